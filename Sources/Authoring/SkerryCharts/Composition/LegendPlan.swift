import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// The contents of a chart's legend.
@MainActor
struct LegendPlan {
  let context: ResolveContext
  let styles: ChartStyles
  let marks: [MarkRecord]

  /// The legend; `nil` if no style depends on a value. Beside the plot, its entries are listed one below another, at an assumed distance.
  func view(width: CGFloat, isBeside: Bool) -> AnyView? {
    if styles.paintsAreContinuous { return AnyView(scaleView) }
    var seen: Set<PlotValue> = []
    let values = (styles.paints.values + styles.symbols.values + styles.strokes.values).filter { seen.insert($0).inserted }
    guard !values.isEmpty, width > 0 else { return nil }
    let entries = values.map { LegendEntry(text: text($0), symbol: symbol($0), paint: PaintedStyle(paint: paint($0))) }
    let list = ForEach(entries.indices, id: \.self) { index in entries[index] }
    return isBeside
      ? AnyView(VStack(alignment: .leading, spacing: 2) { list }.font(.caption2))
      : AnyView(FlowLayout(spacing: 8, lineSpacing: 2) { list }.font(.caption2))
  }

  private func text(_ value: PlotValue) -> String {
    switch value {
    case .category(let text): text
    case .number(let number): number.formatted(.number.locale(context.environment.locale))
    case .date(let date):
      Date.FormatStyle(locale: context.environment.locale, calendar: context.environment.calendar, timeZone: context.environment.timeZone)
        .month(.abbreviated).day().format(date)
    }
  }

  private func symbol(_ value: PlotValue) -> any ChartSymbolShape {
    styles.symbols.values.contains(value) ? styles.symbols.style(value) ?? .circle : .circle
  }

  private func paint(_ value: PlotValue) -> Paint {
    styles.paints.values.contains(value) ? styles.paint(of: value, context.environment) : Color.blue.paint(in: context.environment)
  }

  /// A colour bar from the smallest to the largest value.
  private var scaleView: some View {
    let sorted = styles.paints.values.compactMap { value in value.continuous.map { (value, $0) } }.sorted { $0.1 < $1.1 }
    let colors = sorted.map { Color(styles.paint(of: $0.0, context.environment).representativeColor) }
    return HStack(spacing: 4) {
      Text(verbatim: sorted.first.map { text($0.0) } ?? "")
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 60, height: 6).clipShape(Capsule())
      Text(verbatim: sorted.last.map { text($0.0) } ?? "")
    }
    .font(.caption2).foregroundStyle(.secondary)
  }
}

/// A symbol 8 points wide and text 5 points beside it (Figures §9.37).
private struct LegendEntry: View {
  let text: String
  let symbol: any ChartSymbolShape
  let paint: PaintedStyle
  var body: some View {
    HStack(spacing: 5) {
      AnyView(AnyShape(symbol).fill(paint).frame(width: 8, height: 8))
      Text(verbatim: text).foregroundStyle(.secondary)
    }
  }
}

/// A paint that is already resolved.
private struct PaintedStyle: ShapeStyle, PaintStyle {
  typealias Resolved = Never
  let paint: Paint
  func paint(in environment: EnvironmentValues, level: Int) -> Paint { paint }
}
