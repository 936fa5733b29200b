import Foundation
import SkerryTestSupport
import SwiftUI
import Testing

@testable import SkerryCharts

/// The lengths of ticks, compared as pictures with ticks of a fixed length.
@Suite @MainActor struct AxisTickTests {
  /// A chart whose labels are 12 and 10 points wide, and 7 and 9 high.
  ///
  /// - Parameter apart: whether the ticks are marks of their own, so that the labels of a vertical axis do not stand beyond them.
  private func picture(_ axis: Axis, apart: Bool = false, _ length: @escaping (Double) -> AxisTick.Length) throws -> Data {
    let ticks = AxisMarks(values: [2, 6]) { value in
      AxisTick(length: length(value.as(Double.self) ?? 0), stroke: StrokeStyle(lineWidth: 2))
    }
    let marks = AxisMarks(values: [2, 6]) { value in
      let place = value.as(Double.self) ?? 0
      if !apart { AxisTick(length: length(place), stroke: StrokeStyle(lineWidth: 2)) }
      AxisValueLabel { Color.clear.frame(width: place == 2 ? 12 : 10, height: place == 2 ? 7 : 9) }
    }
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    let drawn =
      axis == .horizontal
      ? AnyView(chart.chartXAxis { marks }.chartYAxis(.hidden))
      : apart
        ? AnyView(
          chart.chartYAxis {
            ticks; marks
          }
          .chartXAxis(.hidden)) : AnyView(chart.chartYAxis { marks }.chartXAxis(.hidden))
    return try ImageRenderer(content: drawn.frame(width: 160, height: 120)).pngData()
  }

  /// In a plot of 160 by 120 points with ten units each way.
  @Test func anOffsetMovesTicks() throws {
    func picture(_ axis: Axis, _ values: [Double], _ offset: CGSize) throws -> Data {
      let marks = AxisMarks(values: values) { _ in AxisTick(length: 5).offset(offset) }
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      let drawn =
        axis == .horizontal
        ? AnyView(chart.chartXAxis { marks }.chartYAxis(.hidden)) : AnyView(chart.chartYAxis { marks }.chartXAxis(.hidden))
      let size = axis == .horizontal ? CGSize(width: 160, height: 125) : CGSize(width: 165, height: 120)
      return try ImageRenderer(content: drawn.frame(width: size.width, height: size.height)).pngData()
    }
    #expect(try picture(.horizontal, [2, 6], CGSize(width: 16, height: 0)) == picture(.horizontal, [3, 7], .zero))
    #expect(try picture(.vertical, [2, 6], CGSize(width: 0, height: -12)) == picture(.vertical, [3, 7], .zero))
    #expect(try picture(.horizontal, [2, 6], CGSize(width: 0, height: -5)) != picture(.horizontal, [2, 6], .zero))
    #expect(try picture(.vertical, [2, 6], CGSize(width: -5, height: 0)) != picture(.vertical, [2, 6], .zero))
  }

  /// Below the plot a tick's length includes the distance of the label; beside it, only that of the longest one does.
  @Test func lengths() throws {
    let spacing = AxisDrawing.spacing
    #expect(spacing == 4)
    func fixed(_ axis: Axis, _ first: CGFloat, _ second: CGFloat, apart: Bool = false) throws -> Data {
      try picture(axis, apart: apart) { AxisTick.Length(.fixed($0 == 2 ? first : second)) }
    }
    for (axis, first, second) in [(Axis.horizontal, 7.0, 9.0), (.vertical, 12, 10)] {
      let isVertical = axis == .vertical
      let near = axis == .horizontal ? spacing : 0
      let longest = max(first, second) + spacing
      let automatic = axis == .horizontal ? [first + near, second + near] : [spacing, spacing]
      #expect(try picture(axis) { _ in .automatic } == fixed(axis, automatic[0], automatic[1]))
      #expect(try picture(axis) { _ in .label } == fixed(axis, first + near, second + near, apart: isVertical))
      #expect(try picture(axis) { _ in .label(extendPastBy: 3) } == fixed(axis, first + near + 3, second + near + 3, apart: isVertical))
      #expect(try picture(axis) { _ in .longestLabel } == fixed(axis, longest, longest, apart: isVertical))
      #expect(try picture(axis) { _ in .longestLabel(extendPastBy: 2) } == fixed(axis, longest + 2, longest + 2, apart: isVertical))
      #expect(try fixed(axis, 4, 4) != fixed(axis, 5, 4))
    }
  }

  /// Aligned labels stay beside the plot: the last one of a horizontal axis ends where it does, those of a vertical one at both ends.
  @Test(arguments: [(30.0, 8.0), (8, 30)]) func alignedLabelsStayBesideThePlot(_ width: Double, _ height: Double) throws {
    let marks = AxisMarks(preset: .aligned, values: [0, 10]) { value in
      AxisValueLabel {
        Color.clear.frame(width: width, height: height).accessibilityIdentifier(value.as(Double.self) == 0 ? "first" : "last")
      }
    }
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    for axis in [Axis.horizontal, .vertical] {
      let drawn =
        axis == .horizontal
        ? AnyView(chart.chartXAxis { marks }.chartYAxis(.hidden)) : AnyView(chart.chartYAxis { marks }.chartXAxis(.hidden))
      let view = drawn.frame(width: 160, height: 120)
      let plot = try #require(try frames(of: "ChartPlot", in: view).first)
      let labels = try LayoutFrames.identified(in: ImageRenderer(content: view).layoutTree())
      let (first, last) = (try #require(labels["first"]), try #require(labels["last"]))
      if axis == .horizontal {
        #expect(first[0] >= plot[0] && last[0] + last[2] == plot[0] + plot[2], "\(labels) \(plot)")
      } else {
        #expect(last[1] == plot[1] && first[1] + first[3] == plot[1] + plot[3], "\(labels) \(plot)")
      }
    }
  }

  /// Labels of a horizontal axis stay half the spacing apart; the later of two that are nearer is left out.
  @Test func labelsKeepApart() throws {
    func drawn(_ distance: Double) throws -> Int {
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...1).chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: [0.25, 0.25 + distance / 160]) { value in
          AxisValueLabel(centered: false) { Color.clear.frame(width: 20, height: 8).accessibilityIdentifier("\(value.index)") }
        }
      }
      let view = chart.frame(width: 160, height: 120)
      #expect(try frames(of: "ChartPlot", in: view).first?[2] == 160)
      return try LayoutFrames.identified(in: ImageRenderer(content: view).layoutTree()).count
    }
    #expect(try drawn(20 + AxisDrawing.spacing / 2 + 0.1) == 2)
    #expect(try drawn(20 + AxisDrawing.spacing / 2 - 0.5) == 1)
  }

  /// An opacity is a share: what is more than 1 is 1 and what is less than 0 is 0 before several are multiplied.
  @Test func opacitiesOfMarksAreShares() throws {
    func picture(_ first: Double, _ second: Double) throws -> Data {
      let marks = AxisMarks(values: [2, 6]) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 3)).foregroundStyle(.black).opacity(first).opacity(second)
      }
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      return try ImageRenderer(content: chart.chartYAxis { marks }.chartXAxis(.hidden).frame(width: 160, height: 120)).pngData()
    }
    let half = try picture(0.5, 1)
    #expect(try picture(2, 0.5) == half && picture(1.01, 0.5) == half && picture(0.5, 2) == half && picture(0.99, 0.5) != half)
    #expect(try picture(1, 1) == picture(1, 1.5) && picture(1, 1) != half)
    #expect(try picture(-1, 1) == picture(0, 1) && picture(0, 1) != half && picture(-1, -1) == picture(0, 1))
  }

  /// Of several sets of automatic marks the first decides how far the domain is rounded.
  @Test func theFirstMarksDecideTheDomain() throws {
    func picture(@AxisContentBuilder _ marks: () -> some AxisContent) throws -> Data {
      let chart = Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 1), y: .value("y", 73))
      }
      return try ImageRenderer(content: chart.chartXAxis(.hidden).chartYAxis(content: marks).frame(width: 160, height: 120)).pngData()
    }
    func marks(_ count: Int) -> some AxisContent {
      AxisMarks(values: .automatic(desiredCount: count)) { _ in AxisGridLine().foregroundStyle(.clear) }
    }
    let (few, many) = (try picture { marks(2) }, try picture { marks(12) })
    #expect(few != many)
    #expect(
      try picture {
        marks(2); marks(12)
      } == few)
    #expect(
      try picture {
        marks(12); marks(2)
      } == many)
  }

  /// The labels of a vertical axis are a column as wide as the widest: "-4" and "4" end at the same place where they are aligned at the trailing
  /// edge (Figures §9.68), and begin at the same place otherwise.
  @Test func labelsOfAVerticalAxisAreAColumn() throws {
    func edges(_ alignment: Alignment?, _ position: AxisMarkPosition) throws -> [[Double]] {
      let chart = Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 1), y: .value("y", 2))
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: position, values: [0, 1, 2]) { value in
          AxisValueLabel(multiLabelAlignment: alignment) { Circle().frame(width: value.index == 1 ? 30 : 12, height: 4) }
        }
      }
      .frame(width: 200, height: 120)
      return try frames(of: "Frame", in: chart, scale: 3).filter { $0[3] == 4 }.map { [$0[0], $0[0] + $0[2]] }
    }
    func spread(_ edges: [[Double]], _ end: Int) -> Double { (edges.map { $0[end] }.max() ?? 0) - (edges.map { $0[end] }.min() ?? 0) }
    for position in [AxisMarkPosition.trailing, .leading] {
      let (plain, leading) = (try edges(nil, position), try edges(.leading, position))
      let (center, trailing) = (try edges(.center, position), try edges(.trailing, position))
      #expect([plain, leading, center, trailing].allSatisfy { $0.count == 3 }, "\(plain)")
      #expect(spread(leading, 0) < 0.34 && spread(trailing, 1) < 0.34 && spread(center, 0) > 8 && spread(center, 1) > 8)
      // Without an alignment the labels stand beside the plot.
      #expect(plain == (position == .trailing ? leading : trailing))
    }
  }
}
