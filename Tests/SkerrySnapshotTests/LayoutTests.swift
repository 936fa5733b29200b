import Testing

@testable import SkerrySnapshot

@Suite struct LayoutTests {
  typealias Node = LayoutOutline.Node

  static func row(_ text: String = "12 min", x: Double = 8, width: Double = 41.7, more: [Node] = [], shift: Double = 0) -> LayoutOutline {
    LayoutOutline(
      root: Node(
        kind: "HStack", x: shift, y: 0, width: 100, height: 20,
        children: [
          Node(kind: "Text", text: text, x: x + shift, y: 2, width: width, height: 16),
          Node(kind: "Image", id: "logo", x: 60 + shift, y: 0, width: 20, height: 20),
        ] + more))
  }

  @Test func outlinesSurviveARoundTrip() {
    let node = Node(
      kind: "My View", text: "a \"b\" \\ c\nd\r é 🎉 id \"x\"", id: "with space \"quoted\"", x: -0.005, y: 1 / 3, width: .infinity,
      height: 1e12,
      children: [Node(kind: "", x: 1, y: 2.5, width: 3.25, height: 4)])
    let outline = LayoutOutline(root: node)
    #expect(LayoutOutline(outline.text) == outline)
    // As git checks it out on Windows.
    #expect(LayoutOutline(outline.text.replacing("\n", with: "\r\n")) == outline)
    #expect(outline.text.hasSuffix("\n  View 1 2.5 3.25 4\n"))
  }

  @Test(arguments: [
    "", "skerry layout 1\n", "skerry layout 2\nA 0 0 1 1\n", "skerry layout 1\nA 0 0 1\n", "skerry layout 1\nA 0 0 1 1 \"x\n",
    "skerry layout 1\nA 0 0 1 1\n    B 0 0 1 1\n", "skerry layout 1\nA 0 0 1 1\nB 0 0 1 1\n",
  ])
  func damagedOutlinesAreNone(_ text: String) { #expect(LayoutOutline(text) == nil) }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e30]) func anyNumberIsCompared(value: Double) {
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row(x: value)).count == 1)
  }

  @Test func movesAreReportedInPoints() {
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row()).isEmpty)
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row(x: 6.3, width: 45)) == ["Text '12 min' x 8.0 → 6.3, width 41.7 → 45.0"])
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row("13 min")) == ["Text '12 min' → '13 min'"])
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row(x: 8.03)) == ["Text '12 min' x 8 → 8.03"])
  }

  /// A view that only moves with its container is not reported again.
  @Test func aContainerMovesItsChildren() {
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row(shift: 5)) == ["HStack x 0.0 → 5.0"])
  }

  /// What stays where it is while its container moves has not changed: the picture shows it in the same place.
  @Test func aViewThatStaysIsNotReported() {
    func row(_ x: Double) -> LayoutOutline {
      LayoutOutline(
        root: Node(
          kind: "Scene", x: 0, y: 0, width: 100, height: 20,
          children: [
            Node(kind: "Frame", x: x, y: 0, width: 20, height: 20, children: [Node(kind: "Image", x: 8, y: 2, width: 5, height: 5)])
          ]))
    }
    #expect(LayoutDiffer.changes(from: row(0), to: row(3)) == ["Frame x 0.0 → 3.0"])
    // Further apart than 0.005, and still the same in hundredths.
    #expect(LayoutDiffer.changes(from: Self.row(x: 8.0151), to: Self.row(x: 8.0208)).isEmpty)
  }

  /// A view that is put into a container is not removed.
  @Test func aViewInANewContainerIsTheSameView() {
    func column(_ views: [Node]) -> LayoutOutline {
      LayoutOutline(root: Node(kind: "VStack", x: 0, y: 0, width: 100, height: 40, children: views))
    }
    func text(_ text: String, x: Double = 0) -> Node { Node(kind: "Text", text: text, x: x, y: 0, width: 30, height: 10) }
    func around(_ views: Node...) -> Node { Node(kind: "Padding", x: 0, y: 0, width: 34, height: 14, children: views) }
    let plain = column([text("a"), text("b")])
    let padded = column([around(around(text("a", x: 2))), text("b")])
    #expect(LayoutDiffer.changes(from: plain, to: padded) == ["Text 'a' x 0.0 → 2.0", "Padding > Padding added around Text 'a'"])
    #expect(
      LayoutDiffer.changes(from: padded, to: plain) == ["Text 'a' x 2.0 → 0.0", "Padding > Padding removed from around Text 'a'"])
    // Another text, or one among others, is another view.
    #expect(
      LayoutDiffer.changes(from: plain, to: column([around(text("c")), text("b")])) == [
        "Text 'a' removed from 0.0, 0.0 (30.0 × 10.0)", "Padding added at 0.0, 0.0 (34.0 × 14.0)",
      ])
    #expect(LayoutDiffer.changes(from: plain, to: column([around(text("a"), text("c")), text("b")])).count == 2)
  }

  @Test func addedAndRemovedViewsAreReported() {
    let spinner = Node(kind: "ProgressView", x: 90, y: 5, width: 10, height: 10)
    #expect(LayoutDiffer.changes(from: Self.row(), to: Self.row(more: [spinner])) == ["ProgressView added at 90.0, 5.0 (10.0 × 10.0)"])
    #expect(LayoutDiffer.changes(from: Self.row(more: [spinner]), to: Self.row()) == ["ProgressView removed from 90.0, 5.0 (10.0 × 10.0)"])
  }
}
