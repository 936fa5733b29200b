import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// Arranges a chart in a size: titles and legend around the axes, the axes around the plot, the marks in it.
@MainActor
struct ChartComposition {
  let marks: [MarkRecord]
  let settings: ChartSettings
  let context: ResolveContext
  let styles: ChartStyles

  init(marks: [MarkRecord], settings: ChartSettings, context: ResolveContext) {
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    let binned = marks.map { mark in
      var mark = mark
      mark.x = mark.x.binned(calendar)
      mark.y = mark.y.binned(calendar)
      return mark
    }
    self.marks = MarkStacking.stacked(binned)
    self.settings = settings
    self.context = context
    styles = ChartStyles(self.marks, settings)
  }

  func node(in size: CGSize) -> ViewNode {
    let whole = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return FramedNodes().container("ChartContent") }
    var nodes = FramedNodes()
    let bounds = addSurroundings(in: whole, to: &nodes)
    let (plot, frame, horizontal, vertical) = arranged(in: bounds)
    let geometry = geometry(plot.size)
    let proxy = ChartProxy(geometry: geometry, frame: plot)

    var result = FramedNodes()
    for layer in settings.backgrounds { result.add(layered(layer, proxy), whole) }
    // What a style draws behind the plot covers the grid lines (Figures §9.92).
    if !settings.plotStyle.isEmpty { result.add(gridLines(geometry, horizontal, vertical).container("PlotGrid"), plot) }
    result.add(styledPlot(drawing: true, horizontal, vertical), frame)
    for (plan, style) in [(horizontal, settings.xAxisStyle), (vertical, settings.yAxisStyle)] {
      addLabels(plan, style, geometry, plot, whole, to: &result)
    }
    for (node, frame) in zip(nodes.nodes, nodes.frames) { result.add(node, frame) }
    for layer in settings.overlays { result.add(layered(layer, proxy), whole) }
    return result.container("ChartContent")
  }

  private func layered(_ layer: ChartSettings.Layer, _ proxy: ChartProxy) -> ViewNode {
    let node = context.layeredNode(of: layer.view(proxy), alignment: layer.alignment)
    return .layout(
      FlexFrameBehavior(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil, maxHeight: .infinity,
        alignment: layer.alignment),
      [node])
  }

  func size(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = LayoutEngine(text: context.services.text).size(of: node, proposal: proposal)
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  // MARK: Scales

  private var xValues: [PlotValue] { values(\.x) }
  private var yValues: [PlotValue] { values(\.y) }
  private func values(_ position: KeyPath<MarkRecord, MarkRecord.Position>) -> [PlotValue] {
    plotted(position).flatMap { [$0.value] + ($0.upper.map { [$0] } ?? []) }
  }
  private func plotted(_ position: KeyPath<MarkRecord, MarkRecord.Position>) -> [PlottedValue] {
    marks.filter(\.kind.hasAxes).flatMap { $0[keyPath: position].values }
  }
  /// The smallest step of an axis: integers are not divided. An axis that has a domain but no values may be divided.
  private func leastStep(_ axis: Axis) -> Double {
    let plotted = plotted(axis == .horizontal ? \.x : \.y)
    return !plotted.isEmpty && plotted.allSatisfy(\.isInteger) ? 1 : 0
  }

  private func scale(_ axis: Axis, length: CGFloat) -> PlotScale {
    let setting = axis == .horizontal ? settings.xAxis : settings.yAxis
    var marks: Int?
    if case .marks(let records) = setting, case .automatic(_, let wanted?)? = records.collected().first?.values.kind { marks = wanted }
    return PlotScale.fitting(
      axis == .horizontal ? xValues : yValues, axis == .horizontal ? settings.x : settings.y,
      desiredCount: AxisPlan.desiredCount(length, axis), marks: marks, leastStep: leastStep(axis))
  }

  private func geometry(_ size: CGSize) -> PlotGeometry {
    PlotGeometry(
      x: scale(.horizontal, length: size.width), y: scale(.vertical, length: size.height), size, settings.x, settings.y)
  }

  private func plan(_ axis: Axis, _ size: CGSize) -> AxisPlan {
    let hasSectorsOnly = !marks.isEmpty && marks.allSatisfy { !$0.kind.hasAxes }
    let setting = axis == .horizontal ? settings.xAxis : settings.yAxis
    let values = axis == .horizontal ? xValues : yValues
    let request = axis == .horizontal ? settings.x : settings.y
    let length = axis == .horizontal ? size.width : size.height
    // An axis without values has no scale, unless the chart sets a domain.
    var isEmpty = values.isEmpty
    if case .values? = request.domain { isEmpty = false }
    return AxisPlan(
      axis, hasSectorsOnly || isEmpty ? .hidden : setting, scale(axis, length: length), leastStep: leastStep(axis), length: length,
      context: context)
  }

  // MARK: Space for axes

  /// The plot's frame in the available space, and its axes. No space is kept for the half of a label that is beyond the end of the vertical
  /// axis (Figures §9.37 and §9.54).
  ///
  /// - Returns: the plot's frame, that of the plot with its style, and the axes.
  private func arranged(in bounds: CGRect) -> (plot: CGRect, styled: CGRect, AxisPlan, AxisPlan) {
    var plot = bounds
    var (horizontal, vertical) = (plan(.horizontal, bounds.size), plan(.vertical, bounds.size))
    // The number of ticks depends on the plot's size, which depends on the ticks' labels: two passes are enough.
    for _ in 0..<2 {
      let (up, down) = AxisDrawing.margins(horizontal)
      let (left, right) = AxisDrawing.margins(vertical)
      plot = CGRect(
        x: bounds.minX + left, y: bounds.minY + up, width: max(0, bounds.width - left - right), height: max(0, bounds.height - up - down))
      (horizontal, vertical) = (plan(.horizontal, plot.size), plan(.vertical, plot.size))
    }
    guard !settings.plotStyle.isEmpty else { return (plot, plot, horizontal, vertical) }
    // A style may make the plot smaller or larger than the available space; the axes follow.
    let probe = styledPlot(drawing: false, horizontal, vertical)
    let frame = styledFrame(plot, in: bounds, probe)
    let (tree, _) = LayoutEngine(text: context.services.text).layout(probe, in: frame)
    if let found = tree.plotFrame, found != plot {
      plot = found
      (horizontal, vertical) = (plan(.horizontal, plot.size), plan(.vertical, plot.size))
    }
    return (plot, frame, horizontal, vertical)
  }

  private func gridLines(_ geometry: PlotGeometry, _ horizontal: AxisPlan, _ vertical: AxisPlan) -> FramedNodes {
    var lines = FramedNodes()
    for plan in [horizontal, vertical] {
      AxisDrawing(plan: plan, geometry: geometry, environment: context.environment).addGridLines(to: &lines)
    }
    return lines
  }

  private func styledFrame(_ plot: CGRect, in bounds: CGRect, _ node: ViewNode) -> CGRect {
    let (up, down) = (plot.minY - bounds.minY, bounds.maxY - plot.maxY)
    let available = CGRect(x: plot.minX, y: bounds.minY + up, width: plot.width, height: bounds.height - up - down)
    let own = size(of: node, ProposedViewSize(available.size))
    return CGRect(x: available.midX - own.width / 2, y: available.midY - own.height / 2, width: own.width, height: own.height)
  }

  /// The plot as modified by `chartPlotStyle`.
  private func styledPlot(drawing: Bool, _ horizontal: AxisPlan, _ vertical: AxisPlan) -> ViewNode {
    let inner = ViewNode.deferred(
      DeferredContent(kind: Self.plotKind) { area in
        drawing ? drawn(area.size, horizontal, vertical) : FramedNodes().container("PlotMarks")
      })
    guard !settings.plotStyle.isEmpty else { return inner }
    var view: any View = ChartPlotContent(node: inner)
    for style in settings.plotStyle {
      let wrapped = style(ChartPlotContent(node: context.layeredNode(of: view, alignment: .center)))
      view = wrapped
    }
    return context.layeredNode(of: view, alignment: .center)
  }

  fileprivate static let plotKind = "ChartPlot"

  private func drawn(_ size: CGSize, _ horizontal: AxisPlan, _ vertical: AxisPlan) -> ViewNode {
    let geometry = geometry(size)
    let base = settings.plotStyle.isEmpty ? gridLines(geometry, horizontal, vertical) : FramedNodes()
    var drawing = PlotDrawing(context: context, marks: marks, styles: styles, geometry: geometry)
    let nodes = drawing.draw(onto: base)
    if drawing.misplaced > 0 {
      context.log.report(
        Diagnostic(
          .chartValueWithoutPlace,
          "\(drawing.misplaced) of \(marks.count) marks of a Chart have a value that its scale cannot place (not a number, not above zero on a logarithmic scale, or a category outside the domain) and are left out; check the data or the scale's domain."
        ))
    }
    let container = nodes.container("PlotMarks")
    // Content beyond the visible part would be reached by scrolling.
    guard settings.x.visibleLength != nil || settings.y.visibleLength != nil else { return container }
    return .effect(.clip(ShapeOutline(kind: "\(Rectangle.self)") { Path($0) }, evenOdd: false), container)
  }

  private func addLabels(
    _ plan: AxisPlan, _ style: [(ChartAxisContent) -> any View], _ geometry: PlotGeometry, _ plot: CGRect, _ whole: CGRect,
    to nodes: inout FramedNodes
  ) {
    var labels = FramedNodes()
    AxisDrawing(plan: plan, geometry: geometry, environment: context.environment).addLabels(around: plot, in: whole, to: &labels)
    guard !labels.nodes.isEmpty else { return }
    guard !style.isEmpty else {
      for (node, frame) in zip(labels.nodes, labels.frames) { nodes.add(node, frame) }
      return
    }
    let strip = labels.frames.reduce(labels.frames[0]) { $0.union($1) }
    var moved = FramedNodes()
    for (node, frame) in zip(labels.nodes, labels.frames) { moved.add(node, frame.offsetBy(dx: -strip.minX, dy: -strip.minY)) }
    let container = moved.container("AxisLabels")
    var view: any View = ChartAxisContent(node: .deferred(DeferredContent(kind: "ChartAxis") { _ in container }))
    for one in style { view = one(ChartAxisContent(node: context.layeredNode(of: view, alignment: .center))) }
    nodes.add(context.layeredNode(of: view, alignment: .center), strip)
  }
}

extension PlacedNode {
  /// The frame of the plot in a styled plot.
  fileprivate var plotFrame: CGRect? {
    if case .container(ChartComposition.plotKind) = content { return frame }
    for child in children { if let frame = child.plotFrame { return frame } }
    return nil
  }
}
