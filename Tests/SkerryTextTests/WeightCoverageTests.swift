import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// The area that letters cover in the weights of a design (Figures §9.7).
@Suite struct WeightCoverageTests {
  /// The area of "Ag19" in square ems, by sampling.
  private func ink(_ design: FontDescription.Design, _ weight: CGFloat) -> Double {
    let layout = Fixture.layout("Ag19", FontDescription(family: .system(design), size: 100, weight: weight))
    var hits = 0
    for run in layout.runs {
      for glyph in run.glyphs {
        guard case .outline(let path) = Fixture.plain.picture(of: glyph.id, in: run.font) else { continue }
        let box = path.boundingRect
        for y in stride(from: box.minY + 0.5, to: box.maxY, by: 1) {
          for x in stride(from: box.minX + 0.5, to: box.maxX, by: 1) where path.contains(CGPoint(x: x, y: y)) { hits += 1 }
        }
      }
    }
    return Double(hits)
  }

  /// The rounded design covers as much area as the default one at every weight, within 15 per cent, so that semibold is
  /// distinct from regular.
  @Test(arguments: [300.0, 400, 500, 600, 700, 800, 900]) func roundedTextIsAsDarkAsTheDefault(_ weight: Double) {
    let (rounded, standard) = (ink(.rounded, weight), ink(.standard, weight))
    #expect(abs(rounded / standard - 1) < 0.15, "\(rounded / standard)")
  }

  /// The default design is drawn at other weights of Inter's axis than the names say; its advances are those of the names. The area of Apple's n
  /// in square ems, regular and bold, within 3 per cent.
  @Test(arguments: [(15.0, 400.0, 0.106), (34, 700, 0.1677)]) func areaOfASmallN(_ size: Double, _ weight: Double, _ recorded: Double)
    throws
  {
    let run = try #require(Fixture.layout("n", FontDescription(size: size, weight: weight)).runs.first)
    guard case .outline(let path) = Fixture.plain.picture(of: try #require(run.glyphs.first).id, in: run.font) else {
      Issue.record("n has no outline")
      return
    }
    let box = path.boundingRect
    let steps = 300
    let hits = (0..<steps * steps).count { step in
      let (column, row) = (CGFloat(step % steps) + 0.5, CGFloat(step / steps) + 0.5)
      return path.contains(CGPoint(x: box.minX + box.width * column / CGFloat(steps), y: box.minY + box.height * row / CGFloat(steps)))
    }
    let area = Double(hits) / Double(steps * steps) * Double(box.width * box.height) / (size * size)
    #expect(abs(area / recorded - 1) < 0.03, "\(area)")
    #expect(run.font.variations.contains { $0.tag == "wght" && Double($0.position) == weight })
  }

  /// Every weight is darker than the one before it, in every design.
  @Test(arguments: [FontDescription.Design.standard, .rounded, .monospaced, .serif])
  func weightsGrow(_ design: FontDescription.Design) {
    let operations = stride(from: 200.0, through: 900, by: 100).map { ink(design, $0) }
    for (lighter, darker) in zip(operations, operations.dropFirst()) { #expect(darker > lighter * 1.01, "\(operations)") }
  }

  /// Digits of the rounded design run as wide as in the default one up to 17 points, up to semibold (Figures §9.7, §9.26), except for what was
  /// recorded of single characters: 0.008 em for a digit, 0.033 for a comma (§9.12) and 0.04 for the colon of a time (§9.38), and of semibold digits
  /// of the default design (§9.134).
  @Test(arguments: ["12,2", "3:30"]) func roundedDigitsAreAsWideAsTheDefault(_ text: String) {
    for (size, weight) in [(CGFloat(17), CGFloat(600)), (15, 600), (17, 400), (13, 500)] {
      func width(_ design: FontDescription.Design, _ isMono: Bool) -> CGFloat {
        Fixture.layout(text, FontDescription(family: .system(design), size: size, weight: weight, monospacedDigits: isMono)).idealWidth
      }
      // The default design's colon is wider itself: 0.025 em among digits of one width (§9.49), 0.047 among others (§9.99).
      for isMono in [false, true] {
        let recorded = text.reduce(0) { $0 + ($1.isNumber ? 0.008 : $1 == "," ? 0.033 : isMono ? 0.015 : -0.007) } * size
        let font = FontDescription(size: size, weight: weight, monospacedDigits: isMono)
        let own = text.utf16.reduce(0) { $0 + (CharacterFit.semiboldDigit($1, font)?.extra ?? 0) } * size
        #expect(abs(width(.rounded, isMono) - recorded + own - width(.standard, isMono)) < 0.01 * size)
      }
    }
  }

  /// Letters and spaces have one width in ems, with 0.51 points of tracking at 13 and 0.38 at 34 (Figures §9.51).
  @Test(arguments: ["Timer", "Home page"]) func roundedLettersHaveOneWidth(_ text: String) {
    func width(_ size: CGFloat, _ tracking: CGFloat) -> CGFloat {
      let layout = Fixture.layout(text, FontDescription(family: .system(.rounded), size: size, weight: 600))
      return (layout.idealWidth - tracking * CGFloat(text.count)) / size
    }
    #expect(abs(width(13, 0.51) - width(34, 0.38)) < 0.001)
  }

  /// Emboldening changes no width. The letters of the serif design have Apple's width in bold text and the substitute font's in black text.
  @Test(arguments: [(FontDescription.Design.monospaced, CGFloat(900)), (.serif, 700)])
  func weightsOfOneFaceHaveOneWidth(_ design: FontDescription.Design, _ heavier: CGFloat) {
    func width(_ weight: CGFloat) -> CGFloat {
      Fixture.layout("Ag19", FontDescription(family: .system(design), size: 17, weight: weight)).size.width
    }
    #expect(width(design == .serif ? 600 : 700) == width(heavier))
  }
}
