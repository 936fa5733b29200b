import Foundation

/// The key of a text in the string tables, with the values that go into it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(String, specifier: String)
    case text(Text)
  }

  /// As in the table: `%@`, `%lld` and the like stand for the arguments.
  var key: String
  var arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Gathers the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

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
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._written(T._specifier), specifier: T._specifier), T._specifier)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._written(specifier), specifier: specifier), specifier)
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
  }
}

/// A number that a format such as `%lld` can write.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  func _written(_ specifier: String) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
  public func _written(_ specifier: String) -> String {
    // A bare %d would read half of the value.
    let wide = specifier.contains("ll") ? specifier : specifier.replacingOccurrences(of: "l", with: "").withLongLength
    return String(format: wide, Int64(truncatingIfNeeded: self))
  }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public static var _specifier: String { "%lf" }
  public func _written(_ specifier: String) -> String { String(format: specifier, Double(self)) }
}

extension String {
  /// `%d` as `%lld`, with its flags kept.
  fileprivate var withLongLength: String {
    guard let last, "dDuUxXoi".contains(last) else { return self }
    return dropLast() + "ll" + String(last)
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
