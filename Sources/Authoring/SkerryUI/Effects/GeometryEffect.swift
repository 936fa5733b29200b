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

/// Geometric effects in right-to-left layouts: mirrored, as the views are that they change. Source: Figures §5.6.
extension NodeEffect {
  /// The same effect, mirrored if views are laid out from right to left in the environment. Other than geometric effects are unchanged.
  func directed(in environment: EnvironmentValues) -> NodeEffect {
    guard environment.layoutDirection == .rightToLeft else { return self }
    switch self {
    case .rotation(let angle, let anchor): return .rotation(-angle, anchor: anchor.mirrored)
    case .scale(let factor, let anchor): return .scale(factor, anchor: anchor.mirrored)
    case .transform(let transform, let anchor):
      let flip = CGAffineTransform(scaleX: -1, y: 1)
      return .transform(flip.concatenating(transform).concatenating(flip), anchor: anchor.mirrored)
    case .projection(let matrix):
      return .projection { size in
        let flip = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        return flip.concatenating(matrix(size)).concatenating(flip)
      }
    default: return self
    }
  }
}

extension UnitPoint {
  fileprivate var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
