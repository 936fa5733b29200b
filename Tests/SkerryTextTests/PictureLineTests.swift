import Foundation
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Lines that hold pictures.
@Suite struct PictureLineTests {
  private static func picture(_ height: CGFloat, isSymbol: Bool = false) -> TextRun {
    TextRun(
      "\u{FFFC}",
      image: ImageContent(name: "a", source: .missing, naturalSize: CGSize(width: 20, height: height), isSymbol: isSymbol))
  }

  private func layout(_ runs: [TextRun], width: CGFloat? = nil) -> TextLayout {
    var text = ResolvedText(runs: [TextRun("one ")] + runs + [TextRun(" two three four")])
    text.scale = DisplayScale(3)
    return TextEngine().layout(text, proposal: ProposedViewSize(width: width, height: nil))
  }

  /// A picture stands on the baseline: what is above the line's ascent raises its own line, and no other.
  @Test func aTallPictureRaisesItsLine() {
    let plain = layout([], width: 70)
    let tall = layout([Self.picture(40)], width: 70)
    let ascent = plain.firstBaseline
    #expect(plain.lines.count >= 2 && tall.lines.count >= 2)
    #expect(abs(tall.firstBaseline - 40) < 0.34)
    let pitch = plain.lines[1].baseline - plain.lines[0].baseline
    #expect(abs(tall.lines[1].baseline - tall.lines[0].baseline - pitch) < 0.34)
    let growth = tall.size.height - plain.size.height - pitch * CGFloat(tall.lines.count - plain.lines.count)
    #expect(abs(growth - (40 - ascent)) < 0.68)
    #expect(abs(tall.lines[0].frame.height - plain.lines[0].frame.height - (40 - ascent)) < 0.68)
  }

  /// A raised picture makes its line higher by the distance it is raised, not by its own height as well; a lowered one adds less.
  @Test func aMovedPictureCountsByItsHeightAlone() {
    func height(_ offset: CGFloat) -> CGFloat {
      var run = Self.picture(40)
      run.baselineOffset = offset
      return layout([run]).size.height
    }
    let ascent = layout([]).firstBaseline
    #expect(abs(height(0) - layout([]).size.height - (40 - ascent)) < 0.68)
    #expect(abs(height(8) - height(0)) < 0.34 && abs(height(40) - layout([]).size.height - 40) < 0.68)
    #expect(abs(height(-8) - height(0)) < 0.34)
  }

  /// A line may be cut before a picture, as before a character: three of 20 points and an ellipsis fit in 78.
  @Test func aLineIsCutBetweenPictures() {
    var text = ResolvedText(runs: (0..<5).map { _ in Self.picture(10) })
    text.lineLimit = 1
    let cut = TextEngine().layout(text, proposal: ProposedViewSize(width: 78, height: nil))
    #expect(cut.isTruncated && cut.images.count == 3 && cut.lines.map(\.string) == ["\u{FFFC}\u{FFFC}\u{FFFC}…"])
  }

  @Test func lowPicturesAndSymbolsRaiseNothing() {
    let plain = layout([])
    #expect(layout([Self.picture(plain.firstBaseline - 1)]).size.height == plain.size.height)
    #expect(layout([Self.picture(40, isSymbol: true)]).size.height == plain.size.height)
  }
}
