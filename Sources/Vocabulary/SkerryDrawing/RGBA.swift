/// A colour in extended sRGB: encoded components, 0…1 inside the gamut, straight alpha 0…1.
package struct RGBA: Hashable, Sendable, Codable {
  /// 0…1 in the sRGB gamut.
  package var red: Double
  /// 0…1 in the sRGB gamut.
  package var green: Double
  /// 0…1 in the sRGB gamut.
  package var blue: Double
  /// 0 transparent … 1 opaque.
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 8-bit components.
  package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255, alpha)
  }

  /// Transparent black.
  package static let clear = RGBA(0, 0, 0, 0)
  /// Opaque.
  package static let black = RGBA(0, 0, 0)
  /// Opaque.
  package static let white = RGBA(1, 1, 1)

  /// The same colour with its alpha multiplied.
  package func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }

  /// `#RRGGBB`, or `#RRGGBBAA` with the alpha: each component, limited to 0…1, times 255 and rounded. NaN and infinity are 00.
  package func hexText(withAlpha: Bool) -> String {
    "#"
      + ([red, green, blue] + (withAlpha ? [alpha] : [])).map { part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
