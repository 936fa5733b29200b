import Foundation
import SwiftUI
import Testing

/// What views do to those beside, behind and around them, as others published it with code (Figures §9.69).
@Suite @MainActor struct PublishedLayeringTests {
  /// devgem.io, "Positioning Views Accurately Within a Parent Frame": a square that fills 350 × 300 is 350 high, so that the stack around it begins
  /// above the frame, and with it what is positioned.
  @Test func aSquareThatFillsMovesTheOrigin() throws {
    func scene(_ width: CGFloat) -> some View {
      ZStack {
        Rectangle().scaledToFill()
        block("centre", 100, 100)
        block("blue", 100, 100).position(x: 60, y: 60)
      }
      .frame(width: width, height: 300)
    }
    try expect(["blue": [10, 10, 100, 100], "centre": [100, 100, 100, 100]]) { scene(300) }
    try expect(["blue": [10, -15, 100, 100], "centre": [125, 100, 100, 100]]) { scene(350) }
  }

  /// netsplit.com, "Secondary Views": a background is offered the view's size, and one that is larger changes nothing around it.
  @Test func backgroundsThatAreTooLarge() throws {
    try expect(["rogue": [-30, -40, 100, 100], "next": [0, 28, 40, 20]]) {
      VStack {
        block("text", 40, 20).background(block("rogue", 100, 100)); block("next", 40, 20)
      }
    }
    try expect(["color": [0, 0, 40, 20]]) { block("text", 40, 20).background(filler("color")) }
  }

  /// typesafely.co.uk, "Use layoutPriority": with equal priorities two shapes share the width, otherwise one takes all of it.
  @Test func prioritiesOfShapes() throws {
    func row(_ first: Double, _ second: Double) -> some View {
      HStack(spacing: 0) {
        Rectangle().accessibilityIdentifier("a").layoutPriority(first); Rectangle().accessibilityIdentifier("b").layoutPriority(second)
      }
      .frame(width: 100, height: 20)
    }
    try expect(["a": [0, 0, 50, 20], "b": [50, 0, 50, 20]]) { row(0, 0) }
    try expect(["a": [0, 0, 50, 20], "b": [50, 0, 50, 20]]) { row(3, 3) }
    try expect(["a": [0, 0, 100, 20], "b": [100, 0, 0, 20]]) { row(1, 0) }
    try expect(["a": [0, 0, 0, 20], "b": [0, 0, 100, 20]]) { row(0, 1) }
  }

  /// The SwiftUI Field Guide, "Scroll View": a vertical one takes the height it is offered, is only as wide as its content, and asks for its ideal
  /// height.
  @Test func scrollViews() throws {
    try expect(["all": [0, 0, 30, 200], "a": [0, 0, 30, 20]], width: 100, height: 200) {
      ScrollView { block("a", 30) }.accessibilityIdentifier("all")
    }
    try expect(["all": [0, 0, 100, 200], "a": [0, 0, 100, 10]], width: 100, height: 200) {
      ScrollView { filler("a") }.accessibilityIdentifier("all")
    }
  }

  /// The SwiftUI Field Guide, "Ideal Size": shapes are 10 × 10, ideal lengths count only where nothing is proposed.
  @Test func idealSizes() throws {
    try expect([:], size: [10, 10], width: 200, height: 200) { RoundedRectangle(cornerRadius: 5).fixedSize() }
    let ideal = RoundedRectangle(cornerRadius: 5).frame(idealWidth: 100, idealHeight: 40)
    try expect([:], size: [100, 40], width: 200, height: 200) { ideal.fixedSize() }
    try expect([:], size: [200, 200], width: 200, height: 200) { ideal }
    // The ratio of a view without one is that of its ideal size.
    try expect(["a": [0, 40, 100, 40]]) { filler("a").frame(idealWidth: 50, idealHeight: 20).scaledToFit().frame(width: 100, height: 120) }
  }

  /// "Mastering ViewThatFits", fatbobman.com: the first child whose ideal size fits in the axes that count, otherwise the last; it is then offered
  /// the whole size.
  @Test func choices() throws {
    func choice(_ axes: Axis.Set) -> some View {
      ViewThatFits(in: axes) {
        block("wide", 120, 10); block("tall", 20, 120); block("last", 200, 200)
      }
      .frame(width: 100, height: 100)
    }
    try expect(["last": [-50, -50, 200, 200]]) { choice([.horizontal, .vertical]) }
    try expect(["tall": [40, -10, 20, 120]]) { choice(.horizontal) }
    try expect(["wide": [-10, 45, 120, 10]]) { choice(.vertical) }
    let fitting = filler("a").frame(idealWidth: 80, idealHeight: 80)
    try expect(["a": [0, 0, 100, 100]]) { ViewThatFits { fitting }.frame(width: 100, height: 100) }
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// "Alignment guides in SwiftUI", swiftwithmajid.com, 2020-03-11: a star stands at the middle of the third name of the stack beside it, which sets
  /// no guide itself.
  @Test func guidesOfInnerViews() throws {
    let third = VerticalAlignment(Third.self)
    try expect(["star": [0, 53, 20, 20], "names": [28, 0, 40, 104]]) {
      HStack(alignment: third) {
        block("star")
        VStack(alignment: .leading, spacing: 8) {
          block("1", 40); block("2", 40)
          block("3", 40, 14).alignmentGuide(third) { $0[VerticalAlignment.center] }
          block("4", 40, 26)
        }
        .accessibilityIdentifier("names")
      }
    }
  }

  /// The pages of `rotationEffect` and `scaleEffect`: they change what is drawn, and not the frames around it.
  @Test func effectsKeepTheirFrames() throws {
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").rotationEffect(.degrees(45)); block("b")
      }
    }
    try expect(["b": [28, 0, 20, 20]]) {
      HStack {
        block("a").scaleEffect(3); block("b")
      }
    }
  }

  /// fatbobman.com, "Exploring SwiftUI's Spacing": rectangles are 8 apart, and otherwise beside a text.
  @Test func spacingDependsOnTheKind() throws {
    func gaps(_ middle: some View) throws -> [CGFloat] {
      let found = try Frames(
        VStack {
          block("a", 150, 30); middle.accessibilityIdentifier("b"); block("c", 150, 30)
        })
      return [found.gap("a", "b"), found.gap("b", "c")]
    }
    #expect(try gaps(Rectangle().frame(width: 150, height: 30)) == [8, 8])
    let text = try gaps(Text(verbatim: "Fat"))
    #expect(text[0] != 8 && text[1] != 8 && text[0] != text[1], "\(text)")
  }
}
