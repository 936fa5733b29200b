import Foundation
import SkerryGeometry
import SkerryImage

/// A picture as sixels: six rows at a time, one colour after another, in at most 256 colours of its own.
enum Sixels {
  /// - Parameter bitmap: transparent parts are drawn on white.
  static func text(_ bitmap: Bitmap) -> String {
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    let reduced = ReducedColors(bitmap)
    var out = "\u{1B}Pq\"1;1;\(width);\(height)"
    for (index, color) in reduced.palette.enumerated() {
      // Sixel colours are in per cent.
      out += "#\(index);2;" + color.map { "\(($0 * 200 + 255) / 510)" }.joined(separator: ";")
    }
    // The sixels of each colour in six rows.
    var bands = [UInt8](repeating: 0, count: reduced.palette.count * width)
    for top in stride(from: 0, to: height, by: 6) {
      var isUsed = [Bool](repeating: false, count: reduced.palette.count)
      reduced.indices.withUnsafeBufferPointer { indices in
        bands.withUnsafeMutableBufferPointer { bands in
          isUsed.withUnsafeMutableBufferPointer { isUsed in
            var (at, bit) = (top * width, UInt8(1))
            while at < min(top + 6, height) * width {
              var x = 0
              while x < width {
                let color = Int(indices[at])
                isUsed[color] = true
                bands[color * width + x] |= bit
                at += 1
                x += 1
              }
              bit <<= 1
            }
          }
        }
      }
      for color in isUsed.indices where isUsed[color] {
        out += "#\(color)" + packed(bands[(color * width)..<((color + 1) * width)]) + "$"
        bands.withUnsafeMutableBytes { _ = memset($0.baseAddress! + color * width, 0, width) }
      }
      out += "-"
    }
    return out + "\u{1B}\\"
  }

  /// Equal sixels are run-length encoded.
  private static func packed(_ bits: ArraySlice<UInt8>) -> String {
    bits.withUnsafeBufferPointer { bits in
      var out = ""
      var at = 0
      while at < bits.count {
        var end = at
        while end < bits.count, bits[end] == bits[at] { end += 1 }
        let sign = String(UnicodeScalar(bits[at] + 63))
        out += end - at > 3 ? "!\(end - at)\(sign)" : String(repeating: sign, count: end - at)
        at = end
      }
      return out
    }
  }
}
