package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// ZStack: children share one area.
///
/// Proposes its own proposal to every child; takes the largest lengths among the children of highest priority.
/// Source: Figures §6.8.
package struct LayerBehavior: LayoutBehavior {
  package let alignment: Alignment
  package init(alignment: Alignment) { self.alignment = alignment }

  package var kind: String { "ZStack" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    foremost(children).reduce(.zero) { size, child in
      let own = child.size(for: proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let offered = ProposedViewSize(size)
    let guides = foremost(children).map { $0.dimensions(for: offered) }
    let x = guides.map { $0[alignment.horizontal] }.max() ?? 0
    let y = guides.map { $0[alignment.vertical] }.max() ?? 0
    return children.map { child in
      let own = child.dimensions(for: offered)
      return Placement(origin: CGPoint(x: x - own[alignment.horizontal], y: y - own[alignment.vertical]), proposal: offered)
    }
  }

  private func foremost(_ children: LayoutChildren) -> [any LayoutChild] {
    guard let top = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == top }
  }
}
