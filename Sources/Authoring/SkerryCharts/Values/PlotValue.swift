import Foundation

/// A plotted value without its type: the values that a scale can place.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  init(_ value: some Plottable) { self.init(primitive: value.primitivePlottable) }

  private init(primitive value: Any) {
    switch value {
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date)
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    default: self = .category(String(describing: value))
    }
  }

  /// The position on a continuous scale: the number, or seconds of the reference date; `nil` for categories and values
  /// that are not numbers.
  var continuous: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The value as a category.
  var category: String {
    switch self {
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .date(let date): String(date.timeIntervalSinceReferenceDate)
    case .category(let text): text
    }
  }

  /// The value as a customer's type; `nil` when it cannot be one.
  func plottable<P: Plottable>(_ type: P.Type) -> P? {
    primitive(P.PrimitivePlottable.self).flatMap(P.init(primitivePlottable:))
  }

  private func primitive<Q>(_ type: Q.Type) -> Q? {
    switch self {
    case .category(let text): return text as? Q
    case .date(let date): return date as? Q
    case .number(let number):
      if let same = number as? Q { return same }
      if type == Decimal.self { return Decimal(number) as? Q }
      if type == Float.self { return Float(number) as? Q }
      guard let integer = type as? any FixedWidthInteger.Type else { return nil }
      func whole<I: FixedWidthInteger>(_ type: I.Type) -> Q? { I(exactly: number.rounded(.towardZero)) as? Q }
      return whole(integer)
    }
  }
}
