package import SkerryGeometry

/// Decoded pixels: RGBA, 8 bits, premultiplied, sRGB, rows from the top without gaps. Equal when the identity is equal.
package final class PixelImage: Sendable, Hashable {
  /// What names the pixels: the path and the variant of an asset, or a digest.
  package let identity: String
  package let size: PixelSize
  package let pixels: [UInt8]

  package init(identity: String, size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * 4, "A pixel image needs four bytes a pixel.")
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

  package static func == (a: PixelImage, b: PixelImage) -> Bool { a === b || (a.identity == b.identity && a.size == b.size) }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
