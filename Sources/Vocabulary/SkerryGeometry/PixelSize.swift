/// A size in whole pixels, never negative.
package struct PixelSize: Hashable, Sendable, Codable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package var count: Int { width * height }
}

/// A position in whole pixels.
package struct PixelPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of whole pixels, never of negative size.
package struct PixelRect: Hashable, Sendable {
  package var origin: PixelPoint
  package var size: PixelSize

  package init(x: Int, y: Int, width: Int, height: Int) {
    origin = PixelPoint(x: x, y: y)
    size = PixelSize(width: width, height: height)
  }

  package var minX: Int { origin.x }
  package var minY: Int { origin.y }
  package var maxX: Int { origin.x + size.width }
  package var maxY: Int { origin.y + size.height }
  package var isEmpty: Bool { size.width == 0 || size.height == 0 }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
