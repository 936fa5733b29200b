package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// ZStack: children share one area.
///
/// Passes its own proposal to every child; its size covers the children of highest priority once their guides are aligned. Source: Figures §6.8.
package struct LayerBehavior: LayoutBehavior {
  /// The guides at which the children meet.
  package let alignment: Alignment
  package init(alignment: Alignment) { self.alignment = alignment }

  package var kind: String { "ZStack" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let all = foremost(children).map { $0.dimensions(for: proposal) }
    func length(_ lengths: [CGFloat], _ guides: [CGFloat]) -> CGFloat {
      // A child of infinite size, as when the maximum size is computed, has no guide inside.
      if lengths.contains(.infinity) { return .infinity }
      return (guides.max() ?? 0) + (zip(lengths, guides).map { $0 - $1 }.max() ?? 0)
    }
    return CGSize(
      width: length(all.map(\.width), all.map { $0[alignment.horizontal] }),
      height: length(all.map(\.height), all.map { $0[alignment.vertical] }))
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
