import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A change of how a view looks that is a matrix of its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier, Sendable where Body == Never {
  /// The matrix for a view of a size, in the view's own coordinates.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect as it is: no effect changes layout here.
  public func ignoredByLayout() -> Self { self }
}

extension GeometryEffect {
  func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    DynamicProperties.inject(into: self, from: context.environment)
    return content(context).map { .effect(.projection { size in effectValue(size: size) }, $0) }
  }
}
