import Foundation
import SkerryFormats

/// Parts of a call's source, from which cases are named.
enum SourceText {
  /// The brackets and commas outside comments and string literals, with their positions.
  static func brackets(in text: some StringProtocol) -> [(index: String.Index, mark: Character)] {
    let marks = SwiftTokenizer.tokens(of: Array(text.utf8)).filter { $0.kind == .mark && !$0.isInterpolated && "([{}]),".contains($0.text) }
    var (index, place) = (text.startIndex, 0)
    return marks.map { mark in
      index = text.utf8.index(index, offsetBy: mark.range.lowerBound - place)
      place = mark.range.lowerBound
      return (index, text[index])
    }
  }

  /// The text between the parenthesis at the start and its closing one.
  static func parenthesised(_ text: Substring) -> Substring? { text.first == "(" ? bracketed(text) : nil }

  /// The text between the bracket at the start and its closing one.
  static func bracketed(_ text: Substring) -> Substring? {
    var depth = 0
    for (index, character) in brackets(in: text) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    return nil
  }

  /// A labelled argument of the call that begins with the first parenthesis.
  static func argument(_ label: String, in source: String) -> Substring? {
    guard let open = source.firstIndex(of: "("), let inside = bracketed(source[open...]) else { return nil }
    var (depth, start) = (0, inside.startIndex)
    var parts: [Substring] = []
    for (index, character) in brackets(in: inside) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append(inside[start..<index])
        start = inside.index(after: index)
      }
    }
    parts.append(inside[start...])
    let labelled = parts.lazy.map { $0.drop { $0.isWhitespace } }.first { $0.hasPrefix(label + ":") }
    return labelled.map { $0.dropFirst(label.count + 1) }
  }

  /// A hash of source text as six digits and letters, so that names that are cut remain distinct.
  static func number(of source: String) -> String { String(ContentHash(of: source.filter { !$0.isWhitespace }).digits.prefix(6)) }
}
