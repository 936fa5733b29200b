import Charts
import Foundation
import SkerryGeometry
import SkerryImage
import SwiftUI
import Testing

/// A chart without axes, so that the plot is the whole frame.
@MainActor
private func bare(_ chart: some View) -> some View {
  chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).frame(width: 200, height: 100)
}

@Suite @MainActor struct MarkTests {
  struct Row: Identifiable {
    var id: String { name + kind }
    var name: String
    var kind: String
    var count: Int
  }
  let rows = [
    Row(name: "a", kind: "x", count: 30), Row(name: "b", kind: "x", count: 20), Row(name: "a", kind: "y", count: 50),
    Row(name: "b", kind: "y", count: -25),
  ]

  @Test func barsAtOnePositionAreStacked() throws {
    let chart = bare(
      Chart(rows) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count), width: .fixed(10)) }.chartYScale(domain: -100...100))
    #expect(try frames(of: "BarMark", in: chart) == [[45, 35, 10, 15], [145, 40, 10, 10], [45, 10, 10, 25], [145, 50, 10, 12.5]])
  }

  @Test func aViewAsASymbolIsCentredAtItsPoint() throws {
    let chart = bare(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)).symbol { Text("•").frame(width: 30, height: 10) } }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    let text = try #require(frames(of: "Text", in: chart).first)
    #expect(abs(text[0] + text[2] / 2 - 100) < 0.01 && abs(text[1] + text[3] / 2 - 50) < 0.01, "\(text)")
  }

  /// Whole numbers that are stacked stay whole, and shares of them do not.
  @Test func sharesOfWholeNumbersAreNotWhole() throws {
    func steps(_ method: MarkStackingMethod) throws -> Int {
      let chart = Chart([1, 1], id: \.self) { BarMark(x: .value("n", $0), stacking: method) }.chartYAxis(.hidden)
      return try frames(of: "AxisGridLine", in: chart.frame(width: 300, height: 60)).count
    }
    #expect(try steps(.standard) == 3)
    #expect(try steps(.normalized) > 3)
  }

  @Test func barsAreHorizontalForAVerticalCategory() throws {
    let chart = bare(
      Chart(rows.prefix(2)) { BarMark(x: .value("Count", $0.count), y: .value("Name", $0.name), height: .ratio(0.5)) }.chartXScale(
        domain: 0...100))
    #expect(try frames(of: "BarMark", in: chart) == [[0, 12.5, 60, 25], [0, 62.5, 40, 25]])
  }

  @Test func groupedBarsShareTheirBand() throws {
    let chart = bare(
      Chart(rows.filter { $0.name == "a" }) {
        BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count), width: .ratio(1)).position(by: .value("Kind", $0.kind))
      }.chartYScale(domain: 0...100))
    #expect(try frames(of: "BarMark", in: chart) == [[0, 70, 100, 30], [100, 50, 100, 50]])
  }

  /// A span is what marks at the same position share, and an axis is the one along which they stand.
  @Test func groupedBarsShareASpanAlongAnAxis() throws {
    func found(_ axis: Axis?, _ span: MarkDimension) throws -> [[Double]] {
      let chart = bare(
        Chart(rows.filter { $0.name == "a" }) {
          BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count), width: .ratio(1))
            .position(by: .value("Kind", $0.kind), axis: axis, span: span)
            // The first position counts.
            .position(by: .value("Count", $0.count), axis: .vertical, span: .fixed(1))
        }.chartYScale(domain: 0...100))
      return try frames(of: "BarMark", in: chart)
    }
    #expect(try found(nil, .ratio(0.5)) == [[50, 70, 50, 30], [100, 50, 50, 50]])
    #expect(try found(.horizontal, 40) == [[80, 70, 20, 30], [100, 50, 20, 50]])
    #expect(try found(.vertical, .automatic) == [[0, 70, 200, 15], [0, 75, 200, 25]])
  }

  @Test func normalizedBarsFillThePlot() throws {
    let chart = bare(
      Chart(rows.filter { $0.name == "a" }) { BarMark(x: .value("Count", $0.count), stacking: .normalized) }.chartXScale(domain: 0...1))
    #expect(try frames(of: "BarMark", in: chart) == [[0, 0, 75, 100], [75, 0, 125, 100]])
  }

  @Test func binsAreAsWideAsTheirUnit() throws {
    let day = Date(timeIntervalSince1970: 1_767_916_800)
    let chart = bare(
      Chart(0..<4, id: \.self) {
        BarMark(x: .value("Day", day.addingTimeInterval(Double($0) * 86_400 + 5000), unit: .day), y: .value("Count", 1), width: .ratio(1))
      }.chartYScale(domain: 0...2))
    #expect(try frames(of: "BarMark", in: chart) == [[0, 50, 50, 50], [50, 50, 50, 50], [100, 50, 50, 50], [150, 50, 50, 50]])
  }

  @Test func rectanglesSpanTheirValues() throws {
    let chart = bare(
      Chart {
        RectangleMark(xStart: .value("From", 2.0), xEnd: .value("To", 4.0), yStart: .value("Low", 10), yEnd: .value("High", 30))
        RectangleMark(xStart: .value("From", 8.0), xEnd: .value("To", 10.0))
      }.chartXScale(domain: 0...10).chartYScale(domain: 0...100))
    #expect(try frames(of: "RectangleMark", in: chart) == [[40, 70, 40, 20], [160, 0, 40, 100]])
  }

  @Test func annotationsAreBesideTheirMark() throws {
    let chart = bare(
      Chart {
        RectangleMark(xStart: .value("From", 2.0), xEnd: .value("To", 4.0), yStart: .value("Low", 10), yEnd: .value("High", 30))
          .annotation(position: .top, spacing: 5) { Color.red.frame(width: 10, height: 6).accessibilityIdentifier("note") }
      }.chartXScale(domain: 0...10).chartYScale(domain: 0...100))
    let tree = String(decoding: try ImageRenderer(content: chart).layoutTree(), as: UTF8.self)
    #expect(tree.contains("\"frame\": [55, 59, 10, 6], \"id\": \"note\""))
  }

  @Test func labelsTakeSpaceFromThePlot() throws {
    let chart = Chart(rows) { PointMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }.frame(width: 200, height: 100)
    let plot = try #require(try frames(of: "ChartPlot", in: chart).first)
    #expect(plot[2] < 190 && plot[2] > 150)
    #expect(plot[3] < 90 && plot[3] > 60)
    #expect(try frames(of: "ChartPlot", in: bare(chart)) == [[0, 0, 200, 100]])
  }

  /// A legend is as far below the plot as in a stack, unless the spacing is given: a shape 8 points, the chart's own, which is text, 3.98.
  @Test func legendsKeepTheirDistance() throws {
    func own(_ spacing: CGFloat?) throws -> [Double] {
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartLegend(spacing: spacing) { Ellipse().frame(width: 7, height: 5) }.frame(width: 200, height: 100)
      let plot = try #require(try frames(of: "ChartPlot", in: chart).first)
      let legend = try #require(try frames(of: "Ellipse", in: chart).first)
      return [plot[3], legend[1] - plot[1] - plot[3]]
    }
    #expect(try own(nil) == [87, 8] && own(3) == [92, 3])
    func made(_ spacing: CGFloat?) throws -> Double {
      let chart = Chart(rows) {
        BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)).foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(spacing: spacing).frame(width: 200, height: 100)
      return try #require(try frames(of: "ChartPlot", in: chart, scale: 3).first)[3]
    }
    #expect(try abs(made(nil) - made(0) + 3.98) < 0.01 && made(6) == made(10) + 4)
  }

  /// A centred mark is in the middle between its value and the next one; the last value has none (Figures §9.95).
  @Test(arguments: [([0.0, 10, 30, 40], [0.125, 0.5, 0.875]), ([0, 10, 30], [0.125, 0.5])])
  func centredMarksAreBetweenTheirValues(_ values: [Double], _ shares: [Double]) throws {
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...40).chartYScale(domain: 0...40)
      .chartXAxis { AxisMarks(values: values) { _ in AxisValueLabel(centered: true) { Circle().frame(width: 4, height: 4) } } }
      .chartYAxis {
        AxisMarks(position: .leading, values: values) { _ in AxisValueLabel(centered: true) { Ellipse().frame(width: 4, height: 4) } }
      }
      .frame(width: 200, height: 100)
    // Labels are placed on whole pixels.
    let plot = try #require(try frames(of: "ChartPlot", in: chart, scale: 100).first)
    let below = try frames(of: "Circle", in: chart, scale: 100).filter { $0[2] == 4 }.map { ($0[0] + $0[2] / 2 - plot[0]) / plot[2] }
    let beside = try frames(of: "Ellipse", in: chart, scale: 100).map { 1 - ($0[1] + $0[3] / 2 - plot[1]) / plot[3] }
    #expect(below.count == shares.count && zip(below, shares).allSatisfy { abs($0 - $1) < 0.001 }, "\(below)")
    #expect(beside.count == shares.count && zip(beside, shares).allSatisfy { abs($0 - $1) < 0.001 }, "\(beside)")
  }

  /// Data from -1.35 to 1.25 get the domain -2 to 2 in steps of 1, at any height of the chart (Figures §9.6).
  @Test(arguments: [120.0, 200, 400]) func domainsAreRoundedOutward(_ height: Double) throws {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0.0), xEnd: .value("x", 1.0), yStart: .value("y", -1.35), yEnd: .value("y", 1.25))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...1).frame(width: 200, height: height)
    let box = try #require(try frames(of: "RectangleMark", in: chart).first)
    #expect(abs(box[1] - (2 - 1.25) / 4 * height) < 0.01 && abs(box[3] - 2.6 / 4 * height) < 0.01, "\(box)")
  }

  /// Labels of 9 points take 15 points below the plot (Figures §9.6).
  @Test func labelsOfNinePointsTakeFifteenBelow() throws {
    let chart = Chart { RuleMark(x: .value("x", 1.0)) }
      .chartYAxis(.hidden).chartXAxis { AxisMarks { AxisValueLabel().font(.system(size: 9)) } }.frame(width: 200, height: 100)
    let plot = try #require(try frames(of: "ChartPlot", in: chart).first)
    #expect(abs(plot[3] - 85) < 0.35, "\(plot)")
  }

  /// A bar is 0.7 of its hour wide (Figures §9.6).
  @Test func barsLeaveGapsBetweenHours() throws {
    let start = Date(timeIntervalSince1970: 1_767_916_800)
    let chart = bare(
      Chart(0..<4, id: \.self) {
        BarMark(x: .value("Hour", start.addingTimeInterval(Double($0) * 3600), unit: .hour), y: .value("Count", 1))
      })
    let bars = try frames(of: "BarMark", in: chart)
    #expect(bars.count == 4 && bars.allSatisfy { abs($0[2] - 50 * 0.7) < 0.01 }, "\(bars)")
  }

  /// Steps of a half are written 2.0, 1.5, 1.0, 0.5 and 0 (Figures §9.6).
  @Test func zeroHasNoDecimals() throws {
    let chart = Chart { PointMark(x: .value("x", 1.0), y: .value("y", 1.6)) }.chartXAxis(.hidden).frame(width: 200, height: 100)
    let widths = try frames(of: "Text", in: chart).sorted { $0[1] > $1[1] }.map { $0[2] }
    #expect(widths.count == 5 && widths.dropFirst().allSatisfy { $0 > widths[0] * 1.8 }, "\(widths)")
  }

  /// A day in steps of six hours has five lines and four labels (Figures §9.6).
  @Test func theLastDateHasALineButNoLabel() throws {
    let start = Date(timeIntervalSince1970: 1_767_916_800)
    let chart = Chart { RuleMark(x: .value("x", start)) }
      .chartXScale(domain: start...start.addingTimeInterval(86_400)).chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
          AxisGridLine()
          AxisValueLabel()
        }
      }
      .frame(width: 300, height: 100)
    #expect(try frames(of: "AxisGridLine", in: chart).count == 5)
    #expect(try frames(of: "Text", in: chart).count == 4)
  }

  @Test func aStyledPlotKeepsItsSize() throws {
    let chart = bare(
      Chart(rows) { BarMark(x: .value("Name", $0.name), y: .value("Count", $0.count)) }.chartPlotStyle { $0.frame(width: 80, height: 40) })
    #expect(try frames(of: "ChartPlot", in: chart) == [[60, 30, 80, 40]])
  }

  @Test func linesOfOneSeriesAreOneMark() throws {
    let chart = bare(
      Chart {
        ForEach(0..<3, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        ForEach(0..<3, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", -$0), series: .value("s", "other")) }
        RuleMark(y: .value("y", 1))
      })
    #expect(try frames(of: "LineMark", in: chart).count == 2)
    #expect(try frames(of: "RuleMark", in: chart).count == 1)
  }

  /// Square points of a point's symbol without a size of its own.
  @Test func pointsHaveASizeOfTheirOwn() throws {
    func picture(_ size: CGFloat?) throws -> Data {
      let point = PointMark(x: .value("x", 1.0), y: .value("y", 2.0))
      let renderer = ImageRenderer(content: Chart { if let size { point.symbolSize(size) } else { point } }.frame(width: 60, height: 60))
      renderer.scale = 3
      return try renderer.pngData()
    }
    #expect(try picture(nil) == picture(30) && picture(nil) != picture(31))
  }

  /// `Circle` is a symbol's shape, filled or as an outline, and `.circle` stays the symbol that comes with charts.
  @Test func circlesAreSymbols() throws {
    func picture(_ mark: some ChartContent) throws -> Data {
      let renderer = ImageRenderer(content: Chart { mark }.frame(width: 60, height: 60))
      renderer.scale = 3
      return try renderer.pngData()
    }
    let point = PointMark(x: .value("x", 1.0), y: .value("y", 2.0))
    let named = point.symbol(.circle).symbolSize(400)
    let shape = point.symbol(Circle()).symbolSize(400)
    let ring = point.symbol(Circle().strokeBorder(lineWidth: 2)).symbolSize(400)
    let plainRing = point.symbol(.circle.strokeBorder(lineWidth: 2)).symbolSize(400)
    #expect(try picture(shape) == picture(named) && picture(ring) == picture(plainRing) && picture(ring) != picture(shape))
    let view = Circle().strokeBorder(lineWidth: 2).foregroundStyle(.red).frame(width: 20, height: 20)
    #expect(try frames(of: "Frame", in: view).count == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude])
  func extremeValuesAreHarmless(_ value: Double) throws {
    let chart = Chart {
      LineMark(x: .value("x", value), y: .value("y", value))
      LineMark(x: .value("x", 1.0), y: .value("y", 2.0)).interpolationMethod(.monotone)
      PointMark(x: .value("x", value), y: .value("y", 0.0)).symbolSize(CGFloat(value))
      BarMark(x: .value("x", value), y: .value("y", value))
      AreaMark(x: .value("x", 3.0), y: .value("y", value))
      SectorMark(angle: .value("a", value))
      RuleMark(x: .value("x", value)).annotation { Text("note") }
    }
    .chartXAxis { AxisMarks(values: [value, 1]) }
    .chartYScale(domain: 0...10)
    for side in [0.5, 3, 200] {
      let renderer = ImageRenderer(content: chart.frame(width: side, height: side))
      let picture = try ImageCodecs.decode(renderer.pngData())
      let pixels = Int((side * renderer.scale).rounded(.up))
      #expect(picture.size == PixelSize(width: pixels, height: pixels))
    }
    // One invalid value does not affect the others: the rule at 1 is drawn in its place.
    let valid = bare(
      Chart {
        PointMark(x: .value("x", value), y: .value("y", value))
        RectangleMark(xStart: .value("x", 2.0), xEnd: .value("x", 4.0), yStart: .value("y", 10), yEnd: .value("y", 30))
      }.chartXScale(domain: 0...10).chartYScale(domain: 0...100))
    #expect(try frames(of: "RectangleMark", in: valid) == [[40, 70, 40, 20]])
  }

  /// A legend below the plot is a row, one beside it a column.
  @Test(arguments: [(AnnotationPosition.bottom, false), (.trailing, true), (.leading, true), (.top, false)])
  func legendsBesideThePlotAreColumns(_ position: AnnotationPosition, _ isColumn: Bool) throws {
    let chart = Chart(rows) {
      PointMark(x: .value("Count", $0.count), y: .value("Count", $0.count)).foregroundStyle(by: .value("Name", $0.name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: position)
    let entries = try frames(of: "Text", in: chart.frame(width: 300, height: 200))
    #expect(entries.count == Set(rows.map(\.name)).count && entries.count > 1, "\(entries)")
    #expect(zip(entries, entries.dropFirst()).allSatisfy { isColumn ? $0[0] == $1[0] && $0[1] < $1[1] : $0[0] < $1[0] && $0[1] == $1[1] })
  }

  /// A domain without values is divided like one of measurements: only plotted integers keep an axis whole.
  @Test func aDomainWithoutValuesIsDivided() throws {
    func labels(_ values: [Int]) throws -> Int {
      let chart = Chart(values, id: \.self) { PointMark(x: .value("x", 0.5), y: .value("y", $0)) }.chartXAxis(.hidden)
        .chartYScale(domain: 0...1)
      return try frames(of: "Text", in: chart.frame(width: 100, height: 200)).count
    }
    #expect(try labels([]) > 2)
    #expect(try labels([1]) == 2)
  }

  @Test func anEmptyChartIsHarmless() throws {
    let none: [Row] = []
    let bars = Chart(none) { BarMark(x: .value("a", $0.name), y: .value("b", $0.count)) }.frame(width: 50, height: 50)
    #expect(try frames(of: "BarMark", in: bars).isEmpty && frames(of: "ChartPlot", in: bars).count == 1)
    let nothing = Chart {}.frame(width: 50, height: 50)
    #expect(try frames(of: "ChartPlot", in: nothing).count == 1)
    let renderer = ImageRenderer(content: nothing)
    let side = Int(50 * renderer.scale)
    #expect(try ImageCodecs.decode(renderer.pngData()).size == PixelSize(width: side, height: side))
  }
}
