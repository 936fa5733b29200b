import Foundation
import SkerryGeometry
import SkerryUI

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View> {
  var record: AxisMarkRecord
  private nonisolated init(_ label: AxisLabelRecord, centered: Bool?) { record = AxisMarkRecord(.label(label), isCentered: centered) }
}
extension AxisValueLabel: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] { [record] }
}

/// The modifiers of a label.
struct AxisLabelRecord {
  enum Content {
    case automatic
    case format(@Sendable (PlotValue, EnvironmentValues) -> String?)
    case view(any View)
  }
  var content: Content
  var anchor: UnitPoint?
  /// How the labels of a vertical axis stand in their column; `nil` is next to the plot.
  var alignment: HorizontalAlignment?
  var collision: AxisValueLabelCollisionResolution
  var orientation: AxisValueLabelOrientation
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// How overlapping labels are resolved.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, disabled, truncate, greedy }
  let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .greedy }
}

/// The rotation of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
  /// Degrees clockwise.
  var turn: Double {
    switch kind {
    case .automatic, .horizontal: 0
    case .vertical: 90
    case .verticalReversed: -90
    }
  }
}

extension AxisValueLabel where Content == Text {
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelRecord(
        content: .automatic, anchor: anchor, alignment: multiLabelAlignment?.horizontal, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisLabelRecord(
        content: .format(ValueFormat(format).text), anchor: anchor, alignment: multiLabelAlignment?.horizontal,
        collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }

  public nonisolated init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelRecord(
        content: .view(Text(labelKey)), anchor: anchor, alignment: multiLabelAlignment?.horizontal, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }

  public nonisolated init(
    _ label: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelRecord(
        content: .view(label), anchor: anchor, alignment: multiLabelAlignment?.horizontal, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelRecord(
        content: .view(Text(verbatim: String(label))), anchor: anchor, alignment: multiLabelAlignment?.horizontal,
        collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }
}

extension AxisValueLabel {
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AxisLabelRecord(
        content: .view(content()), anchor: anchor, alignment: multiLabelAlignment?.horizontal, collision: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), centered: centered)
  }
}

/// A format style with the environment's calendar and time zone. Its locale is its own, the user's if it names none, also in views that set
/// another one in the environment (Figures §9.95).
///
/// `@unchecked Sendable`: format styles are values, which Foundation does not always mark so.
struct ValueFormat<Format: FormatStyle>: @unchecked Sendable where Format.FormatInput: Plottable, Format.FormatOutput == String {
  private let format: Format
  init(_ format: Format) { self.format = format }

  /// `nil` when the style does not format values of that kind.
  @Sendable func text(_ value: PlotValue, _ environment: EnvironmentValues) -> String? {
    guard let input = value.plottable(Format.FormatInput.self) else { return nil }
    if var dates = format as? Date.FormatStyle {
      dates.calendar = environment.calendar
      dates.timeZone = environment.timeZone
      if let same = dates as? Format { return same.format(input) }
    }
    return format.format(input)
  }
}
