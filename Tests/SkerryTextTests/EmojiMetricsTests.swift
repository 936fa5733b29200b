import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// The size and the place of emoji beside text (Figures §9.20).
struct EmojiMetricsTests {
  /// Heights of one emoji, in pixels at 2 pixels per point, as a screen of iOS showed them.
  private static let reported: [CGFloat: CGFloat] = [
    11: 28, 12: 30, 13: 32, 14: 34, 15: 38, 16: 40, 17: 40, 18: 40, 19: 41, 20: 42, 21: 43, 22: 44, 23: 46, 24: 48, 25: 50, 26: 52, 27: 54,
    28: 56, 29: 56, 30: 58,
  ]

  @Test func squaresAreNearTheReportedHeights() {
    for (size, pixels) in Self.reported {
      #expect(abs(EmojiMetrics.side(at: size) * 2 - pixels) < 2.01, "\(size): \(EmojiMetrics.side(at: size) * 2), \(pixels)")
    }
  }

  @Test func squaresHaveTheReportedSides() {
    let sides = [0, 8, 16, 17, 20, 22, 24, 25, 100].map { EmojiMetrics.side(at: $0) }
    #expect(sides == [0, 10, 20, 20.5, 22, 23, 24, 25, 100])
  }

  /// A string of emoji is as wide as their squares with one and a quarter points on both sides of each, in every design: twelve of 17 points are
  /// 23.0 each, one of 14 is 20.0 (Figures §9.70, §9.71). Text beside them keeps its width.
  @Test func stringsAreAsWideAsTheirEmoji() {
    for design in FontDescription.Design.allCases {
      for (size, own) in [(12, 17.5), (14, 20), (17, 23), (20, 24.5), (34, 36.5)] as [(CGFloat, CGFloat)] {
        let font = FontDescription(family: .system(design), size: size)
        func width(_ text: String) -> CGFloat { Fixture.layout(text, font, width: nil, height: nil).idealWidth }
        #expect(abs(width("😀") - own) < 0.01 && abs(width("🚀👩🏽‍🚀🇯🇵") - 3 * own) < 0.01, "\(design) \(size): \(width("😀"))")
        #expect(abs(width("ab😀") - width("ab") - own) < 0.01)
      }
    }
  }
}
