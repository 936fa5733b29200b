import Foundation
import SkerryImage
import SwiftUI
import Testing

@testable import SkerryCharts

/// Charts that were recorded at 600 × 500 points and 3 pixels per point (Figures §9.37).
@Suite @MainActor struct RecordedChartTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 756_086_400)
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  /// A value every two hours in a domain from 0 to 175, with a label for every day.
  private func chart(hours: Int, series: [String] = ["Heart Rate"], isEmpty: Bool = false) -> some View {
    Chart {
      if !isEmpty {
        ForEach(series, id: \.self) { name in
          ForEach(Array(stride(from: 0, through: hours, by: 2)), id: \.self) { hour in
            LineMark(x: .value("Date", Self.start.addingTimeInterval(Double(hour) * 3600)), y: .value("Value", Double(90 + hour % 3)))
          }
          .foregroundStyle(by: .value("Type", name))
        }
      }
    }
    .chartYScale(domain: [0.0, 175])
    .chartForegroundStyleScale(domain: series, range: [Color.red, .blue])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.month(.abbreviated).day())
        AxisGridLine()
        AxisTick()
      }
    }
    .frame(width: 600, height: 500)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
  }

  private func picture(_ view: some View) throws -> Data {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try renderer.pngData()
  }

  /// Labels take whole points, the legend its own height and the distance of text from what is above it: the plot is 576 × 464.68. Without
  /// values there is only the legend below it, beside the lower half of the label of zero.
  @Test func theSpaceAroundAPlot() throws {
    #expect(try frames(of: "PlotMarks", in: chart(hours: 166), scale: 3) == [[0, 0, 576, 464.68]])
    #expect(try frames(of: "PlotMarks", in: chart(hours: 166, isEmpty: true), scale: 3) == [[0, 0, 576, 482.68]])
  }

  /// A symbol of 8 points, its name 5 beside it, and 8 points to the next entry.
  @Test func legends() throws {
    let entries = try frames(of: "AnyShape", in: chart(hours: 166, series: ["Heart Rate", "Blood Oxygen"]), scale: 3)
    #expect(entries.count == 2 && entries.allSatisfy { $0[2] == 8 && $0[3] == 8 && abs($0[1] - 489.333) < 0.01 })
    let names = try frames(of: "Text", in: chart(hours: 166, series: ["Heart Rate", "Blood Oxygen"]), scale: 3).filter { $0[1] > 485 }
    #expect(names.first?[0] == 13 && abs(entries[1][0] - 8 - (names[0][0] + names[0][2])) < 0.01)
  }

  /// The label of the last day ends with the plot; the one before has its whole width.
  @Test func theLastLabelIsTruncated() throws {
    let labels = try frames(of: "Text", in: chart(hours: 24 * 12 + 22), scale: 3).filter { $0[1] > 468 && $0[1] < 470 }
    #expect(labels.count == 13)
    let last = try #require(labels.last)
    #expect(last[0] + last[2] <= 576 && last[2] < labels[labels.count - 2][2])
  }

  /// Places of labels: the pixel to the left, and below.
  @Test func labelsAreOnWholePixels() throws {
    let labels = try frames(of: "Text", in: chart(hours: 166), scale: 3).filter { $0[1] > 468 && $0[1] < 470 }
    #expect(labels.map { ($0[0] * 3).rounded() } == [12, 261, 511, 761, 1011, 1261, 1510])
    #expect(labels.allSatisfy { abs($0[1] - 469) < 0.01 })
    let beside = try frames(of: "Text", in: chart(hours: 166), scale: 3).filter { $0[0] >= 580 }
    #expect(Set(beside.map { ($0[1] * 3).rounded() }) == [1375, 976, 578, 180])
  }

  private func small(_ length: AxisTick.Length? = .label, _ style: (any ShapeStyle)? = nil, _ stroke: StrokeStyle? = nil) -> some View {
    Chart {
      LineMark(x: .value("x", 0), y: .value("y", 2))
      LineMark(x: .value("x", 8), y: .value("y", 6))
    }
    .chartYScale(domain: [0.0, 10]).chartXScale(domain: [-2.0, 10])
    .chartXAxis {
      AxisMarks(values: [0, 5]) { _ in
        style.map { AxisGridLine(stroke: stroke).foregroundStyle(AnyShapeStyle($0)) }
        if style == nil { AxisGridLine(stroke: stroke) }
        AxisValueLabel()
        length.map { AxisTick(length: $0, stroke: stroke) }
      }
    }
    .frame(width: 160, height: 120)
  }

  /// Grid lines have the colour of the tertiary label; a tick below the plot is as long as its label.
  @Test func linesOfTheAxes() throws {
    #expect(try picture(small()) == picture(small(.label, HierarchicalShapeStyle.tertiary)))
    #expect(try picture(small()) != picture(small(.label, HierarchicalShapeStyle.secondary)))
    #expect(try picture(small(.automatic)) == picture(small(.label)))
    #expect(try picture(small(.automatic)) != picture(small(4)))
  }

  /// The dashes of a tick continue those of its grid line: the plot of this chart does not end with a whole dash.
  @Test func dashesContinueBelowThePlot() throws {
    let plot = try #require(try frames(of: "PlotMarks", in: small(), scale: 3).first)
    let restarted = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
    #expect(plot[3].truncatingRemainder(dividingBy: 4) > 0.1)
    #expect(try picture(small()) != picture(small(.label, nil, restarted)))
    #expect(try picture(small(nil)) == picture(small(nil, nil, restarted)))
  }

  /// A vertical axis has lines and labels, and no ticks.
  @Test func aVerticalAxisHasNoTicks() throws {
    func picture(@AxisContentBuilder _ marks: () -> some AxisContent) throws -> Data {
      let chart = Chart { PointMark(x: .value("x", 3), y: .value("y", 7)) }
      return try self.picture(chart.chartXAxis(.hidden).chartYAxis(content: marks).frame(width: 160, height: 120))
    }
    let standard = try picture { AxisMarks() }
    let own = try picture {
      AxisMarks {
        AxisGridLine()
        AxisValueLabel()
      }
    }
    let ticked = try picture {
      AxisMarks {
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
      }
    }
    #expect(standard == own && standard != ticked)
  }

  /// Lines are 2 points wide, with round ends and joins.
  @Test func linesHaveRoundEnds() throws {
    func line(_ stroke: StrokeStyle?) throws -> Data {
      let chart = Chart {
        ForEach([(1, 2), (4, 8), (8, 3)], id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
          .lineStyle(stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      let plain = Chart { ForEach([(1, 2), (4, 8), (8, 3)], id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) } }
      return try picture(
        (stroke == nil ? AnyView(plain) : AnyView(chart)).chartXScale(domain: [0.0, 10]).chartXAxis(.hidden).chartYAxis(.hidden)
          .frame(width: 160, height: 120))
    }
    #expect(try line(nil) == line(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
    #expect(try line(nil) != line(StrokeStyle(lineWidth: 2, lineJoin: .round)))
  }

  // MARK: A chart of thirty days (Figures §9.54)

  private func days(_ values: [Int: Int]) -> some View {
    Chart(0..<30, id: \.self) { day in
      BarMark(
        x: .value("Day", Self.start.addingTimeInterval(Double(day) * 86400), unit: .day), y: .value("Count", values[day] ?? 0)
      )
      .cornerRadius(2)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 7)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month().day())
      }
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .frame(width: 321, height: 200)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
  }

  /// The upper line is at the top of the chart, whose label reaches half its height above it; below are 18 points for the days.
  @Test func noSpaceIsKeptForTheUpperLabel() throws {
    let plot = try #require(try frames(of: "PlotMarks", in: days([0: 2, 10: 3, 29: 1]), scale: 3).first)
    #expect(plot[1] == 0 && plot[3] == 182, "\(plot)")
    let labels = try frames(of: "Text", in: days([0: 2, 10: 3, 29: 1]), scale: 3).filter { $0[0] > 300 && $0[1] < 0 }
    #expect(labels.count == 1 && abs((labels.first?[1] ?? 0) + 6.67) < 0.4, "\(labels)")
  }

  // MARK: A widget's chart of an hour (Figures §9.95)

  /// 55 minutes from 13:52:47 in a plot of 290 points: the labels of 14:07 and 14:22 are centred before the next date, 116.58 and 197.08 from
  /// the plot's left edge. The one of 13:52 would be before the plot, and no date follows 14:37. The format keeps its own locale, whose clock
  /// has 24 hours, in a view that sets another.
  @Test func centredLabelsStandBetweenTwoDates() throws {
    let start = try #require(
      Self.calendar.date(from: DateComponents(year: 2025, month: 12, day: 23, hour: 13, minute: 52, second: 47)))
    let chart = Chart(0..<55, id: \.self) { minute in
      LineMark(x: .value("Date", start.addingTimeInterval(Double(minute) * 60)), y: .value("Value", 20 + minute % 7))
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { _ in
        AxisValueLabel(
          format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute().locale(Locale(identifier: "fr_FR")), centered: true)
      }
    }
    .chartYAxis(.hidden)
    .frame(width: 290, height: 200)
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
    let labels = try frames(of: "Text", in: chart, scale: 3)
    #expect(labels.count == 2)
    for (label, middle) in zip(labels, [116.58, 197.08]) { #expect(abs(label[0] + label[2] / 2 - middle) < 0.5, "\(label)") }
    let format = ValueFormat(Date.FormatStyle.dateTime.hour(.defaultDigits(amPM: .omitted)).minute().locale(Locale(identifier: "fr_FR")))
    var environment = EnvironmentValues()
    (environment.locale, environment.timeZone, environment.calendar) = (Locale(identifier: "en_US"), .gmt, Self.calendar)
    #expect(format.text(.date(start.addingTimeInterval(900)), environment) == "14:07")
  }

  /// Bars that stand on zero have two round corners; one between two given values has four. In order: upper left, lower left, upper right,
  /// lower right.
  @Test func barsAreRoundAtTheirFarEnds() throws {
    func areSquare(_ bar: some ChartContent, _ domain: ClosedRange<Double>, horizontal: Bool = false) throws -> [Bool] {
      let chart = Chart { bar }.chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100, height: 100)
      let renderer =
        horizontal
        ? ImageRenderer(content: AnyView(chart.chartXScale(domain: domain)))
        : ImageRenderer(content: AnyView(chart.chartYScale(domain: domain)))
      renderer.scale = 1
      let picture = try ImageCodecs.decode(renderer.pngData())
      return [(1, 1), (1, 98), (98, 1), (98, 98)].map { picture.color(x: $0.0, y: $0.1).alpha == 255 }
    }
    func bar(_ value: Double) -> some ChartContent {
      BarMark(x: .value("x", "a"), y: .value("y", value), width: .ratio(1)).cornerRadius(20)
    }
    #expect(try areSquare(bar(10), 0...10) == [false, true, false, true])
    #expect(try areSquare(bar(-10), -10...0) == [true, false, true, false])
    let lying = BarMark(x: .value("x", 10.0), y: .value("y", "a"), height: .ratio(1)).cornerRadius(20)
    #expect(try areSquare(lying, 0...10, horizontal: true) == [true, true, false, false])
    let range = BarMark(x: .value("x", "a"), yStart: .value("y", 0.0), yEnd: .value("y", 10.0), width: .ratio(1)).cornerRadius(20)
    #expect(try areSquare(range, 0...10) == [false, false, false, false])
    // Of two on each other the lower one stands on zero; what the upper one has below was not recorded.
    let both = ForEach([5.0, 5.0], id: \.self) { bar($0) }
    #expect(try areSquare(both, 0...10) == [false, true, false, true])
  }
}
