import SkerryGeometry
import SkerryImage
import SkerrySnapshot

/// The time to compare two pictures of 3840 × 2160 pixels: the best of several runs.
struct DiffTimes {
  /// How the pictures of a pair differ.
  enum Pair: String, CaseIterable {
    case equal
    /// A region of 1000 × 500 pixels, six per cent.
    case place
    /// Every pixel, in few colours.
    case everywhere
    /// Every pixel, almost all in different colours.
    case noise
  }

  let pair: Pair
  /// Milliseconds.
  private(set) var time = Double.infinity
  private(set) var differing = 0
  /// Millions of pixels per second.
  var rate: Double { Double(Self.size.count) / time / 1e3 }

  static let size = PixelSize(width: 3840, height: 2160)

  init(_ pair: Pair, turns: Int) {
    self.pair = pair
    let (reference, actual) = Self.pictures(pair)
    let clock = ContinuousClock()
    for _ in 0..<turns {
      let start = clock.now
      differing = PixelDiffer().compare(reference, actual).difference.differing
      let taken = clock.now - start
      time = min(time, Double(taken.components.seconds) * 1e3 + Double(taken.components.attoseconds) / 1e15)
    }
  }

  private static func pictures(_ pair: Pair) -> (StraightBitmap, StraightBitmap) {
    var state: UInt64 = 1
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 32
    }
    /// Opaque colours, 256 of them, or any.
    func picture() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: size.count * 4) { bytes, count in
        for at in stride(from: 0, to: size.count * 4, by: 4) {
          let drawn = random()
          let (red, green, blue) = (UInt8(drawn & 255), UInt8(drawn >> 8 & 255), UInt8(drawn >> 16 & 255))
          bytes[at] = red
          bytes[at + 1] = pair == .noise ? green : red / 2
          bytes[at + 2] = pair == .noise ? blue : 255 - red
          bytes[at + 3] = 255
        }
        count = size.count * 4
      }
    }
    let reference = picture()
    var actual = pair == .noise ? picture() : reference
    // A separate array, because equal addresses would short-circuit the comparison.
    actual.withUnsafeMutableBufferPointer { $0[0] = $0[0] }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let changes =
          switch pair {
          case .equal, .noise: false
          case .place: (900..<1900).contains(x) && (500..<1000).contains(y)
          case .everywhere: true
          }
        if changes { actual[4 * (y * size.width + x)] ^= 16 }
      }
    }
    return (StraightBitmap(size: size, pixels: reference), StraightBitmap(size: size, pixels: actual))
  }
}
