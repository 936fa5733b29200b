import Foundation
import SkerryGeometry
import Testing

/// Compared with the C library, which is correct almost to the last bit, and with bits that must be the same on every
/// machine.
@Suite struct ExactMathTests {
  @Test func anglesAgree() {
    for step in -4000...4000 {
      let angle = Double(step) * 0.0137
      #expect(abs(ExactMath.sine(angle) - sin(angle)) < 1e-14)
      #expect(abs(ExactMath.cosine(angle) - cos(angle)) < 1e-14)
      let value = Double(step) / 4000
      #expect(abs(ExactMath.arcCosine(value) - acos(value)) < 1e-14)
      for other in [-3.0, -0.5, 0, 0.001, 2] {
        #expect(abs(ExactMath.arcTangent(y: value, x: other) - atan2(value, other)) < 1e-14 || (value == 0 && other <= 0))
      }
    }
    #expect(abs(ExactMath.tangent(.pi / 8) - tan(.pi / 8)) < 1e-15)
    #expect(abs(ExactMath.sine(12_345_678) - sin(12_345_678)) < 1e-8)
  }

  @Test func powersAgree() {
    for step in -2000...2000 {
      let value = Double(step) * 0.01
      #expect(abs(ExactMath.exponential(value) / exp(value) - 1) < 1e-14)
      #expect(abs(ExactMath.cubeRoot(value) - cbrt(value)) < 1e-14)
      let positive = Double(step + 2001) * 0.37
      #expect(abs(ExactMath.logarithm(positive) - log(positive)) < 1e-14)
      #expect(abs(ExactMath.power(positive, 2.4) / pow(positive, 2.4) - 1) < 1e-13)
    }
  }

  @Test func extremeNumbersAreClamped() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude] {
      _ = ExactMath.arcTangent(y: value, x: value)
      _ = ExactMath.power(value, value)
      #expect(ExactMath.sine(value).isFinite && ExactMath.cosine(value).isFinite && ExactMath.arcCosine(value).isFinite)
    }
    #expect(ExactMath.exponential(1e9) == .infinity && ExactMath.exponential(-1e9) == 0)
  }

  /// Where a function's domain ends, on both sides.
  @Test func domainsEnd() {
    #expect(ExactMath.exponential(699.9).isFinite && ExactMath.exponential(700) == .infinity)
    #expect(ExactMath.exponential(-699.9) > 0 && ExactMath.exponential(-700) == 0)
    #expect(ExactMath.exponential(.infinity) == .infinity && ExactMath.exponential(-.infinity) == 0 && ExactMath.exponential(.nan).isNaN)
    #expect(ExactMath.sine(999_999_999) != 0 && ExactMath.sine(1e9) == 0 && ExactMath.cosine(1e9) == 1 && ExactMath.cosine(-1e9) == 1)
    #expect(ExactMath.logarithm(0) == -.infinity && ExactMath.logarithm(-1) == -.infinity && ExactMath.logarithm(.infinity) == .infinity)
    #expect(abs(ExactMath.logarithm(.leastNormalMagnitude) - log(.leastNormalMagnitude)) < 1e-11)
    #expect(ExactMath.power(0, 2) == 0 && ExactMath.power(-4, 2) == 0 && ExactMath.power(4, 0) == 1)
    #expect(ExactMath.cubeRoot(0) == 0 && ExactMath.cubeRoot(.infinity) == .infinity && ExactMath.cubeRoot(-.infinity) == -.infinity)
    #expect(
      ExactMath.arcTangent(y: 0, x: 0) == 0 && ExactMath.arcTangent(y: .infinity, x: 1) == 0 && ExactMath.arcTangent(y: 1, x: .nan) == 0)
    #expect(ExactMath.arcTangent(y: 0, x: -1) == .pi && ExactMath.arcTangent(y: -2, x: 0) == -.pi / 2)
    #expect(ExactMath.arcCosine(.nan) == 0 && ExactMath.arcCosine(2) == 0 && ExactMath.arcCosine(-2) == .pi)
  }

  /// Recorded bits: a machine with other results would draw other pictures.
  @Test func bitsAreFixed() {
    var mix: UInt64 = 14_695_981_039_346_656_037
    func add(_ value: Double) { mix = (mix ^ value.bitPattern) &* 1_099_511_628_211 }
    for step in 1...1000 {
      let value = Double(step) * 0.0371
      add(ExactMath.sine(value))
      add(ExactMath.cosine(value))
      add(ExactMath.arcTangent(y: value, x: 2))
      add(ExactMath.exponential(-value))
      add(ExactMath.power(value, 1 / 2.4))
      add(ExactMath.cubeRoot(value))
    }
    #expect(mix == 13_866_275_233_734_857_703)
  }
}
