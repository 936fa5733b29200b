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
