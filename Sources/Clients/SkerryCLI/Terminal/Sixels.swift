import SkerryGeometry
import SkerryImage

/// A picture as sixels: six rows at a time, one colour after another, in at most 256 colours of its own.
enum Sixels {
  /// - Parameters:
  ///   - bitmap: transparent parts are drawn on white.
  ///   - width: pixels that the terminal has room for; a wider picture is made smaller.
  static func text(_ bitmap: Bitmap, width limit: Int) -> String {
    let bitmap = narrowed(bitmap, to: max(1, limit))
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

  /// A picture of at most so many pixels a row, in its own proportions; each pixel is the mean of those that it stands for.
  private static func narrowed(_ bitmap: Bitmap, to limit: Int) -> Bitmap {
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    guard width > limit else { return bitmap }
    let size = PixelSize(width: limit, height: max(1, (height * limit + width / 2) / width))
    var result = Bitmap(size: size)
    for y in 0..<size.height {
      let rows = y * height / size.height..<max(y * height / size.height + 1, (y + 1) * height / size.height)
      for x in 0..<size.width {
        let columns = x * width / size.width..<max(x * width / size.width + 1, (x + 1) * width / size.width)
        let count = rows.count * columns.count
        for channel in 0..<4 {
          var sum = count / 2
          for row in rows { for column in columns { sum += Int(bitmap.pixels[4 * (row * width + column) + channel]) } }
          result.pixels[4 * (y * size.width + x) + channel] = UInt8(sum / count)
        }
      }
    }
    return result
  }
}
