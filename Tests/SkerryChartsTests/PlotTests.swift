import Charts
import Foundation
import SwiftUI
import Testing

/// Plots of whole collections and of functions are drawn like the marks that they replace.
@Suite @MainActor struct PlotTests {
  private struct Depth: Identifiable {
    let id: Int
    let place: Double
    let depth: Double
    var side: String { id % 2 == 0 ? "port" : "starboard" }
    var size: CGFloat { CGFloat(20 + 10 * id) }
  }
  private let depths = (0..<6).map { Depth(id: $0, place: Double($0), depth: Double($0 * $0 % 7)) }

  private func picture(@ChartContentBuilder _ content: () -> some ChartContent) throws -> Data {
    try ImageRenderer(content: Chart(content: content).frame(width: 200, height: 120)).pngData()
  }

  @Test func collections() throws {
    let depths = depths
    let line = try picture { LinePlot(depths, x: .value("Place", \.place), y: .value("Depth", \.depth)).foregroundStyle(.red) }
    #expect(
      line
        == (try picture { ForEach(depths) { LineMark(x: .value("Place", $0.place), y: .value("Depth", $0.depth)).foregroundStyle(.red) } }))
    let points = try picture {
      PointPlot(depths, x: .value("Place", \.place), y: .value("Depth", \.depth)).foregroundStyle(by: .value("Side", \.side)).symbolSize(
        \.size)
    }
    #expect(
      points
        == (try picture {
          ForEach(depths) {
            PointMark(x: .value("Place", $0.place), y: .value("Depth", $0.depth)).foregroundStyle(by: .value("Side", $0.side)).symbolSize(
              $0.size)
          }
        }))
    let bars = try picture {
      BarPlot(depths, x: .value("Place", \.place), y: .value("Depth", \.depth), width: 9).cornerRadius(3).opacity(0.5)
    }
    #expect(
      bars
        == (try picture {
          ForEach(depths) { BarMark(x: .value("Place", $0.place), y: .value("Depth", $0.depth), width: 9).cornerRadius(3).opacity(0.5) }
        }))
    let rules = try picture { RulePlot(depths, y: .value("Depth", \.depth)).lineStyle(StrokeStyle(lineWidth: 2)) }
    #expect(rules == (try picture { ForEach(depths) { RuleMark(y: .value("Depth", $0.depth)).lineStyle(StrokeStyle(lineWidth: 2)) } }))
    let areas = try picture { AreaPlot(depths, x: .value("Place", \.place), y: .value("Depth", \.depth)) }
    #expect(areas == (try picture { ForEach(depths) { AreaMark(x: .value("Place", $0.place), y: .value("Depth", $0.depth)) } }))
    let boxes = try picture { RectanglePlot(depths, x: .value("Place", \.side), y: .value("Depth", \.side)) }
    #expect(boxes == (try picture { ForEach(depths) { RectangleMark(x: .value("Place", $0.side), y: .value("Depth", $0.side)) } }))
  }

  @Test func functions() throws {
    let straight = try picture { LinePlot(x: "x", y: "y", domain: 0...10) { 2 * $0 } }
    let marks = try picture { ForEach(0..<201) { LineMark(x: .value("x", Double($0) / 20), y: .value("y", Double($0) / 10)) } }
    #expect(straight == marks)
    let parabola = Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }.chartXScale(domain: -2...2).frame(width: 200, height: 120)
    let named = Chart { LinePlot(x: "x", y: "y", domain: -2...2) { $0 * $0 } }.chartXScale(domain: -2...2).frame(width: 200, height: 120)
    #expect(try ImageRenderer(content: parabola).pngData() == ImageRenderer(content: named).pngData())
  }

  /// 1/x has two branches with nothing between them, and two plots are two lines.
  @Test func gapsAndSeveralPlots() throws {
    let broken = try picture { LinePlot(x: "x", y: "y", domain: -2...2) { abs($0) < 0.5 ? .nan : 1 / $0 } }
    let joined = try picture { LinePlot(x: "x", y: "y", domain: -2...2) { abs($0) < 0.5 ? 0 : 1 / $0 } }
    #expect(broken != joined)
    let both = try picture {
      LinePlot(x: "x", y: "y", domain: 0...10) { $0 }
      LinePlot(x: "x", y: "y", domain: 0...10) { 10 - $0 }
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...10) { (yStart: $0 / 4, yEnd: $0 / 2) }.foregroundStyle(.orange.opacity(0.5))
      LinePlot(x: "x", y: "y", t: "t", domain: 0...6.4) { (x: 5 + cos($0), y: 5 + sin($0)) }.foregroundStyle(.red)
    }
    let one = try picture { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }
    #expect(both != one)
  }
}
