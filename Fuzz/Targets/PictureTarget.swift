import Foundation
import SkerryGeometry
import SkerryImage

/// PNG and JPEG decoding: a decoded picture must be encoded and decoded again without change.
@MainActor
enum PictureTarget {
  static func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    _ = ImageCodecs.headerSize(of: data)
    guard let bitmap = try? ImageCodecs.decode(data), bitmap.size.count < 1 << 20 else { return }
    guard let file = try? ImageCodecs.encodePNG(bitmap), let again = try? ImageCodecs.decode(file) else {
      preconditionFailure("A picture that was read could not be written.")
    }
    precondition(again.size == bitmap.size, "A written picture has another size.")
    // Colours fainter than one step of their alpha may change by one; opaque pixels may not change.
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) where bitmap.pixels[index + 3] == 255 {
      precondition(bitmap.pixels[index..<(index + 4)] == again.pixels[index..<(index + 4)], "A written picture has different pixels.")
    }
  }
}
