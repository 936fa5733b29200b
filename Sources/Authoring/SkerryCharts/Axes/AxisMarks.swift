import Foundation
import SkerryDrawing
import SkerryUI

/// Lines, ticks and labels at the values of an axis.
public struct AxisMarks<Content: AxisMark> {
  private let axis: AxisRecord
  private nonisolated init(_ axis: AxisRecord) { self.axis = axis }
}

extension AxisMarks: AxisContent, PrimitiveAxisContent {
  public typealias Body = Never
  var axes: [AxisRecord] { [axis] }
}

extension AxisMarks {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(AxisRecord(preset: preset, position: position, values: values, marks: { content($0) })) }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(AxisRecord(preset: preset, position: position, values: .given(values), marks: { content($0) })) }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(AxisRecord(preset: preset, position: position, values: values, marks: { _ in content() })) }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(AxisRecord(preset: preset, position: position, values: .given(values), marks: { _ in content() })) }
}

extension AxisMarks where Content == AnyAxisMark {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(AxisRecord(preset: preset, position: position, values: values, stroke: stroke)) }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) { self.init(AxisRecord(preset: preset, position: position, values: .given(values), stroke: stroke)) }

  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(AxisRecord(preset: preset, position: position, values: values, stroke: stroke, format: ValueFormat(format).text))
  }

  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(AxisRecord(preset: preset, position: position, values: .given(values), stroke: stroke, format: ValueFormat(format).text))
  }
}

/// The position of an axis's labels relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  public static let aligned = AxisMarkPreset(kind: .aligned)
  public static let extended = AxisMarkPreset(kind: .extended)
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot that an axis is on.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(minimumStride: Double?, count: Int?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case given([PlotValue])
  }
  let kind: Kind
  /// Round values chosen for the available length.
  public static let automatic = AxisMarkValues(kind: .automatic(minimumStride: nil, count: nil))
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(minimumStride: nil, count: desiredCount))
  }
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(minimumStride: Double(minimumStride), count: desiredCount)) }
  /// Multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }
  /// Marks at the start of each calendar unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, count, calendar)) }

  static func given<P: Plottable>(_ values: [P]) -> AxisMarkValues { AxisMarkValues(kind: .given(values.map { PlotValue($0) })) }
}

/// One value of an axis.
public struct AxisValue {
  let value: PlotValue
  /// Its index among the axis's values, from 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  /// The value as a type; `nil` when it cannot be one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plottable(type) }
}
