import Foundation
import SkerryDrawing
import SkerryUI

/// The style of each value.
struct ValueStyles<Style> {
  private let places: [PlotValue: Int]
  let values: [PlotValue]
  private let styles: [Style]
  private let mapping: ((PlotValue) -> Style?)?

  /// - Parameters:
  ///   - used: the values of the marks, in the order of their first appearance.
  ///   - standard: the styles that are used if the chart sets none.
  init(used: [PlotValue], _ scale: ChartSettings.StyleScale<Style>, standard: [Style]) {
    var seen: Set<PlotValue> = []
    values = ((scale.domain ?? []) + used).filter { seen.insert($0).inserted }
    places = Dictionary(zip(values, values.indices), uniquingKeysWith: { first, _ in first })
    styles = scale.styles.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    mapping = scale.mapping
  }

  func style(_ value: PlotValue) -> Style? {
    if let mapped = mapping?(value) { return mapped }
    guard let place = places[value], !styles.isEmpty else { return styles.first }
    return styles[place % styles.count]
  }

  /// The first and the last style, for values along a line.
  var ends: (Style, Style)? { styles.first.flatMap { first in styles.last.map { (first, $0) } } }
}

/// All styles that the marks of one chart take from values.
@MainActor
struct ChartStyles {
  /// The colours of categories. Source: our choice; the first is blue, as in Apple's pictures.
  static let palette: [any ShapeStyle] = [Color.blue, Color.green, Color.orange, Color.purple, Color.red, Color.cyan, Color.yellow]
  static let strokes: [StrokeStyle] = [
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round), StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [6, 3]),
    StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [2, 3]), StrokeStyle(lineWidth: 2, lineJoin: .round, dash: [8, 3, 2, 3]),
  ]

  let paints: ValueStyles<any ShapeStyle>
  let symbols: ValueStyles<any ChartSymbolShape>
  let strokes: ValueStyles<StrokeStyle>
  private let sizes: ValueStyles<CGFloat>
  private let sizeSpan: (Double, Double)?
  private let paintSpan: (Double, Double)?

  init(_ marks: [MarkRecord], _ settings: ChartSettings) {
    let styled = marks.compactMap { if case .by(let value)? = $0.style { value.value } else { nil } }
    paints = ValueStyles(used: styled, settings.styles, standard: Self.palette)
    symbols = ValueStyles(
      used: marks.compactMap { if case .by(let value)? = $0.symbol { value.value } else { nil } }, settings.symbols,
      standard: BasicChartSymbolShape.all)
    strokes = ValueStyles(used: marks.compactMap { $0.strokeBy?.value }, settings.strokes, standard: Self.strokes)
    let sized = marks.compactMap { $0.symbolSizeBy?.value }
    sizes = ValueStyles(used: sized, settings.symbolSizes, standard: [15, 150])
    sizeSpan = Self.span(settings.symbolSizes.domain ?? sized)
    paintSpan = settings.styles.mapping == nil ? Self.span(settings.styles.domain ?? styled) : nil
  }

  /// The range of values that are all numbers or all dates.
  private static func span(_ values: [PlotValue]) -> (Double, Double)? {
    let numbers = values.compactMap(\.continuous)
    guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max() else { return nil }
    return (low, high)
  }

  private func fraction(_ value: PlotValue, _ span: (Double, Double)?) -> Double? {
    guard let span, let number = value.continuous else { return nil }
    return span.1 > span.0 ? min(max((number - span.0) / (span.1 - span.0), 0), 1) : 1
  }

  func paint(_ mark: MarkRecord, _ environment: EnvironmentValues) -> Paint {
    switch mark.style {
    case nil: return Color.blue.paint(in: environment)
    case .fixed(let style): return style.paint(in: environment)
    case .by(let value): return paint(of: value.value, environment)
    }
  }

  /// The paint of a value: its category's, or an interpolated one for a number.
  func paint(of value: PlotValue, _ environment: EnvironmentValues) -> Paint {
    if let fraction = fraction(value, paintSpan), let (from, to) = paints.ends {
      if let low = from as? Color, let high = to as? Color { return low.mix(with: high, by: fraction).paint(in: environment) }
    }
    return (paints.style(value) ?? Color.blue).paint(in: environment)
  }

  /// Whether the paints follow numbers instead of categories.
  var paintsAreContinuous: Bool { paintSpan != nil && !paints.values.isEmpty }

  func symbolArea(_ mark: MarkRecord) -> CGFloat {
    guard let value = mark.symbolSizeBy?.value else { return mark.symbolSize ?? 30 }
    if let fraction = fraction(value, sizeSpan), let (low, high) = sizes.ends { return low + (high - low) * CGFloat(fraction) }
    return sizes.style(value) ?? 30
  }

  func stroke(_ mark: MarkRecord) -> StrokeStyle? { mark.stroke ?? mark.strokeBy.flatMap { strokes.style($0.value) } }
}
