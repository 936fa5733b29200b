import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

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
/// The track is the system fill in an app's view (Figures §9.103), and in an archived one the tertiary system fill, which is assumed.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
    return LinearProgressBody(label: configuration.label, current: configuration.currentValueLabel) {
      LinearTrack().overlay {
        FilledBar(fraction: fraction).fill(style).filledPart().clipShape(Capsule())
      }
      .frame(height: 4)
      .padding(.vertical, configuration.isTimer ? Self.timerMargin : 0)
    }
  }
  /// Points above and below the bar of a running timer in an activity or widget. Source: Figures §8.6, P14.
  private static var timerMargin: CGFloat { 3 }
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
