import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// The amount of ink in the weights of a design (Figures §9.7).
@Suite struct WeightInkTests {
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

  /// The rounded design has the ink of the default one at every weight, within 15 per cent, so that semibold is
  /// distinct from regular.
  @Test(arguments: [300.0, 400, 500, 600, 700, 800, 900]) func roundedTextIsAsDarkAsTheDefault(_ weight: Double) {
    let (rounded, standard) = (ink(.rounded, weight), ink(.standard, weight))
    #expect(abs(rounded / standard - 1) < 0.15, "\(rounded / standard)")
  }

  /// Every weight is darker than the one before it, in every design.
  @Test(arguments: [FontDescription.Design.standard, .rounded, .monospaced, .serif])
  func weightsGrow(_ design: FontDescription.Design) {
    let inks = stride(from: 200.0, through: 900, by: 100).map { ink(design, $0) }
    for (lighter, darker) in zip(inks, inks.dropFirst()) { #expect(darker > lighter * 1.01, "\(inks)") }
  }

  /// The rounded design runs as wide as the default one, at every weight and size (Figures §9.7).
  @Test(arguments: ["12,2", "3:30", "Timer", "Home 18"]) func roundedTextIsAsWideAsTheDefault(_ text: String) {
    for (size, weight) in [(CGFloat(20), CGFloat(700)), (30, 600), (22, 400), (13, 500)] {
      func width(_ design: FontDescription.Design, _ isMono: Bool) -> CGFloat {
        Fixture.layout(text, FontDescription(family: .system(design), size: size, weight: weight, monospacedDigits: isMono)).idealWidth
      }
      for isMono in [false, true] { #expect(abs(width(.rounded, isMono) - width(.standard, isMono)) < 0.01 * size) }
    }
  }

  /// Emboldening changes no width.
  @Test(arguments: [FontDescription.Design.monospaced, .serif])
  func weightsOfOneFaceHaveOneWidth(_ design: FontDescription.Design) {
    func width(_ weight: CGFloat) -> CGFloat {
      Fixture.layout("Ag19", FontDescription(family: .system(design), size: 17, weight: weight)).size.width
    }
    #expect(width(700) == width(900))
  }
}
