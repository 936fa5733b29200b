package import Foundation
package import SkerryGeometry
import SkerryGraph
package import SkerryLayout
package import SkerrySnapshot

extension LayoutOutline {
  /// The layout outline stored with a golden.
  package init(_ tree: PlacedNode) {
    self.init(root: Self.node(tree) ?? Node(kind: "EmptyView", x: 0, y: 0, width: tree.frame.width, height: tree.frame.height))
  }

  private static func node(_ placed: PlacedNode) -> Node? {
    func make(_ kind: String, _ text: String? = nil) -> Node {
      Node(
        kind: kind, text: text, x: placed.frame.minX, y: placed.frame.minY, width: placed.frame.width, height: placed.frame.height,
        children: placed.children.compactMap(node))
    }
    switch placed.content {
    case .text(let text, _): return make("Text", text.string)
    case .leaf(let leaf): return make(leaf.outlineKind)
    case .container(let kind): return make(kind)
    case .effect: return placed.children.first.flatMap(node)
    case .annotation(let annotation):
      guard var inner = placed.children.first.flatMap(node) else { return nil }
      if case .identifier(let id) = annotation { inner.id = id }
      return inner
    }
  }
}

extension Leaf {
  fileprivate var outlineKind: String {
    switch self {
    case .text: "Text"
    case .image: "Image"
    case .shape: "Shape"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .blank: "Blank"
    }
  }
}

extension PlacedNode {
  /// The frames of the views with an accessibility identifier, in points.
  package func frames(identifier: String) -> [CGRect] {
    var found: [CGRect] = []
    walk { node in
      if case .annotation(.identifier(let id)) = node.content, id == identifier { found.append(node.frame) }
    }
    return found
  }
}

extension PixelRect {
  /// The whole pixels that a rectangle in points touches, so that no edge pixel of a masked view is compared.
  package init(covering area: CGRect, scale: CGFloat) {
    let (left, top) = ((area.minX * scale).rounded(.down), (area.minY * scale).rounded(.down))
    self.init(
      x: Int(saturating: left), y: Int(saturating: top), width: Int(saturating: (area.maxX * scale).rounded(.up) - left),
      height: Int(saturating: (area.maxY * scale).rounded(.up) - top))
  }
}
