import SkerryGeometry

extension PixelRect {
  func expanded(by margin: Int) -> PixelRect {
    PixelRect(x: minX - margin, y: minY - margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
  }
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
