import SkerryGeometry
import SkerryImage
import SkerryTestSupport
import Testing

@testable import SkerrySnapshot

@Suite struct PixelDifferTests {
  static func solid(_ width: Int, _ height: Int, _ color: [UInt8] = [255, 255, 255, 255]) -> StraightBitmap {
    StraightBitmap(size: PixelSize(width: width, height: height), pixels: Array(repeating: color, count: width * height).flatMap { $0 })
  }

  static func noise(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> StraightBitmap {
    StraightBitmap(
      size: PixelSize(width: width, height: height), pixels: (0..<width * height * 4).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  @Test func aPictureIsEqualToItself() {
    var random = SeededGenerator(seed: 1)
    let picture = Self.noise(37, 19, &random)
    let outcome = PixelDiffer().compare(picture, picture)
    #expect(outcome.difference.differing == 0)
    #expect(outcome.difference.passes)
    #expect(outcome.classes.allSatisfy { $0 == 0 })
  }

  /// Few colours, so that nearly every pair of pixels is cached; a whole row of them is postponed.
  @Test(arguments: 0..<12) func cachedPairsAreClassifiedLikeNewOnes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    let palette: [[UInt8]] = [
      [255, 255, 255, 255], [10, 20, 30, 255], [12, 20, 30, 255], [10, 20, 30, 128], [0, 0, 0, 0], [9, 9, 9, 0],
    ]
    func picture() -> StraightBitmap {
      StraightBitmap(
        size: PixelSize(width: 61, height: 17), pixels: (0..<61 * 17).flatMap { _ in palette[Int(random.next() % UInt64(palette.count))] })
    }
    let (a, b) = (picture(), picture())
    var tolerance = Tolerance()
    if seed % 2 == 0 { tolerance.channel = 2 }
    tolerance.ignoresAntialiasing = seed % 3 == 0
    let fast = PixelDiffer(tolerance: tolerance)
    var slow = fast
    slow.lanes = .one
    let (found, expected) = (fast.compare(a, b), slow.compare(a, b))
    #expect(found.classes == expected.classes)
    #expect(found.difference == expected.difference)
    #expect(found.difference.failing > 0)
  }

  /// Four and eight pixels at once against one: every count, every class, every last bit of the distances.
  @Test(arguments: 0..<40) func anyNumberOfLanesGivesTheSame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (1 + Int(random.next() % 41), 1 + Int(random.next() % 23))
    let a = Self.noise(width, height, &random)
    var b = a
    // From few to all pixels differ, slightly or completely; alpha too.
    for at in b.pixels.indices where random.next() % 8 < UInt64(seed % 8 + 1) {
      b.pixels[at] = seed % 2 == 0 ? b.pixels[at] &+ UInt8(random.next() % 3) : UInt8(truncatingIfNeeded: random.next())
    }
    var tolerance = Tolerance()
    if seed % 3 == 0 { tolerance.threshold = 0.1 }
    if seed % 4 == 0 { tolerance.perceptual = 3 }
    if seed % 5 == 0 { tolerance.channel = 40 }
    tolerance.ignoresAntialiasing = seed % 2 == 0
    let masks = seed % 7 == 0 ? [PixelRect(x: 2, y: 1, width: 9, height: 5)] : []
    func outcome(_ lanes: PixelDiffer.Lanes) -> PixelDiffer.Outcome {
      var differ = PixelDiffer(tolerance: tolerance, masks: masks)
      differ.lanes = lanes
      return differ.compare(a, b)
    }
    let slow = outcome(.one)
    for lanes in [PixelDiffer.Lanes.four, .eight] {
      let fast = outcome(lanes)
      #expect(fast.classes == slow.classes, "\(lanes)")
      #expect(fast.difference == slow.difference, "\(lanes)")
      #expect(fast.difference.worstPerceptual.bitPattern == slow.difference.worstPerceptual.bitPattern, "\(lanes)")
    }
    // Bands of rows on several cores give the same result.
    var shared = PixelDiffer(tolerance: tolerance, masks: masks)
    shared.bandLimit = 0
    let joined = shared.compare(a, b)
    #expect(joined.classes == slow.classes)
    #expect(joined.difference == slow.difference)
  }

  @Test func thresholdsWorkOnTheirOwnScales() {
    let white = Self.solid(4, 4)
    let black = Self.solid(4, 4, [0, 0, 0, 255])
    let near = Self.solid(4, 4, [250, 255, 255, 255])
    let far = PixelDiffer().compare(white, black).difference
    #expect(far.failing == 16 && far.worstChannel == 255)
    // Black and white are 100 apart in OKLab, by its definition.
    #expect(abs(far.worstPerceptual - 100) < 1e-3)
    #expect(far.sweep.map(\.count) == Array(repeating: 16, count: 7))
    var channel = Tolerance()
    channel.channel = 5
    #expect(PixelDiffer(tolerance: channel).compare(white, near).difference.tolerated == 16)
    channel.channel = 4
    #expect(PixelDiffer(tolerance: channel).compare(white, near).difference.failing == 16)
  }

  /// One solid block among a million equal pixels: a share of the whole picture would pass it, the window does not.
  @Test func theDensestWindowIsLocal() {
    let a = Self.solid(400, 300)
    var b = a
    for y in 100..<104 { for x in 200..<204 { b.pixels[(y * 400 + x) * 4] = 0 } }
    b.pixels[(299 * 400 + 399) * 4] = 0
    var tolerance = Tolerance()
    tolerance.allowedInWindow = 15
    let found = PixelDiffer(tolerance: tolerance).compare(a, b).difference
    #expect(found.failing == 17)
    #expect(found.densest == PixelDifference.Window(count: 16, edge: 8, x: 196, y: 96))
    #expect(found.box == [200, 100, 200, 200])
    #expect(!found.passes)
    tolerance.allowedInWindow = 16
    #expect(PixelDiffer(tolerance: tolerance).compare(a, b).difference.passes)
  }

  /// Every pixel outside a mask counts, every one inside does not.
  @Test func masksHideExactlyTheirRectangle() {
    let a = Self.solid(30, 20)
    let mask = PixelRect(x: 5, y: 6, width: 7, height: 8)
    let differ = PixelDiffer(masks: [mask, PixelRect(x: -4, y: -4, width: 2, height: 2), PixelRect(x: 29, y: 19, width: 90, height: 90)])
    for y in 0..<20 {
      for x in 0..<30 {
        var b = a
        b.pixels[(y * 30 + x) * 4 + 1] = 0
        let found = differ.compare(a, b).difference
        let isMasked = (x >= 5 && x < 12 && y >= 6 && y < 14) || (x == 29 && y == 19)
        #expect(found.failing == (isMasked ? 0 : 1))
        #expect(found.masked == (isMasked ? 1 : 0))
      }
    }
  }

  @Test func transparentPixelsHaveNoColour() {
    let found = PixelDiffer().compare(Self.solid(3, 3, [10, 20, 30, 0]), Self.solid(3, 3, [90, 80, 70, 0])).difference
    #expect(found.differing == 0)
  }

  @Test func eachClassHasItsColour() {
    let a = Self.solid(16, 1)
    var b = a
    b.pixels[0] = 0
    b.pixels[4 * 4] = 254
    var tolerance = Tolerance()
    tolerance.channel = 1
    let outcome = PixelDiffer(tolerance: tolerance, masks: [PixelRect(x: 8, y: 0, width: 8, height: 1)]).compare(a, b)
    let picture = DifferencePicture.make(outcome.classes, over: a)
    func color(_ x: Int) -> [UInt8] { Array(picture.pixels[(x * 4)..<(x * 4 + 4)]) }
    #expect(color(0) == [255, 0, 0, 255])
    #expect(color(4) == [0, 122, 255, 255])
    #expect(color(8) == [142, 142, 147, 255])
    #expect(color(2) == [255, 255, 255, 255])
  }
}
