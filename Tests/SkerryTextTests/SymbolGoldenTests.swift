import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// The frame, the baseline and the outlines of symbols: those that are used most, and forms that are composed of others.
@Suite struct SymbolGoldenTests {
  private static let composed = """
    0.circle 7.circle.fill 12.square 50.circle.fill a.circle z.square.fill bell.slash.fill mic.slash video.slash.circle person.badge.plus
    folder.badge.minus battery.0percent battery.25percent battery.50percent battery.75percent battery.100percent battery.100percent.bolt
    heart.square heart.square.fill bolt.shield star.hexagon arrow.up.octagon.fill takeoutbag.and.cup.and.straw.fill arrowshape.left
    arrowshape.right.fill arrowshape.up.circle envelope.badge.fill wifi.circle.fill speaker.wave.1 speaker.wave.3.fill figure.run.circle
    hourglass.bottomhalf.filled circle.lefthalf.filled square.fill rectangle.portrait capsule.fill triangle seal.fill 1.lane gauge.medium no.such.symbol
    seal exclamationmark.lock checkmark.lock.fill exclamationmark.icloud lock.icloud.fill info.bubble info.bubble.fill plus.viewfinder hand.point.down
    hand.point.down.fill lock.display photo.stack photo.stack.fill waveform.low.circle.fill bus.doubledecker.circle.fill
    film.stack film.stack.fill app.gift app.gift.fill location.magnifyingglass heart.text.clipboard heart.text.clipboard.fill person.fill.questionmark
    point.topleft.down.curvedto.point.filled.bottomright.up 10.arrow.trianglehead.counterclockwise message.badge.filled.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func symbolsAreUnchanged() throws {
    let engine = TextEngine()
    let looks: [(FontDescription, SymbolScale)] = [
      (FontDescription(size: 20), .medium), (FontDescription(size: 11, weight: 700), .small),
      (FontDescription(size: 34, weight: 300), .large),
    ]
    var lines: [String] = []
    for name in SymbolTests.names + Self.composed {
      for (font, scale) in looks {
        guard let drawing = engine.symbol(named: name, font: font, scale: scale) else {
          lines.append("\(name): none")
          continue
        }
        let layers = drawing.layers.map { "\(RecordedText.text($0.boundingRect)) \(RecordedText.hash(of: RecordedText.text($0)))" }
        lines.append(
          "\(name): \(RecordedText.number(drawing.size.width)) × \(RecordedText.number(drawing.size.height)), baseline \(RecordedText.number(drawing.baselineOffset)), \(drawing.basis); \(layers.joined(separator: "; "))"
        )
      }
    }
    let unknown = [
      "hart", "bel.fill", "arrow.leftt", "bicycle.cirlce.fill", "house.badge.pluss", "mug.fill", "arrow.upright", "nothing like it", "",
      "..",
      "a.b.c",
    ]
    for name in unknown {
      lines.append("near \(name): \(engine.names(near: name))")
    }
    try RecordedText.check("symbols", lines)
  }

  /// Each symbol that is plain geometry, as a line of two widths draws it: its frame and its outline.
  @Test func drawnShapesAreUnchanged() throws {
    let folder = Checkout.url("Sources/Engine/SkerryText/Symbols")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("SymbolShapes") }
    let literals = try Set(
      files.flatMap { try String(contentsOf: $0, encoding: .utf8).matches(of: #/"([a-z0-9]+(?:\.[a-z0-9]+)*)"/#).map { String($0.1) } })
    // Most have a filled form, which is drawn with numbers of its own.
    let names = literals.union(Athlete.symbols)
    let lines = names.union(names.map { $0 + ".fill" }).sorted().compactMap { name -> String? in
      let outlines = [0.07, 0.14].compactMap { SymbolShapes.outline(of: name, stroke: $0) }
      guard !outlines.isEmpty else { return nil }
      return "\(name): "
        + outlines.map { "\(RecordedText.text($0.boundingRect)) \(RecordedText.hash(of: RecordedText.text($0)))" }.joined(separator: "; ")
    }
    #expect(lines.count > 192)
    try RecordedText.check("symbol-shapes", lines)
  }

  /// Every character has an advance of its own in every weight and design.
  @Test func characterAdvancesAreUnchanged() throws {
    let engine = TextEngine()
    var lines: [String] = []
    for design in FontDescription.Design.allCases {
      for (size, weight) in [(17, 400), (17, 600), (12, 300), (34, 700), (22, 900)] as [(CGFloat, CGFloat)] {
        let font = FontDescription(family: .system(design), size: size, weight: weight)
        let advances = (33...126).map { code -> String in
          let character = String(UnicodeScalar(UInt8(code)))
          let width = engine.layout(
            ResolvedText(runs: [TextRun(String(repeating: character, count: 20), font: font)]), proposal: .unspecified
          ).size.width
          return character + RecordedText.number(width)
        }
        lines.append("\(design.rawValue) \(size) \(weight): \(advances.joined(separator: " "))")
      }
    }
    try RecordedText.check("advances", lines)
  }
}
