import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// The chart modifiers in effect.
struct ChartSettings {
  enum Axis {
    case automatic
    case hidden
    case marks(any AxisContent)
  }
  /// A title of an axis or a legend: its position and content.
  struct Caption {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: any View
  }
  struct Legend {
    var isHidden = false
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: (any View)?
  }
  /// Styles for values.
  struct StyleScale<Style> {
    var domain: [PlotValue]?
    var styles: [Style]?
    var mapping: ((PlotValue) -> Style?)?
  }
  struct Layer {
    var alignment: Alignment
    var view: (ChartProxy) -> any View
  }

  var xAxis = Axis.automatic
  var yAxis = Axis.automatic
  var x = ScaleRequest()
  var y = ScaleRequest()
  var styles = StyleScale<any ShapeStyle>()
  var symbols = StyleScale<any ChartSymbolShape>()
  var strokes = StyleScale<StrokeStyle>()
  /// Areas in square points.
  var symbolSizes = StyleScale<CGFloat>()
  var legend = Legend()
  var xTitles: [Caption] = []
  var yTitles: [Caption] = []
  var plotStyle: [(ChartPlotContent) -> any View] = []
  var xAxisStyle: [(ChartAxisContent) -> any View] = []
  var yAxisStyle: [(ChartAxisContent) -> any View] = []
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettings.Key.self] }
    set { self[ChartSettings.Key.self] = newValue }
  }
}

extension View {
  /// Sets chart modifiers for the charts inside.
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View { settingEnvironment { change(&$0.chart) } }
}
