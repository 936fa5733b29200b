import Foundation
import SkerryGeometry

/// Weights of a Gaussian as whole numbers that add up to 65,536, so that every machine blurs alike.
struct GaussianKernel {
  let reach: Int
  let weights: [UInt32]

  /// - Parameter sigma: standard deviation in pixels.
  init(sigma wanted: Double) {
    let sigma = wanted.isFinite ? min(max(0, wanted), 170) : 0
    reach = max(0, min(512, Int(saturating: (sigma * 3).rounded(.up))))
    guard sigma > 0, reach > 0 else {
      weights = [65_536]
      return
    }
    let raw = (-reach...reach).map { ExactMath.exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw.reduce(0, +)
    var whole = raw.map { UInt32(($0 / total * 65_536).rounded()) }
    // Rounding must not change the brightness: the middle takes the difference.
    let sum = whole.reduce(0, +)
    whole[reach] = UInt32(Int(whole[reach]) + 65_536 - Int(sum))
    weights = whole
  }
}
