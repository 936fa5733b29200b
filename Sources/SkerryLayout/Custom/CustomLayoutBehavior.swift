package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Lets a customer's layout act as a behaviour of the engine.
///
/// `@unchecked Sendable`: the layout is made on the main actor and only called there, by `LayoutEngine`.
package struct CustomLayoutBehavior<L: Layout>: LayoutBehavior, @unchecked Sendable {
  private let layout: L
  package init(_ layout: L) { self.layout = layout }

  package var kind: String { String(describing: L.self) }

  private func subviews(_ children: LayoutChildren) -> (LayoutSubviews, PlaceBook) {
    let places = PlaceBook()
    return (LayoutSubviews(all: children.indices.map { LayoutSubview(child: children[$0], index: $0, places: places) }), places)
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let (subviews, _) = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// A subview that the layout does not place stands in the middle, as in SwiftUI.
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let (subviews, places) = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    return children.indices.map { places.entries[$0] ?? Placement.aligned(children[$0], in: size, offered: ProposedViewSize(size), .center) }
  }

  package func spacing(children: LayoutChildren) -> ViewSpacing {
    let (subviews, _) = subviews(children)
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache)
  }
}

/// A layout that the engine has a behaviour for.
package protocol BehaviorProviding {
  var behavior: any LayoutBehavior { get }
}

extension Layout {
  /// The behaviour that does what this layout says.
  package var anyBehavior: any LayoutBehavior { (self as? any BehaviorProviding)?.behavior ?? CustomLayoutBehavior(self) }
}
