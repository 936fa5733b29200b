import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Lines of a page with credits, in pixels of three a point (Figures §9.33, R39).
@Suite @MainActor struct RecordedCreditTests {
  nonisolated struct Line: CustomTestStringConvertible {
    let text: String, size: CGFloat, weight: Font.Weight, width: Int
    var testDescription: String { text }
  }
  nonisolated static let lines = [
    Line(text: "This application has been made by", size: 17, weight: .regular, width: 787),
    Line(text: "Renaud Jenny", size: 17, weight: .regular, width: 318),
    Line(text: "Based on open source projects you can find on", size: 17, weight: .regular, width: 1062),
    Line(text: "my GitHub", size: 17, weight: .regular, width: 236),
    Line(text: "Icons and illustrations by Mathilde Seyller", size: 17, weight: .regular, width: 936),
    Line(text: "This application has been made by Renaud Jenny", size: 17, weight: .regular, width: 1122),
    Line(text: "Based on open source projects you can find on my GitHub", size: 17, weight: .regular, width: 1318),
    Line(text: "Thank you for your support!", size: 17, weight: .semibold, width: 656),
    Line(text: "Rate this application on the App Store", size: 16, weight: .regular, width: 814),
  ]

  /// The columns with more than a quarter of the text's contrast, as the recordings were measured.
  private func ink(_ line: Line) throws -> Int {
    let renderer = ImageRenderer(
      content: Text(verbatim: line.text).font(.system(size: line.size, weight: line.weight)).fixedSize().foregroundStyle(.white)
        .padding(3).background(.black))
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    return try picture.width { $0.red > 60 }
  }

  @Test(arguments: lines) func inkOfCredits(_ line: Line) throws {
    let drawn = try ink(line)
    #expect(abs(CGFloat(drawn) / CGFloat(line.width) - 1) < 0.0099, "\(drawn) is not \(line.width)")
  }

  @Test func creditsTogetherAreAsWideAsRecorded() throws {
    let drawn = try Self.lines.map { try ink($0) }.reduce(0, +)
    let recorded = Self.lines.map(\.width).reduce(0, +)
    #expect(abs(CGFloat(drawn) / CGFloat(recorded) - 1) < 0.0045, "\(drawn) is not \(recorded)")
  }
}
