import Foundation
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Widths against boxes recorded from Apple's SwiftUI. Source: Tests/Fixtures/Oracle/cases.json.
@Suite struct TextWidthTests {
  static let recorded: [(text: String, font: FontDescription, width: CGFloat)] = [
    ("Standalone", FontDescription(size: 17), 86), ("Default", FontDescription(size: 17), 55),
    ("Hello, world!", FontDescription(size: 17), 94.667), ("Laundry", FontDescription(size: 20, weight: 600), 76),
    ("xxs", FontDescription(family: .system(.monospaced), size: 11), 20.667),
    ("xxxl", FontDescription(family: .system(.monospaced), size: 11), 27.333),
    ("lg", FontDescription(family: .system(.monospaced), size: 11), 13.667),
  ]

  /// The uncertainty that the documentation states and lint rules use.
  @Test func widthsAreCloseToTheRecordedBoxes() {
    let differences = Self.recorded.map { text, font, width in abs(Fixture.layout(text, font).idealWidth - width) / width }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    #expect(mean <= 0.0092, "mean \(mean)")
    #expect((differences.max() ?? 1) <= WidthUncertainty.residual, "worst \(differences)")
  }

  @Test func theOpticalStepIsSpreadOverSizes() {
    // A tenth of a point more never makes a line much wider or narrower, even if the substitute changes its optical size.
    for weight in [300, 400, 600, 700.0] {
      for size in stride(from: 18.0, to: 32, by: 0.5) {
        func em(_ size: CGFloat) -> CGFloat {
          Fixture.layout("Delivery arriving in 12 min", FontDescription(size: size, weight: weight)).idealWidth / size
        }
        #expect(abs(em(size + 0.5) - em(size)) / em(size) < 0.03, "\(size) \(weight): \(em(size)) \(em(size + 0.5))")
      }
    }
  }
}
