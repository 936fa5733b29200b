import SwiftUI
import Testing

/// Colons between digits: a timer in the rounded design, 36 points regular (Figures §9.38), and times in the default one (Figures §9.99).
@Suite @MainActor struct RecordedColonTests {
  private static let timer = Font.system(size: 36, design: .rounded).monospacedDigit()

  private func ink(_ text: some View) throws -> CGRect {
    let framed = text.foregroundStyle(.black).frame(width: 240, height: 60, alignment: .topLeading).background(Color.white)
    return try #require(PixelExtent(framed).ink(CGRect(x: 0, y: 0, width: 240, height: 60)))
  }

  /// Only the middle character is visible.
  private func middle(_ before: String, _ after: String) -> some View {
    let (first, last) = (Text(verbatim: before).foregroundColor(.clear), Text(verbatim: after).foregroundColor(.clear))
    return (first + Text(verbatim: ":") + last).font(Self.timer)
  }

  /// From one digit to the same one after a colon.
  @Test func aColonOfATimerIsWide() throws {
    let (one, two) = (try ink(Text(verbatim: "0").font(Self.timer)), try ink(Text(verbatim: "0:0").font(Self.timer)))
    #expect(abs(two.width - one.width - 31.333) < 0.5, "\(two.width - one.width)")
  }

  /// Its dots are from 0.13 to 0.583 em above the baseline, around the middle of the digits; elsewhere a colon is on the baseline.
  @Test func aColonOfATimerIsRaised() throws {
    let baseline = try ink(Text(verbatim: "1").font(Self.timer)).maxY
    let colon = try ink(middle("0", "0"))
    #expect(abs(baseline - colon.maxY - 4.667) < 0.34 && abs(baseline - colon.minY - 21) < 0.67, "\(colon), \(baseline)")
    // Also before the dashes of a dimmed timer.
    #expect(try abs(ink(middle("0", "\u{2013}")).minY - colon.minY) < 0.1)
    for (before, after) in [("a", "0"), ("0", "a"), ("", "0"), ("0", ""), ("0", "-")] {
      let plain = try ink(middle(before, after))
      #expect(abs(baseline - plain.maxY) < 0.67, "\(before):\(after)")
    }
  }

  /// Times of 11 to 16 points regular on iOS 17 and 26, and one of 17 on iOS 18: a colon is 0.047 em wider than the substitute's.
  @Test func colonsBetweenDigitsOfTheirOwnWidths() throws {
    for (string, size, width) in [
      ("09:00", 16.0, 42.0), ("10:00", 12, 30.67), ("09:00", 11, 30.33), ("8:8", 14, 20), ("04:58", 17, 44.67),
    ] {
      let own = try visibleWidth(of: Text(verbatim: string).font(.system(size: size)))
      #expect(abs(own - width) < 0.75, "\(string) of \(size): \(own)")
    }
    func gain(_ font: Font) throws -> CGFloat {
      try visibleWidth(of: Text(verbatim: "0:0").font(font)) - visibleWidth(of: Text(verbatim: "0:a").font(font))
        - visibleWidth(of: Text(verbatim: "0").font(font)) + visibleWidth(of: Text(verbatim: "a").font(font))
    }
    // From 25 points on it is the substitute's.
    let (small, large) = (try gain(.system(size: 16)) / 16, try gain(.system(size: 30)) / 30)
    #expect(small - large > 0.03, "\(small) \(large)")
  }

  /// Dates of 11, 12 and 16 points regular: a slash is 0.044 em narrower than the substitute's.
  @Test func slashesOfDates() throws {
    for (string, size, width) in [("18/12/18,", 16.0, 61.67), ("18/12/24,", 12, 49.67), ("18/12/24,", 11, 45.67)] {
      let own = try visibleWidth(of: Text(verbatim: string).font(.system(size: size)))
      #expect(abs(own - width) < 0.75, "\(string) of \(size): \(own)")
    }
  }
}
