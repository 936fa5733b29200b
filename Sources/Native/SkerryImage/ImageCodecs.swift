import CSkerryCodecs
package import Foundation
package import SkerryGeometry

/// Reads pictures by their signature and writes PNG.
package enum ImageCodecs {
  /// Pictures that declare more pixels than this are refused before any memory is taken.
  package static let pixelLimit = 64 << 20

  private enum Format: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case heif = "HEIC"
  }

  private static func sniff(_ data: Data) -> Format? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    let head = [UInt8](data.prefix(12))
    guard head.count == 12 else { return nil }
    if head.starts(with: Array("RIFF".utf8)), head[8...].elementsEqual(Array("WEBP".utf8)) { return .webp }
    let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    if head[4..<8].elementsEqual(Array("ftyp".utf8)), brands.contains(String(decoding: head[8...], as: UTF8.self)) { return .heif }
    return nil
  }

  /// Decodes a PNG, JPEG, WebP or HEIC. Throws `ImageError` when it is none of them, damaged or too large, or a library is missing.
  package static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    guard let format = sniff(data) else { throw .unknownFormat }
    if let size = headerSize(of: data), size.width.multipliedReportingOverflow(by: size.height).partialValue > pixelLimit {
      throw .tooLarge(size)
    }
    var (width, height) = (UInt32(0), UInt32(0))
    var message = [CChar](repeating: 0, count: 128)
    var pixels: UnsafeMutablePointer<UInt8>?
    let limit = UInt64(pixelLimit)
    let status = data.withUnsafeBytes { bytes -> Int32 in
      let base = bytes.bindMemory(to: UInt8.self).baseAddress
      switch format {
      case .png:
        pixels = skerry_png_decode(base, bytes.count, limit, &width, &height, &message)
        return SKERRY_OK
      case .jpeg:
        pixels = skerry_jpeg_decode(base, bytes.count, limit, &width, &height, &message)
        return SKERRY_OK
      case .webp: return skerry_webp_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      case .heif: return skerry_heif_decode(base, bytes.count, limit, &width, &height, &pixels, &message)
      }
    }
    guard status == SKERRY_OK, let pixels else { throw ImageError(status, format: format.rawValue, message) }
    defer { skerry_free(pixels) }
    let size = PixelSize(width: Int(width), height: Int(height))
    return Bitmap(size: size, pixels: Array(UnsafeBufferPointer(start: pixels, count: size.count * 4)))
  }

  /// The size that a picture's header declares, without decoding it; `nil` when it is not a PNG or JPEG.
  package static func headerSize(of data: Data) -> PixelSize? {
    let bytes = [UInt8](data.prefix(1 << 16))
    func number(_ at: Int, _ count: Int) -> Int { bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) } }
    switch sniff(data) {
    case nil, .webp, .heif: return nil
    case .png:
      guard bytes.count >= 24 else { return nil }
      return PixelSize(width: number(16, 4), height: number(20, 4))
    case .jpeg:
      var at = 2
      while at + 9 < bytes.count, bytes[at] == 0xFF {
        let marker = bytes[at + 1]
        // Frame headers are C0…CF without the tables C4, C8 and CC.
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          return PixelSize(width: number(at + 7, 2), height: number(at + 5, 2))
        }
        at += 2 + number(at + 2, 2)
      }
      return nil
    }
  }

  /// A PNG: 8-bit RGBA with straight alpha, tagged sRGB. The same pixels give the same bytes.
  ///
  /// Flat pictures are packed by our own search, which depends on no library's version; detailed ones by libdeflate.
  package static func encodePNG(_ bitmap: Bitmap) throws(ImageError) -> Data {
    var length = 0
    let file = bitmap.pixels.withUnsafeBufferPointer {
      skerry_png_encode($0.baseAddress, UInt32(bitmap.size.width), UInt32(bitmap.size.height), &length)
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
