import Foundation
import SkerryGeometry
import SkerryImage

/// A picture as sixels: six rows at a time, one colour after another, in a palette of 6 × 6 × 6 colours and 24 greys.
enum Sixels {
  /// - Returns: `nil` when the data are not a picture.
  static func text(_ png: Data) -> String? {
    guard let bitmap = try? ImageCodecs.decode(png) else { return nil }
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    var indices = [UInt8](repeating: 0, count: width * height)
    for at in 0..<(width * height) {
      // Transparent parts are drawn on white.
      let rest = 255 - Int(bitmap.pixels[4 * at + 3])
      let (red, green, blue) = (
        Int(bitmap.pixels[4 * at]) + rest, Int(bitmap.pixels[4 * at + 1]) + rest, Int(bitmap.pixels[4 * at + 2]) + rest
      )
      indices[at] = index(red, green, blue)
    }
    var out = "\u{1B}Pq\"1;1;\(width);\(height)"
    for colour in Set(indices).sorted() {
      let (red, green, blue) = colourParts(colour)
      out += "#\(colour);2;\(red * 100 / 255);\(green * 100 / 255);\(blue * 100 / 255)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = min(6, height - top)
      var bands: [UInt8: [UInt8]] = [:]
      for row in 0..<rows {
        for x in 0..<width { bands[indices[(top + row) * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(row) }
      }
      for (colour, bits) in bands.sorted(by: { $0.key < $1.key }) { out += "#\(colour)" + packed(bits) + "$" }
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

  static func index(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    if abs(red - green) < 6, abs(green - blue) < 6 { return UInt8(216 + min(23, (red * 23 + 127) / 255)) }
    func step(_ value: Int) -> Int { (value * 5 + 127) / 255 }
    return UInt8(step(red) * 36 + step(green) * 6 + step(blue))
  }

  static func colourParts(_ index: UInt8) -> (Int, Int, Int) {
    if index >= 216 {
      let grey = (Int(index) - 216) * 255 / 23
      return (grey, grey, grey)
    }
    return (Int(index) / 36 * 51, Int(index) / 6 % 6 * 51, Int(index) % 6 * 51)
  }
}
