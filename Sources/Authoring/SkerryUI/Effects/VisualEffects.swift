import Foundation
import SkerryGeometry
import SkerryGraph

/// A visual change that does not affect layout.
public protocol VisualEffect {
  /// The view with the effect applied.
  @MainActor func applied(to view: AnyView) -> AnyView
}
/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  @MainActor public func applied(to view: AnyView) -> AnyView { view }
}
/// An effect applied after another.
public struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor (AnyView) -> AnyView
  @MainActor public func applied(to view: AnyView) -> AnyView { change(base.applied(to: view)) }
}

extension VisualEffect {
  private func adding(_ change: @escaping @MainActor (AnyView) -> AnyView) -> AddedVisualEffect<Self> {
    AddedVisualEffect(base: self, change: change)
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { AnyView($0.opacity(opacity)) } }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding { AnyView($0.offset(offset)) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding { AnyView($0.offset(x: x, y: y)) } }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { AnyView($0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)) }
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding { AnyView($0.projectionEffect(transform)) } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect { adding { AnyView($0.brightness(amount)) } }
  public func contrast(_ amount: Double) -> some VisualEffect { adding { AnyView($0.contrast(amount)) } }
  public func saturation(_ amount: Double) -> some VisualEffect { adding { AnyView($0.saturation(amount)) } }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { AnyView($0.grayscale(amount)) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding { AnyView($0.hueRotation(angle)) } }
}

extension View {
  /// Effects that depend on the view's size and position. The view is laid out once for its size and drawn once with
  /// the effects.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    let view = AnyView(self)
    return hidden().overlay {
      GeometryReader { proxy in
        EffectView(effect: effect(EmptyVisualEffect(), proxy), view: view.frame(width: proxy.size.width, height: proxy.size.height))
      }
    }
  }
  /// Mirrors the view in right-to-left layouts.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(Mirroring(isActive: enabled)) }
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(Mirroring(isActive: behavior != .fixed))
  }
}
struct EffectView<E: VisualEffect, V: View> {
  let effect: E
  let view: V
}
extension EffectView: View {
  var body: some View { effect.applied(to: AnyView(view)) }
}
struct Mirroring {
  let isActive: Bool
  @Environment(\.layoutDirection) private var direction
  init(isActive: Bool) { self.isActive = isActive }
}
extension Mirroring: ViewModifier {
  func body(content: Content) -> some View { content.scaleEffect(x: isActive && direction == .rightToLeft ? -1 : 1, y: 1) }
}
