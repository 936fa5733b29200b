import Foundation
import SkerryUI
import SkerryLocalization

/// A value with the name of its quantity.
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue
  private init(_ plotted: PlottedValue) { self.plotted = plotted }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .init(PlottedValue(Text(labelKey), of: value))
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(PlottedValue(label, of: value)) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .init(PlottedValue(Text(verbatim: String(label)), of: value))
  }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
    .init(PlottedValue(Text(label), of: value))
  }

  /// A bin: marks fill it from its lower to its upper bound.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    .init(PlottedValue(Text(labelKey), of: range.lowerBound, upper: PlotValue(range.upperBound)))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    .init(PlottedValue(Text(verbatim: String(label)), of: range.lowerBound, upper: PlotValue(range.upperBound)))
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue where Value: Comparable {
    .init(PlottedValue(Text(labelKey), of: range.lowerBound, upper: PlotValue(range.upperBound)))
  }
}

extension PlottableValue where Value == Date {
  /// A date as the calendar unit that contains it.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableValue
  {
    .init(PlottedValue(Text(labelKey), .date(value), unit: unit, calendar: calendar))
  }
  public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue {
    .init(PlottedValue(label, .date(value), unit: unit, calendar: calendar))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableValue
  {
    .init(PlottedValue(Text(verbatim: String(label)), .date(value), unit: unit, calendar: calendar))
  }
}

/// A type-erased plottable value.
struct PlottedValue {
  var label: Text
  var value: PlotValue
  /// The end of a bin that begins at `value`.
  var upper: PlotValue?
  /// Whether the customer's type is an integer, so that the value never lies between two integers.
  private(set) var isInteger = false
  private var unit: Calendar.Component?
  private var calendar: Calendar?

  init<V: Plottable>(_ label: Text, of value: V, upper: PlotValue? = nil) {
    self.init(label, PlotValue(value), upper: upper)
    isInteger = V.PrimitivePlottable.self is any BinaryInteger.Type
  }

  init(_ label: Text, _ value: PlotValue, upper: PlotValue? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil) {
    self.label = label
    self.value = value
    self.upper = upper
    self.unit = unit
    self.calendar = calendar
  }

  /// The end of a stacked mark, an integer if the stacked value was one and stacking only adds.
  func moved(to number: Double, _ keepsIntegers: Bool) -> PlottedValue {
    var moved = PlottedValue(label, .number(number))
    moved.isInteger = isInteger && keepsIntegers
    return moved
  }

  /// The value with its calendar unit turned into a bin.
  func binned(_ environment: Calendar) -> PlottedValue {
    guard let unit, case .date(let date) = value, let bin = (calendar ?? environment).dateInterval(of: unit, for: date) else { return self }
    return PlottedValue(label, .date(bin.start), upper: .date(bin.end))
  }
}
