package import SkerryDrawing
package import SkerryGeometry

/// A finished picture: RGBA, 8 bits, premultiplied, sRGB, rows from the top without gaps.
package struct Bitmap: Sendable, Equatable {
  /// Width and height in pixels.
  package let size: PixelSize
  /// Four bytes per pixel.
  package var pixels: [UInt8]

  package init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * 4, "A bitmap needs four bytes per pixel.")
    self.size = size
    self.pixels = pixels
  }

  package init(size: PixelSize) { self.init(size: size, pixels: [UInt8](repeating: 0, count: size.count * 4)) }

  /// The straight (not premultiplied) components of one pixel; outside the picture all zero.
  package func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return (0, 0, 0, 0) }
    let at = (y * size.width + x) * 4
    let alpha = Int(pixels[at + 3])
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func straight(_ value: UInt8) -> Int { min(255, (Int(value) * 255 + alpha / 2) / alpha) }
    return (straight(pixels[at]), straight(pixels[at + 1]), straight(pixels[at + 2]), alpha)
  }

  /// The pixels as an image that a display list can draw.
  package func pixelImage(identity: String) -> PixelImage { PixelImage(identity: identity, size: size, pixels: pixels) }
}
