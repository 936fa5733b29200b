import Foundation
import SkerryUI
import SwiftUI
import Testing

/// Rows, cards and styles of an authenticator and a sign-in library (Figures §9.70).
@Suite @MainActor struct RecordedAuthenticatorTests {
  private func height(_ view: some View, _ size: DynamicTypeSize) throws -> CGFloat {
    try Frames(view.environment(\.dynamicTypeSize, size)).size.height
  }

  /// At the largest size a style's lines are nearer to one another than they are high; a view's line spacing is added to that distance. Lines of a
  /// headline are 64.33 and 64.67 apart, of a subheadline 60.67.
  @Test func lineSpacingOfLowLines() throws {
    func pitch(_ font: Font, _ spacing: CGFloat, _ size: DynamicTypeSize) throws -> CGFloat {
      func lines(_ count: Int) -> some View {
        Text(verbatim: Array(repeating: "a", count: count).joined(separator: "\n")).font(font).lineSpacing(spacing)
      }
      return try (height(lines(31), size) - height(lines(1), size)) / 30
    }
    for (font, leading) in [(Font.headline, 62.0), (.subheadline, 58)] {
      let (plain, spaced) = (try pitch(font, 0, .accessibility5), try pitch(font, 2.5, .accessibility5))
      #expect(abs(plain - leading) < 0.02 && abs(spaced - leading - 2.5) < 0.02, "\(plain) \(spaced)")
    }
    // Where the style has a leading of its own, the larger of both counts: 20.287 + 2.5.
    #expect(abs(try pitch(.headline, 2.5, .large) - 22.787) < 0.02)
    #expect(abs(try pitch(.headline, 1, .large) - 22) < 0.02)
  }

  /// What follows a lazy stack begins after a whole number of points: after 86.33 (0.67 more), 447.33 (0.67) and 215.67 (0.33).
  @Test func lazyStacksAreWholePointsLong() throws {
    func place(_ header: CGFloat, _ row: CGFloat) throws -> CGFloat? {
      try Frames(
        VStack(spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 7) {
            block("header", 20, header); block("row", 100, row)
          }
          block("next")
        })["next"]?.minY
    }
    #expect(try place(19.333, 60) == 107)
    #expect(try place(57.667, 151) == 236)
    #expect(try place(19, 60) == 106)
    // The rows stay where they are, and so it is across.
    try expect(["header": [0, 0, 20, 19.333], "row": [0, 26.333, 30, 60]], size: [30, 87]) {
      LazyVStack(alignment: .leading, spacing: 7) {
        block("header", 20, 19.333); block("row", 30, 60)
      }
    }
    try expect(["a": [0, 0, 19.333, 20], "b": [26.333, 0, 60, 20], "c": [107, 0, 20, 20]]) {
      HStack(spacing: 20) {
        LazyHStack(spacing: 7) {
          block("a", 19.333); block("b", 60)
        }
        block("c")
      }
    }
  }

  /// A row of a name, an address, a ring and a code in 358 at the medium text size: the address is cut where the code needs the room, and a code that
  /// needs still more takes two lines.
  @Test func namesAndCodesShareARow() throws {
    func lines(_ code: String) throws -> [String] {
      let row = HStack {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "Nine").font(.headline).fontWeight(.regular).lineLimit(1)
          Text(verbatim: "person@example.com").font(.subheadline).lineLimit(1)
        }
        Spacer()
        Text(verbatim: "19").font(.system(.caption2, design: .monospaced)).padding(6)
        Text(verbatim: code).font(.system(.body, design: .monospaced)).fontWeight(.regular)
      }
      return try ScreenshotScene().card { row.frame(width: 288, height: 60).dynamicTypeSize(.medium) }.lines
    }
    #expect(try lines("123 456 78") == ["Nine", "person@example.com", "19", "123 456 78"])
    #expect(try lines("123 456 789") == ["Nine", "person@example.c…", "19", "123 456 789"])
    #expect(try lines("123 456 789 0") == ["Nine", "person@example.com", "19", "123 456", "789 0"])
  }

  /// Styles at the largest text size in two columns of 189: which words are cut, and where.
  @Test func stylesAtTheLargestSize() throws {
    func line(_ string: String, _ font: Font, _ weight: Font.Weight) throws -> [String] {
      let text = Text(verbatim: string).font(font).fontWeight(weight).lineLimit(1)
      return try ScreenshotScene().card { text.frame(width: 191, height: 70).dynamicTypeSize(.accessibility5) }.lines
    }
    for weight in [Font.Weight.regular, .semibold] {
      #expect(try line("Large Title", .largeTitle, weight) == ["Large…"])
      #expect(try line("Title 3", .title3, weight) == ["Title 3"])
      #expect(try line("Headline", .headline, weight) == ["Headli…"])
      #expect(try line("Body Monospaced", .system(.body, design: .monospaced), weight) == ["Body…"])
      #expect(try line("Caption 2", .caption2, weight) == ["Caption 2"])
      #expect(try line("Caption 2 Monospaced", .system(.caption2, design: .monospaced), weight) == ["Captio…"])
    }
    #expect(try line("Subheadline", .subheadline, .regular) == ["Subhea…"])
    #expect(try line("Subheadline", .subheadline, .semibold) == ["Subhe…"])
  }

  /// A circle of 24 points is in a frame of 28 × 27.33.
  @Test func aCircleOf24() throws {
    let size = try Frames(Image(systemName: "circle").font(.system(size: 24))).size
    #expect(abs(size.width - 28) < 0.01 && abs(size.height - 27.333) < 0.01, "\(size)")
    let nearest = try Frames(Image(systemName: "circle").font(.system(size: 22))).size
    #expect(abs(nearest.width - 26.333) < 0.01 && abs(nearest.height - 25.667) < 0.01, "\(nearest)")
  }
}
