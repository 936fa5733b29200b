import Foundation
import SkerryDrawing
import SkerryGraph

/// The system's glass.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  var color: Color?
  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What is drawn instead: a material, or the tint.
  var backing: AnyShapeStyle {
    switch (kind, color) {
    case (.identity, _): AnyShapeStyle(Color.clear)
    case (_, let color?): AnyShapeStyle(color.opacity(0.7))
    case (.clear, nil): AnyShapeStyle(Color.white.opacity(0.12))
    case (.regular, nil): AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// The default shape of glass.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass shapes that merge.
///
/// Approximated: the shapes do not merge.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

extension View {
  /// Approximated: a thin material, or the glass's tint, without blur and refraction, with a diagnostic.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    background(glass.backing, in: shape).notDrawn(
      "glassEffect is drawn as a plain material: blur and refraction of the backdrop are not drawn.")
  }
}
// No-op: glass shapes do not merge here.
extension View {
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public nonisolated func backgroundExtensionEffect() -> some View { self }
}
/// How glass appears.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
