import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  enum Progress: Sendable {
    case indeterminate
    case fraction(RangeValue)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }
  let progress: Progress
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  fileprivate init(_ progress: Progress, _ label: Label?, _ current: CurrentValueLabel?) {
    (self.progress, self.label, currentValueLabel) = (progress, label, current)
  }
  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V, _ site: SourceSite?) -> Progress {
    guard let value else { return .indeterminate }
    return .fraction(RangeValue(Double(value), in: (0, Double(total)), of: "ProgressView", at: site))
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
  // As with Gauge, values of type Double have initializers of their own, which the type checker tries first.
  public nonisolated init(
    value: Double?, total: Double = 1.0, fileID: StaticString = #fileID, line: Int = #line
  ) where Label == EmptyView {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), nil, nil)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: Int = #line
  ) where Label == EmptyView {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), nil, nil)
  }
  public nonisolated init(
    value: Double?, total: Double = 1.0, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) where Label: View {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), label(), nil)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line
  ) where Label: View {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), label(), nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: Int = #line
  ) where Label == Text {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), Text(key), nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: Int = #line
  ) where Label == Text {
    self.init(Self.fraction(value, total, SourceSite(fileID, line)), Text(title), nil)
  }
}
extension ProgressView {
  public nonisolated init(
    value: Double?, total: Double = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(Self.fraction(value, total, SourceSite(fileID, line)), label(), currentValueLabel()) }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(Self.fraction(value, total, SourceSite(fileID, line)), label(), currentValueLabel()) }
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
    self.init(
      configuration.fractionCompleted.map { .fraction(RangeValue($0)) } ?? .indeterminate, configuration.label,
      configuration.currentValueLabel)
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
    case .indeterminate:
      fraction = nil
      if PicturePasses.current?.viewsAppear == false {
        context.reportUnsupported(
          "A ProgressView without a value stands still in a Live Activity or a widget; give it a value or an interval, or say in a text what is happening."
        )
      }
    case .fraction(let value):
      value.report(in: context)
      fraction = value.fraction
    case .timer(let interval, let countsDown):
      isTimer = context.environment.system.isArchived
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
