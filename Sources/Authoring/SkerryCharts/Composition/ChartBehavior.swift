import Foundation
import SkerryGeometry
import SkerryGraph

/// Places children in frames that are already known.
struct ChartBehavior: LayoutBehavior {
  let kind: String
  /// In the container's coordinates, points.
  let frames: [CGRect]
  let mirrors = false

  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    frames.map { Placement(origin: $0.origin, proposal: ProposedViewSize($0.size)) }
  }
}

/// Nodes with their intended frames.
struct FramedNodes {
  private(set) var frames: [CGRect] = []
  private(set) var nodes: [ViewNode] = []

  mutating func add(_ node: ViewNode, _ frame: CGRect) {
    nodes.append(node)
    frames.append(frame)
  }

  func container(_ kind: String) -> ViewNode { .layout(ChartBehavior(kind: kind, frames: frames), nodes) }
}
