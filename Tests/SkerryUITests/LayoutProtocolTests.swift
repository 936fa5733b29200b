import Foundation
import SwiftUI
import Testing

/// Every second subview one step further to the right, by a layout value.
private struct Stairs: Layout {
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.sizes.map(\.width).reduce(0, +), height: cache.sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: point.x + subview[Shift.self], y: point.y), proposal: ProposedViewSize(size))
      point.x += size.width
      point.y += size.height
    }
  }
}

/// Keeps its subviews in the cache while it is measured, and places those.
private struct Keeping: Layout {
  func makeCache(subviews: Subviews) -> [LayoutSubview] { [] }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) -> CGSize {
    cache = Array(subviews)
    return CGSize(width: 60, height: 20)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) {
    for (place, subview) in cache.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + 30 * CGFloat(place), y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct Shift: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Counts the engine's calls.
private struct Counting: Layout {
  final class Counts { var (caches, sizes) = (0, 0) }
  let counts: Counts
  func makeCache(subviews: Subviews) -> Int {
    counts.caches += 1
    return subviews.count
  }
  func updateCache(_ cache: inout Int, subviews: Subviews) {}
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    counts.sizes += 1
    return CGSize(width: 10 * cache, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

/// A layout and a view at once, as flow layouts of packages are.
private struct Flow<Content: View>: View {
  let gap: CGFloat
  let content: Content
  init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) { (self.gap, self.content) = (gap, content()) }
  var body: some View { HStackLayout(spacing: gap)() { content } }
}
extension Flow: Layout, Animatable, Sendable where Content == EmptyView {
  init(gap: CGFloat = 0) {
    self.init(gap: gap) { EmptyView() }
  }
  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@Suite @MainActor struct LayoutProtocolTests {
  /// A layout may place subviews that it has kept in its cache (Figures §9.141).
  @Test func keptSubviewsArePlaced() throws {
    let placed = try frames(
      Keeping() {
        Color.red.frame(width: 10, height: 4).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 4).accessibilityIdentifier("b")
      })
    #expect(placed["a"] == [0, 0, 10, 4] && placed["b"] == [30, 0, 20, 4])
  }

  /// Only grids take the cells of a row; in another container it stays a row.
  @Test func aGridRowInAStackStaysARow() throws {
    func row() -> some View {
      GridRow {
        Color.red.frame(width: 10, height: 4).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 4).accessibilityIdentifier("b")
      }
    }
    let stack = try frames(VStack(spacing: 0) { row() })
    #expect(stack["a"]?[1] == stack["b"]?[1] && stack.count == 2)
    #expect(try frames(VStackLayout(spacing: 0)() { row() }) == stack)
  }

  /// An ideal size without a height or a width has no ratio: the proposal is passed on (our choice).
  @Test(arguments: [(10.0, 0.0), (0, 10)]) func anIdealSizeWithoutARatio(_ width: Double, _ height: Double) throws {
    let view = Color.red.frame(idealWidth: width, idealHeight: height).accessibilityIdentifier("a").aspectRatio(contentMode: .fit)
    #expect(try frames(view.frame(width: 100, height: 50))["a"] == [0, 0, 100, 50])
  }

  /// Without an axis and a proposal a spacer has its minimum length both ways (Figures rule 3).
  @Test func aSpacerOutsideAStack() throws {
    func frame(_ spacer: Spacer) throws -> [Double]? {
      let view = ZStack {
        Color.red.frame(width: 50, height: 50)
        spacer.fixedSize().accessibilityIdentifier("spacer")
      }
      return try frames(view)["spacer"]
    }
    #expect(try frame(Spacer(minLength: 0)) == [25, 25, 0, 0])
    #expect(try frame(Spacer()) == [21, 21, 8, 8])
    #expect(try frame(Spacer(minLength: 20)) == [15, 15, 20, 20])
  }

  /// The innermost layout value and priority count (Figures §9.34).
  @Test func innerValuesCount() throws {
    let found = try frames(
      Stairs()() {
        Color.red.frame(width: 10, height: 5).layoutValue(key: Shift.self, value: 3).padding(1).layoutValue(key: Shift.self, value: 7)
          .accessibilityIdentifier("a")
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).layoutPriority(-1).accessibilityIdentifier("first")
          Color.blue.frame(minWidth: 4)
        }
        .frame(width: 20, height: 5)
      })
    #expect(found["a"] == [3, 0, 12, 7])
    #expect(found["first"]?[2] == 16)
  }

  /// A closure after the initializer is the content, as if the layout's value were called with it.
  @Test func aLayoutIsAlsoAView() throws {
    #expect(Flow(gap: 4).gap == 4)
    let found = try frames(
      Flow(gap: 4) {
        Color.red.frame(width: 5, height: 5); Color.blue.frame(width: 5, height: 5).accessibilityIdentifier("b")
      })
    #expect(found["b"] == [9, 0, 5, 5])
  }

  @Test func customLayoutsPlaceTheirSubviews() throws {
    let found = try frames(
      Stairs() {
        Color.red.frame(width: 10, height: 5).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 7).layoutValue(key: Shift.self, value: 3).accessibilityIdentifier("b")
      })
    #expect(found["a"] == [0, 0, 10, 5])
    #expect(found["b"] == [13, 5, 20, 7])
  }

  @Test func oneCacheServesAPass() throws {
    let counts = Counting.Counts()
    _ = try frames(
      VStack {
        Counting(counts: counts)() { Color.red.frame(width: 10, height: 10) }
        Spacer()
      }
      .frame(width: 50, height: 50))
    #expect(counts.caches == 1)
    #expect(counts.sizes > 1)
  }

  @Test func customLayoutsSetGuides() throws {
    struct Low: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .center ? bounds.maxY : nil }
    }
    let found = try frames(
      HStack(spacing: 0) {
        Low()() { Color.red }.accessibilityIdentifier("low")
        Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("plain")
      })
    #expect(found["low"] == [0, 0, 10, 10])
    #expect(found["plain"] == [10, 0, 10, 20])
  }

  @Test func guidesPassThroughCustomLayouts() throws {
    let found = try frames(
      HStack(alignment: .top, spacing: 0) {
        Stairs()() { Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 4 } }.accessibilityIdentifier("a")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
      })
    #expect(found["a"] == [0, 0, 10, 10])
    #expect(found["b"] == [10, 4, 10, 10])
  }

  @Test func prioritiesPassThroughModifiers() throws {
    let found = try frames(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
        Color.blue.layoutPriority(1).padding(5).accessibilityIdentifier("b")
      }
      .frame(width: 100, height: 20))
    #expect(found["a"] == [0, 0, 20, 20])
    #expect(found["b"] == [20, 0, 80, 20])
  }

  @Test func anyLayoutBehavesLikeItsLayout() throws {
    let layouts = [(AnyLayout(HStackLayout(spacing: 4)), [14.0, 0, 10, 10]), (AnyLayout(VStackLayout(spacing: 4)), [0, 14, 10, 10])]
    for (layout, expected) in layouts {
      let found = try frames(
        layout {
          Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b")
        })
      #expect(found["b"] == expected)
    }
  }

  @Test func geometryReadersKnowTheirPlace() throws {
    let found = try frames(
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY).accessibilityIdentifier("half")
        }
      }
      .frame(width: 100, height: 90))
    #expect(found["half"] == [0, 30, 50, 30])
  }

  @Test func environmentReachesNestedViews() throws {
    struct Inner: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10).accessibilityIdentifier("inner") }
    }
    #expect(try frames(Inner().environment(\.colorScheme, .dark))["inner"] == [0, 0, 20, 10])
    #expect(try frames(Inner())["inner"] == [0, 0, 10, 10])
  }

  @Test func viewThatFitsTakesTheFirstThatDoes() throws {
    let found = try frames(
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("wide")
        Color.blue.frame(width: 50, height: 10).accessibilityIdentifier("narrow")
      }
      .frame(width: 100, height: 20))
    #expect(found["wide"] == nil && found["narrow"] != nil)
  }
}
