import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// Lines, truncation, scaling, spacing and fonts: the layout of paragraphs for many settings and widths.
@Suite struct ParagraphGoldenTests {
  private static let strings = [
    "Your order is on its way to you", "Gate 22, 12:45", "An extraordinarily long word", "one\ntwo lines", "", "المحطة التالية 12",
  ]
  private static let fonts: [(name: String, font: FontDescription)] = [
    ("body", FontDescription()), ("bold", FontDescription(size: 22, weight: 700)), ("light", FontDescription(size: 12, weight: 300)),
    ("black", FontDescription(size: 34, weight: 900)), ("italic", FontDescription(size: 15, isItalic: true)),
    ("serif", FontDescription(family: .system(.serif), size: 20)), ("rounded", FontDescription(family: .system(.rounded), size: 11)),
    ("mono", FontDescription(family: .system(.monospaced), size: 13)), ("condensed", FontDescription(size: 17, width: 75)),
    ("digits", FontDescription(size: 28, monospacedDigits: true)), ("capitals", FontDescription(size: 17, smallCaps: .all)),
    ("lower", FontDescription(size: 17, smallCaps: .lowercase)), ("upper", FontDescription(size: 17, smallCaps: .uppercase)),
    ("tall", FontDescription(size: 17, styleLeading: 3)), ("tight", FontDescription(size: 17, leadingAdjustment: -2)),
  ]
  private static let settings: [(name: String, change: @Sendable (inout ResolvedText) -> Void)] = [
    ("plain", { _ in }), ("one line", { $0.lineLimit = 1 }), ("two lines", { $0.lineLimit = 2 }),
    ("head", { ($0.lineLimit, $0.truncation) = (1, .head) }), ("middle", { ($0.lineLimit, $0.truncation) = (1, .middle) }),
    ("shrinks", { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }),
    ("shrinks in two lines", { ($0.lineLimit, $0.minimumScaleFactor) = (2, 0.7) }),
    ("tightens", { ($0.lineLimit, $0.allowsTightening) = (1, true) }), ("reserves", { ($0.lineLimit, $0.reservedLines) = (3, 3) }),
    ("spaced", { $0.lineSpacing = 5 }), ("centred", { $0.alignment = .center }), ("at the end", { $0.alignment = .trailing }),
    ("mirrored", { $0.direction = .rightToLeft }), ("on two pixels", { $0.scale = DisplayScale(2) }),
    ("older", { $0.version = .iOS17 }),
    ("kerned", { $0.runs = $0.runs.map { with($0) { $0.kerning = 2 } } }),
    ("tracked", { $0.runs = $0.runs.map { with($0) { $0.tracking = -0.5 } } }),
    ("raised", { $0.runs = $0.runs.map { with($0) { $0.baselineOffset = 4 } } }),
    ("lowered", { $0.runs = $0.runs.map { with($0) { $0.baselineOffset = -3 } } }),
    ("mixed", { $0.runs.append(TextRun(" later", font: FontDescription(size: 30, weight: 600))) }),
    ("as wide as a value", { $0.widestValue = [TextRun("00:00:00")] }),
  ]

  private static func with(_ run: TextRun, _ change: (inout TextRun) -> Void) -> TextRun {
    var run = run
    change(&run)
    return run
  }

  private static func lines(_ title: String, _ layout: TextLayout) -> [String] {
    let number = RecordedText.number
    let head =
      "\(title): \(number(layout.size.width)) × \(number(layout.size.height)), baselines \(number(layout.firstBaseline)) \(number(layout.lastBaseline))"
    let facts = [
      layout.isTruncated ? "truncated" : nil, layout.isUncertain ? "uncertain" : nil,
      layout.scaleFactor == 1 ? nil : "scaled \(number(layout.scaleFactor))", "ideal \(number(layout.idealWidth))",
    ]
    let lines = layout.lines.map { "  \(RecordedText.text($0.frame)) at \(number($0.baseline)) \($0.string.debugDescription)" }
    let runs = layout.runs.map { run -> String in
      let ends = [run.glyphs.first, run.glyphs.last].compactMap { $0 }.map { "\(number($0.origin.x)),\(number($0.origin.y))" }
      return "  \(run.glyphs.count) glyphs of \(number(run.font.size)) from \(ends.joined(separator: " to "))"
    }
    return [head + ", " + facts.compactMap { $0 }.joined(separator: ", ")] + lines + runs
  }

  @Test func paragraphsAreUnchanged() throws {
    var lines: [String] = []
    for (name, change) in Self.settings {
      for string in Self.strings {
        for width in [nil, 140, 61] as [CGFloat?] {
          lines += Self.lines(
            "\(name), \(string.prefix(12).debugDescription), \(width.map(RecordedText.number) ?? "any")",
            Fixture.layout(string, width: width, change))
        }
      }
      lines += Self.lines("\(name), low", Fixture.layout(Self.strings[0], width: 90, height: 45, change))
    }
    for (name, font) in Self.fonts {
      for string in Self.strings.prefix(2) {
        lines += Self.lines("\(name), \(string.prefix(12).debugDescription)", Fixture.layout(string, font, width: 150))
      }
      let metrics = Fixture.plain.metrics(of: font)
      let heights = [metrics.ascent, metrics.descent, metrics.capHeight, metrics.xHeight, metrics.leading]
      lines.append("\(name): \(heights.map(RecordedText.number).joined(separator: " "))")
    }
    // Every size has widths of its own.
    for size in stride(from: CGFloat(6), through: 60, by: 3) {
      for weight in [200, 400, 500, 800] as [CGFloat] {
        let layout = Fixture.layout("Arriving 12:45", FontDescription(size: size, weight: weight))
        lines.append("\(size) \(weight): \(RecordedText.number(layout.size.width)) × \(RecordedText.number(layout.size.height))")
      }
    }
    try RecordedText.check("paragraphs", lines)
  }
}
