import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// The marks of one axis: its values, and their labels with sizes.
@MainActor
struct AxisPlan {
  struct Label {
    var node: ViewNode
    var size: CGSize
    var record: AxisLabelRecord
    var isCentered: Bool
    var offset: CGSize
  }
  struct Tick {
    var value: PlotValue
    /// The next value, where a centred mark ends.
    var next: PlotValue?
    var marks: [AxisMarkRecord]
    var labels: [Label]
  }
  /// One set of values on one side.
  struct Group {
    var preset: AxisMarkPreset.Kind
    /// Whether it is on the right or below.
    var isFar: Bool
    var ticks: [Tick]

    func longest(_ axis: Axis) -> CGFloat {
      ticks.flatMap(\.labels).map { axis == .horizontal ? $0.size.height : $0.size.width }.max() ?? 0
    }
  }

  let axis: Axis
  private(set) var groups: [Group] = []

  init(
    _ axis: Axis, _ setting: ChartSettings.Axis, _ scale: PlotScale, leastStep: Double, length: CGFloat, context: ResolveContext
  ) {
    self.axis = axis
    let records: [AxisRecord]
    switch setting {
    case .hidden: return
    case .automatic: records = [AxisRecord()]
    case .marks(let own): records = own.collected()
    }
    for record in records {
      let (values, text) = Self.values(record, scale, axis, leastStep: leastStep, length: length, context)
      var ticks: [Tick] = []
      for (index, value) in values.enumerated() {
        let axisValue = AxisValue(value: value, index: index, count: values.count)
        let marks = record.marks?(axisValue).collected() ?? Self.standard(record, axis)
        var labels: [Label] = []
        for mark in marks {
          guard case .label(let label) = mark.kind else { continue }
          guard let view = Self.view(label, value, text: record.format?(value, context.environment) ?? text(value), context) else {
            continue
          }
          let node = Self.style(view, mark, context)
          var size = LayoutEngine(text: context.services.text).size(of: node, proposal: .unspecified)
          guard size.width.isFinite, size.height.isFinite else { continue }
          if label.orientation.turn != 0 { size = CGSize(width: size.height, height: size.width) }
          labels.append(
            Label(node: node, size: size, record: label, isCentered: mark.isCentered ?? !scale.isContinuous, offset: mark.offset))
        }
        let next = index + 1 < values.count ? values[index + 1] : nil
        ticks.append(Tick(value: value, next: next, marks: marks, labels: labels))
      }
      groups.append(Group(preset: record.preset.kind, isFar: Self.isFar(record.position.kind, axis, context), ticks: ticks))
    }
  }

  private static func isFar(_ position: AxisMarkPosition.Kind, _ axis: Axis, _ context: ResolveContext) -> Bool {
    if axis == .horizontal { return position != .top }
    // The vertical axis is on the trailing side, as on iOS.
    return (position != .leading) == (context.environment.layoutDirection == .leftToRight)
  }

  private static func standard(_ record: AxisRecord, _ axis: Axis) -> [AxisMarkRecord] {
    let label = AxisLabelRecord(
      content: .automatic, collision: .automatic, orientation: .automatic, horizontalSpacing: nil, verticalSpacing: nil)
    var marks = [AxisMarkRecord(.gridLine, stroke: record.stroke), AxisMarkRecord(.label(label))]
    // A vertical axis has no ticks (Figures §9.37).
    if axis == .horizontal { marks.insert(AxisMarkRecord(.tick(.label), stroke: record.stroke), at: 1) }
    return marks
  }

  // MARK: Values

  /// The values of an axis and how they are written.
  private static func values(
    _ record: AxisRecord, _ scale: PlotScale, _ axis: Axis, leastStep: Double, length: CGFloat, _ context: ResolveContext
  ) -> ([PlotValue], (PlotValue) -> String) {
    let environment = context.environment
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let dates = DateTicks(calendar: calendar)
    func dated(_ step: DateTicks.Step) -> (PlotValue) -> String {
      { value in if case .date(let date) = value { dates.text(date, step, locale: environment.locale) } else { value.category } }
    }
    func numbered(_ decimals: Int) -> (PlotValue) -> String {
      { value in
        guard case .number(let number) = value else { return value.category }
        // Zero is written without decimals (Figures §9.6).
        return number.formatted(.number.precision(.fractionLength(number == 0 ? 0 : decimals)).locale(environment.locale))
      }
    }
    switch (record.values.kind, scale.kind) {
    case (.given(let own), .dates):
      let seconds = own.compactMap(\.continuous)
      let whole = own.allSatisfy { if case .date(let date) = $0 { calendar.startOfDay(for: date) == date } else { true } }
      let fine = seconds.contains { $0.truncatingRemainder(dividingBy: 3600) != 0 }
      return (own, dated(DateTicks.Step(unit: whole ? .day : fine ? .minute : .hour, count: 1, length: 1)))
    case (.given(let own), _): return (own, numbered(own.compactMap(\.continuous).map(Self.decimals).max() ?? 0))
    case (_, .categories(let names)): return (names.map { .category($0) }, { $0.category })
    case (.dates(let unit, let count, let own), .dates):
      let ticks = DateTicks(calendar: own ?? calendar)
      let step = DateTicks.Step(unit: unit, count: max(1, count), length: DateTicks.length(of: unit) * Double(max(1, count)))
      let found = ticks.dates(step, from: scale.lower, through: scale.upper, anchored: .domain)
      if found.isEmpty, scale.upper > scale.lower {
        environment.system.log?.report(
          Diagnostic(
            .notDrawn,
            "A stride of an axis has more than \(DateTicks.maxCount) marks in the domain; none is drawn. Choose a larger unit."))
      }
      return (found.map { .date($0) }, dated(step))
    case (.stride(let step), .dates):
      let found = NumberTicks.multiples(of: step, from: scale.lower, through: scale.upper)
      return (found.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, dated(DateTicks.step(step, count: 1)))
    case (.automatic(_, let count), .dates):
      let step =
        count.map { dates.step(from: scale.lower, through: scale.upper, marks: $0) }
        ?? DateTicks.step(scale.upper - scale.lower, count: Self.desiredCount(length, axis))
      let found = dates.dates(step, from: scale.lower, through: scale.upper, anchored: DateTicks.automaticAnchor(step))
      return (found.map { .date($0) }, dated(step))
    case (.stride(let step), .numbers):
      return (
        NumberTicks.multiples(of: step, from: scale.lower, through: scale.upper).map { .number($0) }, numbered(NumberTicks.decimals(step))
      )
    case (.dates, .numbers), (.automatic, .numbers):
      if case .numbers(.log) = scale.kind {
        let powers = NumberTicks.powers(scale.lower, scale.upper)
        if powers.count > 1 { return (powers.map { .number($0) }, { numbered(Self.decimals($0.continuous ?? 0))($0) }) }
      }
      var (minimum, marks): (Double?, Int?) = (nil, nil)
      if case .automatic(let own, let wanted) = record.values.kind { (minimum, marks) = (own, wanted) }
      let least = max(minimum ?? 0, leastStep)
      let step =
        marks.map { NumberTicks.step(from: scale.lower, through: scale.upper, marks: $0, minimum: least) }
        ?? NumberTicks.step(from: scale.lower, through: scale.upper, count: Self.desiredCount(length, axis), minimum: least)
      return (
        NumberTicks.multiples(of: step, from: scale.lower, through: scale.upper).map { .number($0) }, numbered(NumberTicks.decimals(step))
      )
    }
  }

  /// How many decimals a number shows, at most three.
  private static func decimals(_ value: Double) -> Int {
    for count in 0..<3 {
      let scaled = value * PowersOfTen.power(count)
      if abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled)) { return count }
    }
    return 3
  }

  /// The maximum number of intervals on an axis of a length in points: four on a vertical one whatever its height, measured on fourteen
  /// recordings (Figures §9.6); one for every 56 points on a horizontal one, which is our choice.
  static func desiredCount(_ length: CGFloat, _ axis: Axis) -> Int {
    guard axis == .horizontal else { return 4 }
    return min(max(Int(saturatingCount: Double(length / 56)), 2), 7)
  }

  // MARK: Labels

  private static func view(_ label: AxisLabelRecord, _ value: PlotValue, text: String, _ context: ResolveContext) -> (any View)? {
    switch label.content {
    case .view(let view): view
    case .automatic: Text(verbatim: text).lineLimit(1)
    case .format(let format): Text(verbatim: format(value, context.environment) ?? text).lineLimit(1)
    }
  }

  private static func style(_ view: any View, _ mark: AxisMarkRecord, _ context: ResolveContext) -> ViewNode {
    let style: any ShapeStyle = mark.style ?? HierarchicalShapeStyle.secondary
    let styled = AnyView(view).font(mark.font ?? .caption2).foregroundStyle(AnyShapeStyle(style))
    let node = context.layeredNode(of: styled, alignment: .center)
    return mark.opacity < 1 ? .effect(.opacity(mark.opacity), node) : node
  }
}
