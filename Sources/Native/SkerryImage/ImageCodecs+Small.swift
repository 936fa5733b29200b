import CSkerryCodecs
package import Foundation
import SkerryGeometry

extension ImageCodecs {
  /// Encodes a PNG with a search for a small size, for files that are written once and kept: palettes, fewer channels, filters.
  ///
  /// Many times slower than `encodePNG`. The same pixels give the same bytes with one version of libdeflate.
  package static func encodeSmallPNG(_ bitmap: Bitmap) throws(ImageError) -> Data {
    var length = 0
    let file = bitmap.pixels.withUnsafeBufferPointer {
      skerry_png_encode_small($0.baseAddress, UInt32(bitmap.size.width), UInt32(bitmap.size.height), &length)
    }
    guard let file else { throw .cannotEncode }
    return Data(bytesNoCopy: file, count: length, deallocator: .custom { pointer, _ in skerry_free(pointer) })
  }
}
