package import SkerryFormats
import SkerryGeometry
package import SkerryImage

extension ContentHash {
  /// The hash of a picture: of its size and its pixels, however they are encoded.
  package init(of bitmap: Bitmap) {
    let seed = UInt64(bitmap.size.width) << 32 | UInt64(bitmap.size.height)
    self = bitmap.pixels.withUnsafeBytes { ContentHash(of: $0, seed: seed) }
  }
}
