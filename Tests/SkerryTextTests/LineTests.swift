import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

@Suite struct LineTests {
  /// Unicode's own file (Debian's unicode-data 15.0); ICU tailors a few of its classes, which the count below names.
  @Test func opportunitiesAreUnicodes() throws {
    var registry = FontRegistry(customFolders: [])
    var strings = 0
    var different: [String] = []
    for row in try Fixture.lines("LineBreak/LineBreakTest-15.0.0.txt") {
      var text = ""
      var wanted: Set<Int> = []
      for token in row.split(separator: " ").dropFirst() {
        if token == "÷" {
          wanted.insert(text.utf16.count)
        } else if token != "×", let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
      strings += 1
      let shaped = Shaper().shape([TextRun(text)], rightToLeft: false, language: "en", registry: &registry)
      let found = Set(shaped.breaks.indices.filter { $0 > 0 && shaped.breaks[$0] > 0 })
      if found != wanted { different.append(row) }
    }
    print("line breaks: \(strings) strings, \(different.count) differ")
    #expect(strings > 7000)
    #expect(Double(different.count) < Double(strings) * 0.01, "\(different.prefix(20))")
  }

  @Test func linesEndAtOpportunitiesOnly() throws {
    var dice = SeededGenerator(seed: 7)
    let words = ["Ihre", "Lieferung", "12:45", "(heute)", "l’été", "well-known", "東京駅へ", "สวัสดีครับ", "مرحبا", "$9.99", "a/b", "“q”"]
    for _ in 0..<200 {
      let text = (0..<8).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
      var registry = FontRegistry(customFolders: [])
      let shaped = Shaper().shape([TextRun(text)], rightToLeft: false, language: "en", registry: &registry)
      for width in [30, 60, 90, 140.0] {
        let lines = LineBreaker(clusters: shaped.clusters, breaks: shaped.breaks).lines(width: width)
        #expect(lines.flatMap { Array($0.clusters) } == Array(shaped.clusters.indices))
        for line in lines.dropLast() {
          let next = shaped.clusters[line.clusters.upperBound]
          #expect(line.cutsWord || shaped.breaks[next.range.lowerBound] > 0)
          #expect(next.startsCharacter)
          #expect(line.width <= width + 0.001 || line.clusters.count == 1)
        }
      }
    }
  }

  @Test func newlines() {
    #expect(Fixture.layout("a\nb").lines.map(\.string) == ["a", "b"])
    #expect(Fixture.layout("a\r\nb").lines.map(\.string) == ["a", "b"])
    #expect(Fixture.layout("a\n\nb").lines.map(\.string) == ["a", "", "b"])
    #expect(Fixture.layout("a\n").lines.map(\.string) == ["a", ""])
    #expect(Fixture.layout("a\u{2028}b\u{2029}c").lines.map(\.string) == ["a", "b", "c"])
    #expect(Fixture.layout("").lines.count == 1)
  }

  @Test func softHyphensShowWhereALineEnds() {
    let text = "Liefer\u{AD}verfolgung"
    #expect(Fixture.layout(text).lines.map(\.string) == ["Lieferverfolgung"])
    #expect(abs(Fixture.layout(text).idealWidth - Fixture.layout("Lieferverfolgung").idealWidth) < 0.3)
    let narrow = Fixture.layout(text, width: 95)
    #expect(narrow.lines.map(\.string) == ["Liefer-", "verfolgung"])
    #expect(narrow.size.width <= 95)
    // If there is no space for the hyphen itself the word is broken instead.
    let minimum = Fixture.layout("Liefer").idealWidth
    #expect(Fixture.layout(text, width: minimum + 1).lines.first?.string != "Liefer-")
  }

  @Test func longWordsAreBrokenBetweenCharacters() {
    let layout = Fixture.layout("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦ééé\u{301}\u{302}xyz", width: 30)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.map(\.string).joined() == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦ééé\u{301}\u{302}xyz")
    for line in layout.lines { #expect(!line.string.hasPrefix("\u{301}") && !line.string.hasPrefix("\u{200D}")) }
  }

  /// The digits of a running timer stay on one line, however narrow; words beside it may still wrap.
  @Test func timersAreNeverBroken() {
    let font = FontDescription(size: 28)
    let still = Fixture.layout("1:09:54", font, width: 60)
    #expect(still.lines.count > 1)
    let running = Fixture.layout("1:09:54", font, width: 60) { $0.widestValue = $0.runs }
    #expect(running.lines.count == 1 && running.isTruncated && running.size.width == 60)
    #expect(running.lines[0].string.hasSuffix("\u{2026}"))
    let shrunk = Fixture.layout("1:09:54", font, width: 60) {
      $0.widestValue = $0.runs
      $0.minimumScaleFactor = 0.3
    }
    #expect(shrunk.lines.map(\.string) == ["1:09:54"] && shrunk.scaleFactor < 1)
    let sentence = Fixture.layout("Arrives in 1:09:54", font, width: 150) { $0.widestValue = $0.runs }
    #expect(sentence.lines.last?.string == "1:09:54" && !sentence.isTruncated)
  }

  @Test func truncationKeepsTheRightEnd() {
    let text = "The quick brown fox jumps"
    func cut(_ mode: ResolvedText.Truncation) -> String {
      Fixture.layout(text, width: 100) { ($0.truncation, $0.lineLimit) = (mode, 1) }.lines[0].string
    }
    #expect(cut(.tail).hasPrefix("The quick") && cut(.tail).hasSuffix("\u{2026}"))
    #expect(cut(.head).hasPrefix("\u{2026}") && cut(.head).hasSuffix("jumps"))
    #expect(cut(.middle).hasPrefix("The") && cut(.middle).hasSuffix("jumps") && cut(.middle).contains("\u{2026}"))
    for mode in [ResolvedText.Truncation.head, .middle, .tail] {
      let layout = Fixture.layout(text, width: 100) { ($0.truncation, $0.lineLimit) = (mode, 1) }
      #expect(layout.isTruncated && layout.size.width <= 100)
    }
  }

  /// Two notes of a design system, whose last line ends with a paragraph (Figures §9.84).
  @Test func aLineCutAtTheEndOfAParagraph() {
    func cut(_ text: String, _ width: CGFloat = 200) -> String { Fixture.layout(text, width: width) { $0.lineLimit = 1 }.lines[0].string }
    #expect(cut("Ipsum passages, \nand more recently") == "Ipsum passages, \u{2026}")
    #expect(cut("a\nb") == "a\u{2026}")
    let long = cut("The quick brown fox jumps\nz", 100)
    #expect(long.hasPrefix("The quick") && !long.contains("z"))
    #expect(Fixture.layout("a\nb", width: 200) { $0.lineLimit = 1 }.isTruncated)
  }

  @Test func aRightToLeftTextIsTruncatedOnTheLeft() throws {
    let text = "الطلب في الطريق إليك الآن مع السائق"
    let layout = Fixture.layout(text, width: 100) { ($0.lineLimit, $0.direction) = (1, .rightToLeft) }
    #expect(layout.isTruncated)
    let leftmost = try #require(layout.runs.flatMap { run in run.glyphs.map { (run.font, $0) } }.min { $0.1.origin.x < $1.1.origin.x })
    let ellipsis = try #require(Fixture.layout("\u{2026}").runs.first)
    #expect(leftmost.0.face == ellipsis.font.face && leftmost.1.id == ellipsis.glyphs[0].id)
  }

  @Test func brokenRightToLeftLinesKeepTheirRightEdge() throws {
    let layout = Fixture.layout("שלום עולם שלום עולם", width: 90) { $0.direction = .rightToLeft }
    #expect(layout.lines.count == 2)
    for line in layout.lines {
      let glyphs = layout.runs.flatMap(\.glyphs).filter { abs($0.origin.y - line.baseline) < 0.1 }
      let right = try #require(glyphs.map { $0.origin.x + $0.advance }.max())
      #expect(abs(right - layout.size.width) < 0.4, "\(line) \(right) of \(layout.size)")
    }
  }

  @Test func reservedLinesAndLimits() {
    let one = Fixture.layout("a").size.height
    #expect(Fixture.layout("a") { ($0.lineLimit, $0.reservedLines) = (3, 3) }.size.height > one * 2.8)
    #expect(Fixture.layout("a b c d e f", width: 15) { $0.lineLimit = 2 }.lines.count == 2)
  }

  @Test func trailingSpacesCountAtTheEndOnly() {
    #expect(Fixture.layout("a ").idealWidth > Fixture.layout("a").idealWidth)
    let broken = Fixture.layout("aaaa bbbb", width: 40)
    #expect(broken.lines[0].frame.width == Fixture.layout("aaaa").idealWidth)
  }

  @Test func shrinkingAndTightening() {
    let text = "Arriving in twelve minutes"
    let ideal = Fixture.layout(text).idealWidth
    let shrunk = Fixture.layout(text, width: ideal * 0.8) { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
    #expect(!shrunk.isTruncated && shrunk.scaleFactor < 0.83 && shrunk.scaleFactor > 0.75)
    let minimum = Fixture.layout(text, width: ideal * 0.3) { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
    #expect(minimum.isTruncated && minimum.scaleFactor == 0.5)
    let tight = Fixture.layout(text, width: ideal - 6) { ($0.lineLimit, $0.allowsTightening) = (1, true) }
    #expect(!tight.isTruncated && tight.scaleFactor == 1)
    // By up to a twentieth of an em at each of 26 letters: 22.1 points.
    func isTruncated(by points: CGFloat) -> Bool {
      Fixture.layout(text, width: ideal - points) { ($0.lineLimit, $0.allowsTightening) = (1, true) }.isTruncated
    }
    #expect(!isTruncated(by: 21) && isTruncated(by: 23))
  }

  /// The interval in which a size is searched is not halved again where it is 0.01215 wide, and is where it is 0.01225: the sizes are 32nds of the
  /// way from the minimum to 1, or 64ths (Figures §9.20).
  @Test(arguments: [(0.6112, false), (0.608, true)] as [(CGFloat, Bool)])
  func shrinkingEndsAtAnInterval(_ minimum: CGFloat, _ isHalved: Bool) {
    let text = "Arriving in twelve minutes"
    let ideal = Fixture.layout(text).idealWidth
    let steps = stride(from: 0.7, to: 1, by: 0.0125).map { share in
      let layout = Fixture.layout(text, width: ideal * share) { ($0.lineLimit, $0.minimumScaleFactor) = (1, minimum) }
      return (layout.scaleFactor - minimum) / (1 - minimum) * 32
    }
    #expect(steps.contains { abs($0 - $0.rounded()) > 0.25 } == isHalved, "\(steps)")
  }

  @Test func uncertaintyIsWithinTheResidual() {
    let ideal = Fixture.layout("Arriving soon").idealWidth
    #expect(Fixture.layout("Arriving soon", width: ideal * 1.005) { $0.lineLimit = 1 }.isUncertain)
    #expect(Fixture.layout("Arriving soon", width: ideal * 0.995) { $0.lineLimit = 1 }.isUncertain)
    #expect(!Fixture.layout("Arriving soon", width: ideal * 1.05) { $0.lineLimit = 1 }.isUncertain)
    #expect(!Fixture.layout("Arriving soon").isUncertain)
    let own = FontDescription(family: .custom("Inter"), size: 17)
    #expect(!Fixture.layout("Arriving soon", own, width: ideal, engine: Fixture.engine) { $0.lineLimit = 1 }.isUncertain)
  }

  /// A long line that would fit, or would not, in a face that is wider or narrower by 0.022.
  @Test(arguments: [(1.0230, false), (1.0220, true), (0.9790, true), (0.9780, false)] as [(CGFloat, Bool)])
  func theResidualIsExact(_ share: CGFloat, _ isUncertain: Bool) {
    let text = String(repeating: "Arriving soon ", count: 30) + "."
    let width = Fixture.layout(text).idealWidth * share
    #expect(Fixture.layout(text, width: width) { $0.lineLimit = 1 }.isUncertain == isUncertain)
  }

  /// Random scalars of all planes; 100,000 of them with SKERRY_FUZZ_STRINGS=100000.
  @Test func randomStringsNeverBreakAnything() {
    let count = ProcessInfo.processInfo.environment["SKERRY_FUZZ_STRINGS"].flatMap(Int.init) ?? 1500
    var dice = SeededGenerator(seed: 2026)
    let blocks: [ClosedRange<UInt32>] = [
      0x0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF,
      0x2000...0x206F,
      0x20D0...0x20FF, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFE00...0xFE0F, 0x1F000...0x1FAFF, 0xE0000...0xE01EF,
      0x0...0x10FFFF,
    ]
    for number in 0..<count {
      let length = Int.random(in: 0...24, using: &dice)
      var text = ""
      let block = blocks.randomElement(using: &dice) ?? 0...0x7F
      for _ in 0..<length {
        let source = Bool.random(using: &dice) ? block : blocks.randomElement(using: &dice) ?? block
        if let scalar = Unicode.Scalar(UInt32.random(in: source, using: &dice)) { text.unicodeScalars.append(scalar) }
      }
      let width: CGFloat? = number % 3 == 0 ? nil : CGFloat.random(in: 0...200, using: &dice)
      let layout = Fixture.layout(
        text, FontDescription(size: CGFloat(8 + number % 30), isItalic: number % 5 == 0, monospacedDigits: number % 7 == 0), width: width
      ) {
        $0.lineLimit = number % 4 == 0 ? 1 : nil
        $0.truncation = [.head, .middle, .tail][number % 3]
        $0.minimumScaleFactor = number % 6 == 0 ? 0.5 : 1
        $0.direction = number % 2 == 0 ? .leftToRight : .rightToLeft
      }
      #expect(layout.size.width.isFinite && layout.size.height.isFinite && layout.size.width >= 0)
      #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite } })
      if width == nil, text.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic }) {
        #expect(layout.size.width > 0 && layout.runs.contains { !$0.glyphs.isEmpty }, "\(text)")
      }
    }
  }

  /// Where lines are in text of 100 points, with pixels of a thousandth of a point: the top of an underline, the middle of a strike
  /// (Figures §9.36).
  @Test(arguments: [(false, 6.25), (true, 12.5)] as [(Bool, CGFloat)]) func placesOfLines(_ isItalic: Bool, _ below: CGFloat) throws {
    func bar(_ change: (inout TextRun) -> Void) throws -> CGRect {
      let layout = Fixture.layout("nm", FontDescription(size: 100, isItalic: isItalic)) {
        $0.scale = DisplayScale(1000)
        change(&$0.runs[0])
      }
      let baseline = try #require(layout.runs.first?.glyphs.first).origin.y
      return try #require(layout.bars.first).rect.offsetBy(dx: 0, dy: -baseline)
    }
    let underline = try bar { $0.underline = TextRun.Decoration() }
    #expect(abs(underline.minY - below) < 0.002 && abs(underline.height - 6.25) < 0.002, "\(underline)")
    let strike = try bar { $0.strikethrough = TextRun.Decoration() }
    #expect(abs(strike.midY + 26) < 0.002 && abs(strike.height - 6.25) < 0.002, "\(strike)")
  }
}
