import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View { node { child, _ in .effect(.opacity(opacity), child) } }
  public nonisolated func hidden() -> some View { node { child, _ in .effect(.hidden, child) } }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    node { child, _ in .effect(.blur(radius: radius), child) }
  }
  public nonisolated func blendMode(_ mode: BlendMode) -> some View { node { child, _ in .effect(.blend(mode), child) } }
  public nonisolated func compositingGroup() -> some View { node { child, _ in .effect(.isolate, child) } }
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { compositingGroup() }

  /// The default colour is black at 0.33 (Figures §5.1).
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    node { child, context in
      .effect(.shadow(color.source.rgba(in: context.environment), radius: radius, offset: CGSize(width: x, height: y)), child)
    }
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    geometric(.rotation(angle, anchor: anchor))
  }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    geometric(.scale(scale, anchor: anchor))
  }
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    geometric(.transform(transform, anchor: .topLeading))
  }

  /// Draws the view with a geometric effect, which is mirrored in right-to-left layouts.
  nonisolated func geometric(_ effect: NodeEffect) -> some View {
    node { child, context in .effect(effect.directed(in: context.environment), child) }
  }

  private nonisolated func filtered(_ filter: @escaping @MainActor (ResolveContext) -> ColorFilter) -> some View {
    node { child, context in .effect(.color(filter(context)), child) }
  }
  public nonisolated func brightness(_ amount: Double) -> some View { filtered { _ in .brightness(amount) } }
  public nonisolated func contrast(_ amount: Double) -> some View { filtered { _ in .contrast(amount) } }
  public nonisolated func saturation(_ amount: Double) -> some View { filtered { _ in .saturation(amount) } }
  public nonisolated func grayscale(_ amount: Double) -> some View { filtered { _ in .grayscale(amount) } }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { filtered { _ in .hueRotation(angle) } }
  public nonisolated func colorInvert() -> some View { filtered { _ in .invert } }
  public nonisolated func luminanceToAlpha() -> some View { filtered { _ in .luminanceToAlpha } }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    filtered { .multiply(color.source.rgba(in: $0.environment)) }
  }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
  /// No-op: nothing is invalidated while a picture is drawn.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    node { child, context in
      // Invalidatable content is faded (our choice; Apple only documents that it is marked).
      invalidatable && context.environment.redactionReasons.contains(.invalidated) ? .effect(.opacity(0.35), child) : child
    }
  }
}

/// Hides sensitive content while privacy redaction is on.
struct PrivacyModifier {
  let isSensitive: Bool
}
extension PrivacyModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    guard isSensitive else { return content(context) }
    var inner = context
    if context.environment.redactionReasons.contains(.privacy) { inner = context.with { $0.redactionReasons.insert(.placeholder) } }
    return content(inner).map { .annotated(.privacySensitive, $0) }
  }
}
