import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Shapes in right-to-left layouts: mirrored by default (reference page of `layoutDirectionBehavior`).
extension Shape {
  /// The shape's outline in an environment, which its property wrappers read and whose layout direction may mirror it.
  @MainActor func outline(in environment: EnvironmentValues) -> ShapeOutline {
    DynamicProperties.inject(into: self, from: environment)
    return outline.directed(layoutDirectionBehavior, in: environment)
  }
}

extension ShapeOutline {
  /// The same outline, mirrored if the behaviour and the environment's direction ask for it.
  func directed(_ behavior: LayoutDirectionBehavior, in environment: EnvironmentValues) -> ShapeOutline {
    guard case .mirrors(let direction) = behavior, direction == environment.layoutDirection else { return self }
    var mirrored = self
    mirrored.changeInContainer { path, rect in
      path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    return mirrored
  }
}
