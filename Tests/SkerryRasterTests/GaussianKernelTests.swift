import Testing

@testable import SkerryRaster

/// The weights of blurs at their limits.
@Suite struct GaussianKernelTests {
  /// Three deviations of at most 170 pixels.
  @Test(arguments: [(0, 0), (1, 3), (8.1, 25), (169.5, 509), (170, 510), (171, 510), (1e30, 510), (.nan, 0)] as [(Double, Int)])
  func reach(_ sigma: Double, _ reach: Int) {
    #expect(GaussianKernel(sigma: sigma).reach == reach)
  }

  @Test func deviationsBeyond24PixelsAreThreeBoxes() throws {
    let exact = GaussianKernel(sigma: 24)
    #expect(exact.boxes == nil && exact.weights.count == 145 && exact.weights.reduce(0, +) == 65_536)
    let wide = GaussianKernel(sigma: 24.1)
    #expect(wide.weights.isEmpty)
    let variance = try #require(wide.boxes).reduce(0) { $0 + Double($1 * $1 - 1) / 12 }
    #expect(abs(variance.squareRoot() - 24.1) < 0.3)
  }
}
