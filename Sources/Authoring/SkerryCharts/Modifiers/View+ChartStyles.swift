import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

extension View {
  // MARK: Scales of styles

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
    chart { $0.styles = .init(domain: mapping.map { PlotValue($0.key) }, styles: mapping.map { $0.value }) }
  }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(domain: Domain, range: [S], type: ScaleType? = nil)
    -> some View
  {
    chart { $0.styles = .init(domain: domain.listed, styles: range) }
  }
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    chart { $0.styles.styles = range }
  }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.styles.domain = domain.listed }
  }
  public nonisolated func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chart { $0.styles.styles = range.stops.map(\.color) }
  }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, range: Gradient, type: ScaleType? = nil)
    -> some View
  {
    chart { $0.styles = .init(domain: domain.listed, styles: range.stops.map(\.color)) }
  }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
    chart { $0.styles = .init(mapping: { $0.plottable(D.self).map(mapping) }) }
  }
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S) -> some View {
    chart { $0.styles = .init(domain: domain.map { PlotValue($0) }, mapping: { $0.plottable(D.self).map(mapping) }) }
  }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    chart { $0.symbols = .init(domain: mapping.map { PlotValue($0.key) }, styles: mapping.map { $0.value }) }
  }
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S]) -> some View {
    chart { $0.symbols = .init(domain: domain.listed, styles: range) }
  }
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { chart { $0.symbols.styles = range } }
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View { chart { $0.symbols.domain = domain.listed } }

  public nonisolated func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    chart { $0.strokes = .init(domain: mapping.map { PlotValue($0.key) }, styles: mapping.map { $0.value }) }
  }
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle]) -> some View {
    chart { $0.strokes = .init(domain: domain.listed, styles: range) }
  }
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.strokes.styles = range } }

  public nonisolated func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
    chart { $0.symbolSizes = .init(domain: mapping.map { PlotValue($0.key) }, styles: mapping.map { $0.value }) }
  }
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes.styles = [range.lowerBound, range.upperBound] }
  }
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = .init(domain: domain.listed, styles: [range.lowerBound, range.upperBound]) }
  }
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, range: [CGFloat]) -> some View {
    chart { $0.symbolSizes = .init(domain: domain.listed, styles: range) }
  }

  // MARK: Legend

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.isHidden = visibility == .hidden } }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.legend = .init(position: position, alignment: alignment, spacing: spacing) } }
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let view = content()
    return chart { $0.legend = .init(position: position, alignment: alignment, spacing: spacing, view: view) }
  }

  // MARK: Parts

  /// Changes the plot: its size, background, clip or border.
  public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    chart { $0.plotStyle.insert({ content($0) }, at: 0) }
  }
  public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chart { $0.xAxisStyle.insert({ content($0) }, at: 0) }
  }
  public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    chart { $0.yAxisStyle.insert({ content($0) }, at: 0) }
  }
  public nonisolated func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
    -> some View
  {
    chart { $0.overlays.insert(.init(alignment: alignment, view: { content($0) }), at: 0) }
  }
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append(.init(alignment: alignment, view: { content($0) })) } }

  // MARK: Interaction. A still picture shows the chart before any interaction.

  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.x.visibleStart = PlotValue(initialX).continuous }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.y.visibleStart = PlotValue(initialY).continuous }
  }
  /// The visible part of a continuous axis; the rest would be reached by scrolling.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = PlotValue(length).continuous }
  }
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = PlotValue(length).continuous }
  }
}

extension ScaleDomain {
  /// The values in the domain; `nil` for an automatic one.
  nonisolated fileprivate var listed: [PlotValue]? {
    if case .values(let values)? = (self as? any DomainProviding)?.request { values } else { nil }
  }
}
