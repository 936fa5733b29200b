import Foundation
import SwiftUI
import Testing

/// Semibold headings and regular lines of five apps, of which only the semibold ones were used for a fit: visible widths in points at 3 pixels per
/// point (Figures §9.42).
@Suite @MainActor struct RecordedHeadingTests {
  typealias Line = RecordedLine

  /// P16, P22, P7, P14 and R34.
  nonisolated static let headings = [
    Line("Delivery", 17, 63.08), Line("Activity Lab", 17, 92.36), Line("Ride", 17, 33.41), Line("On the way", 17, 87.23),
    Line("On the way", 15, 78.29), Line("Order confirmed", 15, 116.18), Line("Live Activity ended", 15, 133.08), Line("22 min", 15, 46.46),
    Line("En route", 12, 47.51), Line("Lock Screen", 12, 70.17), Line("Compact", 12, 51.83), Line("4 lifecycle states", 11, 91.73),
    Line("Surface lab", 20, 102.28), Line("Lifecycle timeline", 20, 156.74), Line("Write quarterly report", 17, 171.45),
    Line("Preparing", 17, 75.02), Line("Running", 17, 63.01), Line("Chapter 5 Review", 15, 124.26), Line("New Features", 17, 107.05),
    Line("Climate Summit Reaches", 17, 196.53), Line("Historic Agreement", 17, 152.09),
    Line("New Study Links Exercise to Improved", 17, 299.69), Line("Mental Health", 17, 108.19),
    Line("Championship Finals Set New", 17, 233.67),
    Line("Edit Topics", 17, 84.71), Line("Revolutionary New Features", 17, 220.38), Line("for Developers", 17, 115.09),
    Line("Source Articles", 17, 119.9), Line("AI Summary", 17, 95.92), Line("The Daily: Tech News Roundup", 20, 280.72),
    Line("This Is An Extremely Long", 20, 233.86),
  ]

  /// P16, P22, P23 and R34; none was used for the fit of regular letters.
  nonisolated static let lines = [
    Line("The final state remains briefly based on the", 12, 243.34), Line("Preview the exact state at every system size.", 12, 251.08),
    Line("Six practical state machines, each with four", 15, 295.77), Line("production-shaped snapshots.", 15, 208.31),
    Line("Explore complete local lifecycles, validate every", 17, 358.71), Line("Dynamic Island size, and adapt a small", 17, 289.68),
    Line("rendering core to your product.", 17, 234.91), Line("The game has started!", 12, 125.12),
    Line("Apple announces major updates to SwiftUI", 16, 306.24), Line("Research shows regular physical activity", 16, 290.29),
    Line("reduces anxiety symptoms", 16, 192.24), Line("World leaders commit to ambitious carbon", 16, 304.69),
    Line("Choose a few to personalize your feed. You", 17, 325.83), Line("The New York Times", 16, 147.44),
    Line("Today's top technology stories and what they", 17, 343.45), Line("Podcast Channel", 16, 119.93),
    Line("Select topics to filter your news feed", 13, 219.78),
  ]

  /// R48 and three screens of P4's app, which were not used for any fit (Figures §9.43).
  nonisolated static let paragraphs = [
    Line("The sky above the port was the color of", 16, 285.11), Line("television, tuned to a dead channel.", 16, 254.9),
    Line("Great Underground Empire (Zork)", 16, 241.21), Line("Equals the thickness of Mad", 16, 201.05),
    Line("Developed by 19-year-old", 16, 185.05), Line("Donald E. Knuth", 16, 113.79),
    Line("This is an incomplete list of headgear:", 16, 271.63), Line("Declare the user interface and behavior for", 16, 307.9),
    Line("your app on every platform.", 16, 197.74), Line("SwiftUI provides views, controls, and layout", 16, 312.78),
    Line("hand, water is water! And east is east and", 16, 298.15), Line("west is west and if you take cranberries", 16, 283.57),
    Line("and stew them like applesauce they taste", 16, 297.22), Line("much more like prunes than rhubarb does.", 16, 303.77),
    Line("List all new or modified files", 16, 198.73), Line("Show file differences that", 16, 182.78), Line("Rodrigo", 17, 57.28),
    Line("Use live activities", 17, 129.16), Line("Load example data", 17, 140.89), Line("Clear all data", 17, 96.68),
    Line("Player home", 17, 91.62), Line("Player away", 17, 87.38), Line("Cancel", 17, 50.47), Line("Point to Pedro", 17, 105.28),
    Line("Point to Diego", 17, 104.94),
  ]

  /// Bold titles of P4's app, and semibold cells of R48's table and buttons of P4's app.
  nonisolated static let titles = [
    Line("History", 34, 113.1), Line("New match", 34, 174.33), Line("Ongoing match", 34, 239.42), Line("Settings", 34, 130.56),
  ]
  nonisolated static let cells = [
    Line("Command", 16, 75.68), Line("Description", 16, 84.94), Line("Create", 17, 51.55), Line("Leave", 17, 44.41),
  ]

  /// P11, P22.
  nonisolated static let largeLines = [Line("Order received", 28, 174.02), Line("Live Activity Preview", 34, 293.44)]

  private func difference(_ line: Line, _ weight: Font.Weight) throws -> CGFloat {
    try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size, weight: weight))) - line.ink
  }

  /// The sum of the differences of several lines, as a part of their widths.
  private func relativeSum(_ lines: [Line], _ weight: Font.Weight) throws -> CGFloat {
    try lines.map { try difference($0, weight) }.reduce(0, +) / lines.map(\.ink).reduce(0, +)
  }

  @Test(arguments: headings) func semiboldHeadings(_ line: Line) throws {
    let difference = try difference(line, .semibold)
    #expect(abs(difference) < max(0.011 * line.ink, 0.6), "\(difference)")
  }

  /// What is too wide in some is too narrow in others.
  @Test func semiboldHeadingsTogether() throws {
    let sum = try relativeSum(Self.headings, .semibold)
    #expect(abs(sum) < 0.002, "\(sum)")
  }

  @Test(arguments: lines) func regularLines(_ line: Line) throws {
    let difference = try difference(line, .regular)
    #expect(abs(difference) < 0.8, "\(difference)")
  }

  @Test func regularLinesTogether() throws {
    let sum = try relativeSum(Self.lines, .regular)
    #expect(abs(sum) < 0.001, "\(sum)")
  }

  @Test(arguments: paragraphs) func linesOfParagraphs(_ line: Line) throws {
    let difference = try difference(line, .regular)
    #expect(abs(difference) < 0.95, "\(difference)")
  }

  @Test func linesOfParagraphsTogether() throws {
    let sum = try relativeSum(Self.paragraphs, .regular)
    #expect(abs(sum) < 0.001, "\(sum)")
  }

  @Test(arguments: titles) func largeTitles(_ line: Line) throws {
    let difference = try difference(line, .bold)
    #expect(abs(difference) < 0.8, "\(difference)")
  }

  @Test(arguments: cells) func semiboldCells(_ line: Line) throws {
    let difference = try difference(line, .semibold)
    #expect(abs(difference) < 0.6, "\(difference)")
  }

  @Test(arguments: largeLines) func largeRegularLines(_ line: Line) throws {
    let difference = try difference(line, .regular)
    #expect(abs(difference) < 0.009 * line.ink, "\(difference)")
  }

  /// Titles of P32 in the rounded design, 42 points bold; the substitute font's P has more space before it (Figures §9.51).
  @Test(arguments: [Line("Pinned Sessions", 42, 315.67), Line("Recent Sessions", 42, 318.33)]) func largeRoundedTitles(_ line: Line) throws
  {
    let width = try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size, weight: .bold, design: .rounded)))
    #expect(abs(width / line.ink - 1) < 0.006, "\(width)")
  }

  /// Semibold strings of P34 in the rounded design.
  @Test(arguments: [
    Line("Glycogen stores", 15, 112.33), Line("Track in Dynamic Island", 15, 163.67), Line("Fasting", 15, 49.33),
    Line("Aper\u{E7}u widgets & Dynamic Island", 17, 260.67),
  ])
  func semiboldRoundedLines(_ line: Line) throws {
    let width = try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size, weight: .semibold, design: .rounded)))
    #expect(abs(width - line.ink) < 1, "\(width)")
  }

  /// P4 on iOS 17: "Match" is 40.12 wide and its capital 10.22 high in a compact island; P3 (iOS 18) and P13 (iOS 16) have digits of that height.
  @Test func compactText() throws {
    let width = try visibleWidth(of: Text(verbatim: "Match").settingEnvironment { $0.system.textStyleSizes = .compactIsland })
    #expect(abs(width - 40.12) < 0.4, "\(width)")
  }
}
