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
      // Shares of a hundred.
      out += "#\(index);2;" + color.map { "\(($0 * 200 + 255) / 510)" }.joined(separator: ";")
    }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = min(6, height - top)
      var bands: [UInt8: [UInt8]] = [:]
      for row in 0..<rows {
        for x in 0..<width {
          bands[reduced.indices[(top + row) * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(row)
        }
      }
      for (color, bits) in bands.sorted(by: { $0.key < $1.key }) { out += "#\(color)" + packed(bits) + "$" }
      out += "-"
    }
    return out + "\u{1B}\\"
  }

  /// Equal sixels are run-length encoded.
  private static func packed(_ bits: [UInt8]) -> String {
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
