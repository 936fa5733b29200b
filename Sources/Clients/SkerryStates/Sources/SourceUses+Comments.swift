import Foundation
import SkerryFormats

/// What the comments at a declaration say about a member.
extension SourceUses {
  /// The example in the comment beside or above a member of an activity's types: `var earned: String  // e.g. "$12.50"`.
  ///
  /// It is in quotation marks at the beginning of the comment, after a colon or a parenthesis, or after words such as "e.g."; after such words the
  /// quotation marks may be missing. `nil` if no comment has one.
  func example(of member: String) -> String? {
    if let found = examples[member] { return found }
    let found = searchExample(of: member)
    examples[member] = found
    return found
  }

  private func searchExample(of member: String) -> String? {
    let declaration = "var \(member)"
    for file in files where file.bytes.holds("ActivityAttributes") {
      for place in file.bytes.places(of: declaration, maximum: 16) {
        let end = place + declaration.utf8.count
        guard !file.bytes.isNamePart(at: place - 1), !file.bytes.isNamePart(at: end) else { continue }
        for comment in [file.bytes.comment(beside: end), file.bytes.comment(above: place)] {
          if let example = Self.example(in: comment) { return example }
        }
      }
    }
    return nil
  }

  /// What an example is announced with, in lower case.
  private static let announcements = [
    "e.g.", "e.g", "eg.", "eg", "ex.", "i.e.", "example", "for instance", "such as", "like", "z.b.", "例", "例如", "예",
  ]

  private static func example(in comment: String) -> String? {
    var rest = comment[...]
    while let open = rest.firstIndex(where: { $0 == "\"" || $0 == "“" }) {
      let close: Character = rest[open] == "“" ? "”" : "\""
      guard let end = rest[rest.index(after: open)...].firstIndex(of: close) else { break }
      let before = comment[..<open].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let isAnnounced =
        before.isEmpty || before.last.map { ":(=—–-".contains($0) } == true || announcements.contains(where: before.hasSuffix)
      if isAnnounced, let text = usable(rest[rest.index(after: open)..<end]) { return text }
      rest = rest[rest.index(after: end)...]
    }
    return unquoted(comment)
  }

  /// `// e.g. Push Day, Leg Day`: up to the next punctuation mark. A lower-case letter begins a description, not an example.
  private static func unquoted(_ comment: String) -> String? {
    guard !comment.contains("\""),
      let announced = comment.range(of: "e.g. ", options: .caseInsensitive) ?? comment.range(of: "for example ", options: .caseInsensitive)
    else { return nil }
    let text = comment[announced.upperBound...].prefix { !",;()|/\n".contains($0) }
    guard let first = text.first, !first.isLowercase else { return nil }
    return usable(text[...].trimmingCharacters(in: .whitespacesAndNewlines)[...])
  }

  /// The maximum number of characters of an example. Our choice.
  private static let maxLength = 60

  private static func usable(_ text: Substring) -> String? {
    let text = String(text)
    guard text.count <= maxLength, !text.contains("\n"), !text.contains("\\("), !["nil", "null"].contains(text.lowercased()) else {
      return nil
    }
    return SourceValue.text(text).weight > 0 ? text : nil
  }
}

extension [UInt8] {
  /// The comment at the end of the line of a position, without its marks.
  fileprivate func comment(beside place: Int) -> String {
    var tokens = SwiftTokenizer(self[place...], comments: true)
    while let token = tokens.next(), token.line == 1 {
      guard token.kind == .comment else { continue }
      let text = token.text.hasSuffix("*/") ? token.text.dropLast(2) : token.text[...]
      return text.drop { $0 == "/" || $0 == "*" }.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return ""
  }

  /// The comment in the lines directly above that of a position.
  fileprivate func comment(above place: Int) -> String {
    var lines: [String] = []
    var start = place - lineText(before: place).utf8.count
    while start > 0, lines.count < Self.maxLines {
      let line = lineText(before: start - 1)
      let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
      guard words.hasPrefix("//") else { break }
      lines.insert(words.drop { $0 == "/" }.trimmingCharacters(in: .whitespacesAndNewlines), at: 0)
      start -= line.utf8.count + 1
    }
    return lines.joined(separator: " ")
  }

  /// The maximum number of lines of a comment that are read. Our choice: longer ones explain, and do not give an example.
  private static var maxLines: Int { 8 }
}
