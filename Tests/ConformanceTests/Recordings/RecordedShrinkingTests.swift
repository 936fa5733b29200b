import SwiftUI
import Testing

/// Text of 1,300 points that shrinks into a circle, recorded at 3 pixels per point and drawn again (Figures §9.20, R26). Points.
@Suite @MainActor struct RecordedShrinkingTests {
  private func circle(_ text: String, _ color: Color) -> some View {
    ZStack {
      Circle().fill(color).frame(width: 80, height: 80)
      Text(verbatim: text).frame(width: 72, height: 72).foregroundColor(.white).minimumScaleFactor(0.001).font(.system(size: 1300))
    }
    .frame(width: 100, height: 80)
  }

  /// The visible pixels in a square around the middle.
  private func ink(_ text: String, _ color: Color, _ half: CGSize) throws -> CGRect {
    let area = CGRect(x: 50 - half.width, y: 40 - half.height, width: 2 * half.width, height: 2 * half.height)
    return try #require(PixelExtent(circle(text, color)).ink(area))
  }

  /// 52.03 and 11.45 points: the sizes that halving the interval from 1.3 to 1,300 points finds. Sizes on a grid of hundredths would be 52 and 13.
  @Test func halvingFindsTheSize() throws {
    let short = try ink("N1", .yellow, CGSize(width: 28, height: 20))
    #expect(abs(short.minY - 22) < 0.34 && abs(short.maxY - 58.667) < 0.34, "\(short)")
    #expect(abs(short.minX - 23.333) < 0.68 && abs(short.maxX - 73.333) < 0.68, "\(short)")
    let long = try ink("WWWW", .cyan, CGSize(width: 28, height: 20))
    #expect(abs(long.minY - 35.667) < 0.68 && abs(long.maxY - 44) < 0.34, "\(long)")
    #expect(abs(long.minX - 28.333) < 0.68 && abs(long.maxX - 71.667) < 0.68, "\(long)")
  }

  /// An emoji of 52.03 points.
  @Test func anEmojiOfDisplaySize() throws {
    let emoji = try ink("😝", .red, CGSize(width: 26, height: 26))
    #expect(abs(emoji.minX - 26.667) < 0.68 && abs(emoji.maxX - 72.667) < 1.01, "\(emoji)")
    #expect(abs(emoji.minY - 16) < 0.68 && abs(emoji.maxY - 65) < 0.68, "\(emoji)")
  }

  /// From 0.62 the interval is halved five times: 0.0119 is not halved. A sixth time would find a size at which the text is a point wider (P35).
  @Test(arguments: [(13.0, 130.0, 126.67), (11, 124, 120.33)]) func halvingEnds(size: Double, room: Double, width: Double) throws {
    let text = Text(verbatim: "Ends May 28, 2026 at 17:08").font(.system(size: size, weight: .medium).monospacedDigit())
      .lineLimit(1).minimumScaleFactor(0.62)
    let drawn = try visibleWidth(of: text.frame(width: room, alignment: .leading))
    #expect(abs(drawn - width) <= 1, "\(drawn)")
  }
}
