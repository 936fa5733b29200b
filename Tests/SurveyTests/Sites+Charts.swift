import Charts
import SwiftUI

extension CallSites {
  func addCharts() {
    let points = (0..<6).map { index -> (time: Date, depth: Double) in
      let seconds = 789_000_000 + Double(index) * 600
      return (Date(timeIntervalSinceReferenceDate: seconds), Double(index * index % 7))
    }
    let first = points[0].time, last = points[5].time
    draws("Chart {}", "LineMark(x:, y:)", ".lineStyle(_)", ".interpolationMethod(_)") {
      Chart {
        ForEach(points, id: \.time) { point in
          LineMark(x: .value("Time", point.time), y: .value("Depth", point.depth)).interpolationMethod(.catmullRom)
            .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
        }
      }
    }
    changes("PointMark(x:, y:)", ".symbolSize(_)") {
      Chart { ForEach(points, id: \.time) { PointMark(x: .value("Time", $0.time), y: .value("Depth", $0.depth)).symbolSize(120) } }
    } from: {
      Chart { ForEach(points, id: \.time) { PointMark(x: .value("Time", $0.time), y: .value("Depth", $0.depth)) } }
    }
    draws("RuleMark(y:)", ".annotation(position:, alignment:) {}") {
      Chart {
        RuleMark(y: .value("Goal", 3)).foregroundStyle(.red).annotation(position: .top, alignment: .leading) { Text("goal") }
      }
    }
    draws("RuleMark(x:)") { Chart { RuleMark(x: .value("Now", first)) } }
    draws("RuleMark(xStart:, xEnd:, y:)") {
      Chart { RuleMark(xStart: .value("From", first), xEnd: .value("To", last), y: .value("Goal", 3)) }
    }
    draws("RectangleMark(xStart:, xEnd:, yStart:, yEnd:)") {
      Chart {
        RectangleMark(xStart: .value("From", first), xEnd: .value("To", last), yStart: .value("Low", 1), yEnd: .value("High", 3))
          .foregroundStyle(.green.opacity(0.2))
      }
    }
    let plain = Chart(points, id: \.time) { BarMark(x: .value("Time", $0.time), y: .value("Depth", $0.depth)) }
    equals(".chartXAxis(_)", ".chartYAxis(_)") {
      plain.chartXAxis(.hidden).chartYAxis(.hidden)
    } as: {
      plain.chartXAxis {}.chartYAxis {}
    }
    changes(".chartXAxis {}", "AxisMarks(values:) {}", "AxisGridLine()", "AxisValueLabel(format:)") {
      plain.chartXAxis {
        AxisMarks(values: .stride(by: .minute, count: 30)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour().minute())
        }
      }
    } from: {
      plain
    }
    changes(".chartYAxis {}", "AxisMarks(position:, values:) {}", "AxisGridLine(stroke:)", "AxisValueLabel {}") {
      plain.chartYAxis {
        AxisMarks(position: .leading, values: [0, 3, 6]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2]))
          AxisValueLabel { if let depth = value.as(Double.self) { Text("\(depth, specifier: "%.0f") m") } }
        }
      }
    } from: {
      plain
    }
    changes("AxisMarks(position:) {}", "AxisValueLabel()", "AxisValueLabel(_)", "AxisValueLabel(format:, horizontalSpacing:)") {
      plain.chartYAxis {
        AxisMarks(position: .leading) { value in
          if value.index == 0 { AxisValueLabel("floor") } else { AxisValueLabel() }
          AxisValueLabel(format: FloatingPointFormatStyle<Double>.number, horizontalSpacing: 4)
        }
      }
    } from: {
      plain
    }
    changes(".chartYScale(domain:)") {
      plain.chartYScale(domain: 0...40)
    } from: {
      plain
    }
    changes(".chartXScale(domain:)") {
      plain.chartXScale(domain: first...last.addingTimeInterval(9_000))
    } from: {
      plain
    }
    changes(".chartPlotStyle {}") {
      plain.chartPlotStyle { $0.background(.orange.opacity(0.3)) }
    } from: {
      plain
    }
  }
}
