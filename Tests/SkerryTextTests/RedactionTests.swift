import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Redacted text against two recordings (Figures §9.48).
@Suite struct RedactionTests {
  static func layout(_ runs: [TextRun], width: CGFloat? = nil, lines: Int? = nil) -> TextLayout {
    var text = ResolvedText(runs: runs)
    text.isRedacted = true
    text.scale = DisplayScale(3)
    text.lineLimit = lines
    return Fixture.engine.layout(text, proposal: ProposedViewSize(width: width, height: nil))
  }

  static func layout(_ string: String, _ font: FontDescription, width: CGFloat? = nil) -> TextLayout {
    layout([TextRun(string, font: font)], width: width)
  }

  @Test func widthsAreAsRecorded() {
    // SpeziAccount: 524 to 851 pixels. RevenueCat: 105 to 195 points, at one pixel per point.
    #expect(Self.layout("Placeholder", FontDescription(size: 21, weight: 600)).size.width == 109)
    let hello = Self.layout("Hello, world", FontDescription(size: 16)).idealWidth
    #expect(hello > 89 && hello < 90.5, "\(hello)")
  }

  @Test func everyCharacterIsAsWide() {
    let font = FontDescription(size: 17)
    let one = Self.layout("i", font).idealWidth
    for string in ["W", " ", "\n", "é", "👩‍👩‍👧"] { #expect(Self.layout(string, font).idealWidth == one, "\(string)") }
    let lights = Self.layout("Lights", font).idealWidth
    for weight in [400, 900.0] {
      #expect(Self.layout("Weight", FontDescription(size: 17, weight: weight)).idealWidth == lights)
    }
    #expect(abs(Self.layout("Six mo", font).idealWidth - 6 * one) < 1e-9)
  }

  @Test func theBarIsAsHighAsCapitalsOnTheBaseline() throws {
    let layout = Self.layout("Placeholder", FontDescription(size: 21, weight: 600))
    let bar = try #require(layout.bars.first)
    #expect(layout.bars.count == 1 && layout.runs.isEmpty)
    #expect(bar.rect.maxY == layout.firstBaseline)
    #expect(abs(bar.rect.height - 14.796) < 0.001)
    #expect(abs(bar.cornerRadius - 2.667) < 0.001)
  }

  @Test func aLineEndsAtAnyCharacter() {
    let font = FontDescription(size: 17)
    let one = Self.layout("i", font).idealWidth
    // Four marks fit exactly, and three where a little is missing.
    #expect(Self.layout("abcdefgh", font, width: 4 * one).bars.map { ($0.rect.width / one).rounded() } == [4, 4])
    #expect(Self.layout("ab cd efgh", font, width: 4 * one - 0.01).bars.map { ($0.rect.width / one).rounded() } == [3, 3, 3, 1])
  }

  @Test func everyRunHasABarInItsOwnPaint() {
    let font = FontDescription(size: 17)
    let layout = Self.layout([TextRun("ab", font: font), TextRun("cde", font: font, paint: .solid(.white))])
    #expect(layout.bars.count == 2)
    #expect(layout.bars[0].rect.maxX == layout.bars[1].rect.minX)
    #expect(layout.bars[1].paint == .faded(.solid(.white), 0.16))
  }
}
