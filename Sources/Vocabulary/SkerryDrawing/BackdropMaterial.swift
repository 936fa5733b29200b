package import Foundation

/// Frosted glass: shows the content behind it, blurred and recoloured.
///
/// The blurred colour's luma goes through a curve, its distance from grey is multiplied, and a colour is added.
package struct BackdropMaterial: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// Luma of the result over a luma of 0, 0.25, 0.5, 0.75 and 1; each 0…1.
  package var levels: [Double]
  /// What the distance from grey is multiplied by.
  package var chroma: Double
  /// Added to every result: the share of a tint.
  package var added: RGBA
  /// What is drawn where nothing is behind it.
  package var flat: RGBA

  package init(blurRadius: CGFloat, levels: [Double], chroma: Double, added: RGBA = RGBA(0, 0, 0), flat: RGBA? = nil) {
    self.blurRadius = blurRadius
    self.levels = levels
    self.chroma = chroma
    self.added = added
    self.flat = flat ?? Self.flat(levels.first ?? 0, levels.last ?? 1)
  }

  /// The translucent grey that gives the same results over black and over white.
  private static func flat(_ black: Double, _ white: Double) -> RGBA {
    let alpha = min(1, max(0.001, 1 - (white - black)))
    let gray = min(1, black / alpha)
    return RGBA(gray, gray, gray, alpha)
  }

  /// The material over an opaque colour.
  package func result(over behind: RGBA) -> RGBA {
    let luma = behind.luma
    let level = level(luma)
    func channel(_ value: Double, _ added: Double) -> Double { min(1, max(0, level + chroma * (value - luma) + added)) }
    return RGBA(channel(behind.red, added.red), channel(behind.green, added.green), channel(behind.blue, added.blue))
  }

  private func level(_ luma: Double) -> Double {
    guard levels.count > 1 else { return levels.first ?? luma }
    let place = min(1, max(0, luma)) * Double(levels.count - 1)
    let index = min(Int(place), levels.count - 2)
    return levels[index] + (levels[index + 1] - levels[index]) * (place - Double(index))
  }
}

extension RGBA {
  /// How bright the colour looks, 0…1: the weighted sum of its encoded components, whatever the alpha.
  package var luma: Double { LuminanceWeights.sum(red, green, blue) }

  /// This colour laid over an opaque one.
  package func composited(over behind: RGBA) -> RGBA {
    func mixed(_ own: Double, _ under: Double) -> Double { own * alpha + under * (1 - alpha) }
    return RGBA(mixed(red, behind.red), mixed(green, behind.green), mixed(blue, behind.blue))
  }
}
