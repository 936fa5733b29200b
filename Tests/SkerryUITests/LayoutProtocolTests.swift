import Foundation
import SwiftUI
import Testing

/// Every second subview one step further to the right, by a value that it brings.
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

private struct Shift: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

@Suite @MainActor struct LayoutProtocolTests {
  private func frames(_ view: some View) throws -> [String: [Double]] {
    let tree = try JSONSerialization.jsonObject(with: ImageRenderer(content: view).layoutTree()) as? [String: Any] ?? [:]
    var found: [String: [Double]] = [:]
    func walk(_ node: [String: Any]) {
      if let id = node["id"] as? String { found[id] = (node["frame"] as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } }
      (node["children"] as? [[String: Any]] ?? []).forEach(walk)
    }
    walk(tree)
    return found
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

  @Test func anyLayoutActsAsWhatItHolds() throws {
    for layout in [AnyLayout(HStackLayout(spacing: 4)), AnyLayout(VStackLayout(spacing: 4))] {
      let found = try frames(layout { Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b") })
      #expect(found["b"] == [14, 0, 10, 10] || found["b"] == [0, 14, 10, 10])
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
