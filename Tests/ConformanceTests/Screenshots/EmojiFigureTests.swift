import SwiftUI
import Testing

/// Emoji at the end of a line of text, on the screenshots P12 (Figures §8.1 and §9.20). Points.
@Suite @MainActor struct EmojiFigureTests {
  /// What was measured of a line: how far the middle of the emoji is from the left and the right visible edge of the text, and from the
  /// baseline.
  struct Line: Sendable {
    var text: String
    var emoji: String
    var style: Font
    var fromLeft: Double
    var fromRight: Double
    var aboveBaseline: Double
  }

  nonisolated private static let lines = [
    Line(text: "See stats", emoji: "📊", style: .body, fromLeft: 85.333, fromRight: 16.667, aboveBaseline: 6.05),
    Line(text: "World cup", emoji: "⚽", style: .footnote, fromLeft: 73.5, fromRight: 13.167, aboveBaseline: 4.5),
  ]

  @Test(arguments: lines) func anEmojiIsWhereThePhoneHasIt(_ line: Line) throws {
    func text(_ string: String) -> some View {
      Text(verbatim: string).font(line.style).frame(width: 150, height: 40, alignment: .leading).background(Color.white)
    }
    let area = CGRect(x: 0, y: 0, width: 150, height: 40)
    let letters = try #require(PixelExtent(text(line.text)).ink(area))
    let whole = try PixelExtent(text("\(line.text) \(line.emoji)"))
    let emoji = try #require(whole.ink(CGRect(x: letters.maxX + 1, y: 0, width: 149 - letters.maxX, height: 40)))
    // The words are up to 0.5 wider here.
    #expect(abs(emoji.midX - letters.minX - line.fromLeft) < 1.01, "\(emoji.midX - letters.minX) from the left")
    #expect(abs(emoji.midX - letters.maxX - line.fromRight) < 0.68, "\(emoji.midX - letters.maxX) from the right")
    // A letter that stands on the baseline without overshooting it.
    let stem = try #require(PixelExtent(text("l")).ink(area))
    #expect(abs(stem.maxY - emoji.midY - line.aboveBaseline) < 0.68, "\(stem.maxY - emoji.midY) above the baseline")
  }
}
