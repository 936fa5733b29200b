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
    #expect(abs(found - em) < 0.0005, "\(found)", sourceLocation: location)
  }

  /// Regular digits narrow from 0.648 at 17 points to 0.594 at 25 and stay so; up to 17 points the text face's own are right.
  @Test func digitsNarrowFrom17To25Points() throws {
    #expect(digit(17, 400) == nil)
    try expect(21, 400, 0.621)
    try expect(25, 400, 0.594)
    try expect(60, 400, 0.594)
  }

  /// Heavier digits are wider, in large sizes more so: bold by 0.0336 at 17 points and by 0.051 at 28.
  @Test func heavierDigitsAreWider() throws {
    try expect(17, 700, 0.6816)
    try expect(28, 700, 0.645)
    try expect(28, 600, 0.628)
  }
}
