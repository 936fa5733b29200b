import Foundation
import SkerryGeometry

/// A colour in Oklab, a space in which equal steps look equal. Matrices: Björn Ottosson, "A perceptual color space", 2020.
package struct Oklab: Hashable, Sendable {
  /// 0 black … 1 white.
  package var lightness: Double
  /// Green to red, about −0.4…0.4.
  package var a: Double
  /// Blue to yellow, about −0.4…0.4.
  package var b: Double
  /// 0 transparent … 1 opaque.
  package var alpha: Double

  package init(lightness: Double, a: Double, b: Double, alpha: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  package init(_ color: RGBA) {
    let (r, g, bl) = (TransferCurve.linear(color.red), TransferCurve.linear(color.green), TransferCurve.linear(color.blue))
    let l = ExactMath.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl)
    let m = ExactMath.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl)
    let s = ExactMath.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  /// The colour in straight sRGB. Components outside 0…1 are kept.
  package var color: RGBA {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return RGBA(
      TransferCurve.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      TransferCurve.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      TransferCurve.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha)
  }

  /// The Euclidean distance of lightness, a and b; alpha is ignored.
  package func distance(to other: Oklab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  /// Interpolates to another colour, weighted by alpha.
  package func mixed(with other: Oklab, _ t: Double) -> Oklab {
    let alpha = alpha + (other.alpha - self.alpha) * t
    func mix(_ x: Double, _ y: Double) -> Double {
      guard alpha > 0 else { return x }
      return (x * self.alpha * (1 - t) + y * other.alpha * t) / alpha
    }
    return Oklab(lightness: mix(lightness, other.lightness), a: mix(a, other.a), b: mix(b, other.b), alpha: alpha)
  }
}

/// The sRGB transfer curve, as an odd function for extended values below zero. Source: IEC 61966-2-1.
package enum TransferCurve {
  /// Decodes a component.
  package static func linear(_ encoded: Double) -> Double {
    let v = abs(encoded)
    let result = v <= 0.04045 ? v / 12.92 : ExactMath.power((v + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// Encodes a linear component.
  package static func encoded(_ linear: Double) -> Double {
    let v = abs(linear)
    let result = v <= 0.0031308 ? v * 12.92 : 1.055 * ExactMath.power(v, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }
}
