/// A size in whole pixels, never negative.
package struct PixelSize: Hashable, Sendable, Codable {
  /// Pixels, at least 0.
  package let width: Int
  /// Pixels, at least 0.
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The number of pixels of the area.
  package var count: Int { width * height }
}

/// A position in whole pixels.
package struct PixelPoint: Hashable, Sendable {
  /// Pixels from the left.
  package var x: Int
  /// Pixels from the top.
  package var y: Int
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of whole pixels, never of negative size.
package struct PixelRect: Hashable, Sendable {
  /// The pixel at the top left.
  package var origin: PixelPoint
  /// Width and height in pixels.
  package var size: PixelSize

  package init(x: Int, y: Int, width: Int, height: Int) {
    origin = PixelPoint(x: x, y: y)
    size = PixelSize(width: width, height: height)
  }

  /// The left edge in pixels.
  package var minX: Int { origin.x }
  /// The top edge in pixels.
  package var minY: Int { origin.y }
  /// The right edge in pixels: the first column outside.
  package var maxX: Int { origin.x + size.width }
  /// The bottom edge in pixels: the first row outside.
  package var maxY: Int { origin.y + size.height }
  /// Whether it contains no pixel.
  package var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The common pixels; an empty rectangle when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
