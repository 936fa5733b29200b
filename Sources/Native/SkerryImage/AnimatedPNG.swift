import CSkerryCodecs
package import Foundation
package import SkerryGeometry

/// An animated PNG: opaque frames of the same size, each stored as the rectangle that changed.
///
/// The first frame is also the still picture that readers without animation show. Source of the chunks: PNG, third edition, §11.3.6.
package struct AnimatedPNG {
  /// Width and height of every frame in pixels.
  package let size: PixelSize
  /// How often the animation is played; 0 repeats forever.
  private let repeats: UInt32
  private var previous: Bitmap?
  private var chunks: [Chunk] = []

  /// One frame: its position, duration and rows.
  private struct Chunk {
    var rectangle: [UInt32]
    var milliseconds: Int
    var rows: Data
  }

  package init(size: PixelSize, repeats: UInt32 = 0) {
    self.size = size
    self.repeats = repeats
  }

  /// The number of different frames so far.
  package var frameCount: Int { chunks.count }

  /// Adds a frame. A frame that equals the last one extends its duration.
  ///
  /// Throws `ImageError` when the frame has another size or memory runs out.
  package mutating func add(_ bitmap: Bitmap, milliseconds: Int) throws(ImageError) {
    guard bitmap.size == size else { throw .cannotEncode }
    var rectangle: [UInt32] = [0, 0, UInt32(size.width), UInt32(size.height)]
    if let previous {
      let hasChanged = previous.pixels.withUnsafeBufferPointer { before in
        bitmap.pixels.withUnsafeBufferPointer { after in
          guard let before = before.baseAddress, let after = after.baseAddress else { return false }
          return skerry_film_change(before, after, UInt32(size.width), UInt32(size.height), &rectangle) != 0
        }
      }
      if !hasChanged {
        chunks[chunks.count - 1].milliseconds += milliseconds
        return
      }
    }
    var length = 0
    let rows = bitmap.pixels.withUnsafeBufferPointer { skerry_film_pack($0.baseAddress, UInt32(size.width), rectangle, 7, &length) }
    guard let rows else { throw .cannotEncode }
    let data = Data(bytesNoCopy: rows, count: length, deallocator: .custom { pointer, _ in skerry_free(pointer) })
    chunks.append(Chunk(rectangle: rectangle, milliseconds: milliseconds, rows: data))
    previous = bitmap
  }

  /// A duration as a number of parts of a second, each of 16 bits: in thousandths, a long one in tenths or in seconds.
  private static func delay(_ milliseconds: Int) -> (UInt16, UInt16) {
    for parts in [1000, 10] where milliseconds * parts / 1000 <= Int(UInt16.max) {
      return (UInt16(clamping: milliseconds * parts / 1000), UInt16(parts))
    }
    return (UInt16(clamping: milliseconds / 1000), 1)
  }

  /// The file. Throws `ImageError` when there is no frame.
  package func data() throws(ImageError) -> Data {
    guard !chunks.isEmpty else { throw .cannotEncode }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 8 bits, RGB, deflate, adaptive filters, not interlaced.
    Self.append("IHDR", Self.bytes(UInt32(size.width), UInt32(size.height)) + Data([8, 2, 0, 0, 0]), to: &file)
    Self.append("sRGB", Data([0]), to: &file)
    Self.append("acTL", Self.bytes(UInt32(chunks.count), repeats), to: &file)
    var sequence: UInt32 = 0
    for (index, chunk) in chunks.enumerated() {
      let frame = chunk.rectangle
      // Sequence number, size, position, delay as a fraction of a second, disposal "none", blending "source".
      let (delay, parts) = Self.delay(chunk.milliseconds)
      Self.append(
        "fcTL",
        Self.bytes(sequence, frame[2], frame[3], frame[0], frame[1])
          + Data([UInt8(delay >> 8), UInt8(delay & 0xFF), UInt8(parts >> 8), UInt8(parts & 0xFF), 0, 0]), to: &file)
      sequence += 1
      if index == 0 {
        Self.append("IDAT", chunk.rows, to: &file)
      } else {
        Self.append("fdAT", Self.bytes(sequence) + chunk.rows, to: &file)
        sequence += 1
      }
    }
    Self.append("IEND", Data(), to: &file)
    return file
  }

  private static func bytes(_ numbers: UInt32...) -> Data {
    Data(
      numbers.flatMap {
        [
          UInt8(truncatingIfNeeded: $0 >> 24), UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 8),
          UInt8(truncatingIfNeeded: $0),
        ]
      })
  }

  private static func append(_ type: String, _ body: Data, to file: inout Data) {
    let content = Data(type.utf8) + body
    file += bytes(UInt32(body.count))
    file += content
    let sum = content.withUnsafeBytes { skerry_film_crc($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
    file += bytes(sum)
  }
}
