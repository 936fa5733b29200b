import Charts
import SwiftUI

private struct Point: Identifiable {
  var hour: Int
  var value: Double
  var line = "A"
  var id: String { "\(line)\(hour)" }
}

private let points = [3, 5, 4, 8, 6].enumerated().map { Point(hour: $0, value: Double($1)) }
private let lines = points + points.map { Point(hour: $0.hour, value: $0.value / 2, line: "B") }

#Preview("Chart, BarMark, ChartContent.cornerRadius", traits: .sizeThatFitsLayout) {
  Chart(points) { BarMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)).cornerRadius(4) }.frame(width: 220, height: 120)
}

#Preview(
  "LineMark, ChartContent.interpolationMethod, ChartContent.lineStyle, ChartContent.symbol, ChartContent.symbolSize",
  traits: .sizeThatFitsLayout
) {
  Chart(points) {
    LineMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)).interpolationMethod(.catmullRom)
      .lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 3])).symbol(.diamond).symbolSize(60)
  }
  .frame(width: 220, height: 120)
}

#Preview(
  "AreaMark, PointMark, ChartContent.foregroundStyle, ChartContent.opacity, ChartContent.alignsMarkStylesWithPlotArea",
  traits: .sizeThatFitsLayout
) {
  Chart(points) { point in
    AreaMark(x: .value("Hour", point.hour), y: .value("Riders", point.value))
      .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)).alignsMarkStylesWithPlotArea()
    PointMark(x: .value("Hour", point.hour), y: .value("Riders", point.value)).opacity(0.6)
  }
  .frame(width: 220, height: 120)
}

#Preview("RuleMark, RectangleMark, ChartContent.annotation, ChartContent.zIndex, ChartContent.offset", traits: .sizeThatFitsLayout) {
  Chart {
    RectangleMark(xStart: .value("From", 1), xEnd: .value("To", 2), yStart: .value("Low", 0), yEnd: .value("High", 8)).offset(x: 2)
    RuleMark(y: .value("Mean", 5)).annotation(position: .top, alignment: .leading) { Text("Mean").font(.caption) }.zIndex(1)
  }
  .foregroundStyle(.orange)
  .frame(width: 220, height: 120)
}

#Preview("SectorMark", traits: .sizeThatFitsLayout) {
  Chart(points) { SectorMark(angle: .value("Share", $0.value), innerRadius: .ratio(0.6), angularInset: 2).opacity(Double($0.hour + 2) / 7) }
    .frame(width: 120, height: 120)
}

#Preview(
  "ChartContent.position, ChartContent.blur, ChartContent.shadow, ChartContent.clipShape, ChartContent.compositingLayer",
  traits: .sizeThatFitsLayout
) {
  Chart(lines) {
    BarMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)).position(by: .value("Line", $0.line))
      .foregroundStyle(by: .value("Line", $0.line)).blur(radius: 0.5).shadow(radius: 2).clipShape(Capsule()).compositingLayer()
  }
  .frame(width: 240, height: 140)
}

#Preview(
  "Plot, ChartContent.accessibilityLabel, ChartContent.accessibilityValue, ChartContent.accessibilityHidden, ChartContent.accessibilityIdentifier",
  traits: .sizeThatFitsLayout
) {
  Chart {
    Plot { ForEach(points) { PointMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)) } }
      .accessibilityLabel("Riders").accessibilityValue("5 hours").accessibilityHidden(false).accessibilityIdentifier("points")
  }
  .frame(width: 220, height: 100)
}

#Preview("BarPlot, LinePlot, AreaPlot, PointPlot, RulePlot, RectanglePlot", traits: .sizeThatFitsLayout) {
  VStack {
    Chart { BarPlot(points, x: .value("Hour", \.hour), y: .value("Riders", \.value)) }
    Chart {
      LinePlot(x: "Hour", y: "Riders", domain: 0...6) { $0 * $0 / 6 }
      AreaPlot(x: "Hour", y: "Riders", domain: 0...6) { $0 / 2 }
    }
    Chart {
      PointPlot(points, x: .value("Hour", \.hour), y: .value("Riders", \.value))
      RulePlot(points, x: .value("Hour", \.hour), yStart: .value("Low", \.value), yEnd: .value("High", \.value))
      RectanglePlot(points, x: .value("Hour", \.hour), y: .value("Riders", \.value), width: 6, height: 6)
    }
  }
  .frame(width: 220, height: 300)
}

#Preview(
  "chartXAxis, chartYAxis, AxisMarks, AxisGridLine, AxisTick, AxisValueLabel, AxisMark.font, AxisMark.foregroundStyle",
  traits: .sizeThatFitsLayout
) {
  Chart(points) { LineMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)) }
    .chartXAxis {
      AxisMarks(values: .stride(by: 2)) {
        AxisGridLine().foregroundStyle(.orange)
        AxisTick()
        AxisValueLabel().font(.caption.bold())
      }
    }
    .chartYAxis(.hidden)
    .frame(width: 220, height: 120)
}

#Preview("AxisMark.opacity, AxisMark.offset, AxisMark.compositingLayer, AxisContent.compositingLayer", traits: .sizeThatFitsLayout) {
  Chart(points) { LineMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)) }
    .chartXAxis {
      AxisMarks {
        AxisGridLine().opacity(0.3)
        AxisValueLabel().offset(x: 4).compositingLayer()
      }
      .compositingLayer()
    }
    .frame(width: 220, height: 120)
}

#Preview(
  "chartXScale, chartYScale, chartXAxisLabel, chartYAxisLabel, chartXAxisStyle, chartYAxisStyle, chartPlotStyle",
  traits: .sizeThatFitsLayout
) {
  Chart(points) { BarMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)) }
    .chartXScale(domain: -1...6).chartYScale(domain: 0...12)
    .chartXAxisLabel("Hour").chartYAxisLabel("Riders")
    .chartXAxisStyle { $0.background(.blue.opacity(0.1)) }.chartYAxisStyle { $0.background(.green.opacity(0.1)) }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .frame(width: 240, height: 140)
}

#Preview("chartLegend, chartForegroundStyleScale, chartSymbolScale, chartSymbolSizeScale, chartLineStyleScale", traits: .sizeThatFitsLayout)
{
  Chart(lines) {
    LineMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)).foregroundStyle(by: .value("Line", $0.line))
      .symbol(by: .value("Line", $0.line))
  }
  .chartForegroundStyleScale(["A": Color.orange, "B": Color.blue])
  .chartSymbolScale(["A": BasicChartSymbolShape.circle, "B": BasicChartSymbolShape.square])
  .chartSymbolSizeScale(range: 20...60)
  .chartLineStyleScale(["A": StrokeStyle(lineWidth: 2), "B": StrokeStyle(lineWidth: 4)])
  .chartLegend(position: .bottom)
  .frame(width: 240, height: 150)
}

#Preview("chartBackground, chartOverlay, chartScrollPosition, chartXVisibleDomain, chartYVisibleDomain", traits: .sizeThatFitsLayout) {
  Chart(points) { LineMark(x: .value("Hour", $0.hour), y: .value("Riders", $0.value)) }
    .chartBackground { _ in Color.yellow.opacity(0.2) }
    .chartOverlay { _ in Text("Overlay").font(.caption) }
    .chartScrollPosition(initialX: 1).chartXVisibleDomain(length: 3).chartYVisibleDomain(length: 10)
    .frame(width: 220, height: 120)
}
