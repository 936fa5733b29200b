import Foundation
import SkerryGraph
import Testing

@testable import SkerryText

/// Advances of digits of one width, in ems (Figures §9.7).
@Suite struct SystemAdvancesTests {
  private func digit(_ size: CGFloat, _ weight: CGFloat) -> CGFloat? {
    let font = FontDescription(size: size, weight: weight, monospacedDigits: true)
    return SystemAdvances.em(0x33, font).map { $0 + SystemTracking.heavyGain(font) }
  }
  private func expect(_ size: CGFloat, _ weight: CGFloat, _ em: CGFloat, _ location: SourceLocation = #_sourceLocation) throws {
    let found = try #require(digit(size, weight), sourceLocation: location)
    #expect(abs(found - em) < 0.00001, "\(found)", sourceLocation: location)
  }

  /// Regular digits narrow from 0.637 at 17 points to 0.594 at 25 and stay so.
  @Test func digitsNarrowFrom17To25Points() throws {
    try expect(12, 400, 0.637)
    try expect(17, 400, 0.637)
    try expect(21, 400, 0.6155)
    try expect(25, 400, 0.594)
    try expect(60, 400, 0.594)
  }

  /// Lighter digits are narrower at every size; black ones are wider up to 17 points, extra bold ones not yet.
  @Test func lightAndBlackDigits() throws {
    try expect(12, 100, 0.58)
    try expect(28, 300, 0.575)
    try expect(17, 800, 0.6818)
    try expect(17, 850, 0.70065)
    try expect(17, 900, 0.7195)
    try expect(28, 900, 0.679)
  }

  /// The digit 1 of large text, the space of large text, of bold text, and between the sizes.
  @Test(
    arguments: [
      (0x31, 24, 400, 0.44), (0x31, 28, 700, 0.488), (0x20, 23, 400, 0.214), (0x20, 21, 400, 0.2475), (0x20, 13, 700, 0.256),
    ] as [(UInt16, CGFloat, CGFloat, CGFloat)])
  func onesAndSpaces(_ unit: UInt16, _ size: CGFloat, _ weight: CGFloat, _ em: CGFloat) throws {
    let font = FontDescription(size: size, weight: weight)
    let found = try #require(SystemAdvances.em(unit, font)) + SystemTracking.heavyGain(font)
    #expect(abs(found - em) < 0.00001, "\(found)")
  }

  /// The colon of a time takes 0.025 em more up to 17 points, nothing from 25 on; among other digits it is as it was.
  @Test func colonsOfTimesAreWider() {
    func extra(_ size: CGFloat, _ isMono: Bool) -> CGFloat {
      CharacterFit.fit(of: 0x3A, in: FontDescription(size: size, monospacedDigits: isMono))?.extra ?? 0
    }
    #expect(abs(extra(14, true) - 0.025) < 0.00001 && abs(extra(17, true) - 0.025) < 0.00001 && abs(extra(21, true) - 0.0125) < 0.00001)
    #expect(extra(25, true) == 0 && extra(14, false) == 0)
  }

  /// Medium text has the space of regular text, semibold text a narrower one.
  @Test(arguments: [(500, 0.281), (550, 0.2725), (600, 0.264)]) func spacesNarrowFromMediumOn(_ weight: CGFloat, _ em: CGFloat) throws {
    let space = try #require(SystemAdvances.em(0x20, FontDescription(size: 13, weight: weight)))
    #expect(abs(space - em) < 0.00001, "\(space)")
  }

  /// Heavier digits are wider, in large sizes more so: bold by 0.0336 at 17 points and by 0.051 at 28.
  @Test func heavierDigitsAreWider() throws {
    try expect(17, 700, 0.6706)
    try expect(28, 700, 0.645)
    try expect(28, 600, 0.628)
  }
}
