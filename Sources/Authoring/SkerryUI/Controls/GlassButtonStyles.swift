import SkerryGraph

/// A glass background.
///
/// Approximated: a thin material, or the glass's tint, without refraction.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  public nonisolated init() { glass = .regular }
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    GlassPlate(label: configuration.label, color: AnyShapeStyle(.primary), backing: glass.backing)
  }
}
/// A tinted glass background.
///
/// Approximated: the tint without refraction.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassPlate(label: configuration.label, color: AnyShapeStyle(Color.white), backing: AnyShapeStyle(.tint))
  }
}
struct GlassPlate: View {
  let label: AnyView
  let color: AnyShapeStyle
  let backing: AnyShapeStyle
  @Environment(\.self) private var environment
  var body: some View {
    label.centeringLines()
      .foregroundStyle(color)
      .modifier(PlatePadding())
      .background(backing, in: environment.buttonBorder.shape(in: environment))
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
