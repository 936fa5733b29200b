import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryLayout

/// The worked examples of Figures §6.1, by hand.
@Suite @MainActor struct StackTests {
  static let color = ViewNode.leaf(.shape(ShapeContent(outline: ShapeOutline(kind: "Color") { Path($0) }, operations: [])))
  static func fixed(_ width: CGFloat?, _ height: CGFloat? = nil, _ child: ViewNode = color) -> ViewNode {
    .layout(FrameBehavior(width: width, height: height, alignment: .center), [child])
  }
  static func flexible(_ minimum: CGFloat?, _ maximum: CGFloat?, _ child: ViewNode = color) -> ViewNode {
    .layout(
      FlexFrameBehavior(
        minWidth: minimum, idealWidth: nil, maxWidth: maximum, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: .center),
      [child])
  }
  static func spacer(_ axis: Axis = .horizontal) -> ViewNode { .leaf(.spacer(SpacerContent(axis: axis, minLength: nil))) }
  static func row(_ spacing: CGFloat?, _ children: [ViewNode]) -> ViewNode {
    .layout(StackBehavior(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing), children)
  }

  func widths(_ node: ViewNode, in width: CGFloat, height: CGFloat = 20) -> [CGFloat] {
    LayoutEngine(text: SquareFont()).layout(node, in: CGRect(x: 0, y: 0, width: width, height: height)).0.children.map(\.frame.width)
  }

  /// Two fixed distances add up, one alone counts as it is; Figures §9.1.
  @Test func fixedDistancesOfTwoEdgesAddUp() {
    #expect(EdgeSpacing.distance(.distance(3), .distance(4)) == 7)
    #expect(EdgeSpacing.distance(.distance(3), .unspecified) == 3)
    #expect(EdgeSpacing.distance(.unspecified, .distance(4)) == 4)
    #expect(EdgeSpacing.distance(.unspecified, .unspecified) == 8)
  }

  /// In a row with text any number of symbols are part of its line; another view keeps its edge.
  @Test func symbolsBesideTextHaveNoEdgesOfTheirOwn() {
    let text = EdgeSpacing.text(EdgeSpacing.TextEdge(toOther: 5, leading: 2))
    #expect(EdgeSpacing.symbol.union(text) == text && EdgeSpacing.symbol.union(text).union(.symbol) == text)
    #expect(EdgeSpacing.symbol.union(text).union(.unspecified).isPlain && !EdgeSpacing.symbol.union(text).isPlain)
    #expect(EdgeSpacing.symbol.union(.symbol) == .symbol && EdgeSpacing.symbol.union(.unspecified) == .unspecified)
  }

  /// Outside a stack a spacer has no axis: it is at least its length and takes what it is offered in both directions.
  @Test func aSpacerWithoutAStack() {
    func size(_ minimum: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
      LayoutEngine(text: SquareFont()).size(of: .leaf(.spacer(SpacerContent(axis: nil, minLength: minimum))), proposal: proposal)
    }
    #expect(size(0, .unspecified) == .zero && size(nil, .unspecified) == CGSize(width: 8, height: 8))
    #expect(size(nil, ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 8))
    #expect(size(13, ProposedViewSize(width: 5, height: 40)) == CGSize(width: 13, height: 40))
  }

  @Test func leastFlexibleChoosesFirst() {
    #expect(widths(Self.row(0, [Self.fixed(50), Self.flexible(20, 80), Self.color]), in: 200) == [50, 75, 75])
  }
  @Test func explicitSpacingIsKeptBesideSpacers() {
    #expect(widths(Self.row(8, [Self.fixed(60), Self.color, Self.spacer()]), in: 300) == [60, 216, 8])
  }
  @Test func largerLeastChoosesFirstAmongInfinite() {
    #expect(widths(Self.row(0, [Self.color, Self.flexible(100, .infinity)]), in: 150) == [50, 100])
  }
  @Test func priorityTakesAllButTheLeast() {
    let important = ViewNode.annotated(.layoutPriority(1), Self.color)
    #expect(widths(Self.row(8, [Self.flexible(30, .infinity), important]), in: 200) == [30, 162])
  }
  @Test func aPriorityThatIsNoNumberIsNone() {
    let unordered = Self.row(0, [ViewNode.annotated(.layoutPriority(.nan), Self.color), Self.color])
    #expect(widths(unordered, in: 100) == widths(Self.row(0, [Self.color, Self.color]), in: 100))
  }

  @Test func spacersHaveNoSpacingOfTheirOwn() {
    #expect(widths(Self.row(nil, [Self.fixed(30), Self.spacer(), Self.fixed(30)]), in: 100) == [30, 40, 30])
  }
  /// A stack that begins or ends with a spacer has no distance to its neighbours there (Figures §9.124).
  @Test func spacersAtTheEndsOfStacks() {
    let spacer = ViewNode.leaf(.spacer(SpacerContent(axis: .horizontal, minLength: 5)))
    let inner = Self.row(nil, [spacer, Self.fixed(30), spacer])
    let outer = Self.row(nil, [inner, Self.fixed(20), inner])
    let placed = LayoutEngine(text: SquareFont()).layout(outer, in: CGRect(x: 0, y: 0, width: 116, height: 20)).0
    #expect(placed.children.map(\.frame.minX) == [0, 48, 68])
  }

  @Test func stackTakesNoMoreThanItsChildren() {
    let size = LayoutEngine(text: SquareFont()).size(
      of: Self.row(8, [Self.fixed(30, 10), Self.fixed(20, 30)]), proposal: ProposedViewSize(width: 400, height: 400))
    #expect(size == CGSize(width: 58, height: 30))
  }
  @Test func frameAlignsAChildThatIsTooLarge() {
    let node = ViewNode.layout(FrameBehavior(width: 100, height: nil, alignment: .trailing), [Self.fixed(120, 10)])
    let tree = LayoutEngine(text: SquareFont()).layout(node, in: CGRect(x: 0, y: 0, width: 100, height: 10)).0
    #expect(tree.children[0].frame.minX == -20)
  }
  @Test(arguments: [(CGFloat?(200), CGFloat(200)), (nil, 70)]) func unboundedMaximumFillsTheProposal(_ proposal: CGFloat?, _ width: CGFloat)
  {
    let node = Self.flexible(nil, .infinity, Self.fixed(70, 10))
    #expect(LayoutEngine(text: SquareFont()).size(of: node, proposal: ProposedViewSize(width: proposal, height: 10)).width == width)
  }
  @Test func aspectRatioFitsAndFills() {
    func size(_ mode: ContentMode, _ proposal: ProposedViewSize) -> CGSize {
      LayoutEngine(text: SquareFont()).size(of: .layout(AspectRatioBehavior(ratio: 16.0 / 9, mode: mode), [Self.color]), proposal: proposal)
    }
    #expect(abs(size(.fit, ProposedViewSize(width: 300, height: 100)).width - 177.78) < 0.01)
    #expect(abs(size(.fill, ProposedViewSize(width: 300, height: 100)).height - 168.75) < 0.01)
    #expect(abs(size(.fit, ProposedViewSize(width: 300, height: nil)).height - 168.75) < 0.01)
  }
  @Test func rightToLeftMirrors() {
    let node = ViewNode.annotated(.layoutDirection(.rightToLeft), Self.row(0, [Self.fixed(30, 10), Self.fixed(20, 10)]))
    let tree = LayoutEngine(text: SquareFont()).layout(node, in: CGRect(x: 0, y: 0, width: 50, height: 10)).0
    #expect(tree.children[0].children.map(\.frame.minX) == [20, 0])
  }
  @Test func islandSplitsAsInTheWorkedExample() {
    // Figures §2.6: 335 wide, camera 125, spacing 8: a leading view that takes 140 is proposed 105 again.
    let wide = ViewNode.leaf(.text(ResolvedText(runs: [TextRun(String(repeating: "x", count: 14), font: FontDescription(size: 10))])))
    let members = [IslandExpandedBehavior.Member(region: .leading, priority: 0), .init(region: .trailing, priority: 0)]
    let behavior = IslandExpandedBehavior(members: members, notch: CGSize(width: 125, height: 36.67), margins: EdgeInsets(18))
    let tree = LayoutEngine(text: SquareFont()).layout(
      .layout(behavior, [wide, Self.fixed(20, 10)]), in: CGRect(x: 0, y: 0, width: 335, height: 124)
    ).0
    #expect(tree.children[0].frame.width == 100)  // ten whole glyphs in 105 points
    #expect(tree.children[1].frame.maxX == 335)
  }
  @Test func islandPriorityTakesTheRow() {
    let members = [IslandExpandedBehavior.Member(region: .leading, priority: 1), .init(region: .trailing, priority: 0)]
    let behavior = IslandExpandedBehavior(members: members, notch: CGSize(width: 125, height: 36.67), margins: EdgeInsets(18))
    let below = ViewNode.annotated(.belowIfTooWide, Self.color)
    let tree = LayoutEngine(text: SquareFont()).layout(
      .layout(behavior, [below, Self.color]), in: CGRect(x: 0, y: 0, width: 335, height: 124)
    ).0
    #expect(tree.children[0].frame.width == 222)
    #expect(tree.children[1].frame.width == 105)
  }
  /// A column with a spacer takes the height that the bottom leaves, not the whole height.
  @Test func islandBottomKeepsItsSpace() {
    let members = [IslandExpandedBehavior.Member(region: .leading, priority: 0), .init(region: .bottom, priority: 0)]
    let behavior = IslandExpandedBehavior(members: members, notch: CGSize(width: 125, height: 36.67), margins: EdgeInsets(18))
    let greedy = ViewNode.layout(
      StackBehavior(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0), [Self.spacer(.vertical), Self.fixed(20, 10)])
    let tree = LayoutEngine(text: SquareFont()).layout(
      .layout(behavior, [greedy, Self.fixed(20, 30)]), in: CGRect(x: 0, y: 0, width: 335, height: 124)
    ).0
    #expect(tree.children[0].frame.height == 86)  // 124 − 30, and the default 8 between them
    #expect(tree.children[1].frame.maxY == 124)
  }
  /// Content that moves under the camera is proposed the remaining height.
  @Test func islandOffersTheRestBelowTheCamera() {
    let members = [IslandExpandedBehavior.Member(region: .leading, priority: 1), .init(region: .trailing, priority: 0)]
    let behavior = IslandExpandedBehavior(members: members, notch: CGSize(width: 125, height: 38), margins: EdgeInsets(18))
    let below = ViewNode.annotated(.belowIfTooWide, Self.color)
    let tree = LayoutEngine(text: SquareFont()).layout(
      .layout(behavior, [below, Self.fixed(20, 10)]), in: CGRect(x: 0, y: 0, width: 335, height: 124)
    ).0
    #expect(tree.children[0].frame.minY == 20 && tree.children[0].frame.maxY == 124)
  }
  @Test func workGrowsLinearlyWithSiblings() {
    func measures(_ count: Int) -> Int {
      let node = Self.row(0, (0..<count).map { _ in Self.fixed(1, 1) })
      return LayoutEngine(text: SquareFont()).layout(node, in: CGRect(x: 0, y: 0, width: 5000, height: 10)).1.measures
    }
    let (small, large) = (measures(1000), measures(10_000))
    #expect(large <= small * 10 + 100)
  }
  /// Random trees: no NaN, and measuring twice gives the same.
  @Test func randomTreesStayFinite() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let node = RandomTree.node(depth: 5, &generator)
      let engine = LayoutEngine(text: SquareFont())
      for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 100, height: 40)] {
        #expect(engine.size(of: node, proposal: proposal) == engine.size(of: node, proposal: proposal))
      }
      engine.layout(node, in: CGRect(x: 0, y: 0, width: 120, height: 60)).0.walk {
        #expect($0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite)
      }
    }
  }
}

@MainActor enum RandomTree {
  static func node(depth: Int, _ generator: inout SeededGenerator) -> ViewNode {
    let length = [CGFloat.nan, .infinity, -5, 0, 13, 1e9].randomElement(using: &generator) ?? 0
    if depth == 0 {
      return [
        StackTests.color, StackTests.spacer(), .leaf(.text(ResolvedText(runs: [TextRun("abc def")]))),
        .leaf(.divider(axis: .horizontal, thickness: 1, .clear)), .leaf(.blank),
      ].randomElement(using: &generator) ?? .leaf(.blank)
    }
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in node(depth: depth - 1, &generator) }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return StackTests.row(length, children)
    case 1: return .layout(StackBehavior(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil), children)
    case 2: return .layout(LayerBehavior(alignment: .bottomTrailing), children)
    case 3: return .layout(PaddingBehavior(insets: EdgeInsets(length)), [children[0]])
    case 4: return StackTests.fixed(length, nil, children[0])
    case 5: return StackTests.flexible(length, .infinity, children[0])
    case 6: return .layout(AspectRatioBehavior(ratio: length, mode: .fit), [children[0]])
    case 7: return .layout(FixedSizeBehavior(horizontal: true, vertical: false), [children[0]])
    default: return .layout(OverlayBehavior(primary: 0, alignment: .top), children)
    }
  }
}
