import Foundation
import SkerryDrawing
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// The heights and covered areas of letters on screenshots of four phones (Figures §9.18).
@Suite struct LetterHeightTests {
  nonisolated struct Sample: CustomTestStringConvertible {
    let size: CGFloat, weight: CGFloat
    /// The highest and the lowest point of each letter, in ems above the baseline.
    let letters: [Character: (top: CGFloat, bottom: CGFloat)]
    var testDescription: String { "\(size) \(weight)" }
  }

  nonisolated static let samples = [
    Sample(
      size: 12, weight: 400,
      letters: [
        "a": (0.5335, -0.0074), "d": (0.7353, -0.008), "h": (0.7354, 0), "i": (0.7422, 0), "l": (0.7353, 0), "o": (0.5348, -0.0086),
        "p": (0.534, -0.1757), "t": (0.6626, -0.0033), "v": (0.5264, 0), "y": (0.5264, -0.1839), "z": (0.5264, 0),
      ]),
    Sample(
      size: 15, weight: 400,
      letters: [
        "C": (0.7203, -0.0157), "e": (0.5341, -0.0083), "g": (0.5348, -0.185), "h": (0.7354, 0), "i": (0.7427, 0), "n": (0.535, 0),
        "t": (0.6627, -0.0034), "u": (0.5264, -0.0086), "y": (0.5264, -0.1842),
      ]),
    Sample(
      size: 17, weight: 400,
      letters: [
        "L": (0.7047, 0), "U": (0.7047, -0.0159), "d": (0.7353, -0.0081), "i": (0.7441, 0), "l": (0.7353, 0), "p": (0.5346, -0.1758),
        "s": (0.5352, -0.0087), "x": (0.5264, 0),
      ]),
    Sample(
      size: 17, weight: 600,
      letters: ["D": (0.7047, 0), "e": (0.5433, -0.01), "i": (0.7642, 0), "l": (0.7403, 0), "v": (0.5335, 0), "y": (0.5335, -0.1875)]),
    Sample(
      size: 15, weight: 900,
      letters: [
        "E": (0.7046, 0), "n": (0.5614, 0), "b": (0.7511, -0.0068), "l": (0.7511, 0), "i": (0.811, 0), "o": (0.562, -0.0131),
        "s": (0.5621, -0.013), "y": (0.5489, -0.1944),
      ]),
    Sample(size: 17, weight: 900, letters: ["A": (0.7046, 0), "u": (0.5479, -0.0128), "g": (0.5611, -0.1917), "t": (0.6682, 0)]),
    Sample(
      size: 20, weight: 600,
      letters: [
        "S": (0.7204, -0.0159), "b": (0.7319, -0.0082), "c": (0.5397, -0.0099), "f": (0.7378, 0), "l": (0.7319, 0), "u": (0.5298, -0.0101),
      ]),
    Sample(
      size: 22, weight: 700,
      letters: ["O": (0.7191, -0.0145), "e": (0.5405, -0.0108), "h": (0.7228, 0), "w": (0.5302, 0), "y": (0.5302, -0.1803)]),
    Sample(
      size: 34, weight: 400,
      letters: [
        "L": (0.7046, 0), "c": (0.5173, -0.0094), "i": (0.6997, 0), "t": (0.645, -0.0097), "v": (0.5078, 0), "y": (0.5078, -0.1707),
      ]),
    Sample(
      size: 34, weight: 700,
      letters: [
        "N": (0.7046, 0), "O": (0.7166, -0.012), "S": (0.7165, -0.0119), "g": (0.534, -0.1814), "h": (0.7046, 0), "i": (0.7385, 0),
        "m": (0.5339, 0), "o": (0.534, -0.0105), "t": (0.6511, -0.0105), "w": (0.5235, 0), "y": (0.5235, -0.1721),
      ]),
  ]

  private func outlines(_ text: String, _ size: CGFloat, _ weight: CGFloat) -> [Path] {
    Fixture.layout(text, FontDescription(size: size, weight: weight)).runs.flatMap { run in
      run.glyphs.compactMap { glyph in
        guard case .outline(let path) = Fixture.plain.picture(of: glyph.id, in: run.font) else { return nil }
        return path
      }
    }
  }

  /// Every letter within 0.005 em, a quarter of a pixel at 17 points.
  @Test(arguments: samples) func lettersHaveApplesHeights(_ sample: Sample) throws {
    for (letter, recorded) in sample.letters.sorted(by: { $0.key < $1.key }) {
      let box = try #require(outlines(String(letter), sample.size, sample.weight).first?.boundingRect)
      let (top, bottom) = (-box.minY / sample.size, -box.maxY / sample.size)
      #expect(abs(top - recorded.top) < 0.005 && abs(bottom - recorded.bottom) < 0.005, "\(letter): \(top), \(bottom)")
    }
  }

  /// The heights at the sizes and weights between which they are interpolated, and the weights with which the designs are drawn.
  @Test func heightsAndWeightsAreUnchanged() throws {
    var lines: [String] = []
    for weight in stride(from: 100.0, through: 900, by: 100) {
      for size in [12.0, 17, 18, 20, 25, 28, 40] {
        let own = LetterHeights(size: size, weight: weight)
        let values = [
          own.small, own.ascender, own.dot, own.t, own.tUndershoot, own.straightDescender, own.curvedDescender, own.g, own.overshoot,
          own.smallOvershoot,
        ]
        lines.append("\(Int(weight)) \(Int(size)): \(values.map { String(Int(($0 * 10_000).rounded())) }.joined(separator: " "))")
      }
      let drawn = [SystemWeights.drawnWeight(weight), SystemWeights.stemWeight(weight), SystemWeights.monospacedStem(weight) * 10_000]
      lines.append("\(Int(weight)): drawn \(drawn.map { String(Int($0.rounded())) }.joined(separator: " "))")
    }
    try RecordedText.check("letter-heights", lines)
  }

  /// The foot of heavy and black display text ends on the baseline, or so little below it that a stretched foot would be torn.
  @Test(arguments: [-0.0039, -0.0016, -0.0008, -0.0004, 0]) func theFootOfTIsNotTorn(_ bottom: CGFloat) {
    let guides = LetterFit.Guides(
      capital: 0.7271, small: 0.5156, ascender: 0.7188, overshoot: 0.01, smallOvershoot: 0.0078, smallUndershoot: 0.0078)
    let fit = LetterFit("t", bottom: bottom, top: 0.6484, guides, LetterHeights(size: 34, weight: 900))
    #expect(abs(fit.height(of: bottom) + 0.0105) < 0.0001)
    let heights = stride(from: bottom, through: 0.6484, by: 0.0002).map(fit.height)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 > $0 && $1 - $0 < 0.0002 * 10 })
  }

  /// The area of an l by its height, in ems, within 3 per cent.
  @Test(arguments: [(17.0, 400.0, 0.085), (17, 600, 0.1215), (34, 700, 0.1426)])
  func inkOfTheStems(_ size: Double, _ weight: Double, _ recorded: Double) throws {
    let bar = try #require(outlines("l", size, weight).first)
    let width = abs(bar.signedArea) / bar.boundingRect.height / size
    #expect(abs(width / recorded - 1) < 0.03, "\(width)")
  }

  /// The covered area of strings in square ems, within 3 per cent, and within 0.3 on average in each weight.
  @Test func stringsHaveApplesInk() throws {
    let strings: [(text: String, size: CGFloat, weight: CGFloat, ink: CGFloat)] = [
      ("Live Activity Preview", 34, 400, 1.6937), ("Courier is moving through the city", 15, 400, 2.9167),
      ("Use live activities", 17, 400, 1.5309), ("Load example data", 17, 400, 1.7528), ("dismissal policy.", 12, 400, 1.4772),
      ("Preview the exact state at every system size.", 12, 400, 3.802), ("Delivery", 17, 600, 1.0616), ("Surface lab", 20, 600, 1.4225),
      ("New match", 34, 700, 1.5535), ("Players", 34, 700, 1.0769), ("Ongoing match", 34, 700, 2.2202), ("Settings", 34, 700, 1.291),
      ("On the way", 22, 700, 1.4945), ("Enable online sync", 15, 900, 3.543), ("Aug 2, 2026 at 11:36 PM", 17, 900, 4.3752),
    ]
    var excess: [CGFloat: [CGFloat]] = [:]
    for string in strings {
      let area = outlines(string.text, string.size, string.weight).reduce(0) { $0 + abs($1.signedArea) } / (string.size * string.size)
      excess[string.weight, default: []].append(area / string.ink - 1)
    }
    for (weight, differences) in excess.sorted(by: { $0.key < $1.key }) {
      let mean = differences.reduce(0, +) / CGFloat(differences.count)
      #expect(differences.allSatisfy { abs($0) < 0.03 } && abs(mean) < 0.003, "\(weight): \(differences), \(mean)")
    }
  }
}

extension Path {
  /// The area that the outline encloses, by the shoelace formula over its flattened contours; holes count against it.
  fileprivate var signedArea: CGFloat {
    flattened(tolerance: 0.002).reduce(0) { sum, contour in
      let points = contour.points
      return zip(points, points.dropFirst() + points.prefix(1)).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }
}
