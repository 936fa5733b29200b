package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// An outline that depends on the rectangle it is drawn in.
package struct ShapeOutline: Sendable {
  /// What the layout tree calls it, such as `Circle`.
  package var kind: String
  package var path: @Sendable (CGRect) -> Path
  /// The size the shape would take for a proposal; plain shapes take the proposal.
  package var size: @Sendable (ProposedViewSize) -> CGSize
  /// Needs the shape of the container around it (ContainerRelativeShape); `path` is then only the fallback.
  package var isContainerRelative: Bool
  /// An inset in points that a container-relative shape is drawn with.
  package var containerInset: CGFloat

  package init(
    kind: String, isContainerRelative: Bool = false, containerInset: CGFloat = 0,
    size: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.kind = kind
    self.isContainerRelative = isContainerRelative
    self.containerInset = containerInset
    self.size = size
    self.path = path
  }
}

/// A shape with its ink.
package struct ShapeContent: Sendable {
  /// How an outline is painted.
  package enum Ink: Sendable {
    case fill(Paint, evenOdd: Bool)
    /// Centred on the outline.
    case stroke(Paint, StrokeStyle)
  }

  /// The path in a frame; called for every frame.
  package var outline: ShapeOutline
  package var inks: [Ink]
  /// A colour or paint used as a view fills its frame; its edges are snapped to pixels.
  package var isPlainRectangle: Bool

  package init(outline: ShapeOutline, inks: [Ink], isPlainRectangle: Bool = false) {
    self.outline = outline
    self.inks = inks
    self.isPlainRectangle = isPlainRectangle
  }
}
