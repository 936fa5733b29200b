package import Foundation
package import SkerryGeometry

/// How a container sizes itself and places its children. Open: a new behaviour is a new conformer in its own file.
package protocol LayoutBehavior: Sendable {
  /// Its name in the layout tree.
  var kind: String { get }

  /// The container's size for a proposal, in points.
  func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize

  /// Where each child goes in a container of `size`, in the container's own left-to-right coordinates.
  func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement]

  /// A guide that the container sets itself, on top of what its children set; `nil` asks for the children's.
  func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution

  /// The spacing that the container prefers to its neighbours.
  func spacing(children: LayoutChildren) -> ViewSpacing

  /// The child whose priority and layout values are the container's own, when it is a modifier of one view.
  var modified: Int? { get }

  /// The container's layout priority, from that of the view that it modifies.
  func priority(ofModified priority: Double) -> Double

  /// Whether a right-to-left direction mirrors the placements.
  var mirrors: Bool { get }

  /// What it does to the views inside it.
  var traits: ContainerTraits { get }

  /// The guides that the container may set itself; the engine asks for no others.
  var ownGuides: GuideSet { get }
}

/// How a container determines one alignment guide.
package enum AlignmentResolution: Sendable {
  /// Combines the children's values (smallest first baseline, largest last baseline, otherwise the mean).
  case fromChildren
  /// Only this child's guides count.
  case fromChild(Int)
  /// The container's own value; `nil` means that the default applies.
  case own(CGFloat?)
}

extension LayoutBehavior {
  package func explicitAlignment(
    _ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: LayoutChildren
  ) -> AlignmentResolution { .fromChildren }

  package func spacing(children: LayoutChildren) -> ViewSpacing {
    children.count == 1 ? children[0].spacing : ViewSpacing.union(children.map(\.spacing))
  }

  package var modified: Int? { nil }
  package func priority(ofModified priority: Double) -> Double { priority }
  package var mirrors: Bool { true }
  package var traits: ContainerTraits { ContainerTraits() }
  package var ownGuides: GuideSet { [] }
}

/// A child's place: its top-left in the container and the proposal it is to be laid out with.
package struct Placement: Sendable, Equatable {
  /// Top left, in points of the container.
  package var origin: CGPoint
  /// The size that the child is laid out with; it need not be the one it was measured with.
  package var proposal: ProposedViewSize
  /// Whether it is left out of the picture (ViewThatFits shows one child).
  package var isHidden: Bool

  package init(origin: CGPoint, proposal: ProposedViewSize, isHidden: Bool = false) {
    self.origin = origin
    self.proposal = proposal
    self.isHidden = isHidden
  }
}

/// The children of a container as its behaviour sees them, with the behaviour's cache.
package struct LayoutChildren: RandomAccessCollection {
  private let all: [any LayoutChild]
  /// Valid for the layout pass of the container.
  package let memory: BehaviorCache
  /// The direction that the container's placements follow.
  package let direction: LayoutDirection

  package init(_ all: [any LayoutChild], direction: LayoutDirection = .leftToRight) {
    self.all = all
    self.direction = direction
    memory = BehaviorCache()
  }

  /// For a node without a behaviour, which is never asked for its children.
  package nonisolated(unsafe) static let none = LayoutChildren([])

  package var startIndex: Int { 0 }
  package var endIndex: Int { all.count }
  /// A child, in the order in which the container lists them.
  package subscript(index: Int) -> any LayoutChild { all[index] }
}

/// The behaviour's cache between the calls of one pass.
package final class BehaviorCache {
  /// Whatever the behaviour keeps; `nil` before the first call.
  package var value: Any?
  init() {}
}

/// One child. Measurements are cached. An object, so that an array of them is passed on without copying values.
package protocol LayoutChild: AnyObject {
  func size(for proposal: ProposedViewSize) -> CGSize
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions
  var priority: Double { get }
  var spacing: ViewSpacing { get }
  /// A value attached with `layoutValue(key:value:)`.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  var isBelowIfTooWide: Bool { get }
}
