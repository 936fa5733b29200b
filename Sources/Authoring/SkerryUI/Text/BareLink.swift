/// Addresses in the Markdown of literals that are links without brackets, by the extension of GitHub's Markdown: `https://example.com`,
/// `www.example.com` and `name@example.com`. Source: Figures §9.61.
enum BareLink {
  /// Whether a literal may contain one.
  static func mayBe(in source: String) -> Bool {
    let bytes = source.utf8
    return bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "w"))
  }

  /// The web address that begins at an index; `nil` if there is none, or if the index is inside a word.
  static func address(at start: Int, in characters: [Character]) -> String? {
    guard start == 0 || !isWord(characters[start - 1]) else { return nil }
    let rest = characters[start...]
    guard let prefix = ["https://", "http://", "www."].first(where: { rest.starts(with: $0) }) else { return nil }
    var end = rest.firstIndex { $0.isWhitespace || $0 == "<" } ?? rest.endIndex
    // Punctuation at the end belongs to the sentence, and so does a closing bracket that was not opened.
    while end > start {
      let (last, text) = (characters[end - 1], characters[start..<end])
      let isUnopened = last == ")" && text.filter { $0 == ")" }.count > text.filter { $0 == "(" }.count
      guard "?!.,:*_~'\"".contains(last) || isUnopened else { break }
      end -= 1
    }
    let text = String(characters[start..<max(start, end)])
    let domain = text.dropFirst(prefix.count).prefix { !"/?#".contains($0) }
    guard let first = domain.first, isWord(first), prefix != "www." || domain.contains(".") else { return nil }
    return text
  }

  /// The name and the domain of the e-mail address around the at sign at an index; the name ends `text`. `nil` if there is none.
  static func mail(at sign: Int, in characters: [Character], after text: String) -> (name: String, domain: String)? {
    let name = String(text.reversed().prefix { isWord($0) || ".-_+".contains($0) }.reversed())
    guard !name.isEmpty, sign >= name.count else { return nil }
    var domain = Substring(String(characters[(sign + 1)...].prefix { isWord($0) || ".-_".contains($0) }))
    while domain.last == "." { domain.removeLast() }
    guard domain.contains("."), let first = domain.first, let last = domain.last, isWord(first), isWord(last) else { return nil }
    return (name, String(domain))
  }

  private static func isWord(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }
}
