import SkerryImage
import SwiftUI
import Testing

/// Underlines and strikes of 16 points, recorded at two pixels per point and drawn again (Figures §9.36, R43).
@Suite @MainActor struct RecordedUnderlineTests {
  /// For each row of pixels, where its visible part begins and ends.
  private func rows(_ text: Text, columns: Range<Int>? = nil) throws -> [[ClosedRange<Int>]] {
    let renderer = ImageRenderer(content: text.fixedSize().foregroundStyle(.black).padding(5).background(.white))
    renderer.scale = 2
    let picture = try ImageCodecs.decode(renderer.pngData())
    return (0..<picture.size.height).map { y in
      (columns ?? 0..<picture.size.width).filter { picture.color(x: $0, y: y).red < 128 }.reduce(into: []) { runs, x in
        if let last = runs.last, x == last.upperBound + 1 { runs[runs.count - 1] = last.lowerBound...x } else { runs.append(x...x) }
      }
    }
  }

  private nonisolated static let plain = Font.system(size: 16)

  /// The distance from the last row with letters to the underline's first row, and how many rows the underline has.
  private func line(under text: Text) throws -> (away: Int, thickness: Int) {
    // The first letters, which have no descenders.
    let found = try rows(text, columns: 10..<60)
    let isLine = found.map { $0.first?.count ?? 0 >= 50 }
    let last = try #require(found.lastIndex { !$0.isEmpty })
    let first = try #require((0...last).reversed().first { !isLine[$0] }) + 1
    let letters = try #require((0..<first).reversed().first { !found[$0].isEmpty })
    return (first - letters, last - first + 1)
  }

  @Test func linesUnderItalics() throws {
    let regular = try line(under: Text(verbatim: "This text is italicized").font(Self.plain).italic().underline())
    #expect(regular.away == 5 && regular.thickness == 2, "\(regular)")
    let heavy = try line(under: Text(verbatim: "All this text is important").font(Self.plain.weight(.heavy)).italic().underline())
    #expect(heavy.away == 5 && heavy.thickness == 4, "\(heavy)")
  }

  /// Three thicknesses of line and three of nothing, nearer to upright letters.
  @Test func dotsUnderUprightText() throws {
    let found = try rows(Text(verbatim: "CommonMark").font(Self.plain).underline(pattern: .dot))
    let dots = try #require(found.last { !$0.isEmpty })
    #expect(
      dots.prefix(8).allSatisfy { $0.count == 6 }
        && zip(dots, dots.dropFirst()).prefix(7).allSatisfy { $1.lowerBound - $0.lowerBound == 12 })
    let first = try #require(found.firstIndex { $0.prefix(8) == dots.prefix(8) })
    let letters = try #require((0..<first).reversed().first { !found[$0].isEmpty })
    #expect(first - letters == 3, "\(first - letters)")
  }

  /// An underline ends as far from a descender as it is thick: 4 pixels on each side of a p.
  @Test func descendersInterruptTheLine() throws {
    let found = try rows(Text(verbatim: "All this text is important").font(Self.plain.weight(.heavy)).italic().underline())
    let line = try #require(found.first { $0.count == 3 && $0[0].count > 200 })
    let (left, right) = (line[1].lowerBound - line[0].upperBound - 1, line[2].lowerBound - line[1].upperBound - 1)
    #expect(abs(left - 4) <= 1 && abs(right - 4) <= 1, "\(left) and \(right)")
    let upright = try rows(Text(verbatim: "Spec").font(Self.plain).underline())
    #expect(upright.last { $0.count >= 3 } != nil)
  }

  /// Two rows of pixels, the first 9 above the letters' lower edge.
  @Test func strikesCrossTheMiddle() throws {
    let found = try rows(Text(verbatim: "This was mistaken text").font(Self.plain).strikethrough())
    let struck = found.indices.filter { found[$0].first?.count ?? 0 > 300 }
    let letters = try #require(found.lastIndex { !$0.isEmpty })
    #expect(struck.count == 2 && letters + 1 - (struck.first ?? 0) == 9, "\(struck) of \(letters)")
  }
}
