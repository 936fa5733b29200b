import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// Pairs of letters that stand nearer than in the substitute font (Figures §9.67).
@Suite struct PairTests {
  private func extra(_ text: String, _ size: CGFloat, _ weight: CGFloat) -> CGFloat {
    CharacterFit.pair(Array(text.utf16), 0, in: FontDescription(size: size, weight: weight))?.extra ?? 0
  }

  @Test func pairsOfSemiboldAndBoldText() {
    for text in ["Ta", "To", "Te", "Wa", "Wo"] {
      #expect(extra(text, 17, 600) == -0.045 && extra(text, 20, 700) == -0.045)
      #expect(extra(text, 17, 400) == 0)
    }
    #expect(abs(extra("Ta", 17, 500) + 0.0225) < 0.001)
    for text in ["Th", "Ti", "Wi", "Va", "aT", "T", "T "] { #expect(extra(text, 17, 700) == 0) }
    // T at display sizes has its own advance; W does not.
    #expect(extra("Ta", 34, 700) == 0 && extra("Wa", 34, 700) == -0.045)
  }
}
