import SkerryImage
import SwiftUI
import Testing

/// Brackets, dashes and signs beside digits and capitals, and pairs of letters, recorded at 3 pixels per point (Figures §9.67).
@Suite @MainActor struct RecordedBracketTests {
  /// The highest and lowest dark rows of each part of a line, in pixels, from the left.
  private func parts(_ text: String, _ size: CGFloat, _ weight: Font.Weight = .regular) throws -> [(top: Int, bottom: Int)] {
    let renderer = ImageRenderer(content: Text(verbatim: text).font(.system(size: size, weight: weight)).padding(4).background(.white))
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    func isDark(_ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y).red < 145 }
    var result: [(top: Int, bottom: Int)] = []
    var isInside = false
    for x in 0..<picture.size.width {
      let rows = (0..<picture.size.height).filter { isDark(x, $0) }
      if let first = rows.first, let last = rows.last {
        if !isInside { result.append((first, last + 1)) }
        result[result.count - 1] = (min(result[result.count - 1].top, first), max(result[result.count - 1].bottom, last + 1))
      }
      isInside = !rows.isEmpty
    }
    return result
  }

  /// "(2015–2017)" of 17 points: a bracket begins a pixel above the digits and ends 9 below the line, the dash is 12 to 17 above it.
  @Test func bracketsBesideDigits() throws {
    let found = try parts("(2015–2017)", 17)
    #expect(found.count == 11)
    let (digits, line) = (found[1].top, found[3].bottom)
    for bracket in [found[0], found[10]] {
      #expect(abs(digits - bracket.top - 1) <= 1 && abs(bracket.bottom - line - 9) <= 1, "\(bracket) \(digits) \(line)")
    }
    #expect(abs(line - found[5].bottom - 12) <= 1 && abs(line - found[5].top - 17) <= 1, "\(found[5]) \(line)")
  }

  /// A hyphen between capitals of 17 points semibold is 4.33 to 6 points above the line, as between small letters; a plus sign, too.
  @Test func signsBesideCapitals() throws {
    for (sign, text, small) in [("hyphen", "H - H", "x - x"), ("plus", "H+H", "x+x"), ("equals", "5=5", "x=x")] {
      let (found, lower) = (try parts(text, 17, .semibold), try parts(small, 17, .semibold))
      #expect(found[1].bottom == lower[1].bottom && found[1].top == lower[1].top, "\(sign)")
    }
    let hyphen = try parts("H - H", 17, .semibold)
    #expect(abs(hyphen[0].bottom - hyphen[1].bottom - 13) <= 1 && abs(hyphen[0].bottom - hyphen[1].top - 18) <= 1)
  }

  /// A colon between digits is in the middle of their height, and not beside letters.
  @Test func colonsBetweenDigits() throws {
    let (time, title) = (try parts("12:34", 17), try parts("H: H", 17))
    #expect(abs((time[2].top - time[0].top) - (time[0].bottom - time[2].bottom)) <= 3, "\(time)")
    #expect(title[1].bottom == title[0].bottom && title[1].top > title[0].top + 6, "\(title)")
  }

  /// No arrow is made of a hyphen and a bracket.
  @Test func signsStayApart() throws {
    #expect(try parts("->", 17).count == 2)
  }

  /// "Tags" of 21 points bold is 45.0 wide; fifteen titles of another app make letters of this size wider (Figures §9.152), so that it is half a point
  /// wider here.
  @Test func lettersAfterT() throws {
    let width = try visibleWidth(of: Text(verbatim: "Tags").font(.system(size: 21, weight: .bold)))
    #expect(abs(width - 45.5) < 0.2, "\(width)")
  }
}
