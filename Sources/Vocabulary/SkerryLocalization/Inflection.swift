import Foundation

/// Grammar agreement as English needs it: `^[%lld item](inflect: true)` gives the noun its plural.
package enum Inflection {
  /// The format without its agreement markup; in English, nouns agree with the number before them.
  /// - Parameter number: an argument as it is written in digits; `nil` when it is not a number.
  package static func applied(_ format: String, _ language: String, number: (Int) -> String?) -> String {
    guard format.contains("^[") else { return format }
    var result = ""
    var rest = Substring(format)
    var before = 0
    while let open = rest.range(of: "^[") {
      let head = rest[..<open.lowerBound]
      let tail = rest[open.upperBound...]
      guard let close = tail.range(of: "]("), let end = tail[close.upperBound...].firstIndex(of: ")"),
        tail[close.upperBound..<end].contains("inflect")
      else { break }
      result += head
      before += arguments(head)
      let inner = String(tail[..<close.lowerBound])
      result += language.lowercased().hasPrefix("en") ? agreed(inner, from: before, number) : inner
      before += arguments(Substring(inner))
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }

  private static func arguments(_ text: Substring) -> Int {
    FormatToken.tokens(of: String(text)).filter { if case .argument = $0 { true } else { false } }.count
  }

  private static func agreed(_ text: String, from first: Int, _ number: (Int) -> String?) -> String {
    var next = first
    var count: Double?
    for token in FormatToken.tokens(of: text) {
      switch token {
      case .literal(let words): count = count ?? words.split(separator: " ").lazy.compactMap { Double($0) }.first
      case .argument(let position, _):
        count = count ?? number(position ?? next).flatMap(Double.init)
        if position == nil { next += 1 }
      case .own, .variable: continue
      }
    }
    guard let count, count != 1, let last = text.split(separator: " ").last, last.last?.isLetter == true, !last.contains("%") else {
      return text
    }
    return text.dropLast(last.count) + plural(String(last))
  }

  private static let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "mouse": "mice"]

  private static func plural(_ word: String) -> String {
    if let known = irregular[word] { return known }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
    return word + "s"
  }
}
