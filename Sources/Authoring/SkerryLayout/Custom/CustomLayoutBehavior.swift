package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Adapts a customer's layout to the engine. Its cache lasts for the layout pass.
///
/// `@unchecked Sendable`: the layout is created on the main actor and only called there, by `LayoutEngine`.
package struct CustomLayoutBehavior<L: Layout>: LayoutBehavior, @unchecked Sendable {
  private let layout: L
  private var surroundings: (any LayoutSurroundings)?
  package init(_ layout: L) { self.layout = layout }

  package var kind: String { String(describing: L.self) }
  package var ownGuides: GuideSet { .everything }

  /// Calls the layout with the subviews and the cache, which is stored for the next call.
  private func asking<Answer>(_ children: LayoutChildren, _ question: (LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
    surroundings?.calling { answer(children, question) } ?? answer(children, question)
  }
  private func answer<Answer>(_ children: LayoutChildren, _ question: (LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
    let kept = children.memory.value as? Kept
    // A subview that a layout keeps in its cache can be placed in a later call: all of them share one record.
    let subviews = LayoutSubviews(children, places: kept?.places ?? PlacementRecord())
    var cache = kept?.cache ?? layout.makeCache(subviews: subviews)
    children.memory.value = nil
    defer { children.memory.value = Kept(cache: cache, places: subviews.places) }
    return question(subviews, &cache)
  }

  /// What is kept between the calls of a layout pass.
  private struct Kept {
    var cache: L.Cache
    var places: PlacementRecord
  }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    asking(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    asking(children) { subviews, cache in
      subviews.places.entries = [:]
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.placements(in: size)
    }
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution {
    let bounds = CGRect(origin: .zero, size: size)
    return .own(
      asking(children) { subviews, cache in
        switch guide.axis {
        case .horizontal:
          layout.explicitAlignment(
            of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        case .vertical:
          layout.explicitAlignment(
            of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      })
  }

  package func spacing(children: LayoutChildren) -> ViewSpacing {
    asking(children) { layout.spacing(subviews: $0, cache: &$1) }
  }
}

/// What a customer's code reads outside of its parameters while the layout calls it.
package protocol LayoutSurroundings {
  func calling<R>(_ body: () -> R) -> R
}

extension CustomLayoutBehavior: CustomerBehavior {
  fileprivate func surrounded(by surroundings: any LayoutSurroundings) -> any LayoutBehavior {
    var copy = self
    copy.surroundings = surroundings
    return copy
  }
}
/// A behaviour that calls a customer's code.
private protocol CustomerBehavior {
  func surrounded(by surroundings: any LayoutSurroundings) -> any LayoutBehavior
}

/// A layout that corresponds to a behaviour of the engine.
package protocol BehaviorProviding {
  var behavior: any LayoutBehavior { get }
  /// The axis of spacers and dividers inside; `nil` for both.
  var stackAxis: Axis? { get }
  /// Whether a `GridRow` inside is its cells.
  var takesGridRows: Bool { get }
  /// The views arranged by this layout.
  func node(of views: [ViewNode]) -> ViewNode
}
extension BehaviorProviding {
  package func node(of views: [ViewNode]) -> ViewNode { .layout(behavior, views) }
  package var takesGridRows: Bool { false }
}

extension Layout {
  /// The behaviour that implements this layout.
  package var anyBehavior: any LayoutBehavior { (self as? any BehaviorProviding)?.behavior ?? CustomLayoutBehavior(self) }
  /// The views arranged by this layout.
  ///
  /// - Parameter surroundings: of a customer's layout.
  package func anyNode(of views: [ViewNode], in surroundings: (any LayoutSurroundings)? = nil) -> ViewNode {
    let node = (self as? any BehaviorProviding)?.node(of: views) ?? .layout(CustomLayoutBehavior(self), views)
    guard let surroundings, case .layout(let behavior as any CustomerBehavior, let children) = node else { return node }
    return .layout(behavior.surrounded(by: surroundings), children)
  }
  /// The axis of spacers and dividers inside; `nil` for both.
  package var anyStackAxis: Axis? {
    (self as? any BehaviorProviding).map(\.stackAxis) ?? Self.layoutProperties.stackOrientation
  }
  /// Whether a `GridRow` inside this layout is its cells.
  package var anyTakesGridRows: Bool { (self as? any BehaviorProviding)?.takesGridRows ?? false }
}
