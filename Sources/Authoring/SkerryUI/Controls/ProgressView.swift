import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  enum Progress: Sendable {
    case indeterminate
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }
  let progress: Progress
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  fileprivate init(_ progress: Progress, _ label: Label?, _ current: CurrentValueLabel?) {
    (self.progress, self.label, currentValueLabel) = (progress, label, current)
  }
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progress {
    guard let value else { return .indeterminate }
    let part = Double(total) > 0 ? Double(value) / Double(total) : 0
    return .fraction(part.isFinite ? min(max(part, 0), 1) : 0)
  }
}

extension ProgressView: View {
  public var body: some View {
    StyledProgress(progress: progress.erased, label: label.map { AnyView($0) }, current: currentValueLabel.map { AnyView($0) })
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView { self.init(.indeterminate, nil, nil) }
  public nonisolated init(@ViewBuilder label: () -> Label) where Label: View { self.init(.indeterminate, label(), nil) }
  public nonisolated init(_ key: LocalizedStringKey) where Label == Text { self.init(.indeterminate, Text(key), nil) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.indeterminate, Text(title), nil) }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), nil, nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where Label: View {
    self.init(Self.fraction(value, total), label(), nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.fraction(value, total), Text(key), nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.fraction(value, total), Text(title), nil)
  }
}
extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel()) }
}
/// The running time under a timer's progress.
public typealias DefaultDateProgressLabel = Text
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: Int = #line
  ) where Label: View {
    let current = Text(timerInterval: timerInterval, countsDown: countsDown, fileID: fileID, line: line)
    self.init(.timer(timerInterval, countsDown: countsDown), label(), current)
  }
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: StaticString = #fileID, line: Int = #line
  ) where Label == EmptyView {
    let current = Text(timerInterval: timerInterval, countsDown: countsDown, fileID: fileID, line: line)
    self.init(.timer(timerInterval, countsDown: countsDown), nil, current)
  }
}
extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate, configuration.label, configuration.currentValueLabel)
  }
}
extension ProgressView.Progress {
  fileprivate var erased: StyledProgress.Progress {
    switch self {
    case .indeterminate: .indeterminate
    case .fraction(let value): .fraction(value)
    case .timer(let interval, let countsDown): .timer(interval, countsDown: countsDown)
    }
  }
}

/// The style of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// The parts of a progress view that its style arranges.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  /// 0 … 1; `nil` if indeterminate.
  public let fractionCompleted: Double?
  public var label: AnyView?
  public var currentValueLabel: AnyView?
  /// Whether the progress is that of a running timer, which the system draws by itself.
  var isTimer = false
}

struct StyledProgress {
  typealias Progress = ProgressView<EmptyView, EmptyView>.Progress
  let progress: Progress
  let label: AnyView?
  let current: AnyView?
}
extension StyledProgress: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let fraction: Double?
    var isTimer = false
    switch progress {
    case .indeterminate: fraction = nil
    case .fraction(let value): fraction = value
    case .timer(let interval, let countsDown):
      isTimer = context.environment.system.timersFillLines
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let done = length > 0 ? min(max(context.services.now.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
      fraction = countsDown ? 1 - done : done
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label, currentValueLabel: current, isTimer: isTimer)
    return context.outside(\.progressViewStyles).applying(context.environment.system.progressViewStyles.nearest) {
      $0.makeBody(configuration: configuration)
    }
  }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar of 4 points over the full width, its label above and its value below (Figures rule 31).
///
/// The track is the tertiary system fill (Figures §8.4).
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    return LinearProgressBody(label: configuration.label, current: configuration.currentValueLabel) {
      Capsule().fill(Color(uiColor: .tertiarySystemFill)).overlay {
        FilledBar(fraction: fraction).fill(style).clipShape(Capsule())
      }
      .frame(height: 4)
      .padding(.vertical, configuration.isTimer ? Self.timerMargin : 0)
    }
  }
  /// Points above and below the bar of a running timer in an activity or widget. Source: Figures §8.6, P14.
  private static var timerMargin: CGFloat { 3 }
}

struct LinearProgressBody<Bar: View>: View {
  let label: AnyView?
  let current: AnyView?
  @ViewBuilder let bar: Bar
  @Environment(\.labelVisibility) private var showsLabels

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if showsLabels, let label { label }
      bar
      if showsLabels, let current { current.font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.leading) }
    }
  }
}
extension EnvironmentValues {
  var labelVisibility: Bool { !system.labelsHidden }
}

/// The part of a bar that is done, from the leading edge, with a round end.
struct FilledBar: Shape {
  let fraction: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(min(max(fraction, 0), 1))
    guard width > 0 else { return Path() }
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: max(width, min(rect.height, rect.width)), height: rect.height),
      cornerRadius: rect.height / 2, style: .circular)
  }
}

/// The closed ring of widgets: line width 5.5238 on a diameter of 58 (Figures §2.5, §5.1); a spinner if indeterminate.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      CapacityRing(
        fraction: fraction, style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), content: configuration.currentValueLabel)
    } else {
      Spinner(tint: tint, label: configuration.label)
    }
  }
}

/// A ring filled clockwise from the top, with something in its middle.
struct CapacityRing: View {
  let fraction: Double
  let style: AnyShapeStyle
  let content: AnyView?
  @Environment(\.labelVisibility) private var showsLabels
  /// The content's share of the diameter, as in a gauge; within the ring it is 0.81. Our choice.
  private static let contentShare: CGFloat = 1 - 16 / CircularGaugeMetrics.side

  var body: some View {
    ZStack {
      RingShape(fraction: 1).fill(style.opacity(RingShape.trackOpacity))
      RingShape(fraction: fraction).fill(style)
    }
    .aspectRatio(1, contentMode: .fit)
    .overlay {
      // The content in the middle never enlarges the ring (Figures §8.4).
      if showsLabels, let content {
        GeometryReader { ring in
          content.font(.caption).minimumScaleFactor(0.5).lineLimit(1).multilineTextAlignment(.center)
            .frame(width: ring.size.width * Self.contentShare, height: ring.size.height * Self.contentShare)
            .frame(width: ring.size.width, height: ring.size.height)
        }
      }
    }
  }
}

/// A ring's outline; its width is a fixed part of its diameter.
struct RingShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let fraction: Double
  /// Source: Figures §5.1, AccessoryCircular gauge.
  static let relativeWidth: CGFloat = CircularGaugeMetrics.lineWidth / CircularGaugeMetrics.side
  /// The track's opacity, of the tint. Source: Figures §9.4; Figures §8.4.
  static let trackOpacity = 0.35

  nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter * Self.relativeWidth
    guard fraction > 0, diameter > 0 else { return Path() }
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: (diameter - width) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * min(fraction, 1)), clockwise: false)
    if fraction >= 1 { arc.closeSubpath() }
    return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 58, height: 58))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.progressViewStyles.push(style) }
  }
}
