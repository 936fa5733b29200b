package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Overrides one alignment guide of its child.
///
/// `@unchecked Sendable`: the closure is a customer's, created on the main actor and only called there, by `LayoutEngine`.
package struct AlignmentGuideBehavior: LayoutBehavior, @unchecked Sendable {
  private let guide: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat
  private var surroundings: (any LayoutSurroundings)?

  package init(guide: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.guide = guide
    self.value = value
  }

  /// The behaviour whose closure is called in surroundings.
  package func surrounded(by surroundings: any LayoutSurroundings) -> AlignmentGuideBehavior {
    var copy = self
    copy.surroundings = surroundings
    return copy
  }

  package var kind: String { "AlignmentGuide" }
  package var modified: Int? { 0 }
  package var ownGuides: GuideSet { [guide] }
  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize { children[0].size(for: proposal) }
  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    [Placement(origin: .zero, proposal: proposal)]
  }
  package func explicitAlignment(
    _ asked: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution {
    guard asked == guide else { return .fromChildren }
    let size = children[0].dimensions(for: proposal)
    return .own(surroundings?.calling { value(size) } ?? value(size))
  }
}
