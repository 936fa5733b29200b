import Foundation
import SwiftUI
import Testing

/// The one string of the serif design that a screenshot shows: 28 points black, 5 points of kerning (Figures §9.19, R25).
@Suite @MainActor struct RecordedSerifTests {
  /// Visible left edge and width of each letter, in points from the left edge of the first.
  nonisolated static let letters: [(letter: String, left: CGFloat, width: CGFloat)] = [
    ("A", 0, 21.57), ("I", 26.63, 10.53), ("R", 43.56, 20.91), ("L", 69.89, 16.62), ("I", 92.63, 10.53), ("N", 109.07, 20.73),
    ("E", 135.56, 17.73),
  ]

  /// The string is as wide as recorded, each letter within 1.3 points; capitals are 0.713 em high where Apple's are 0.705.
  @Test func aStringInSerif() throws {
    let view = Text(verbatim: "AIRLINE").font(.system(size: 28, weight: .black, design: .serif)).kerning(5).padding(10).background(.white)
    let reader = try PixelExtent(view)
    let all = try #require(reader.ink(CGRect(x: 0, y: 0, width: 190, height: 54)))
    #expect(abs(all.width - 153.29) < 0.8, "\(all.width)")
    #expect(abs(all.height - 19.74) < 0.68, "\(all.height)")
    for (letter, left, width) in Self.letters {
      let box = try #require(reader.ink(CGRect(x: all.minX + left - 2.5, y: 4, width: width + 5, height: 46)), "\(letter)")
      #expect(abs(box.width - width) < 1.7, "\(letter): \(box.width)")
      #expect(abs(box.minX - all.minX - left) < 1.7, "\(letter): \(box.minX - all.minX)")
    }
  }
}
