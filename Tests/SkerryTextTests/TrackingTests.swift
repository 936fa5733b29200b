import Foundation
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// The points after each character (Figures §3.3), at every size of the tables, between them, and beyond both ends.
@Suite struct TrackingTests {
  @Test func tablesAreUnchanged() throws {
    let sizes = [3, 6.5] + Array(stride(from: 6.0, through: 100, by: 1)) + [110, 150, 170, 190, 210, 230, 250, 260, 300]
    var lines: [String] = []
    for design in [FontDescription.Design.standard, .rounded, .monospaced, .serif] {
      for isStandIn in [false, true] {
        for weight in [400, 700] as [CGFloat] {
          let points = sizes.map { size in
            RecordedText.number(
              SystemTracking.points(for: FontDescription(family: .system(design), size: size, weight: weight), isStandIn: isStandIn))
          }
          lines.append("\(design.rawValue) \(weight)\(isStandIn ? ", stand-in" : ""): \(points.joined(separator: " "))")
        }
      }
    }
    try RecordedText.check("tracking", lines)
  }

  /// Three of Apple's published values for SF Pro, two for SF Pro Rounded and two for New York.
  @Test(arguments: [
    (FontDescription.Design.standard, 17.0, -0.43), (.standard, 28, 0.38), (.standard, 71, 0.14), (.rounded, 17, 0.37),
    (.rounded, 70, 0.14),
    (.serif, 17, -0.07), (.serif, 100, -1.56),
  ])
  func publishedValues(_ design: FontDescription.Design, _ size: Double, _ points: Double) {
    let own = SystemTracking.points(for: FontDescription(family: .system(design), size: size), isStandIn: false)
    #expect(abs(own - points) < 0.001, "\(own)")
  }

  /// A custom face has its own line gap, to which the style's leading is added and from which tight leading is taken.
  @Test func leadingOfACustomFace() {
    func leading(_ style: CGFloat, _ adjustment: CGFloat) -> CGFloat {
      Fixture.engine.metrics(
        of: FontDescription(family: .custom("Quicksand"), size: 20, styleLeading: style, leadingAdjustment: adjustment)
      ).leading
    }
    #expect(abs(leading(3, 0) - leading(0, 0) - 3) < 1e-9)
    #expect(abs(leading(0, -2) - leading(0, 0) + 2) < 1e-9)
  }
}
