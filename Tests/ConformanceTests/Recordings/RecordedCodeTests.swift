import SwiftUI
import Testing

/// Cards with codes and notes, recorded at 3 pixels per point and drawn again (Figures §9.22, R28). Points.
@Suite @MainActor struct RecordedCodeTests {
  /// The visible pixels of text on white, at the upper left corner of a frame of 240 × 220.
  private func reader(_ text: some View) throws -> PixelExtent {
    try PixelExtent(text.foregroundStyle(.black).frame(width: 240, height: 220, alignment: .topLeading).background(Color.white))
  }

  private func ink(_ text: some View) throws -> CGRect {
    try #require(reader(text).ink(CGRect(x: 0, y: 0, width: 240, height: 220)))
  }

  /// Eleven lines whose topmost pixels are 17.333 points apart.
  @Test func spacedLinesOfCaption() throws {
    let lines = Text(verbatim: Array(repeating: "Testing", count: 11).joined(separator: "\n")).font(.caption).lineSpacing(3)
    let drawn = try reader(lines)
    let first = try #require(drawn.ink(CGRect(x: 0, y: 0, width: 240, height: 15)))
    for line in 1..<11 {
      let top = CGFloat(line) * 17.333
      let own = try #require(drawn.ink(CGRect(x: 0, y: top, width: 240, height: 15)))
      #expect(abs(own.minY - first.minY - top) < 0.34, "line \(line): \(own.minY - first.minY)")
    }
  }

  /// 10 pixels in diameter, their middle 4.823 above the baseline and 7.5 apart.
  @Test func aBullet() throws {
    func bullets(_ text: String) -> some View { Text(verbatim: text) }
    let (one, three, stem) = (try ink(bullets("•")), try ink(bullets("•••")), try ink(bullets("l")))
    #expect(abs(one.width - 3.333) < 0.34 && abs(one.height - 3.333) < 0.34, "\(one)")
    #expect(abs(stem.maxY - one.midY - 4.823) < 0.34, "\(stem.maxY - one.midY) above the baseline")
    #expect(abs((three.width - one.width) / 2 - 7.5) < 0.18, "\((three.width - one.width) / 2) apart")
  }

  private static let code = Font.system(size: 36, weight: .heavy, design: .monospaced)

  @Test func aHeavyMonospacedBullet() throws {
    func text(_ string: String) -> some View { Text(verbatim: string).font(Self.code) }
    let (bullet, stem) = (try ink(text("•")), try ink(text("H")))
    #expect(abs(bullet.width - 16.347) < 0.68 && abs(bullet.height - 16.347) < 0.68, "\(bullet)")
    #expect(abs(stem.maxY - bullet.midY - 11.303) < 0.68, "\(stem.maxY - bullet.midY) above the baseline")
  }

  /// 0 to 6, each within 1.34 points.
  @Test(arguments: zip(["0", "1", "2", "3", "4", "5", "6"], [20.667, 19, 19.667, 20.333, 20.667, 19.667, 21]))
  func heavyMonospacedDigits(_ digit: String, _ width: Double) throws {
    let own = try ink(Text(verbatim: digit).font(Self.code))
    #expect(abs(own.width - width) < 1.34, "\(digit): \(own.width)")
  }

  /// The visible widths of ten of the eleven lines, each within 2 per cent.
  @Test(
    arguments: [
      ("Untitled Item", 28, 173.667), ("Hello", 28, 67.667), ("Hello there this is a", 20, 182.667),
      ("pretty long title, but", 20, 192.667), ("not too long.", 20, 120), ("That is so cool. That is", 20, 213.333),
      ("so cool. That is so", 20, 171), ("cool. That is so cool.", 20, 194.667), ("Title that is a little bit", 20, 202.667),
      ("long, but's that's OK", 20, 198),
    ] as [(String, Double, Double)])
  func heavyStrings(_ text: String, _ size: Double, _ width: Double) throws {
    let own = try ink(Text(verbatim: text).font(.system(size: size, weight: .heavy)))
    #expect(abs(own.width / width - 1) < 0.02, "\(own.width) is not \(width)")
  }

  /// "Title", of whose T the system's is narrower at display sizes.
  @Test(arguments: [(24.0, Font.Weight.bold, 47.0), (28, .heavy, 58.333), (20, .bold, 40.333)])
  func titlesWithT(_ size: Double, _ weight: Font.Weight, _ width: Double) throws {
    let own = try ink(Text(verbatim: "Title").font(.system(size: size, weight: weight)))
    #expect(abs(own.width - width) < 1.34, "\(own.width) is not \(width)")
  }

  /// Twenty digits in 218 points: all fields have one size.
  @Test func fiveFieldsShrinkAlike() throws {
    let fields = HStack(alignment: .firstTextBaseline, spacing: 8) {
      ForEach(0..<5, id: \.self) { _ in Text(verbatim: "0000").lineLimit(1).minimumScaleFactor(0.1) }
    }
    let row = fields.font(Self.code).minimumScaleFactor(0.5).lineLimit(1).frame(width: 218, alignment: .leading)
    let drawn = try ink(row)
    #expect(abs(drawn.width - 216.667) < 1.01, "\(drawn.width)")
  }
}
