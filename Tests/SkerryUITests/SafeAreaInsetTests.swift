import SwiftUI
import Testing

/// Views that are placed at an edge of another, which takes the rest.
@Suite @MainActor struct SafeAreaInsetTests {
  private var content: some View { Color.red.accessibilityIdentifier("content") }

  private func inset(_ edge: VerticalEdge, _ spacing: CGFloat?) throws -> [String: [Double]] {
    let bar = Color.blue.frame(height: 10).accessibilityIdentifier("bar")
    return try frames(content.safeAreaInset(edge: edge, spacing: spacing) { bar }.frame(width: 50, height: 40))
  }

  private func inset(_ edge: HorizontalEdge, _ spacing: CGFloat?) throws -> [String: [Double]] {
    let bar = Color.blue.frame(width: 10).accessibilityIdentifier("bar")
    return try frames(content.safeAreaInset(edge: edge, spacing: spacing) { bar }.frame(width: 50, height: 40))
  }

  /// Without a spacing of its own, what is inset is 8 from the content (exact at the bottom: Figures §9.58).
  @Test(arguments: [(CGFloat?.none, 8), (0, 0), (6, 6)]) func barsAreBesideTheContent(_ spacing: CGFloat?, _ gap: Double) throws {
    #expect(try inset(.top, spacing) == ["bar": [0, 0, 50, 10], "content": [0, 10 + gap, 50, 30 - gap]])
    #expect(try inset(.bottom, spacing) == ["bar": [0, 30, 50, 10], "content": [0, 0, 50, 30 - gap]])
    #expect(try inset(.leading, spacing) == ["bar": [0, 0, 10, 40], "content": [10 + gap, 0, 40 - gap, 40]])
    #expect(try inset(.trailing, spacing) == ["bar": [40, 0, 10, 40], "content": [0, 0, 40 - gap, 40]])
  }
}
