package import Foundation

/// Device pixels per point: the only converter between the two.
package struct DisplayScale: Hashable, Sendable {
  /// Pixels per point: 2 or 3 on phones.
  package let factor: CGFloat

  package init(_ factor: CGFloat) { self.factor = factor }

  /// The length of one device pixel, in points.
  package var pixelLength: CGFloat { 1 / factor }

  /// Nearest pixel edge, half up, in points. Source: Figures rule 14 (leaf origins).
  package func snapped(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    // A millionth of a pixel absorbs rounding errors of sums such as 29.833333 × 3.
    return (length * factor + 0.5 + 1e-6).rounded(.down) / factor
  }

  /// Rounded up to whole pixels, in points. Source: Figures rule 17 (text boxes).
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * factor - 1e-6).rounded(.up) / factor
  }

  /// Each edge snapped on its own; the size is the difference. Source: Figures rule 15.
  package func snapped(_ rect: CGRect) -> CGRect {
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    return CGRect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The pixels of a size in points, each side rounded to the nearest.
  package func pixelSize(of size: CGSize) -> PixelSize {
    PixelSize(width: Int(saturating: (size.width * factor).rounded()), height: Int(saturating: (size.height * factor).rounded()))
  }
}
