import Foundation
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Widths against boxes recorded from Apple's SwiftUI. Source: swiftui-layout/cases.json (see Tests/Fixtures/README.md).
@Suite struct TextWidthTests {
  static let recorded: [(text: String, font: FontDescription, width: CGFloat)] = [
    ("Standalone", FontDescription(size: 17), 86), ("Default", FontDescription(size: 17), 55),
    ("Hello, world!", FontDescription(size: 17), 94.667), ("Laundry", FontDescription(size: 20, weight: 600), 76),
    ("xxs", FontDescription(family: .system(.monospaced), size: 11), 20.667),
    ("xxxl", FontDescription(family: .system(.monospaced), size: 11), 27.333),
    ("lg", FontDescription(family: .system(.monospaced), size: 11), 13.667),
  ]

  @Test(arguments: recorded.indices) func widthIsNearTheRecordedBox(_ index: Int) {
    let (text, font, width) = Self.recorded[index]
    let layout = TextEngine().layout(ResolvedText(runs: [TextRun(text, font: font)]), proposal: .unspecified)
    print("width", text, layout.idealWidth, width, layout.idealWidth / width)
    // The stand-in strays by at most 2 per cent from the recorded boxes (Sources/README.md).
    #expect(abs(layout.idealWidth - width) <= width * 0.02 + 0.334)
  }
}
