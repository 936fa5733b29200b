import SkerryGraph
import SkerryUI

/// How an image is drawn in tinted widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  /// The mode in the engine's form.
  package let look: AccentedImageLook
  public static let fullColor = WidgetAccentedRenderingMode(look: .fullColor)
  public static let desaturated = WidgetAccentedRenderingMode(look: .desaturated)
  public static let accented = WidgetAccentedRenderingMode(look: .accented)
  public static let accentedDesaturated = WidgetAccentedRenderingMode(look: .accentedDesaturated)
}

extension Image {
  /// How the image is drawn in the accented rendering mode; `nil` tints it like everything else.
  public nonisolated func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    node { child, _ in mode.map { .annotated(.surface(.accentedImage($0.look)), child) } ?? child }
  }
}
