package import SkerryGeometry

/// Decoded pixels: RGBA, 8 bits, premultiplied, sRGB, rows from the top without gaps. Two images are equal when their pixels are, whatever
/// their names.
package final class PixelImage: Sendable, Hashable {
  /// A name for messages: the path and variant of an asset, or a digest. Not a cache key: two images may share it.
  package let identity: String
  /// Width and height in pixels.
  package let size: PixelSize
  /// RGBA, 8 bits, premultiplied, rows from the top without gaps.
  package let pixels: [UInt8]

  package init(identity: String, size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * 4, "A pixel image needs four bytes per pixel.")
    self.identity = identity
    self.size = size
    self.pixels = pixels
  }

  /// The picture with left and right exchanged.
  package var mirrored: PixelImage {
    var turned = pixels
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (from, to) = ((y * size.width + x) * 4, (y * size.width + size.width - 1 - x) * 4)
        for byte in 0..<4 { turned[to + byte] = pixels[from + byte] }
      }
    }
    return PixelImage(identity: identity + "#mirrored", size: size, pixels: turned)
  }

  package static func == (a: PixelImage, b: PixelImage) -> Bool {
    guard a !== b else { return true }
    guard a.size == b.size else { return false }
    return a.pixels.withUnsafeBytes { one in b.pixels.withUnsafeBytes { two in one.elementsEqual(two) } }
  }
  /// A few bytes spread over the picture distinguish nearly all pictures; equality compares every byte.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for index in stride(from: 0, to: pixels.count, by: max(1, pixels.count / 61)) { hasher.combine(pixels[index]) }
  }
}
