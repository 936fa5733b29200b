import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A visual effect given as a matrix that depends on the view's size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier, Sendable where Body == Never {
  /// The matrix for a view of a size, in the view's own coordinates.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect itself: no effect changes layout here.
  public func ignoredByLayout() -> Self { self }
}

extension GeometryEffect {
  func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    DynamicProperties.inject(into: self, from: context.environment)
    let effect = NodeEffect.projection { size in effectValue(size: size) }.directed(in: context.environment)
    return content(context).map { .effect(effect, $0) }
  }
}
