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
    let renderer = ImageRenderer(content: ScrollView(.horizontal) { block("wide", 80) }.padding(.trailing, 40))
    renderer.scale = 1
    renderer.proposedSize = ProposedViewSize(width: 90, height: 20)
    let picture = try ImageCodecs.decode(renderer.pngData())
    #expect(picture.color(x: 49, y: 10).alpha == 255 && picture.color(x: 51, y: 10).alpha == 0)
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
