import CSkerryPixels
import Testing

/// Black pictures are blurred by a loop of their own, which computes only their opacity.
@Suite struct BoxBlurTests {
  private func blurred(_ pixels: [UInt8], _ width: Int, _ sizes: [Int32]) -> [UInt8] {
    let height = pixels.count / 4 / width
    var result = pixels
    var scratch = [UInt8](repeating: 0, count: pixels.count)
    var lines = [Float](repeating: 0, count: skerry_blur_lines(Int32(width), Int32(height), sizes.max() ?? 1))
    skerry_box_blur(&result, Int32(width), Int32(height), sizes, &scratch, &lines)
    return result
  }

  /// A rectangle with a hole and some noise; the opacity of each pixel.
  private func opacities(_ width: Int, _ height: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<width * height).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (x, y) = (index % width, index / width)
      let isInside = x > 20 && x < width - 3 && y > 4 && y < height - 9
      return isInside ? (seed.isMultiple(of: 2) && state >> 60 == 0 ? UInt8(state >> 50 & 255) : 200) : 0
    }
  }

  @Test(arguments: [(400, 60), (64, 64), (65, 3), (130, 90), (3, 50), (1, 1), (257, 40)] as [(Int, Int)]) func opacityIsThatOfOtherColours(
    _ width: Int, _ height: Int
  ) {
    for (seed, sizes) in [[15, 15, 17], [3, 3, 3], [101, 103, 103], [1, 1, 3]].enumerated() {
      let alpha = opacities(width, height, seed: UInt64(seed))
      let sizes = sizes.map(Int32.init)
      let black = blurred(alpha.flatMap { [0, 0, 0, $0] }, width, sizes)
      // The same opacity in each channel: the general loop computes each alone.
      let white = blurred(alpha.flatMap { [$0, $0, $0, $0] }, width, sizes)
      #expect(white.indices.allSatisfy { white[$0] == white[$0 | 3] })
      #expect(black.indices.allSatisfy { black[$0] == ($0 % 4 == 3 ? white[$0] : 0) }, "\(width) × \(height), \(sizes)")
    }
  }

  /// The mean of `size` neighbours, rounded to the nearest level, pixels beyond the edges being transparent.
  @Test(arguments: [0, 90] as [UInt8]) func oneMeanIsTheDefinition(_ red: UInt8) {
    let (width, height) = (150, 21)
    let alpha = opacities(width, height, seed: 4)
    // A mean over a single pixel is that pixel: the second and third passes change nothing.
    let result = blurred(alpha.flatMap { [$0 == 0 ? 0 : red, 0, 0, $0] }, width, [9, 1, 1])
    func mean(_ values: [Int]) -> Int { (2 * values.reduce(0, +) + 9) / 18 }
    let across = (0..<width * height).map { index in
      mean((-4...4).map { (0..<width).contains(index % width + $0) ? Int(alpha[index + $0]) : 0 })
    }
    for index in 0..<width * height {
      let down = mean((-4...4).map { (0..<height).contains(index / width + $0) ? across[index + $0 * width] : 0 })
      #expect(Int(result[4 * index + 3]) == down)
    }
  }
}
