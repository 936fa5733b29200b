import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import SkerryTestSupport
import Testing
import WidgetKit

/// One line of Documentation/Conformance.md: a length that was measured on Apple's systems beside the one that is drawn, both in points.
@MainActor struct ConformanceRow {
  let section: String
  let what: String
  let seenIn: String
  let expected: CGFloat
  let tolerance: CGFloat
  let drawn: () throws -> CGFloat

  init(
    _ section: String, _ what: String, _ seenIn: String, _ expected: CGFloat, within tolerance: CGFloat = 0.34,
    _ drawn: @escaping () throws -> CGFloat
  ) {
    (self.section, self.what, self.seenIn) = (section, what, seenIn)
    (self.expected, self.tolerance, self.drawn) = (expected, tolerance, drawn)
  }
}

/// The page of expected lengths against drawn ones: its lengths are measured again in every run.
@Suite @MainActor struct ConformancePageTests {
  private static let page = Checkout.url("Documentation/Conformance.md")

  /// `SKERRY_RECORD_TEXT=1` writes the page again.
  @Test func thePageMatchesTheDrawing() throws {
    var lines = Self.head
    var near = 0
    let rows = ConformanceRows.all
    for row in rows {
      let drawn = try row.drawn()
      let isNear = abs(drawn - row.expected) <= row.tolerance + 0.005
      #expect(isNear, "\(row.what): \(drawn) for \(row.expected)")
      near += isNear ? 1 : 0
      let cells = [
        row.section, row.what, row.seenIn, Self.number(row.expected), Self.number(drawn), Self.number(drawn - row.expected),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += [
      "", "\(near) of \(rows.count) lengths are drawn within their tolerance, a pixel at 3x (0.34) unless a test says otherwise.", "",
    ]
    let text = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["SKERRY_RECORD_TEXT"] != nil { try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    #expect(
      try String(contentsOf: Self.page, encoding: .utf8) == text,
      "Documentation/Conformance.md is not what is drawn; SKERRY_RECORD_TEXT=1 writes it")
  }

  private static let head = [
    "# Expected and drawn", "",
    "Lengths measured on screenshots and recorded pictures of Apple's systems, next to those that Skerry draws for the same views, in points.",
    "[Figures](Figures.md) has the measurements and their sources. `ConformancePageTests` writes this page and fails if it is out of date. Figures §8.8",
    "compares whole screenshots.", "",
    "| Figures | length | seen in | expected | drawn | difference |", "|---|---|---|---|---|---|",
  ]

  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "\u{2212}" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
