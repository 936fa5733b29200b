import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// The size of emoji beside text (Figures §9.20).
struct EmojiMetricsTests {
  /// Heights of one emoji, in pixels at 2 pixels a point, as a screen of iOS showed them.
  private static let reported: [CGFloat: CGFloat] = [
    11: 28, 12: 30, 13: 32, 14: 34, 15: 38, 16: 40, 17: 40, 18: 40, 19: 41, 20: 42, 21: 43, 22: 44, 23: 46, 24: 48, 25: 50, 26: 52, 27: 54,
    28: 56, 29: 56, 30: 58,
  ]

  @Test func advancesAreNearTheReportedHeights() {
    for (size, pixels) in Self.reported {
      let tolerance: CGFloat = size < 29 ? 1.01 : 2.01
      #expect(abs(EmojiMetrics.advance(at: size) * 2 - pixels) < tolerance, "\(size): \(EmojiMetrics.advance(at: size) * 2), \(pixels)")
    }
    let exact = [0, 8, 16, 17, 18, 19, 20, 21, 22, 100].map { EmojiMetrics.advance(at: $0) }
    #expect(exact == [0, 10, 20, 20, 20, 20.5, 21, 21.5, 22, 100])
  }

  /// A string of emoji is as wide as their advances, in every design; text beside them keeps its width.
  @Test func stringsAreAsWideAsTheirEmoji() {
    for design in FontDescription.Design.allCases {
      for size in [12, 17, 34] as [CGFloat] {
        let font = FontDescription(family: .system(design), size: size)
        func width(_ text: String) -> CGFloat { Fixture.layout(text, font, width: nil, height: nil).idealWidth }
        let own = EmojiMetrics.advance(at: size)
        #expect(abs(width("😀") - own) < 0.01 && abs(width("🚀👩🏽‍🚀🇯🇵") - 3 * own) < 0.01, "\(design) \(size): \(width("😀"))")
        #expect(abs(width("ab😀") - width("ab") - own) < 0.01)
      }
    }
  }
}
