public import Foundation

/// A number that a format such as `%lld` can write.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  func _number(_ specifier: String) -> _LocalizedNumber
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
  public func _number(_ specifier: String) -> _LocalizedNumber {
    _LocalizedNumber(Self.isSigned ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self)), specifier)
  }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public static var _specifier: String { "%lf" }
  public func _number(_ specifier: String) -> _LocalizedNumber { _LocalizedNumber(.real(Double(self)), specifier) }
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
