import CSkerryCodecs
package import Foundation
import SkerryFormats
package import SkerryGeometry

/// Reads pictures by their signature and writes PNG.
package enum ImageCodecs {
  /// Pictures that declare more pixels than this are refused before any memory is taken.
  package static let pixelLimit = 64 << 20

  /// Decodes a PNG, JPEG, WebP or HEIC to sRGB, by the ICC profile in the file if it has one. Throws `ImageError` when it has another format, is
  /// damaged or too large, or a library is missing.
  package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    guard let format = ImageHeader.Format(signature: data), !format.isVector else { throw .unknownFormat }
    let header = try? ImageHeader(data)
    if let header, !header.isVector, header.width * header.height > Double(pixelLimit) {
      throw .tooLarge(PixelSize(width: Int(saturating: header.width), height: Int(saturating: header.height)))
    }
    var (width, height) = (UInt32(0), UInt32(0))
    var message = [CChar](repeating: 0, count: 128)
    var pixels: UnsafeMutablePointer<UInt8>?
    let limit = UInt64(pixelLimit)
    let status = data.withUnsafeBytes { bytes -> Int32 in
      let base = bytes.bindMemory(to: UInt8.self).baseAddress
      switch format {
      case .png: return skerry_png_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      case .jpeg: return skerry_jpeg_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      case .webp: return skerry_webp_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      case .heic: return skerry_heif_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      case .svg, .pdf: return SKERRY_OK
      }
    }
    guard status == SKERRY_OK, let pixels else { throw ImageError(status, format: format.rawValue, message) }
    defer { skerry_free(pixels) }
    let size = PixelSize(width: Int(width), height: Int(height))
    let stored = Bitmap(size: size, pixels: Array(UnsafeBufferPointer(start: pixels, count: size.count * 4)))
    // libheif turns a HEIC itself.
    return format == .jpeg ? stored.turned(header?.orientation ?? .up) : stored
  }

  /// The pixels that a bitmap's header declares, without decoding it; `nil` for a vector picture or a damaged file.
  package static func headerSize(of data: Data) -> PixelSize? {
    guard let header = try? ImageHeader(data), !header.isVector else { return nil }
    return PixelSize(width: Int(saturating: header.width), height: Int(saturating: header.height))
  }

  /// A PNG: 8-bit RGBA with straight alpha, tagged sRGB. The same pixels give the same bytes. Throws `ImageError.cannotEncode` if memory runs out.
  ///
  /// Pictures with flat colours are compressed by our own encoder, which does not depend on a library's version; detailed ones by
  /// libdeflate.
  package static func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> Data {
    try encode(bitmap, with: skerry_png_encode)
  }

  /// Calls an encoder, which allocates the file that it returns.
  static func encode(
    _ bitmap: Bitmap, with encoder: (UnsafePointer<UInt8>?, UInt32, UInt32, UnsafeMutablePointer<Int>?) -> UnsafeMutablePointer<UInt8>?
  ) throws(ImageError) -> Data {
    var length = 0
    let file = bitmap.pixels.withUnsafeBufferPointer {
      encoder($0.baseAddress, UInt32(bitmap.size.width), UInt32(bitmap.size.height), &length)
    }
    guard let file else { throw .cannotEncode }
    return Data(bytesNoCopy: file, count: length, deallocator: .custom { pointer, _ in skerry_free(pointer) })
  }
}

extension ImageError {
  /// The error of a decoder's status and message.
  init(_ status: Int32, format: String, _ message: [CChar]) {
    let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self = status == SKERRY_NO_LIBRARY ? .missingLibrary(format: format, library: text) : .damaged(format: format, reason: text)
  }
}
