import SkerryGeometry
import SkerryUI

private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private struct FullscreenKey: EnvironmentKey { static let defaultValue = false }
private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private struct RenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct ContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct LimitedWidthKey: EnvironmentKey { static let defaultValue = false }
private struct WidgetLabelKey: EnvironmentKey { static let defaultValue = false }
private struct UpdateReducedKey: EnvironmentKey { static let defaultValue = false }
private struct LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }

/// The level of detail of a widget.
public struct LevelOfDetail: Hashable, Sendable {
  private let name: String
  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
  /// Small on watch and in the car, medium elsewhere.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// Whether the activity fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }
  /// Whether the island has less space, as in landscape (iOS 27).
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[LimitedWidthKey.self] }
    set { self[LimitedWidthKey.self] = newValue }
  }
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ContainerBackgroundKey.self] }
    set { self[ContainerBackgroundKey.self] = newValue }
  }
  /// Whether a label is shown beside the widget, as on a watch face; never on an iPhone.
  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] }
    set { self[WidgetLabelKey.self] = newValue }
  }
  /// Whether update frequency is reduced, as on a distant watch (iOS 18).
  public var isActivityUpdateReduced: Bool {
    get { self[UpdateReducedKey.self] }
    set { self[UpdateReducedKey.self] = newValue }
  }
  /// The level of detail of a widget: reduced at a distance (iOS 26).
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
