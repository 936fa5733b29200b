public import Foundation

// Bridges between numbers that a phone's Foundation has and Linux lacks.

extension CGFloat {
  /// The number's value, rounded where a `CGFloat` cannot hold it.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
  /// The number's value; `nil` if it cannot be held without loss.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
extension Decimal {
  /// The number's value.
  public init(truncating number: NSNumber) { self = number.decimalValue }
}
