import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryLayout

/// The regions of an expanded island, by the steps of Figures §2.6: 335 points wide, a camera of 125 × 36, margins of 20.
@Suite @MainActor struct IslandLayoutTests {
  private typealias Region = ExpandedRegion

  /// The frames of the views of an island, in points.
  private func frames(
    _ views: [(Region, ViewNode)], priorities: [Double] = [], height: CGFloat = 124, spacing: CGFloat = 8, width: CGFloat = 335
  ) -> [CGRect] {
    let members = views.enumerated().map {
      IslandExpandedBehavior.Member(region: $0.element.0, priority: priorities.indices.contains($0.offset) ? priorities[$0.offset] : 0)
    }
    let behavior = IslandExpandedBehavior(
      members: members, notch: CGSize(width: 125, height: 36), margins: EdgeInsets(20), spacing: spacing)
    let island = LayoutEngine(text: SquareFont()).layout(
      .layout(behavior, views.map(\.1)), in: CGRect(x: 0, y: 0, width: width, height: height)
    ).0
    // The island itself is centred in its space.
    return island.children.map { $0.frame.offsetBy(dx: -island.frame.minX, dy: -island.frame.minY) }
  }
  private func box(_ width: CGFloat, _ height: CGFloat) -> ViewNode { StackTests.fixed(width, height) }
  private func letters(_ count: Int) -> ViewNode {
    .leaf(.text(ResolvedText(runs: [TextRun(String(repeating: "x", count: count), font: FontDescription(size: 10))])))
  }

  @Test func theCentreBeginsUnderTheCamera() {
    // The camera's lower edge is 36 − 20 = 16 points below the margin.
    let frames = frames([(.center, box(60, 10)), (.center, box(20, 12))])
    #expect(frames == [CGRect(x: 137.5, y: 16, width: 60, height: 10), CGRect(x: 157.5, y: 34, width: 20, height: 12)])
  }

  @Test func theSidesBeginAtTheTop() {
    let frames = frames([(.leading, box(30, 10)), (.trailing, box(40, 12)), (.leading, box(20, 6))])
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 295, y: 0, width: 40, height: 12), CGRect(x: 0, y: 18, width: 20, height: 6),
      ])
  }

  /// The centre is proposed what the wider side's least width leaves, on both sides of it: 335 − 2 · 70 − 2 · 8.
  @Test func theCentreLeavesTheSidesTheirLeast() {
    let frames = frames([(.leading, box(70, 10)), (.trailing, box(10, 10)), (.center, StackTests.color)])
    #expect(frames[2].width == 179 && frames[2].minX == 78)
  }

  /// P61's, which fills its space, has the whole width.
  @Test func theCentreAloneHasTheWholeWidth() {
    #expect(frames([(.center, StackTests.color), (.bottom, box(10, 10))])[0].width == 335)
    #expect(frames([(.trailing, box(10, 10)), (.center, StackTests.color)])[1].width == 299)
  }

  /// Never less than the camera without its two spacings: 125 − 16.
  @Test func theCentreIsAtLeastTheCamera() {
    let frames = frames([(.leading, box(150, 10)), (.trailing, box(10, 10)), (.center, StackTests.color)])
    #expect(frames[2].width == 109)
  }

  /// A side of 105 points (half of 335 − 109, less 8) fits beside the camera; one more is proposed 105.
  @Test func aSideThatIsTooWideIsProposedLess() {
    let fits = frames([(.leading, StackTests.flexible(0, 105)), (.trailing, box(10, 10))])
    #expect(fits[0].width == 105)
    let wide = frames([(.leading, StackTests.flexible(0, 106)), (.trailing, box(10, 10))])
    #expect(wide[0].width == 105 && wide[0].minY == 0)
  }

  /// Under the camera a column may take its half of the width: (335 − 8) / 2.
  @Test func underTheCameraBothSidesShareTheWidth() {
    let frames = frames([(.leading, box(50, 16)), (.trailing, box(50, 16)), (.leading, StackTests.color), (.trailing, StackTests.color)])
    #expect(frames[2].width == 163.5 && frames[3].width == 163.5)
    #expect(frames[2].minX == 0 && frames[3].maxX == 335)
    #expect(frames[2].minY == 24)
  }

  @Test func aSideAloneTakesTheWidth() {
    let frames = frames([(.leading, box(50, 16)), (.leading, StackTests.color)])
    #expect(frames[1].width == 335)
  }

  @Test func theGreaterPriorityTakesTheRest() {
    let views: [(Region, ViewNode)] = [
      (.leading, box(50, 16)), (.trailing, box(50, 16)), (.leading, StackTests.color), (.trailing, StackTests.color),
    ]
    let first = frames(views, priorities: [0, 0, 1, 0])
    #expect(first[2].width == 222 && first[3].width == 105)
    let second = frames(views, priorities: [0, 1, 0, 0])
    #expect(second[2].width == 105 && second[3].width == 222)
  }

  /// Content that moves below instead of getting narrower begins under the camera, and does not widen the centre.
  @Test func contentThatMovesBelowKeepsItsWidth() {
    let below = ViewNode.annotated(.belowIfTooWide, box(140, 20))
    let moved = frames([(.leading, below), (.trailing, box(10, 10))])
    #expect(moved[0] == CGRect(x: 0, y: 16, width: 140, height: 20))
    let beside = frames([(.leading, ViewNode.annotated(.belowIfTooWide, box(105, 20))), (.trailing, box(10, 10))])
    #expect(beside[0].minY == 0)
    let centre = frames([(.leading, below), (.trailing, box(10, 10)), (.center, StackTests.color)])
    #expect(centre[2].width == 299)
  }

  @Test func theBottomIsBelowEveryColumnAndCentred() {
    let high = frames([(.leading, box(30, 40)), (.trailing, box(30, 10)), (.bottom, box(100, 20))])
    #expect(high[2] == CGRect(x: 117.5, y: 48, width: 100, height: 20))
    let low = frames([(.leading, box(30, 10)), (.bottom, box(100, 20))])
    #expect(low[1].minY == 18)
    let trailing = frames([(.leading, box(30, 10)), (.trailing, box(30, 44)), (.bottom, box(100, 20))])
    #expect(trailing[2].minY == 52)
    let centre = frames([(.center, box(30, 30)), (.bottom, box(100, 20))])
    #expect(centre[1].minY == 54)
    let alone = frames([(.bottom, box(100, 20)), (.bottom, box(50, 10))])
    #expect(alone == [CGRect(x: 117.5, y: 16, width: 100, height: 20), CGRect(x: 142.5, y: 44, width: 50, height: 10)])
  }

  /// Flexible views share what their spacing leaves below the camera: (124 − 16 − 8) / 2.
  @Test func flexibleBottomsShareTheHeight() {
    let frames = frames([(.bottom, StackTests.color), (.bottom, StackTests.color)])
    #expect(frames == [CGRect(x: 0, y: 16, width: 335, height: 50), CGRect(x: 0, y: 74, width: 335, height: 50)])
  }

  /// A bottom without height keeps no distance.
  @Test func anEmptyBottomTakesNoSpace() {
    let members = [IslandExpandedBehavior.Member(region: .leading, priority: 0), .init(region: .bottom, priority: 0)]
    let behavior = IslandExpandedBehavior(members: members, notch: CGSize(width: 125, height: 36), margins: EdgeInsets(20))
    func height(_ bottom: ViewNode) -> CGFloat {
      LayoutEngine(text: SquareFont()).size(
        of: .layout(behavior, [box(30, 40), bottom]), proposal: ProposedViewSize(width: 335, height: nil)
      ).height
    }
    #expect(height(box(100, 0)) == 40 && height(box(100, 1)) == 49)
  }

  /// A view below others is proposed what they and their spacing leave, and not a point more.
  @Test func aColumnThatIsFullLeavesNothing() {
    func below(_ region: Region, _ height: CGFloat) -> CGFloat {
      frames([(region, box(60, height)), (region, StackTests.color)])[1].height
    }
    #expect([114, 115, 116, 117, 124].map { below(.leading, $0) } == [2, 1, 0, 0, 0])
    // The centre begins 16 points below the margin.
    #expect([98, 99, 100, 101].map { below(.center, $0) } == [2, 1, 0, 0])
  }

  @Test func anIslandIsAtLeastAsHighAsItsCamera() {
    let behavior = IslandExpandedBehavior(members: [], notch: CGSize(width: 125, height: 36), margins: EdgeInsets(20))
    let engine = LayoutEngine(text: SquareFont())
    // The camera's 36 less the margin of 20, which surrounds the content.
    #expect(engine.size(of: .layout(behavior, []), proposal: .unspecified) == CGSize(width: 335, height: 16))
    #expect(engine.size(of: .layout(behavior, []), proposal: ProposedViewSize(width: 300, height: nil)).width == 300)
  }

  /// What wraps beside the camera is measured at the narrower width before heights are shared with the bottom.
  @Test func aNarrowColumnIsHigherAndTheBottomFollows() {
    let frames = frames([(.leading, letters(25)), (.trailing, box(10, 10)), (.bottom, StackTests.color)])
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(frames[2].minY > 30 && frames[2].maxY == 124 && frames[2].width == 335)
  }
}
