import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// The implicit containers of SwiftUI for several views in a place for one.
enum Implicit {
  static func column(_ nodes: [ViewNode]) -> ViewNode {
    .layout(StackBehavior(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil), nodes)
  }

  static func layers(_ nodes: [ViewNode], alignment: Alignment) -> ViewNode {
    .layout(LayerBehavior(alignment: alignment), nodes)
  }
}
