import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Frames of containers and controls that no recording shows: from Apple's reference pages and from common usage
/// (Figures §6.9; Figures §6.4).
@Suite @MainActor struct ContainerLayoutTests {
  private func block(_ id: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(id)
  }

  /// Along its axis a scroll view takes the proposed length, across it the width of its content, which begins at the
  /// top.
  @Test func scrolledContentBeginsAtTheTop() throws {
    let found = try Frames(
      ScrollView {
        block("first"); block("second")
      }.accessibilityIdentifier("view"), width: 100, height: 200)
    #expect(found["view"] == CGRect(x: 0, y: 0, width: 20, height: 200))
    #expect(found["first"]?.minY == 0 && found["second"]?.minY == 28)
    let row = try Frames(
      ScrollView(.horizontal) {
        HStack {
          block("first", 80); block("second", 80)
        }
      }.accessibilityIdentifier("view"), width: 100, height: 200)
    #expect(row["view"] == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(row["first"]?.minX == 0 && row["second"]?.minX == 88)
    let ideal = try Frames(ScrollView { block("first") }.accessibilityIdentifier("view"))
    #expect(ideal["view"]?.size == CGSize(width: 20, height: 20))
  }

  @Test func scrollViewsClipTheirContent() throws {
    func picture(_ view: some View) throws -> Bitmap {
      let renderer = ImageRenderer(content: view.padding(.trailing, 40))
      renderer.scale = 1
      renderer.proposedSize = ProposedViewSize(width: 90, height: 20)
      return try ImageCodecs.decode(renderer.pngData())
    }
    let row = ScrollView(.horizontal) { block("wide", 80) }
    let clipped = try picture(row)
    #expect(clipped.color(x: 49, y: 10).alpha == 255 && clipped.color(x: 51, y: 10).alpha == 0)
    let whole = try picture(row.scrollClipDisabled())
    #expect(whole.color(x: 51, y: 10).alpha == 255 && whole.color(x: 79, y: 10).alpha == 255 && whole.color(x: 81, y: 10).alpha == 0)
    #expect(try picture(row.scrollClipDisabled(false).scrollClipDisabled()).color(x: 51, y: 10).alpha == 0)
    // A scroll view inside of one that does not clip has edges of its own.
    #expect(try picture(ScrollView { row }.scrollClipDisabled()).color(x: 51, y: 10).alpha == 0)
  }

  /// Content margins are inside of the scroll view: along its axis they move the content, across it they narrow what is proposed (Figures §9.71).
  @Test func marginsOfScrolledContent() throws {
    let column = ScrollView {
      block("first")
      Color.red.frame(height: 20).accessibilityIdentifier("wide")
    }
    let found = try Frames(
      column.contentMargins(.horizontal, 16).contentMargins(.top, 10).accessibilityIdentifier("view"), width: 100, height: 200)
    #expect(found["view"] == CGRect(x: 0, y: 0, width: 100, height: 200) && found["first"]?.minY == 10)
    #expect(found["wide"] == CGRect(x: 16, y: 38, width: 68, height: 20))
    // For each edge, the call nearest to the scroll view wins; those of indicators do nothing.
    let nearest = try Frames(
      column.contentMargins(.leading, 4).contentMargins(20).contentMargins(.all, 30, for: .scrollIndicators), width: 100, height: 200)
    #expect(nearest["wide"] == CGRect(x: 4, y: 48, width: 76, height: 20))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let given = try Frames(column.contentMargins([.top, .leading], insets, for: .scrollContent), width: 100, height: 200)
    #expect(given["wide"] == CGRect(x: 2, y: 29, width: 98, height: 20))
    // Scroll views inside of it do not take them.
    let inner = ScrollView(.horizontal) { block("inner", 80) }
    let nested = try Frames(ScrollView { inner }.contentMargins(.leading, 16), width: 100, height: 200)
    #expect(nested["inner"]?.minX == 16)
  }

  /// A link takes a button style that is set around it; without one it is its label.
  @Test func linksTakeButtonStyles() throws {
    let link = Link(destination: URL(string: "https://example.com")!) { block("label", 40, 14) }
    #expect(try Frames(link.accessibilityIdentifier("link"))["link"]?.size == CGSize(width: 40, height: 14))
    #expect(try Frames(link.buttonStyle(.bordered).accessibilityIdentifier("link"))["link"]?.size == CGSize(width: 64, height: 28))
  }

  @Test func switchesWithoutALabelKeepNoDistance() throws {
    func width(_ toggle: some View) throws -> CGFloat? {
      try Frames(toggle.settingEnvironment { $0.system.palette = .iOS18 }.accessibilityIdentifier("it"))["it"]?.width
    }
    let empty = Toggle(isOn: .constant(true)) { EmptyView() }
    #expect(try width(empty) == 49 && width(empty.labelsHidden()) == 49)
    #expect(try width(Toggle(isOn: .constant(true)) { block("label", 10) }) == 10 + 8 + 49)
    #expect(try width(Toggle(isOn: .constant(true)) { block("label", 10) }.labelsHidden()) == 49)
  }

  @ViewBuilder private var rows: some View {
    GridRow {
      block("a"); block("b")
    }
    GridRow {
      block("c", 40); block("d")
    }
  }

  /// As a layout, and inside `AnyLayout`, a grid arranges its rows as the view does.
  @Test func gridsAreLayouts() throws {
    for view in [AnyView(Grid { rows }), AnyView(GridLayout()({ rows })), AnyView(AnyLayout(GridLayout())({ rows }))] {
      let found = try Frames(view)
      #expect(found["a"]?.minX == 10 && found["b"]?.minX == 48 && found["d"]?.minY == 28)
    }
    let tight = try Frames(AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3))({ rows }))
    #expect(tight["a"]?.minX == 0 && tight["b"]?.minX == 42 && tight["d"]?.minY == 23)
  }

  /// Flexible content fills the minimum length of a frame if nothing is proposed, as in a scroll view; other content
  /// keeps its size.
  @Test func leastLengthsAreFilled() throws {
    let found = try Frames(Rectangle().accessibilityIdentifier("shape").frame(minWidth: 60, minHeight: 5))
    #expect(found["shape"] == CGRect(x: 0, y: 0, width: 60, height: 10))
    let fixed = try Frames(block("block").frame(minWidth: 60))
    #expect(fixed["block"] == CGRect(x: 20, y: 0, width: 20, height: 20))
  }
}
