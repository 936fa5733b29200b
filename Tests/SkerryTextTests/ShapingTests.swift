import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

@Suite struct ShapingTests {
  /// Against `hb-shape` on the same faces (Scripts/hb-widths): 560 strings in 14 scripts, at 17 points.
  @Test func widthsMatchHarfBuzz() throws {
    let rows = try Fixture.lines("Shaping/hb-shape.tsv")
    #expect(rows.count >= 500)
    var worst: CGFloat = 0
    for row in rows {
      let fields = row.split(separator: "\t").map(String.init)
      let (weight, advance, em) = (try #require(Double(fields[1])), try #require(Double(fields[3])), try #require(Double(fields[4])))
      let name = URL(fileURLWithPath: fields[0]).deletingPathExtension().lastPathComponent
      let font = FontDescription(family: .custom(name), size: 17, weight: weight)
      let layout = Fixture.layout(fields[2], font, engine: Fixture.engine)
      let wanted = advance / em * 17
      worst = max(worst, abs(layout.idealWidth - wanted))
      #expect(abs(layout.idealWidth - wanted) <= 0.05, "\(row): \(layout.idealWidth), hb-shape \(wanted)")
      #expect(layout.missingFonts.isEmpty && layout.missing.isEmpty, "\(fields) lacks \(layout.missing)")
    }
    print("hb-shape: \(rows.count) strings, worst difference \(worst) points")
  }

  @Test func systemTrackingStaysOutOfOtherFaces() {
    // Two Han characters have the widths of ScriptFit in the fallback face, whatever SF's tracking is.
    #expect(abs(Fixture.layout("配送").idealWidth - 34 * 0.99) < 0.01)
    let emoji = Fixture.layout("😀").idealWidth
    #expect(abs(emoji - Fixture.layout("😀", FontDescription(family: .system(.serif))).idealWidth) < 0.001)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☺️",
  ])
  func anEmojiSequenceIsOnePicture(_ emoji: String) {
    let layout = Fixture.layout(emoji)
    #expect(layout.runs.flatMap(\.glyphs).count == 1, "\(emoji): \(layout.runs)")
    #expect(layout.missing.isEmpty)
    #expect(abs(layout.idealWidth - Fixture.layout("😀").idealWidth) < 0.01)
  }

  @Test func textPresentationIsNotColoured() {
    let heart = Fixture.layout("\u{2764}\u{FE0E}")
    #expect(heart.runs.first?.font != Fixture.layout("\u{2764}\u{FE0F}").runs.first?.font)
  }

  @Test func digitsOfOneWidthInEveryDesign() {
    for design in FontDescription.Design.allCases {
      let widths = (0...9).map {
        Fixture.layout("\($0)", FontDescription(family: .system(design), size: 20, monospacedDigits: true)).idealWidth
      }
      #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1, "\(design): \(widths)")
    }
    let plain = (0...1).map { Fixture.layout("\($0)", FontDescription(family: .system(.rounded), size: 20)).idealWidth }
    #expect(plain[0] != plain[1])
  }

  @Test func smallCapitalsAreSmallerThanCapitals() {
    for design in FontDescription.Design.allCases {
      func width(_ text: String, _ caps: FontDescription.SmallCaps) -> CGFloat {
        Fixture.layout(text, FontDescription(family: .system(design), size: 30, smallCaps: caps)).idealWidth
      }
      #expect(width("hamburg", .lowercase) < width("HAMBURG", .none) * 0.92, "\(design)")
      #expect(width("hamburg", .lowercase) != width("hamburg", .none) || design == .monospaced, "\(design)")
      #expect(abs(width("HAM", .lowercase) - width("HAM", .none)) < 0.01, "\(design): capitals stay")
      #expect(width("HAM", .all) < width("HAM", .none), "\(design)")
    }
  }

  @Test func arabicJoinsAndRunsFromTheRight() throws {
    let joined = Fixture.layout("بيت")
    let apart = "بيت".map { Fixture.layout(String($0)).idealWidth }.reduce(0, +)
    #expect(joined.idealWidth < apart)
    let glyphs = try #require(joined.runs.first).glyphs
    // The first letter of the text is rightmost.
    let first = try #require(glyphs.filter { $0.cluster == 0 }.map(\.origin.x).min())
    #expect(first > glyphs.filter { $0.cluster == 2 }.map(\.origin.x).max() ?? 0)
  }

  @Test func numbersInHebrewRunFromTheLeft() throws {
    let layout = Fixture.layout("שער 12") { $0.direction = .rightToLeft }
    let glyphs = layout.runs.flatMap(\.glyphs)
    let one = try #require(glyphs.first { $0.cluster == 4 }), two = try #require(glyphs.first { $0.cluster == 5 })
    let shin = try #require(glyphs.first { $0.cluster == 0 })
    #expect(one.origin.x < two.origin.x && two.origin.x < shin.origin.x)
  }

  @Test func trackingDisablesLigatures() {
    let serif = FontDescription(family: .system(.serif), size: 20)
    func glyphs(_ change: (inout ResolvedText) -> Void) -> Int { Fixture.layout("ffi", serif, change).runs.flatMap(\.glyphs).count }
    #expect(glyphs { $0.runs[0].kerning = 1 } == glyphs { _ in })
    #expect(glyphs { $0.runs[0].tracking = 1 } == 3)
  }

  @Test func trackingReplacesKerning() {
    let plain = Fixture.layout("abc").idealWidth
    #expect(abs(Fixture.layout("abc") { $0.runs[0].tracking = 2 }.idealWidth - plain - 6) < 0.001)
    #expect(abs(Fixture.layout("abc") { $0.runs[0].kerning = 2 }.idealWidth - plain - 6) < 0.001)
    #expect(abs(Fixture.layout("abc") { ($0.runs[0].kerning, $0.runs[0].tracking) = (5, 2) }.idealWidth - plain - 6) < 0.001)
  }

  @Test func controlsAndTabsHaveNoInk() {
    for control in ["\t", "\u{1}", "\u{7F}", "\u{85}", "\u{200B}", "\u{2060}", "\u{FEFF}"] {
      let layout = Fixture.layout("a\(control)b")
      #expect(layout.missing.isEmpty, "\(control.unicodeScalars)")
    }
    #expect(abs(Fixture.layout("a\u{1}b").idealWidth - Fixture.layout("a").idealWidth - Fixture.layout("b").idealWidth) < 0.5)
    #expect(Fixture.layout("a\tb").idealWidth > Fixture.layout("ab").idealWidth + 10)
  }

  @Test func missingGlyphsAreReported() {
    let layout = Fixture.layout("a\u{10FF00}b\u{12000}")
    #expect(layout.missing == [0x10FF00, 0x12000])
    #expect(Fixture.layout("plain ελ ру 你 ن 😀").missing.isEmpty)
  }

  @Test func brokenFontFilesAreNamedAndHarmless() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: Fixture.faces.appendingPathComponent("Quicksand/Quicksand-Bold.ttf"))
    var dice = SeededGenerator(seed: 3)
    for number in 0..<24 {
      var bytes = number == 0 ? Data("no font".utf8) : whole.prefix(whole.count * number / 24)
      if number > 12 { for _ in 0..<40 { bytes[Int.random(in: 12..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice) } }
      try bytes.write(to: folder.appendingPathComponent("Broken\(number).ttf"))
    }
    let engine = TextEngine(fontFolders: [folder])
    for number in 0..<24 {
      let layout = Fixture.layout("Hamburg 12", FontDescription(family: .custom("Broken\(number)"), size: 20, weight: 0), engine: engine)
      #expect(layout.size.width.isFinite)
      for run in layout.runs { for glyph in run.glyphs { _ = engine.picture(of: glyph.id, in: run.font) } }
    }
    #expect(engine.diagnostics.contains { $0.rule == "unreadable-font" && $0.message.contains("Broken0.ttf") })
  }

  /// A folder of fonts beside a tree of other files is read up to a limit, and says so.
  @Test(arguments: [0, 1]) func foldersWithTooManyFilesAreNamed(_ more: Int) throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<(CustomFaces.fileLimit + more) {
      try #require(FileManager.default.createFile(atPath: folder.appendingPathComponent("\(number).txt").path, contents: nil))
    }
    #expect(TextEngine(fontFolders: [folder]).diagnostics.filter { $0.message.contains("more than 10000 files") }.count == more)
  }

  @Test func applesFontsAreUsedIfPresent() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Quicksand under the name of Apple's face: the first nine letters of its names are changed in place, in both encodings.
    var bytes = try Data(contentsOf: Fixture.faces.appendingPathComponent("Quicksand/Quicksand-Regular.ttf"))
    func utf16(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }
    for (old, new) in [(Data("Quicksand".utf8), Data("SF Mono  ".utf8)), (utf16("Quicksand"), utf16("SF Mono  "))] {
      while let range = bytes.range(of: old) { bytes.replaceSubrange(range, with: new) }
    }
    try bytes.write(to: folder.appendingPathComponent("Mine.ttf"))
    let engine = TextEngine(fontFolders: [folder])
    let mono = FontDescription(family: .system(.monospaced), size: 20)
    let layout = Fixture.layout("Hamburg", mono, engine: engine)
    #expect(layout.runs.first.map { engine.fileName(ofFace: $0.font.face) } == "Mine.ttf")
    let plain = Fixture.layout("Hamburg", FontDescription(family: .custom("Quicksand-Regular"), size: 20), engine: Fixture.engine)
    #expect(abs(layout.idealWidth - plain.idealWidth) < 0.001)
    #expect(
      Fixture.layout("Hamburg", FontDescription(size: 20), engine: engine).runs.first.map { engine.fileName(ofFace: $0.font.face) }
        == "Inter.var.ttf")
    // What fits a substitute to Apple's face is not applied to the face itself: height of capitals, strokes and tracking;
    // widths and line heights are the face's own.
    func rises(_ engine: TextEngine) -> [CGFloat] { Fixture.layout("H0x", mono, engine: engine).runs.map(\.font.rise) }
    #expect(rises(engine) == [1] && rises(Fixture.plain) == [0.7046 / 0.73, 1])
    let bold = FontDescription(family: .system(.monospaced), size: 20, weight: 900)
    #expect(Fixture.layout("H", bold, engine: engine).runs.first?.font.emboldening == 0)
    #expect(Fixture.layout("H", bold).runs.first?.font.emboldening != 0)
    let standIn = Fixture.layout("Hamburg", mono).size
    #expect(layout.size.height == plain.size.height && layout.size.height != standIn.height && layout.size.width != standIn.width)
  }

  @Test func customFontsKeepTheirCut() {
    func font(_ name: String, _ weight: CGFloat = 0) -> CGFloat {
      Fixture.layout("Hamburg", FontDescription(family: .custom(name), size: 40, weight: weight), engine: Fixture.engine).idealWidth
    }
    #expect(font("JetBrainsMono-Bold") == font("JetBrains Mono", 700))
    #expect(font("Quicksand-Bold") == font("Quicksand", 700))
    #expect(font("Quicksand-Regular", 700) == font("Quicksand-Bold"))
    #expect(font("Quicksand") == font("Quicksand-Regular"))
    // Named instances and weights of a variable face move its axis.
    #expect(font("Inter", 700) > font("Inter", 400))
    #expect(font("Inter-Bold") == font("Inter", 700))
    #expect(Fixture.layout("x", FontDescription(family: .custom("Nowhere"))).missingFonts == ["Nowhere"])
  }
}
