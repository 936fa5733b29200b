import CSkerryPixels
import Testing

/// Upright images are drawn by a loop of their own; its bytes are those of the loop for all images.
@Suite struct ImageScalingTests {
  private func drawn(_ width: Int, _ height: Int, _ map: [Double], _ source: [UInt8], _ sourceWidth: Int, tiles: Bool) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let rows = source.count / 4 / sourceWidth
    skerry_image(
      &pixels, 4 * width, Int32(width), Int32(height), map, source, Int32(sourceWidth), Int32(rows),
      [0, 0, Int32(sourceWidth), Int32(rows)], 1, tiles ? 1 : 0)
    return pixels
  }

  /// Images that are scaled down to almost nothing end, in the colour of the image.
  @Test(.timeLimit(.minutes(1)), arguments: [1e4, 1e6, 1e9, 1e12, 1e300], [false, true])
  func almostNothingIsDrawnAtOnce(scale: Double, tiles: Bool) {
    let pixel: [UInt8] = [10, 20, 30, 255]
    let source = Array(repeating: pixel, count: 64 * 64).flatMap(\.self)
    for shear in [0, 1e-3] {
      let pixels = drawn(3, 2, [scale, shear * scale, shear * scale, scale, -scale, -scale], source, 64, tiles: tiles)
      #expect(pixels == Array(repeating: pixel, count: 6).flatMap(\.self), "\(shear)")
    }
  }

  /// Just below and above the longest footprint that is read as it is.
  @Test func aLongFootprintIsTheImage() {
    let source = (0..<(16 * 16)).flatMap { value -> [UInt8] in [UInt8(value), 0, 0, 255] }
    for scale in [4095.0, 4097] {
      let pixels = drawn(1, 1, [scale, 0, 0, scale, -scale / 2 + 8, -scale / 2 + 8], source, 16, tiles: false)
      #expect(abs(Int(pixels[0]) - 127) <= 2, "\(scale): \(pixels[0])")
    }
  }

  /// Sums of whole weights, of few pixels in single floats, and of many.
  @Test(
    arguments: [
      (0.1, 0.11), (0.25, 0.275), (1 / 3.0, 0.37), (0.77, 0.85), (1, 1.1), (1.5, 1.65), (2, 2.2), (3.7, 4.1), (13.3, 14.6), (-0.5, -0.55),
      (1, 1), (2, 2), (3, 2), (4, 4), (-4, 3), (0.25, 0.25), (0.125, 0.5), (6, 6.5), (7.5, 7), (8, 8.5), (23, 17), (300, 300), (0.5, 300),
    ] as [(Double, Double)]) func bothLoopsGiveTheSameBytes(_ scale: Double, _ down: Double)
  {
    var state: UInt64 = 7
    for kind in 0..<16 {
      let source = (0..<(23 * 17 * 4)).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Noise; single pixels on an even ground; an even ground.
        return kind % 3 == 0 ? UInt8(state >> 56) : kind % 3 == 1 && state >> 60 == 0 ? 255 : 40
      }
      // Half of them on whole pixels.
      let offset = kind < 8 ? Double(kind) * 1.37 - 6 : Double(kind - 12)
      // A shear too small to move anything takes the loop for all images.
      let upright = drawn(31, 19, [scale, 0, 0, down, offset, -offset], source, 23, tiles: kind.isMultiple(of: 2))
      let sheared = drawn(31, 19, [scale, 1e-300, 0, down, offset, -offset], source, 23, tiles: kind.isMultiple(of: 2))
      #expect(upright == sheared, "scale \(scale) by \(down), kind \(kind)")
      #expect(kind % 3 == 2 || Set(upright).count > 1)
    }
  }
}
