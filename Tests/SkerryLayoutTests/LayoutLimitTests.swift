import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryLayout

/// Both sides of numbers that are no figures: a tolerance, limits, and a length where nothing is proposed.
@Suite @MainActor struct LayoutLimitTests {
  private let engine = LayoutEngine(text: SquareFont())

  /// A hundred-thousandth of a point is a rounding error.
  @Test(arguments: [(0, 100), (0.000009, 100), (0.000011, 10)] as [(CGFloat, CGFloat)])
  func aRoundingErrorFits(_ excess: CGFloat, _ width: CGFloat) {
    let choice = ViewNode.layout(
      ViewThatFitsBehavior(axes: .horizontal), [StackTests.fixed(100 + excess, 10), StackTests.fixed(10, 10)])
    let size = engine.size(of: choice, proposal: ProposedViewSize(width: 100, height: 20))
    #expect(abs(size.width - width) < 0.001)
  }

  private static func nested(_ depth: Int, leaveOut: @escaping @MainActor @Sendable () -> Void) -> ViewNode {
    guard depth > 0 else { return StackTests.fixed(1, 1) }
    return .deferred(DeferredContent(kind: "GeometryReader", leaveOut: leaveOut) { _ in nested(depth - 1, leaveOut: leaveOut) })
  }

  /// Content that is made for its size may contain such content, 32 deep; what is deeper says that it was left out.
  @Test(arguments: [(1, true), (32, true), (33, false)]) func contentMadeForItsSizeIsNotEndless(_ depth: Int, _ isPlaced: Bool) {
    func innermost(_ node: PlacedNode) -> PlacedNode { node.children.first.map(innermost) ?? node }
    var leftOut = 0
    let tree = engine.layout(Self.nested(depth) { leftOut += 1 }, in: CGRect(x: 0, y: 0, width: 9, height: 9)).0
    #expect((innermost(tree).frame.width == 1) == isPlaced)
    #expect(leftOut == (isPlaced ? 0 : 1))
  }

  /// No frame is larger than a million points.
  @Test(arguments: [(999_999, 999_999), (1_000_000, 1_000_000), (1_000_001, 1_000_000)] as [(CGFloat, CGFloat)])
  func framesAreBounded(_ width: CGFloat, _ placed: CGFloat) {
    #expect(engine.layout(StackTests.color, in: CGRect(x: 0, y: 0, width: width, height: 10)).0.frame.width == placed)
  }

  /// A line takes the length that it is proposed across its stack, and is ten points long without one.
  @Test func aLineHasALength() {
    func size(_ axis: Axis?, _ proposal: ProposedViewSize) -> CGSize {
      engine.size(of: .leaf(.divider(axis: axis, thickness: 0.5, .solid(.black))), proposal: proposal)
    }
    #expect(size(.horizontal, .unspecified) == CGSize(width: 0.5, height: 10))
    #expect(size(.vertical, .unspecified) == CGSize(width: 10, height: 0.5))
    #expect(size(nil, ProposedViewSize(width: 7, height: 50)) == CGSize(width: 7, height: 0.5))
    #expect(size(.horizontal, ProposedViewSize(width: 7, height: 50)) == CGSize(width: 0.5, height: 50))
  }

  /// A grid without columns has one, at least ten points wide, which takes what is proposed.
  @Test(arguments: [(nil, 10), (0, 10), (10, 10), (10.5, 10.5), (50, 50)] as [(CGFloat?, CGFloat)])
  func aGridWithoutColumnsHasOne(_ proposed: CGFloat?, _ width: CGFloat) {
    let grid = ViewNode.layout(
      LazyGridBehavior(axis: .vertical, tracks: [], alignment: .center, lineSpacing: nil), [StackTests.fixed(1, 1)])
    #expect(engine.size(of: grid, proposal: ProposedViewSize(width: proposed, height: 20)).width == width)
  }
}
