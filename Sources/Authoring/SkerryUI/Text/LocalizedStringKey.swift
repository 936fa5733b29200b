import Foundation
internal import SkerryFormats
import SkerryLocalization

/// A localized key with the values that are inserted into it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(_LocalizedNumber)

    /// The number as plural rules read it; `nil` if it is not a number.
    var operand: String? {
      switch self {
      case .string, .text: nil
      case .number(let number): number.operand
      }
    }
    case text(Text)
  }

  /// The key as in the table: `%@`, `%lld` and the like are replaced by the arguments.
  var key: String
  var arguments: [Argument]
  /// The string if no table has the key; `nil` shows the key.
  var fallback: String?

  init(_ resource: LocalizedStringResource) {
    key = resource.key
    arguments = resource.defaultValue.arguments.map { argument in
      switch argument {
      case .string(let text): .string(text)
      case .placeholder: .string("")
      case .number(let number): .number(number)
      }
    }
    fallback = resource.defaultValue.key
  }
  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.hasByte("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(.string(String(string)), "%@") }
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
    public mutating func appendInterpolation(_ attributed: AttributedString) { append(.text(Text(attributed)), "%@") }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style)), "%@") }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)), "%@")
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { append(.text(Text(input, format: format)), "%@") }
    public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String { append(.text(Text(source, format: format)), "%@") }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString { append(.text(Text(input, format: format)), "%@") }
    public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString { append(.text(Text(source, format: format)), "%@") }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource)), "%@") }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) { append(.text(Text(date, formatter: formatter)), "%@") }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._number(T._specifier)), T._specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number(specifier)), specifier)
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
  }
}
