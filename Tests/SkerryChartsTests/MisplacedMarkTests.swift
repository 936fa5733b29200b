import Charts
import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing

/// Marks whose scale cannot place their value are counted once each.
@Suite @MainActor struct MisplacedMarkTests {
  private static let values = [2, Double.nan, 5]

  private func said(@ChartContentBuilder _ content: () -> some ChartContent) -> [String] {
    let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard)
    let chart = Chart(content: content).frame(width: 200, height: 120)
    return scene.layout(chart, .sizeThatFits).diagnostics.filter { $0.rule == "chart-value-without-place" }.map {
      String($0.message.prefix(21))
    }
  }

  @Test func oneOfThree() {
    let (values, expected) = (Self.values, ["1 of 3 marks of a Cha"])
    #expect(said { ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) } } == expected)
    #expect(said { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) } } == expected)
    #expect(said { ForEach(0..<3) { AreaMark(x: .value("x", $0), y: .value("y", values[$0])) } } == expected)
    #expect(said { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", Double($0))) } } == [])
  }

  /// A sector of zero is a valid share, a negative one is not.
  @Test func sectorsOfAPie() {
    #expect(said { ForEach(0..<3) { SectorMark(angle: .value("share", Double($0))) } } == [])
    #expect(said { ForEach(0..<3) { SectorMark(angle: .value("share", Double($0) - 1)) } } == ["1 of 3 marks of a Cha"])
  }
}
