import Foundation
import SkerryImage
import SwiftUI
import Testing

@testable import SkerryCharts

/// Axes that ask for a number of marks, and plots with a style (Figures §9.92).
@Suite @MainActor struct RecordedAxisTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func values(_ high: Double, _ marks: Int) -> [Double] {
    let scale = PlotScale.fitting([.number(0), .number(high)], ScaleRequest(), desiredCount: 5, marks: marks)
    let step = NumberTicks.step(from: scale.lower, through: scale.upper, marks: marks, minimum: 0)
    return NumberTicks.multiples(of: step, from: scale.lower, through: scale.upper)
  }

  /// Three marks of 0 to 3 are four of them, of 0 to 2 three; four of a domain to 207.2 are five, and four of values to 1,000,100 four.
  @Test func theNearestNumberOfMarks() {
    func marks(_ high: Double, _ count: Int) -> [Double] {
      NumberTicks.multiples(of: NumberTicks.step(from: 0, through: high, marks: count, minimum: 0), from: 0, through: high)
    }
    #expect(marks(3, 3) == [0, 1, 2, 3])
    #expect(marks(2, 3) == [0, 1, 2])
    #expect(marks(207.2, 4) == [0, 50, 100, 150, 200])
    #expect(values(1_000_100, 4) == [0, 500_000, 1_000_000, 1_500_000])
    // A step that the axis's values forbid is not taken.
    #expect(NumberTicks.step(from: 0, through: 2, marks: 9, minimum: 1) == 1)
  }

  /// Three marks of 31 days are four Sundays, of 15 days two, and of two days a mark for each.
  @Test func theNearestNumberOfDates() throws {
    let ticks = DateTicks(calendar: Self.calendar)
    func days(_ first: (Int, Int, Int), _ count: Int) throws -> [Int] {
      let start = try #require(Self.calendar.date(from: DateComponents(year: first.0, month: first.1, day: first.2)))
      let (low, high) = (start.timeIntervalSinceReferenceDate, start.timeIntervalSinceReferenceDate + Double(count) * 86400)
      let step = ticks.step(from: low, through: high, marks: 3)
      return ticks.dates(step, from: low, through: high, anchored: DateTicks.automaticAnchor(step)).map {
        Self.calendar.component(.day, from: $0)
      }
    }
    #expect(try days((2024, 12, 16), 31) == [22, 29, 5, 12])
    #expect(try days((2025, 1, 1), 15) == [5, 12])
    #expect(try days((2025, 1, 14), 2) == [14, 15, 16])
  }

  private func chart(ticks: Bool) -> some View {
    Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 1), y: .value("y", 3))
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 1, 2, 3]) { _ in
        AxisGridLine().foregroundStyle(.red)
        if ticks { AxisTick() }
        AxisValueLabel()
      }
    }
    .frame(width: 377, height: 130)
  }

  /// The labels end 4 before the ticks, which are 4 long: the plot begins 4 later than without them.
  @Test func labelsBeyondTicks() throws {
    let (without, with) = (try frames(of: "PlotMarks", in: chart(ticks: false)), try frames(of: "PlotMarks", in: chart(ticks: true)))
    let (near, far) = (try #require(without.first), try #require(with.first))
    #expect(abs(far[0] - near[0] - 4) < 0.01 && abs(near[2] - far[2] - 4) < 0.01, "\(near) \(far)")
    let label = try #require(try frames(of: "Text", in: chart(ticks: true)).map { $0[0] + $0[2] }.max())
    #expect(abs(far[0] - label - 8) <= 1, "\(label)")
  }

  /// A plot with an opaque background has no grid lines in it.
  @Test func gridLinesBehindAStyle() throws {
    func hasLines(_ view: some View) throws -> Bool {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      let picture = try ImageCodecs.decode(renderer.pngData())
      return (0..<picture.size.height).map { picture.color(x: 340, y: $0) }.contains { $0.alpha > 0 && $0.red > $0.blue }
    }
    #expect(try hasLines(chart(ticks: false)))
    #expect(try hasLines(chart(ticks: false).chartPlotStyle { $0.padding(.trailing, 8) }))
    #expect(try !hasLines(chart(ticks: false).chartPlotStyle { $0.background(Color.white) }))
  }

  /// A padding of 8 after the plot makes it 8 narrower.
  @Test func paddingOfAPlotCountsOnce() throws {
    let plain = try #require(try frames(of: "PlotMarks", in: chart(ticks: true)).first)
    let padded = try #require(try frames(of: "PlotMarks", in: chart(ticks: true).chartPlotStyle { $0.padding(.trailing, 8) }).first)
    #expect(abs(plain[2] - padded[2] - 8) < 0.01 && abs(plain[0] - padded[0]) < 0.01, "\(plain) \(padded)")
  }

  /// Eight categories have nine lines, the last one at the plot's end; lines through the middle of categories are eight (Figures §9.159).
  @Test func theLastCategoryHasALineBehindIt() throws {
    func lines(centered: Bool?) throws -> Int {
      let chart = Chart(1..<9, id: \.self) { BarMark(x: .value("", "R\($0)"), y: .value("", $0)) }
        .chartYAxis(.hidden).chartXAxis { AxisMarks { _ in AxisGridLine(centered: centered) } }
      return try frames(of: "AxisGridLine", in: chart.frame(width: 240, height: 100)).count
    }
    #expect(try lines(centered: nil) == 9)
    #expect(try lines(centered: true) == 8)
    // Of categories that the axis names itself, only the last one of the scale has it.
    let some = Chart(1..<9, id: \.self) { BarMark(x: .value("", "R\($0)"), y: .value("", $0)) }
      .chartYAxis(.hidden).chartXAxis { AxisMarks(values: ["R1", "R4"]) { _ in AxisGridLine() } }
    #expect(try frames(of: "AxisGridLine", in: some.frame(width: 240, height: 100)).count == 2)
  }
}
