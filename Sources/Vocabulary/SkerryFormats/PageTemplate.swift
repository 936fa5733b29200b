/// A page with placeholders: `{{name}}`. Values are escaped unless the caller declares them to be markup.
///
/// Templates are files of HTML, CSS and JavaScript, embedded in the program, so that it needs no file beside it. A page
/// is filled in one pass: inserted values are never expanded again, whatever they contain.
package struct PageTemplate: Sendable {
  /// The value for a placeholder.
  package enum Value: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// Text from any source; it is escaped.
    case text(String)
    /// HTML, or the contents of a script, that is safe as it stands.
    case markup(String)

    package init(stringLiteral value: String) { self = .text(value) }

    /// An embedded file, without the line break at its end.
    package static func file(_ file: PageFile) -> Value {
      let bytes = file.bytes
      return .markup(String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self))
    }

    fileprivate var filled: String {
      switch self {
      case .text(let text): Markup.escaped(text)
      case .markup(let text): text
      }
    }
  }

  private let source: String

  package init(_ source: String) { self.source = source }

  /// An embedded file.
  package init(_ file: PageFile) { source = String(decoding: file.bytes, as: UTF8.self) }

  /// The page. Every placeholder of the template needs a value and every value a placeholder; a mismatch is a
  /// programming error.
  package func filled(_ values: [String: Value]) -> String {
    var result = ""
    var unused = Set(values.keys)
    var rest = source[...]
    while let place = rest.firstRange(of: /\{\{[a-z]+\}\}/) {
      let name = String(rest[place].dropFirst(2).dropLast(2))
      guard let value = values[name] else { preconditionFailure("The template's placeholder {{\(name)}} has no value.") }
      result += rest[..<place.lowerBound]
      result += value.filled
      unused.remove(name)
      rest = rest[place.upperBound...]
    }
    precondition(unused.isEmpty, "The template has no placeholder for \(unused.sorted().joined(separator: ", ")).")
    return result + rest
  }
}
