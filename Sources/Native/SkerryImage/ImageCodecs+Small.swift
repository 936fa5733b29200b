import CSkerryCodecs
package import Foundation
import SkerryGeometry

extension ImageCodecs {
  /// Encodes a PNG with a search for a small size, for files that are written once and kept: palettes, fewer channels, filters.
  ///
  /// Many times slower than `encodePNG`. The same pixels give the same bytes with one version of libdeflate. Throws if memory runs out.
  package static func encodeSmallPNG(_ bitmap: Bitmap) throws(ImageError) -> Data {
    try encode(bitmap, with: skerry_png_encode_small)
  }
}
