import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI

/// Content with a modifier on each of its marks.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkRecord) -> Void
}

extension ModifiedChartContent: ChartContent, PrimitiveChartContent {
  typealias Body = Never
  var marks: [MarkRecord] {
    content.collected().map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated func marking(_ change: @escaping (inout MarkRecord) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self, change: change)
  }

  // MARK: Styles. The modifier nearest to a mark wins.

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    marking { $0.style = $0.style ?? .fixed(style) }
  }
  /// A style for each value, from the chart's scale of styles.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    marking { $0.style = $0.style ?? .by(value.plotted) }
  }
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { marking { $0.opacity *= min(max(opacity, 0), 1) } }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { marking { $0.stroke = $0.stroke ?? style } }
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    marking { $0.strokeBy = $0.strokeBy ?? value.plotted }
  }
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    marking { $0.interpolation = $0.interpolation ?? method }
  }
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    marking { mark in
      guard mark.cornerRadius == nil else { return }
      mark.cornerRadius = radius
      mark.cornerStyle = style
    }
  }
  /// Gradients span the plot instead of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    marking { $0.stylesFollowPlot = aligns }
  }
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { marking { $0.blur += max(0, radius) } }
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { marking { $0.shadow = $0.shadow ?? (color, radius, CGSize(width: x, height: y)) } }
  /// Clips each mark to a shape in its own frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    marking { $0.clip = $0.clip ?? shape }
  }
  public nonisolated func compositingLayer() -> some ChartContent { self }
  /// Not drawn: the layer looks as without the style, which is reported.
  public nonisolated func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some ChartContent {
    reportNotDrawn("The style of compositingLayer(style:) is not drawn; use the chart content's own modifiers instead.")
    return self
  }

  // MARK: Symbols

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    marking { $0.symbol = $0.symbol ?? .shape(symbol) }
  }
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    marking { $0.symbol = $0.symbol ?? .by(value.plotted) }
  }
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return marking { $0.symbol = $0.symbol ?? .view(view) }
  }
  /// The symbol's area, in square points.
  public nonisolated func symbolSize(_ size: CGFloat) -> some ChartContent { marking { $0.symbolSize = $0.symbolSize ?? size } }
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    marking { $0.symbolSize = $0.symbolSize ?? size.width * size.height * .pi / 4 }
  }
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    marking { $0.symbolSizeBy = $0.symbolSizeBy ?? value.plotted }
  }

  // MARK: Position

  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    marking { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    marking { mark in
      let end = mark.endOffset ?? mark.offset
      mark.offset = CGSize(width: mark.offset.width + xStart, height: mark.offset.height + yStart)
      mark.endOffset = CGSize(width: end.width + xEnd, height: end.height + yEnd)
    }
  }
  /// Places marks at the same position side by side, one for each value.
  /// - Parameters:
  ///   - axis: the axis along which they stand; `nil` for the one on which they have a single value.
  ///   - span: the length that they share, of the distance to the next position; the mark's own by default.
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { marking { $0.stand(besideBy: value.plotted, axis, span) } }
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { marking { $0.zIndex += value } }

  // MARK: Accessibility; does not change pictures

  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}

/// The argument of `compositingLayer` closures.
public struct PlaceholderContentView<Content>: View {
  public var body: some View { EmptyView() }
}
