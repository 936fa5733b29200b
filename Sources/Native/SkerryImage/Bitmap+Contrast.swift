import SkerryDrawing
import SkerryGeometry

/// An opaque colour with a contrast to others. Source of the formulas: WCAG 2.2, relative luminance and contrast ratio.
package struct OpaqueColor: Sendable, Equatable {
  /// Straight sRGB, 0…1.
  package let red, green, blue: Double

  /// A colour of components from 0 to 1.
  package init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// From 1 to 21, the same in both directions.
  package func contrast(to other: OpaqueColor) -> Double {
    let (own, theirs) = (luminance, other.luminance)
    return (max(own, theirs) + 0.05) / (min(own, theirs) + 0.05)
  }

  /// A contrast as text: `2.31 : 1`, rounded down, so that no ratio reads as the one that it misses.
  package static func contrastText(_ ratio: Double) -> String { "\((ratio * 100).rounded(.down) / 100) : 1" }

  private var luminance: Double {
    LuminanceWeights.sum(TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
  }

  /// `#RRGGBB`.
  package var text: String { RGBA(red, green, blue).hexText(withAlpha: false) }
}

extension Bitmap {
  /// The colour that is visible at a pixel if the picture is drawn on a backdrop.
  package func color(x: Int, y: Int, over backdrop: OpaqueColor) -> OpaqueColor {
    let at = (y * size.width + x) * 4
    let rest = 1 - Double(pixels[at + 3]) / 255
    func part(_ offset: Int, _ behind: Double) -> Double { min(1, Double(pixels[at + offset]) / 255 + behind * rest) }
    return OpaqueColor(red: part(0, backdrop.red), green: part(1, backdrop.green), blue: part(2, backdrop.blue))
  }

  /// Contrasts between the pixels of two pictures of the same size on the same backdrop, in ascending order; each with the colour in this picture.
  ///
  /// - Parameters:
  ///   - columns: the horizontal places in pixels.
  ///   - rows: the vertical places in pixels.
  ///   - counts: whether a pixel is compared; `nil` if all are.
  package func contrasts(
    to other: Bitmap, columns: StrideTo<Int>, rows: StrideTo<Int>, over backdrop: OpaqueColor, where counts: ((Int, Int) -> Bool)? = nil
  ) -> [(ratio: Double, color: OpaqueColor)] {
    var found: [(ratio: Double, color: OpaqueColor)] = []
    var last = (own: backdrop, theirs: backdrop, ratio: 1.0)
    for y in rows {
      for x in columns {
        if let counts, !counts(x, y) { continue }
        let (own, theirs) = (color(x: x, y: y, over: backdrop), other.color(x: x, y: y, over: backdrop))
        // Neighbours are usually equal, and a luminance takes three powers.
        if own != last.own || theirs != last.theirs { last = (own, theirs, own.contrast(to: theirs)) }
        found.append((last.ratio, own))
      }
    }
    return found.sorted { $0.ratio < $1.ratio }
  }

  /// Whether a pixel is the same in two pictures of the same size.
  package func equals(_ other: Bitmap, x: Int, y: Int) -> Bool {
    let at = (y * size.width + x) * 4
    return (0..<4).allSatisfy { pixels[at + $0] == other.pixels[at + $0] }
  }

  /// Whether any pixel is drawn: not transparent, or on black, not black.
  package func hasVisiblePixels(onBlack: Bool) -> Bool {
    pixels.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: bytes.count, by: 4).contains { at in
        onBlack ? bytes[at] > 0 || bytes[at + 1] > 0 || bytes[at + 2] > 0 : bytes[at + 3] > 0
      }
    }
  }
}
