import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// A chart of data: marks over two axes.
public struct Chart<Content> {
  private let content: Content
}

extension Chart: View, _BodilessView, PrimitiveView where Content: ChartContent {
  public typealias Body = Never

  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { self.content = ForEach(data, content: content) }
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    let marks = EnvironmentValues.withCurrent(context.environment) { content.collected() }
    let settings = context.environment.chart
    // A chart inside an annotation does not inherit the settings of the outer chart.
    inner.environment.chart = ChartSettings()
    let composition = ChartComposition(marks: marks, settings: settings, context: inner)
    return [.deferred(DeferredContent(kind: "Chart") { composition.node(in: $0.size) })]
  }
}

/// The plot of a chart, the argument of `chartPlotStyle`.
public struct ChartPlotContent {
  let node: ViewNode
}
extension ChartPlotContent: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { [node] }
}

/// The labels of an axis, the argument of `chartXAxisStyle`.
public struct ChartAxisContent {
  let node: ViewNode
}
extension ChartAxisContent: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { [node] }
}
