import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryLayout

/// The amount of work of a layout: counted, because time is not reliable in a test.
@MainActor @Suite struct MeasureCountTests {
  private func counts(_ node: ViewNode) -> LayoutCounts {
    LayoutEngine(text: SquareFont()).layout(node, in: CGRect(x: 0, y: 0, width: 371, height: 160)).1
  }

  private var leaf: ViewNode { .leaf(.spacer(SpacerContent(axis: .horizontal, minLength: 1))) }

  private func stack(_ axis: Axis, _ children: [ViewNode]) -> ViewNode {
    let alignment = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return .layout(StackBehavior(axis: axis, alignment: alignment, spacing: 1), children)
  }

  /// A list of rows of three: each view is measured a bounded number of times, whatever the number of rows.
  @Test(arguments: [10, 100, 1000, 3333]) func workIsLinearInViews(rows: Int) {
    let found = counts(stack(.vertical, (0..<rows).map { _ in stack(.horizontal, [leaf, leaf, leaf]) }))
    #expect(found.nodes == 4 * rows + 1)
    #expect(found.measures <= 8 * (4 * rows + 1), "\(found.measures) measurements of \(4 * rows + 1) views")
  }

  /// Nested stacks ask each view for only a few sizes, because every answer is cached.
  @Test(arguments: [2, 4, 8, 16, 32, 64]) func workIsLinearInDepth(depth: Int) {
    var node = leaf
    for level in 0..<depth { node = stack(level % 2 == 0 ? .horizontal : .vertical, [node, leaf]) }
    let found = counts(node)
    #expect(found.nodes == 2 * depth + 1)
    #expect(found.measures <= 12 * (2 * depth + 1), "\(found.measures) measurements of \(2 * depth + 1) views")
  }

  /// A grid asks each cell for a few sizes, whatever the number of rows.
  @Test(arguments: [10, 100, 1000, 3333]) func workIsLinearInRowsOfAGrid(rows: Int) {
    let grid = GridBehavior(
      rows: Array(repeating: GridBehavior.Row(cellCount: 2, alignment: nil), count: rows), alignment: .center, horizontalSpacing: 1,
      verticalSpacing: 1)
    let found = counts(.layout(grid, Array(repeating: leaf, count: 2 * rows)))
    #expect(found.nodes == 2 * rows + 1)
    #expect(found.measures <= 8 * (2 * rows + 1), "\(found.measures) measurements of \(2 * rows + 1) views")
  }

  /// A NaN proposal is cached as well, although it does not equal itself.
  @Test func workIsLinearInDepthForUndefinedProposals() {
    var node = leaf
    for _ in 0..<5 { node = stack(.horizontal, [node, leaf]) }
    let (_, found) = LayoutEngine(text: SquareFont()).layout(
      node, proposal: ProposedViewSize(width: 7.5, height: .nan), in: CGRect(x: 0, y: 0, width: 371, height: 160))
    #expect(found.measures <= 12 * 11, "\(found.measures) measurements of 11 views")
  }
}
