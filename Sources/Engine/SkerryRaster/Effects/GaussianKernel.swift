import Foundation
import SkerryDrawing
import SkerryGeometry

/// Weights of a Gaussian as integers that add up to 65,536, so that a blur is the same on every machine.
struct GaussianKernel {
  let reach: Int
  let weights: [UInt32]
  /// The widths of three box blurs, in pixels and odd, that together approximate the Gaussian to within one 8-bit level; used instead of
  /// the weights where those would be too slow.
  let boxes: [Int32]?

  /// Standard deviations beyond this, in pixels, use box blurs.
  private static let exactLimit = 24.0

  /// The blur of a shadow: a Gaussian that is cut off, so that it darkens nothing beyond.
  ///
  /// - Parameter radius: in pixels; its standard deviation before it is cut off.
  static func shadow(radius: Double) -> GaussianKernel {
    radius > exactLimit
      ? GaussianKernel(sigma: radius * Double(Effect.shadowDeviation)) : GaussianKernel(sigma: radius, cut: Double(Effect.shadowReach))
  }

  /// - Parameters:
  ///   - sigma: standard deviation in pixels.
  ///   - cut: where the kernel is cut off, in standard deviations.
  init(sigma wanted: Double, cut: Double = 3) {
    let sigma = wanted.isFinite ? min(max(0, wanted), 170) : 0
    reach = max(0, min(512, Int(saturating: (sigma * cut).rounded(.up))))
    guard sigma > 0, reach > 0 else {
      weights = [65_536]
      boxes = nil
      return
    }
    boxes = sigma > Self.exactLimit ? Self.boxes(sigma) : nil
    guard boxes == nil else {
      weights = []
      return
    }
    let raw = (-reach...reach).map { (offset: Int) -> Double in
      let distance = Double(abs(offset))
      return distance > sigma * cut ? 0 : ExactMath.exponential(-(distance * distance) / (2 * sigma * sigma))
    }
    let total = raw.reduce(0, +)
    var whole = raw.map { UInt32(($0 / total * 65_536).rounded()) }
    // Rounding must not change the brightness: the middle weight absorbs the difference.
    let sum = whole.reduce(0, +)
    whole[reach] = UInt32(Int(whole[reach]) + 65_536 - Int(sum))
    weights = whole
  }

  /// The variance of a mean over n is (n² − 1) / 12; three of them add up to the square of the deviation.
  private static func boxes(_ sigma: Double) -> [Int32] {
    let variance = 12 * sigma * sigma
    var lower = Int((variance / 3 + 1).squareRoot().rounded(.down))
    if lower % 2 == 0 { lower -= 1 }
    let narrow = Double(lower)
    let count = Int(((variance - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4)).rounded())
    return (0..<3).map { Int32($0 < count ? lower : lower + 2) }
  }
}
