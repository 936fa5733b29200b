import Charts
import Foundation
import SkerryTestSupport
import SwiftUI
import Testing

@testable import SkerryCharts

/// Charts of every mark, scale, axis and legend: where their parts are; and the ticks of numbers and dates.
@Suite @MainActor struct ChartGoldenTests {
  private struct Row: Identifiable {
    var id: String { "\(place)\(line)" }
    var place: Double
    var value: Double
    var line: String
    var day: Date { Date(timeIntervalSinceReferenceDate: 789_000_000 + place * 86_400 * 9.7) }
  }
  private var rows: [Row] {
    let lines: [(name: String, factor: Double)] = [("Red", 1), ("Blue", -0.4), ("Green", 2.5)]
    var rows: [Row] = []
    for (name, factor) in lines {
      for place in 0..<6 {
        let height = Double(place * place % 7 + 1)
        rows.append(Row(place: Double(place), value: height * factor * 13.7, line: name))
      }
    }
    return rows
  }
  private var first: [Row] { Array(rows.prefix(6)) }

  private var charts: [(name: String, chart: AnyView)] {
    func chart(_ name: String, @ChartContentBuilder _ content: () -> some ChartContent) -> (name: String, chart: AnyView) {
      (name, AnyView(Chart(content: content)))
    }
    func changed(_ name: String, _ change: (AnyView) -> some View) -> (name: String, chart: AnyView) {
      (
        name,
        AnyView(
          change(
            AnyView(
              Chart(rows) {
                LineMark(x: .value("Place", $0.place), y: .value("Value", $0.value)).foregroundStyle(by: .value("Line", $0.line))
              })))
      )
    }
    var all: [(name: String, chart: AnyView)] = []
    func add(_ one: (name: String, chart: AnyView)) { all.append(one) }
    add(chart("bars") { ForEach(first) { BarMark(x: .value("P", $0.line + "\($0.place)"), y: .value("V", $0.value)) } })
    add(
      chart("stacked") {
        ForEach(rows) { BarMark(x: .value("P", "\($0.place)"), y: .value("V", $0.value)).foregroundStyle(by: .value("L", $0.line)) }
      })
    add(
      chart("grouped") {
        ForEach(rows) {
          BarMark(x: .value("P", "\($0.place)"), y: .value("V", $0.value)).position(by: .value("L", $0.line), span: .ratio(0.8))
            .foregroundStyle(by: .value("L", $0.line))
        }
      })
    add(
      chart("centred") {
        ForEach(rows) {
          AreaMark(x: .value("P", $0.place), y: .value("V", abs($0.value)), stacking: .center).foregroundStyle(by: .value("L", $0.line))
        }
      })
    add(
      chart("normalized") {
        ForEach(rows) {
          AreaMark(x: .value("P", $0.place), y: .value("V", abs($0.value)), stacking: .normalized).foregroundStyle(by: .value("L", $0.line))
        }
      })
    add(
      chart("unstacked") {
        ForEach(rows) {
          BarMark(x: .value("V", $0.value), y: .value("P", "\($0.place)"), stacking: .unstacked).foregroundStyle(by: .value("L", $0.line))
        }
      })
    add(
      chart("ranges") {
        ForEach(first) {
          BarMark(x: .value("P", $0.place), yStart: .value("A", $0.value), yEnd: .value("B", $0.value + 20), width: .fixed(7))
        }
      })
    add(
      chart("inset") { ForEach(first) { BarMark(x: .value("P", $0.day, unit: .weekOfYear), y: .value("V", $0.value), width: .inset(3)) } })
    add(
      chart("sectors") {
        ForEach(first) {
          SectorMark(angle: .value("V", $0.value), innerRadius: .ratio(0.5), outerRadius: .inset(4), angularInset: 1.5).cornerRadius(3)
            .foregroundStyle(by: .value("P", "\($0.place)"))
        }
      })
    add(
      chart("points") {
        ForEach(rows) {
          PointMark(x: .value("P", $0.place), y: .value("V", $0.value)).symbol(by: .value("L", $0.line)).symbolSize(
            by: .value("V", abs($0.value)))
        }
      })
    add(
      chart("rules") {
        RuleMark(x: .value("P", 3)).lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2])).annotation(position: .trailing, spacing: 3) {
          Text("now")
        }
        RuleMark(y: .value("V", 12)).annotation(position: .top, alignment: .trailing) { Text("goal") }
        RuleMark(xStart: .value("A", 1), xEnd: .value("B", 5), y: .value("V", 20)).annotation(position: .overlay) { Text("over") }
      })
    add(
      chart("annotated") {
        ForEach(first) { row in
          BarMark(x: .value("P", "\(row.place)"), y: .value("V", row.value)).annotation(
            position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { Text("\(Int(row.value))").font(.caption2) }
        }
      })
    add(
      chart("dates") {
        ForEach(rows) {
          LineMark(x: .value("D", $0.day), y: .value("V", $0.value), series: .value("L", $0.line)).interpolationMethod(.monotone)
        }
      })
    add(
      chart("steps") {
        ForEach(first) { LineMark(x: .value("D", $0.day, unit: .month), y: .value("V", $0.value)).interpolationMethod(.stepCenter) }
      })
    add(
      chart("cardinal") {
        ForEach(first) {
          AreaMark(x: .value("P", $0.place), yStart: .value("A", $0.value / 2), yEnd: .value("B", $0.value)).interpolationMethod(
            .cardinal(tension: 0.3))
        }
      })
    add(chart("one point") { PointMark(x: .value("P", 4), y: .value("V", 4)) })
    add(chart("empty") { ForEach([Row]()) { BarMark(x: .value("P", $0.place), y: .value("V", $0.value)) } })
    add(changed("legend at the top") { $0.chartLegend(position: .top, alignment: .trailing, spacing: 7) })
    add(changed("legend at the side") { $0.chartLegend(position: .trailing, alignment: .top) })
    add(changed("legend over the plot") { $0.chartLegend(position: .overlay, alignment: .bottomLeading) })
    add(changed("no legend") { $0.chartLegend(.hidden) })
    add(changed("logarithmic") { $0.chartYScale(domain: 1...1000, type: .log) })
    add(
      changed("reversed") {
        $0.chartXScale(domain: .automatic(includesZero: false, reversed: true)).chartYScale(domain: .automatic(reversed: true))
      })
    add(
      changed("padded") {
        $0.chartXScale(range: .plotDimension(startPadding: 12, endPadding: 5)).chartYScale(range: .plotDimension(padding: 6))
      })
    add(changed("square roots") { $0.chartYScale(domain: 0...300, type: .squareRoot) })
    add(changed("symmetric") { $0.chartYScale(type: .symmetricLog) })
    add(
      changed("own ticks") {
        $0.chartXAxis {
          AxisMarks(values: [0, 1.5, 5]) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2)); AxisTick(length: 9); AxisValueLabel(anchor: .topLeading)
          }
        }
      })
    add(changed("many ticks") { $0.chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 9)) } })
    add(
      changed("few ticks") {
        $0.chartYAxis { AxisMarks(preset: .inset, values: .automatic(minimumStride: 60)) }.chartXAxis { AxisMarks(position: .top) }
      })
    add(
      changed("titles") {
        $0.chartXAxisLabel("Place", position: .top, alignment: .leading).chartYAxisLabel("Value", position: .leading).chartXAxisLabel(
          position: .bottom, alignment: .trailing, spacing: 6
        ) { Text("End") }
      })
    add(changed("plot") { $0.chartPlotStyle { $0.frame(height: 60).background(.gray.opacity(0.2)) } })
    add(changed("visible part") { $0.chartXVisibleDomain(length: 2).chartScrollPosition(initialX: 2) })
    add(changed("percent") { $0.chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1)) } })
    return all
  }

  @Test func chartsAreUnchanged() throws {
    var text = ""
    for (name, chart) in charts {
      for size in [CGSize(width: 230, height: 130), CGSize(width: 90, height: 300)] {
        let renderer = ImageRenderer(content: chart.frame(width: size.width, height: size.height))
        text +=
          "# \(name)\n\(String(decoding: try renderer.layoutTree(), as: UTF8.self))\n\(try RecordedText.hash(of: renderer.pngData()))\n"
      }
    }
    // Only what has a position: the brackets of the tree say nothing.
    let lines = text.split(separator: "\n").filter { $0.contains { $0.isLetter || $0.isNumber } }
      .map { $0.replacingOccurrences(of: "\"kind\": ", with: "").replacingOccurrences(of: ", \"children\": [", with: "") }
    try RecordedText.check("charts", lines)
  }

  @Test func ticksAreUnchanged() throws {
    var lines: [String] = []
    for (low, high) in [(0.0, 1.0), (0, 7), (-3, 3), (0.013, 0.09), (12, 93), (0, 1000), (1_000_000, 3_400_000), (-0.5, 0.25), (5, 5.001)] {
      for count in [2, 4, 5, 9] {
        let (from, to) = NumberTicks.rounded(low, high, step: NumberTicks.step(from: low, through: high, count: count))
        lines.append(
          "\(low) to \(high) by \(count): \(NumberTicks.ticks(low, high, count: count)), rounded \(from) \(to), decimals \(NumberTicks.decimals(NumberTicks.step(high - low, count: count)))"
        )
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let ticks = DateTicks(calendar: calendar)
    let english = Locale(identifier: "en_US")
    for span in [9.0, 70, 500, 4000, 20_000, 90_000, 300_000, 1_000_000, 5_000_000, 40_000_000, 300_000_000, 3_000_000_000] {
      for count in [3, 6] {
        let step = DateTicks.step(span, count: count)
        let from = 789_012_345.0
        for anchor in [DateTicks.Anchor.calendar, .domain] {
          let dates = ticks.dates(step, from: from, through: from + span, anchored: anchor)
          lines.append(
            "\(span) s by \(count): \(step.count) \(step.unit), \(dates.map { "\(Int($0.timeIntervalSinceReferenceDate - from)) \(ticks.text($0, step, locale: english))" })"
          )
        }
      }
    }
    try RecordedText.check("ticks", lines)
  }
}
