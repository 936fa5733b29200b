package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// A change to how a node is drawn, described without its size.
package enum NodeEffect: Sendable {
  case opacity(Double)
  /// The system's controls fade each element separately; a plain group is flattened first. Source: Figures rule 24.
  case opacityOfEach(Double)
  /// Clips to a shape laid in the node's own frame.
  case clip(ShapeOutline, evenOdd: Bool)
  /// The child is a two-child layout: the content, then the mask whose alpha multiplies it.
  case mask
  case blend(BlendMode)
  case blur(radius: CGFloat)
  case shadow(RGBA, radius: CGFloat, offset: CGSize)
  /// About an anchor in the node's frame.
  case rotation(Angle, anchor: UnitPoint)
  case scale(CGSize, anchor: UnitPoint)
  case transform(CGAffineTransform, anchor: UnitPoint)
  /// A matrix of the node's size, in coordinates from the node's top left.
  case projection(@Sendable (CGSize) -> ProjectionTransform)
  case color(ColorFilter)
  case isolate
  /// Laid out but not drawn.
  case hidden
}
