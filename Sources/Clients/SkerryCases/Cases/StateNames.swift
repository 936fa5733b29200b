import Foundation
import SkerryFormats

/// Names of a preview's states, read from the source of the call.
enum StateNames {
  /// - Parameter source: the text of a `#Preview` call.
  /// - Parameter closure: the label of the closure that lists the states.
  /// - Returns: one name for each expression of the closure; empty when it is not there.
  package static func names(in source: String, closure: String = "contentStates") -> [String] {
    states(in: source, closure: closure).map(name)
  }

  private static func states(in source: String, closure: String = "contentStates") -> [String] {
    guard let label = source.range(of: closure + ":", options: .backwards) else { return [] }
    guard let open = source[label.upperBound...].firstIndex(of: "{"), let close = source.lastIndex(of: "}"), open < close else { return [] }
    return expressions(String(source[source.index(after: open)..<close]))
  }

  /// What else an activity's preview says of each of its states, from short to long: the attributes, the title, both, and all of it as a
  /// number.
  static func qualifiers(in source: String, title: String?) -> [[String]] {
    let attributes = SourceText.argument("using", in: source).map { expressions(String($0)).joined() } ?? ""
    let words = [attributes.isEmpty ? "" : name(attributes), Slug.make(title ?? "")]
    let both = words.filter { !$0.isEmpty }.joined(separator: "-")
    return states(in: source).map { words + [both, SourceText.number(of: attributes + $0)] }
  }

  /// The top-level expressions of a closure, comments left out.
  static func expressions(_ body: String) -> [String] {
    let source = SwiftCode.only(in: body, literals: true)
    var result: [String] = []
    var current = ""
    var depth = 0
    var marks = SourceText.brackets(in: source)[...]
    for line in source.split(whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      // A line that begins with a dot continues the expression above it.
      if depth == 0, !trimmed.isEmpty, !trimmed.hasPrefix("."), !current.isEmpty {
        result.append(current)
        current = ""
      }
      while let next = marks.first, next.index < line.endIndex {
        if "([{".contains(next.mark) { depth += 1 }
        if ")]}".contains(next.mark) { depth -= 1 }
        marks.removeFirst()
      }
      current += trimmed
    }
    if !current.isEmpty { result.append(current) }
    return result
  }

  /// `Attributes.ContentState.kickoff` is kickoff; a call is named by its values, and that of a function by its name, too.
  private static func name(_ expression: String) -> String {
    guard let open = expression.firstIndex(of: "(") else {
      return Slug.make(String(expression.split(separator: ".").last ?? "state"))
    }
    let inside = expression[expression.index(after: open)...].dropLast()
    let called = String(expression[..<open].split(separator: ".").last ?? "state")
    let isFunction = called != "init" && called.first?.isLowercase == true
    let named = Slug.make((isFunction ? called + "-" : "") + words(of: String(inside)))
    return named.isEmpty ? Slug.make(called) : named
  }

  /// A call's arguments as a name: relative times, and initializers by their values. That an entry's date is now says nothing beside others.
  static func words(of arguments: String) -> String {
    let words = TimeWords.replaced(in: arguments).replacingOccurrences(of: ".init(", with: "(")
    guard let now = ["date: now,", "date:now,"].first(where: words.hasPrefix) else { return words }
    let rest = words.dropFirst(now.count)
    return rest.allSatisfy(\.isWhitespace) ? words : String(rest)
  }
}

/// Text as a name of files and folders.
package enum Slug {
  /// Letters and digits of any script with single dashes between them; at most 48 characters, cut between words where there are any.
  /// Never empty parts or dots.
  package static func make(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber {
        result.append(character)
      } else if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) {
        let names = character.unicodeScalars.compactMap { $0.properties.name?.lowercased() }
        if !result.isEmpty, !result.hasSuffix("-") { result.append("-") }
        result += names.joined(separator: "-").map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    guard result.count > 48 else { return result }
    let isCutInWord = result.dropFirst(48).first != "-"
    result = String(result.prefix(48))
    if isCutInWord, let end = result.lastIndex(of: "-") { result = String(result[..<end]) }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }
}
