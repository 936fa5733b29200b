import Foundation
import SwiftUI
import Testing

/// Bold lines of a library of components, a catalogue of games and a bestiary: visible widths in points at 3 pixels per point (Figures §9.73).
@Suite @MainActor struct RecordedDesignTests {
  private static let lines = [
    RecordedLine("Headline Large", 28, 193.33), RecordedLine("The Witcher 3: Wild Hunt", 28, 323.0),
    RecordedLine("The Legend of Zelda: Tears", 28, 348.0), RecordedLine("of the Kingdom -", 28, 215.0),
    RecordedLine("Collector's Edition", 28, 237.0), RecordedLine("Display Large", 34, 211.0),
    RecordedLine("Maximus Incredibilis", 34, 319.67), RecordedLine("of the Desolate", 34, 236.33),
    RecordedLine("Eastern Badlands of", 34, 312.0), RecordedLine("Mongolian Antiquity", 34, 315.33),
  ]

  private func difference(_ line: RecordedLine) throws -> CGFloat {
    try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size, weight: .bold))) - line.ink
  }

  @Test func boldLinesOfTitles() throws {
    let differences = try Self.lines.map { ($0, try difference($0)) }
    for (line, difference) in differences { #expect(abs(difference) <= 0.0115 * line.ink, "\(line.testDescription): \(difference)") }
    let sum: CGFloat = differences.map(\.1).reduce(0, +)
    #expect(abs(sum / Self.lines.map(\.ink).reduce(0, +)) < 0.004, "\(sum)")
  }

  /// Visible widths of single letters, as shares of the size: W 25.67 of 28 points, M 25.33 and V 22.33 of 34.
  @Test(arguments: [RecordedLine("W", 28, 25.67), RecordedLine("M", 34, 25.33), RecordedLine("V", 34, 22.33)])
  func boldCapitals(_ line: RecordedLine) throws {
    let difference = try difference(line)
    #expect(abs(difference) <= 0.95, "\(difference)")
  }
}
