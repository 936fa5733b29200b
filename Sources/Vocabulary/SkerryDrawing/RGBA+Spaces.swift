import Foundation
import SkerryGeometry

extension RGBA {
  /// From Display P3, whose curve is that of sRGB. Matrix: the primaries of SMPTE EG 432-1 to those of BT.709, both D65.
  package init(displayP3Red red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    let (r, g, b) = (TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
    self.init(
      TransferCurve.encoded(1.2249401763 * r - 0.2249401763 * g), TransferCurve.encoded(-0.0420569547 * r + 1.0420569547 * g),
      TransferCurve.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha)
  }

  /// From Display P3, as `Color.resolve(in:)` does on Apple's systems.
  ///
  /// The matrix is the published one of four decimals. Fitted: one recorded value of six (#6382B4BF) distinguishes it from the exact matrix, which
  /// gives #6282B4BF.
  package init(resolvingDisplayP3Red red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    let (r, g, b) = (TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
    self.init(
      TransferCurve.encoded(1.2249 * r - 0.2247 * g), TransferCurve.encoded(-0.0420 * r + 1.0419 * g),
      TransferCurve.encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha)
  }

  /// From hue, saturation and brightness, each 0…1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sector = min(5, Int(saturating: turn * 6))
    let fraction = turn * 6 - Double(sector)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    let (r, g, b): (Double, Double, Double) =
      switch sector {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    self.init(r, g, b, alpha)
  }
}

/// How much red, green and blue contribute to brightness; they add up to 1. Source: ITU-R BT.709.
package enum LuminanceWeights {
  /// The weight of red.
  package static let red = 0.2126
  /// The weight of green.
  package static let green = 0.7152
  /// The weight of blue.
  package static let blue = 0.0722

  /// The weighted sum of three components, in the encoding that they have.
  package static func sum(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    Self.red * red + Self.green * green + Self.blue * blue
  }
}
