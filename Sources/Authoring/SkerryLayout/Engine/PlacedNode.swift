package import Foundation
package import SkerryGraph

/// A node with its frame. Frames are unrounded points in the root's coordinates, before any rotation or scale.
package struct PlacedNode: Sendable {
  /// What a node is, as later stages need it.
  package enum Content: Sendable {
    case leaf(Leaf)
    indirect case text(ResolvedText, TextLayout)
    /// A container, by its name in the layout tree.
    case container(String)
    case effect(NodeEffect)
    case annotation(Annotation)
  }

  package var content: Content
  /// Unrounded points in the root's coordinates.
  package var frame: CGRect
  /// The nodes inside, in paint order.
  package var children: [PlacedNode]
  /// What it does to the nodes inside, if it is a container.
  package let traits: ContainerTraits

  package init(_ content: Content, frame: CGRect, children: [PlacedNode] = [], traits: ContainerTraits = ContainerTraits()) {
    self.content = content
    self.frame = frame
    self.children = children
    self.traits = traits
  }

  /// Calls `body` for this node and all its descendants, outer first.
  package func walk(_ body: (PlacedNode) -> Void) {
    body(self)
    for child in children { child.walk(body) }
  }
}
