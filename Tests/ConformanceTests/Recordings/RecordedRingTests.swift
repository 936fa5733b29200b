import SkerryGeometry
import SkerryUI
import SwiftUI
import Testing

/// What stands in the middle of a ring (Figures §9.110).
@Suite @MainActor struct RecordedRingTests {
  /// A symbol in a ring has a font of 0.55 of its diameter: in 22.67 and 68 points.
  @Test(arguments: [22.67, 68.0]) func theContentGrowsWithTheRing(_ diameter: Double) throws {
    let ring = ProgressView(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Image(systemName: "pause.fill").accessibilityIdentifier("pause")
    }
    let found = try Frames(ring.progressViewStyle(.circular).frame(width: diameter, height: diameter))
    let pause = try #require(found["pause"])
    // The frame of pause.fill is 0.944 of the font's size high.
    #expect(abs(pause.height - 0.944 * 0.55 * diameter) < 0.34, "\(pause)")
  }
}
