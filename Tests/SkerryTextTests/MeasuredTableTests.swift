import Foundation
import SkerryGraph
import SkerryTestSupport
import Testing

@testable import SkerryText

/// Every number of the tables of measurements, also those that no picture of the tests shows.
@Suite struct MeasuredTableTests {
  @Test func symbolFiguresAreUnchanged() throws {
    func length(_ value: CGFloat?) -> String { value.map(RecordedText.number) ?? "–" }
    var lines = ["# frames in points: name, size, weight, width × height"]
    lines += SymbolFigures.frames.map { frame in
      "\(frame.name) \(length(frame.size)) \(Int(frame.weight)): \(length(frame.width)) × \(length(frame.height))"
    }
    lines.append("# visible sizes in ems")
    lines += SymbolFigures.ink.sorted { $0.key < $1.key }.map { "\($0.key): \(length($0.value.width)) × \(length($0.value.height))" }
    lines.append("# right of the frame's middle, and below it, in ems")
    lines += SymbolFigures.offCentre.sorted { $0.key < $1.key }.map { "\($0.key): \(length($0.value))" }
    lines += SymbolFigures.lowered.sorted { $0.key < $1.key }.map { "\($0.key): \(length($0.value))" }
    lines.append("# groups")
    lines += [SymbolFigures.sameInAllWeights, SymbolFigures.circular, SymbolFigures.diagonal].map { $0.sorted().joined(separator: " ") }
    lines.append("# growth, margins and badges")
    let growth = SymbolFigures.frameGrowth
    lines += [SymbolFigures.inkGrowth, growth.width, growth.height, SymbolFigures.sideMargin, SymbolFigures.topMargin].map(length)
    lines.append("\(SymbolFigures.badgeRise)")
    try RecordedText.check("symbol-figures", lines, advice: "correct Documentation/Figures.md")
  }

  /// In ems, in regular, semibold, bold and heavy text.
  @Test func roundedAdvancesAreUnchanged() throws {
    let weights: [CGFloat] = [400, 600, 700, 800]
    let units = Array(UInt16(0x20)...0x7E) + [0xC4, 0xE9, 0x131, 0x2019, 0x2026, 0x4E00]
    let lines = units.map { unit in
      let gains = weights.map { weight in
        RoundedAdvances.gain(unit, FontDescription(size: 20, weight: weight)).map { String(format: "%.4f", $0) } ?? "–"
      }
      return "\(String(unit, radix: 16)): \(gains.joined(separator: " "))"
    }
    try RecordedText.check("rounded-advances", lines, advice: "correct Documentation/Figures.md")
  }

  /// From one dot of an ellipsis to the next in ems, and its advance in points, in regular, semibold and bold text.
  @Test func ellipsesAreUnchanged() throws {
    func text(_ value: CGFloat?) -> String { value.map { String(format: "%.4f", $0) } ?? "–" }
    let lines = FontDescription.Design.allCases.flatMap { design in
      [11, 17, 20, 24, 30, 40, 100].map { (size: CGFloat) in
        let fonts = [400, 600, 700].map { FontDescription(family: .system(design), size: size, weight: $0) }
        return "\(design.rawValue) \(Int(size)): "
          + fonts.map { "\(text(EllipsisFit.pitch(in: $0))) \(text(EllipsisFit.width(in: $0)))" }.joined(separator: ", ")
      }
    }
    try RecordedText.check("ellipses", lines, advice: "correct Documentation/Figures.md")
  }

  /// Apple's own, not those of the face that is drawn (Figures §9.31).
  @Test func metricsOfHelvetica() {
    let metrics = Helvetica.metrics(of: FontDescription(size: 1000))
    #expect([metrics.ascent, metrics.descent, metrics.capHeight, metrics.xHeight] == [920, 230, 720, 523])
  }
}
