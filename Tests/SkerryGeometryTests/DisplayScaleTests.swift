import Foundation
import Testing

@testable import SkerryGeometry

@Suite struct DisplayScaleTests {
  /// A picture has the nearest whole number of pixels: 370.33 points at 3x are 1110.99 pixels, which is 1111 and not 1110.
  @Test(arguments: [(370.33, 3.0, 1111), (370.16, 3, 1110), (370.17, 3, 1111), (0.5, 1, 1), (0.49, 1, 0), (10.25, 2, 21)])
  func picturesAreRoundedToWholePixels(_ length: Double, _ scale: Double, _ pixels: Int) {
    let scale = DisplayScale(scale)
    #expect(scale.pixelSize(of: CGSize(width: length, height: 1)).width == pixels)
    #expect(scale.pixelSize(of: CGSize(width: 1, height: length)).height == pixels)
  }
}
