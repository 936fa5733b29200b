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

  package static func == (a: PixelImage, b: PixelImage) -> Bool { a === b || (a.identity == b.identity && a.size == b.size) }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
