import SkerryGraph
import SkerryLayout

extension [PlacedNode] {
  /// Back to front: by `zIndex`, equal ones in the order of the source.
  var inPaintOrder: [PlacedNode] {
    let heights = map(\.zIndex)
    guard heights.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { self[$0] }
  }
}

extension PlacedNode {
  fileprivate var zIndex: Double { assignedHeight ?? 0 }
  /// The innermost one counts, as for layout values, which are the same modifier.
  private var assignedHeight: Double? {
    switch content {
    case .annotation(.zIndex(let height)): children.first?.assignedHeight ?? height
    case .annotation, .effect: children.first?.assignedHeight
    case .leaf, .text, .container: nil
    }
  }
}
