import CSkerryCodecs
package import Foundation
package import SkerryGeometry

/// A picture as files store it: RGBA, 8 bits, straight alpha, rows from the top without gaps.
package struct StraightBitmap: Sendable, Equatable {
  /// Width and height in pixels.
  package let size: PixelSize
  /// Four bytes per pixel.
  package var pixels: [UInt8]

  package init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * 4, "A bitmap needs four bytes per pixel.")
    self.size = size
    self.pixels = pixels
  }

  /// Decodes a PNG or JPEG without premultiplying, so that no colour loses precision. Throws as `ImageCodecs.decode`.
  package init(decoding data: Data) throws(ImageError) {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      // Opaque: straight and premultiplied are the same.
      let bitmap = try ImageCodecs.decode(data)
      self.init(size: bitmap.size, pixels: bitmap.pixels)
      return
    }
    if let size = ImageCodecs.headerSize(of: data),
      size.width.multipliedReportingOverflow(by: size.height).partialValue > ImageCodecs.pixelLimit
    {
      throw .tooLarge(size)
    }
    var (width, height) = (UInt32(0), UInt32(0))
    var message = [CChar](repeating: 0, count: 128)
    var decoded: UnsafeMutablePointer<UInt8>?
    let status = data.withUnsafeBytes { bytes in
      skerry_png_decode_straight(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt64(ImageCodecs.pixelLimit), &width, &height, &decoded, &message)
    }
    guard status == SKERRY_OK, let decoded else { throw ImageError(status, format: "PNG", message) }
    defer { skerry_free(decoded) }
    let size = PixelSize(width: Int(width), height: Int(height))
    self.init(size: size, pixels: Array(UnsafeBufferPointer(start: decoded, count: size.count * 4)))
  }
}
