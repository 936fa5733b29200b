import SwiftUI
import Testing

/// A timer in the rounded design, 36 points regular (Figures §9.38).
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
}
