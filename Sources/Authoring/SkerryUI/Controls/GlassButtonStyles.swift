import SkerryGraph

/// A glass background.
///
/// Approximated: a thin material without refraction.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View { GlassPlate(label: configuration.label, isProminent: false) }
}
/// A tinted glass background.
///
/// Approximated: the tint without refraction.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GlassPlate(label: configuration.label, isProminent: true) }
}
struct GlassPlate: View {
  let label: AnyView
  let isProminent: Bool
  @Environment(\.self) private var environment
  var body: some View {
    label.centeringLines()
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .modifier(PlatePadding())
      .background(
        isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(.ultraThinMaterial), in: environment.buttonBorder.shape(in: environment))
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
