import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryLayout

/// What every layout behaviour does with trees of ordinary lengths, for several proposals: sizes, frames, guides.
@Suite @MainActor struct LayoutGoldenTests {
  private let engine = LayoutEngine(text: SquareFont())
  private static let proposals: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(width: 100, height: 40), ProposedViewSize(width: 37, height: nil),
    ProposedViewSize(width: nil, height: 21), ProposedViewSize(width: 300, height: 200),
  ]

  private static func name(_ node: PlacedNode) -> String {
    switch node.content {
    case .container(let name): name
    case .text: "text"
    case .leaf: "leaf"
    case .effect: "effect"
    case .annotation: "annotation"
    }
  }

  @Test func treesAreUnchanged() throws {
    var generator = SeededGenerator(seed: 11)
    var lines: [String] = []
    for number in 0..<160 {
      let node = PlainTree.node(depth: 1 + number % 3, &generator)
      let sizes = Self.proposals.map { proposal in
        let size = engine.size(of: node, proposal: proposal)
        return "\(RecordedText.number(size.width)) × \(RecordedText.number(size.height))"
      }
      lines.append("tree \(number): \(sizes.joined(separator: ", "))")
      for size in [CGSize(width: 120, height: 60), CGSize(width: 43, height: 250)] {
        engine.layout(node, in: CGRect(origin: CGPoint(x: 5, y: 7), size: size)).0.walk {
          lines.append("  \(Self.name($0)) \(RecordedText.text($0.frame))")
        }
      }
    }
    try RecordedText.check("layouts", lines)
  }
}

/// Trees of every behaviour with lengths that real views have.
@MainActor private enum PlainTree {
  static func text(_ generator: inout SeededGenerator) -> ViewNode {
    let font = FontDescription(size: [8, 10, 17][generator.below(3)])
    return .leaf(.text(ResolvedText(runs: [TextRun(String("a line of words".prefix(3 + generator.below(12))), font: font)])))
  }

  static func leaf(_ generator: inout SeededGenerator) -> ViewNode {
    switch generator.below(8) {
    case 0: StackTests.color
    case 1: StackTests.spacer(generator.below(2) == 0 ? .horizontal : .vertical)
    case 2: .leaf(.divider(axis: generator.below(2) == 0 ? .horizontal : .vertical, thickness: 1, .clear))
    case 3: .leaf(.spacer(SpacerContent(axis: generator.below(2) == 0 ? .horizontal : nil, minLength: 13)))
    case 4: StackTests.fixed(12 + CGFloat(generator.below(30)), 9 + CGFloat(generator.below(20)))
    default: text(&generator)
    }
  }

  static func alignment(_ generator: inout SeededGenerator) -> Alignment {
    let all: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .centerFirstTextBaseline,
      .trailingLastTextBaseline,
    ]
    return all[generator.below(all.count)]
  }

  static func length(_ generator: inout SeededGenerator) -> CGFloat? {
    [nil, 0, 11, 24, 60, 90][generator.below(6)]
  }

  static func node(depth: Int, _ generator: inout SeededGenerator) -> ViewNode {
    if depth == 0 { return leaf(&generator) }
    let count = 1 + generator.below(4)
    var children = (0..<count).map { _ in node(depth: depth - 1, &generator) }
    if generator.below(3) == 0 { children[0] = .annotated(.layoutPriority(1), children[0]) }
    let alignment = alignment(&generator)
    let spacing: CGFloat? = [nil, 0, 5][generator.below(3)]
    let isLeading = generator.below(2) == 0
    switch generator.below(19) {
    case 0, 1: return .layout(StackBehavior(axis: .horizontal, alignment: alignment.vertical.key, spacing: spacing), children)
    case 2, 3: return .layout(StackBehavior(axis: .vertical, alignment: alignment.horizontal.key, spacing: spacing), children)
    case 4: return .layout(LayerBehavior(alignment: alignment), children)
    case 5:
      let insets = EdgeInsets(top: 3, leading: isLeading ? 7 : 0, bottom: 0, trailing: CGFloat(generator.below(9)))
      return .layout(PaddingBehavior(insets: insets), [children[0]])
    case 6: return .layout(FrameBehavior(width: length(&generator), height: length(&generator), alignment: alignment), [children[0]])
    case 7, 8:
      let lengths = (0..<6).map { _ in length(&generator) }
      return .layout(
        FlexFrameBehavior(
          minWidth: lengths[0], idealWidth: lengths[1], maxWidth: isLeading ? .infinity : lengths[2], minHeight: lengths[3],
          idealHeight: lengths[4], maxHeight: lengths[5], alignment: alignment), [children[0]])
    case 9:
      let ratio: CGFloat? = [nil, 1, 1.6][generator.below(3)]
      return .layout(AspectRatioBehavior(ratio: ratio, mode: isLeading ? .fit : .fill), [children[0]])
    case 10: return .layout(FixedSizeBehavior(horizontal: isLeading, vertical: !isLeading), [children[0]])
    case 11: return .layout(OverlayBehavior(primary: generator.below(count), alignment: alignment), children)
    case 12: return .layout(ViewThatFitsBehavior(axes: isLeading ? .horizontal : [.horizontal, .vertical]), children)
    case 13:
      return .layout(
        isLeading ? OffsetBehavior(offset: CGSize(width: 4, height: -6)) : PositionBehavior(position: CGPoint(x: 9, y: 14)), [children[0]])
    case 14: return .layout(ScrollBehavior(axes: isLeading ? .horizontal : .vertical), [children[0]])
    case 15, 16:
      let track = LazyGridBehavior.Track(
        minimum: 20, maximum: isLeading ? .infinity : 45, isAdaptive: generator.below(2) == 0, spacing: spacing,
        alignment: isLeading ? alignment : nil)
      let fixed = LazyGridBehavior.Track(minimum: 30, maximum: 30, isAdaptive: false, spacing: 4, alignment: nil)
      return .layout(
        LazyGridBehavior(
          axis: generator.below(2) == 0 ? .vertical : .horizontal, tracks: [track, fixed], alignment: alignment, lineSpacing: spacing),
        children + children)
    default:
      let rows = [
        GridBehavior.Row(cellCount: count, alignment: nil), .fullWidth, GridBehavior.Row(cellCount: count, alignment: alignment.vertical),
      ]
      return .layout(
        GridBehavior(rows: rows, alignment: alignment, horizontalSpacing: spacing, verticalSpacing: isLeading ? nil : 3),
        children + [text(&generator)] + children.reversed())
    }
  }
}
