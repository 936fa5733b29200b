import SkerryGraph

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  /// For every kind of content that a loop can produce: views, marks of a chart.
  package init(over data: Data, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(over: data, content)
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(over: data, content) }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(over: data, content) }
}

extension ForEach where Content: View {
  /// Over the elements of a binding: each element is passed as a binding.
  public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == [(C.Index, Binding<C.Element>)], C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
    self.init(over: data.elementBindings) { content($0.1) }
  }

  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == [(C.Index, Binding<C.Element>)], ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(over: data.elementBindings) { content($0.1) }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var list = NodeList(expecting: data.count)
    var index = 0
    for element in data {
      list.append(context.nodes(of: content(element), at: index))
      index += 1
    }
    return list.nodes
  }
}

extension ForEach: ViewList where Content: View { var listed: [any View] { data.map { content($0) } } }
