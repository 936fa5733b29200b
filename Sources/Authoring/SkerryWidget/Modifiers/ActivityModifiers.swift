import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// The vertical placement of a view relative to the camera in the expanded island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  fileprivate let isBelow: Bool
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Moves below the camera when the view does not fit beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

extension View {
  /// Colours the background of the Lock Screen presentation; `nil` is the system's own.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    node { child, context in .annotated(.surface(.backgroundTint(color.map { $0.rgba(in: context.environment) })), child) }
  }

  /// Colours the buttons that the system adds beside the Lock Screen presentation.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    node { child, context in .annotated(.surface(.systemActionForeground(color.map { $0.rgba(in: context.environment) })), child) }
  }

  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    node { child, _ in verticalPlacement.isBelow ? .annotated(.belowIfTooWide, child) : child }
  }

  /// The URL that a tap on the whole presentation opens.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    node { child, _ in url.map { .annotated(.surface(.widgetURL($0)), child) } ?? child }
  }

  /// Marks the view for the accent group of tinted widgets; full-colour pictures do not change.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    node { child, _ in .annotated(.surface(.accentable(accentable)), child) }
  }

  /// A text or gauge beside the widget on a watch face; an iPhone shows none.
  /// No-op: labels along a bezel belong to faces that are not drawn.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// No-op: labels along a bezel belong to faces that are not drawn.
  public nonisolated func widgetLabel(_ key: LocalizedStringKey) -> some View { self }
  /// No-op: labels along a bezel belong to faces that are not drawn.
  public nonisolated func widgetLabel(_ label: Text) -> some View { self }
  /// No-op: content that curves along a bezel on a watch is straight here.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  /// No-op: labels along a bezel belong to faces that are not drawn.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Gives the presentation a background of views. Where it is removed, as on the Lock Screen, the views are not evaluated: an app's may contain
  /// themselves there (`background()` without arguments is the view itself with the background style).
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return node { child, context in
      let isShown = context.environment.showsWidgetContainerBackground
      let views = isShown ? context.layeredNode(of: background, alignment: alignment) : .leaf(.blank)
      return .annotated(.surface(.containerBackground(views)), child)
    }
  }

  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

/// Which container a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension Color {
  /// The colour's components in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA { paint(in: environment).representativeColor }
}
