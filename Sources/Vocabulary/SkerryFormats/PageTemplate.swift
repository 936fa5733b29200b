/// A page with places for what changes: `{{name}}`. Values are escaped unless the caller declares them to be markup.
///
/// Templates are files of HTML, CSS and JavaScript, embedded in the program, so that it needs no file beside it. A page is filled in one pass:
/// what was put in is not looked at again, whatever it contains.
package struct PageTemplate: Sendable {
  /// What stands in for a name.
  package enum Value: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// Text from any source; it is escaped.
    case text(String)
    /// HTML, or the contents of a script, that is safe as it stands.
    case markup(String)

    package init(stringLiteral value: String) { self = .text(value) }

    /// An embedded file, without the line break at its end.
    package static func file(_ bytes: [UInt8]) -> Value {
      .markup(String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self))
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
  package init(_ bytes: [UInt8]) { source = String(decoding: bytes, as: UTF8.self) }

  /// The page. Every name of the template needs a value, and every value a name: anything else is our own mistake.
  package func filled(_ values: [String: Value]) -> String {
    var result = ""
    var unused = Set(values.keys)
    var rest = source[...]
    while let place = rest.firstRange(of: /\{\{[a-z]+\}\}/) {
      let name = String(rest[place].dropFirst(2).dropLast(2))
      guard let value = values[name] else { preconditionFailure("The template's place {{\(name)}} has no value.") }
      result += rest[..<place.lowerBound]
      result += value.filled
      unused.remove(name)
      rest = rest[place.upperBound...]
    }
    precondition(unused.isEmpty, "The template has no place for \(unused.sorted().joined(separator: ", ")).")
    return result + rest
  }
}
