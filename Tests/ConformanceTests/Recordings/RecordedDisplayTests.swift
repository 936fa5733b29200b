import Foundation
import SkerryImage
import SwiftUI
import Testing

/// Letters of 24 to 36 points, at 3 pixels per point: their widths, and where text begins (Figures §9.63).
@Suite @MainActor struct RecordedDisplayTests {
  typealias Line = RecordedLine

  /// Visible widths of regular text.
  nonisolated static let lines = [
    Line("Live Activity Preview", 34, 293.44), Line("Genres", 33, 98.57), Line("Release", 33, 107.98), Line("Date", 33, 62.98),
    Line("Action", 33, 88.52), Line("Adventure", 33, 143.44), Line("homeassistant.local", 32, 268.05), Line("Giant Spider", 27, 141.86),
    Line("Giant Spider", 28, 147.42), Line("What is the 1st prime?", 28, 262.49), Line("Is this prime?", 28, 154.59),
    Line("What is the 2nd prime?", 28, 274.83), Line("What is the 0th prime?", 28, 269.16), Line("Gianluigi Buffon", 28, 187.45),
    Line("Confirm", 28, 93.85), Line("Order received", 28, 174.02), Line("Multiple Lines", 24, 140.12), Line("Label", 24, 53.17),
    Line("One Line Label", 24, 151.49), Line("Get Started", 24, 115.92), Line("Push Permission Prompt", 24, 248.19),
  ]

  private func difference(_ line: Line) throws -> CGFloat {
    try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size))) - line.ink
  }

  @Test(arguments: lines) func widths(_ line: Line) throws {
    let difference = try difference(line)
    #expect(abs(difference) < 1.1, "\(difference)")
  }

  /// The root of the mean square was 1.0 with the letters of small text.
  @Test func widthsTogether() throws {
    let differences = try Self.lines.map { try difference($0) }
    let mean = (differences.map { $0 * $0 }.reduce(0, +) / CGFloat(differences.count)).squareRoot()
    #expect(mean < 0.6, "\(mean)")
  }

  nonisolated struct Beginning: CustomTestStringConvertible {
    let text: String, size: CGFloat, isBold: Bool, bearing: CGFloat
    var testDescription: String { "\(text) \(size)" }
  }

  /// Points between the margin of a screen and the first visible column: those of the display face are larger than the substitute's, those of
  /// smaller text are not.
  @Test(arguments: [
    Beginning(text: "History", size: 34, isBold: true, bearing: 2), Beginning(text: "Progress", size: 34, isBold: true, bearing: 2),
    Beginning(text: "Compendium", size: 34, isBold: true, bearing: 1.29),
    Beginning(text: "OpenClient", size: 34, isBold: true, bearing: 1.24),
    Beginning(text: "Settings", size: 34, isBold: true, bearing: 1.11),
    Beginning(text: "All Shortcuts", size: 34, isBold: true, bearing: 0.52),
    Beginning(text: "Genres", size: 33, isBold: false, bearing: 1.36), Beginning(text: "Release", size: 33, isBold: false, bearing: 2.26),
    Beginning(text: "Giant Spider", size: 28, isBold: false, bearing: 1.16),
    Beginning(text: "Details", size: 22, isBold: true, bearing: 1.57),
    Beginning(text: "Show Schedule", size: 22, isBold: true, bearing: 0.95),
    Beginning(text: "Recipe library", size: 22, isBold: true, bearing: 1.57),
  ])
  func beginnings(_ beginning: Beginning) throws {
    let bearing = try bearing(beginning)
    #expect(abs(bearing - beginning.bearing) < 0.25, "\(bearing)")
  }

  /// Numbers with a comma of 48 points bold, centred in 390 (Figures §9.71, R90): where each character begins and ends, in points.
  @Test(arguments: [
    ("1,000ml", [105.41, 121.18, 126.95, 135.04, 139.29, 166.85, 170.96, 198.52, 202.63, 230.18, 234.89, 271.98, 276.72, 283.57]),
    ("2,200ml", [103.01, 127.98, 130.95, 139.04, 144.01, 168.98, 173.29, 200.85, 204.96, 232.52, 237.23, 274.32, 279.06, 285.9]),
    ("2,000ml", [102.01, 126.98, 129.94, 138.04, 142.29, 169.85, 173.96, 201.52, 205.96, 233.52, 237.89, 274.98, 280.06, 286.9]),
  ])
  func numbersWithCommas(_ text: String, _ edges: [Double]) throws {
    let view = Text(verbatim: text).font(.system(size: 48, weight: .bold)).foregroundStyle(.black).frame(width: 390).background(.white)
    let picture = try PixelExtent(view).bitmap
    let inked = (0..<picture.size.width).map { x in (0..<picture.size.height).contains { picture.color(x: x, y: $0).red < 128 } }
    let found = zip(inked, inked.dropFirst()).enumerated().filter { $0.element.0 != $0.element.1 }.map { Double($0.offset + 1) / 3 }
    try #require(found.count == edges.count)
    // The 1 begins up to 1.5 further right.
    for (index, (own, recorded)) in zip(found, edges).enumerated() {
      #expect(abs(own - recorded) < (index == 0 && text.hasPrefix("1") ? 1.7 : 1.2), "\(index): \(own) for \(recorded)")
    }
    // The comma's top is 5.9 above the baseline, a capital's height below the digits' top.
    let box = CGRect(x: found[2] - 0.3, y: 0, width: found[3] - found[2] + 0.6, height: 60)
    let comma = try #require(PixelExtent(view).ink(box, threshold: 128))
    let place = CGRect(x: found[0] - 0.3, y: 0, width: found[1] - found[0] + 0.6, height: 60)
    let digits = try #require(PixelExtent(view).ink(place, threshold: 128))
    #expect(abs(digits.maxY - comma.minY - 5.9) < 0.7 && abs(comma.maxY - digits.maxY - 7.06) < 0.7, "\(comma) \(digits)")
  }

  /// Plus signs of 16 points bold and 13 semibold are visibly 8.81 × 8.61 and 6.99 × 6.94 (Figures §9.71, R90).
  @Test(arguments: [(16.0, Font.Weight.bold, 8.81, 8.61), (13, .semibold, 6.99, 6.94)])
  func plusSigns(_ size: Double, _ weight: Font.Weight, _ width: Double, _ height: Double) throws {
    let sign = Text(verbatim: "+").font(.system(size: size, weight: weight)).foregroundStyle(.black).padding(3).background(.white)
    let renderer = ImageRenderer(content: sign)
    renderer.scale = 12
    let box = try #require(ImageCodecs.decode(renderer.pngData()).box(12, in: CGRect(x: 0, y: 0, width: 30, height: 30)) { $0.red < 128 })
    #expect(abs(box.width - width) < 0.2 && abs(box.height - height) < 0.2, "\(box)")
    // Its middle is 0.285 em above the baseline, which is 0.9526 em below the line's top.
    #expect(abs(box.midY - 3 - (0.9526 - 0.285) * size) < 0.2, "\(box)")
  }

  /// Points from the frame's leading edge to the first visible column.
  private func bearing(_ beginning: Beginning) throws -> CGFloat {
    let font = Font.system(size: beginning.size, weight: beginning.isBold ? .bold : .regular)
    let renderer = ImageRenderer(
      content: Text(verbatim: beginning.text).font(font).fixedSize().foregroundStyle(.black).padding(3).background(.white))
    renderer.scale = 12
    let picture = try ImageCodecs.decode(renderer.pngData())
    let box = try #require(picture.box(12, in: CGRect(origin: .zero, size: CGSize(width: 40, height: 50))) { $0.red < 128 })
    return box.minX - 3
  }
}
