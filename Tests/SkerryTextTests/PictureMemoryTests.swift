import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// A cached value must not be used for another input: every visible property of text is part of its key.
@Suite struct PictureMemoryTests {
  static func pixels(_ shade: UInt8, called identity: String = "pic") -> PixelImage {
    PixelImage(identity: identity, size: PixelSize(width: 2, height: 2), pixels: Array(repeating: shade, count: 16))
  }

  static func inline(_ change: (inout ImageContent) -> Void = { _ in }) -> TextRun {
    var image = ImageContent(name: "pic", source: .bitmap(pixels(10)), naturalSize: CGSize(width: 10, height: 10))
    change(&image)
    return TextRun("\u{FFFC}", image: image)
  }

  /// Pairs of inline pictures that share their name and size and look different.
  static let pairs: [(String, TextRun, TextRun)] = [
    ("pixels", inline(), inline { $0.source = .bitmap(pixels(20)) }),
    (
      "colours of outlines",
      inline { $0.source = .vector([.init(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .solid(.black))]) },
      inline { $0.source = .vector([.init(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .solid(.white))]) }
    ),
    (
      "outlines", inline { $0.source = .vector([.init(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .solid(.black))]) },
      inline { $0.source = .vector([.init(path: Path(CGRect(x: 0, y: 0, width: 8, height: 9)), paint: .solid(.black))]) }
    ),
    ("template", inline { $0.template = .solid(.black) }, inline { $0.template = .solid(.white) }),
    ("baseline", inline(), inline { $0.baselineOffset = 3 }),
    ("interpolation", inline(), inline { $0.interpolation = .none }),
    ("caps", inline(), inline { $0.capInsets = EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0) }),
    ("tiles", inline(), inline { $0.tiles = true }),
    ("missing", inline(), inline { $0.source = .missing }),
    (
      "documents", inline { $0.redraw = VectorRedrawer(document: "a") { _ in nil } },
      inline { $0.redraw = VectorRedrawer(document: "b") { _ in nil } }
    ),
    (
      "mirrored documents", inline { $0.redraw = VectorRedrawer(document: "a") { _ in nil } },
      inline { $0.redraw = VectorRedrawer(document: "a") { _ in nil }.mirrored }
    ),
  ]

  @Test func inlinePicturesAreRememberedByTheirContent() {
    let engine = TextEngine()
    for (name, one, other) in Self.pairs {
      for order in [[one, other], [other, one]] {
        let placed = order.map { engine.layout(ResolvedText(runs: [$0]), proposal: .unspecified).images.map(\.content) }
        #expect(placed == order.map { [$0.image].compactMap { $0 } }, "\(name)")
        #expect(placed[0] != placed[1], "\(name)")
      }
    }
  }

  /// Two spellings of one letter are equal strings in Swift, with other code units: one must not get the other's clusters.
  @Test func differentEncodingsOfALetterHaveSeparateKeys() {
    let spellings = ["caf\u{E9} \u{E5}", "cafe\u{301} a\u{30A}"]
    #expect(spellings[0] == spellings[1])
    for order in [spellings, spellings.reversed()] {
      let engine = TextEngine()
      for text in order {
        let alone = TextEngine().layout(ResolvedText(runs: [TextRun(text)]), proposal: ProposedViewSize(width: 30, height: nil))
        let after = engine.layout(ResolvedText(runs: [TextRun(text)]), proposal: ProposedViewSize(width: 30, height: nil))
        #expect(after.runs.flatMap(\.glyphs).map(\.cluster) == alone.runs.flatMap(\.glyphs).map(\.cluster))
        #expect(after.lines.map { Array($0.string.unicodeScalars) } == alone.lines.map { Array($0.string.unicodeScalars) })
      }
    }
  }

  /// The metrics of a variable face do not depend on the weight in which it was last drawn.
  @Test func metricsDoNotDependOnTheLastWeight() {
    let files = ["InterVariable", "Inter"].map { FontDescription(family: .custom($0), size: 20) }
    for font in files {
      let fresh = TextEngine(fontFolders: [Fixture.faces]).metrics(of: font)
      let engine = TextEngine(fontFolders: [Fixture.faces])
      var bold = font
      bold.weight = 900
      for run in engine.layout(ResolvedText(runs: [TextRun("Hg", font: bold)]), proposal: .unspecified).runs {
        for glyph in run.glyphs { _ = engine.picture(of: glyph.id, in: run.font) }
      }
      #expect(engine.metrics(of: font) == fresh)
    }
  }

  /// Equal pixels are one picture whatever their name, and a name is not a picture.
  @Test func picturesAreTheirPixels() {
    #expect(Self.pixels(1, called: "a") == Self.pixels(1, called: "b"))
    #expect(Self.pixels(1, called: "a").hashValue == Self.pixels(1, called: "b").hashValue)
    #expect(Self.pixels(1) != Self.pixels(2))
    var last = Array(repeating: UInt8(1), count: 16)
    last[15] = 2
    #expect(PixelImage(identity: "pic", size: PixelSize(width: 2, height: 2), pixels: last) != Self.pixels(1))
    #expect(PixelImage(identity: "pic", size: PixelSize(width: 4, height: 1), pixels: Self.pixels(1).pixels) != Self.pixels(1))
  }
}
