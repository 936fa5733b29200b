import SkerryDiagnostics
import SkerryGraph

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// What SwiftUI tells the elements apart by; `nil` where it is their place.
  private var identifying: Identifying?

  private struct Identifying {
    var id: (Data.Element) -> ID
    /// Whether the elements are their own identifiers, so that those with one identifier are equal.
    var isElement = false
    var site: SourceSite?
  }

  /// For every kind of content that a loop can produce: views, marks of a chart.
  package init(over data: Data, _ content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(over: data, content)
    identifying = Identifying(
      id: { $0[keyPath: id] }, isElement: id as AnyKeyPath == \Data.Element.self as AnyKeyPath, site: SourceSite(fileID, line))
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(over: data, content)
    identifying = Identifying(id: \.id, site: SourceSite(fileID, line))
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(over: data, content) }
}

extension ForEach where Content: View {
  /// Over the elements of a binding: each element is passed as a binding.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) where Data == [(C.Index, Binding<C.Element>)], C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
    self.init(over: data.elementBindings) { content($0.1) }
    identifying = Identifying(
      id: { $0.1.wrappedValue[keyPath: id] }, isElement: id as AnyKeyPath == \C.Element.self as AnyKeyPath,
      site: SourceSite(fileID, line))
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, fileID: StaticString = #fileID,
    line: Int = #line
  )
  where
    Data == [(C.Index, Binding<C.Element>)], ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(over: data.elementBindings) { content($0.1) }
    identifying = Identifying(id: { $0.1.wrappedValue.id }, site: SourceSite(fileID, line))
  }
}

extension ForEach {
  /// What an element is told apart by, which is also the tag of its row in a picker; `nil` where it is its place.
  func identifier(of element: Data.Element) -> AnyHashable? { (identifying?.id(element) ?? element as? ID).map { AnyHashable($0) } }

  /// Reports identifiers that several elements have, which SwiftUI does in the app's log.
  private func reportDuplicates(in context: ResolveContext) {
    guard let identifying, data.count > 1 else { return }
    let different = Set(data.map(identifying.id)).count
    guard different < data.count else { return }
    let effect =
      identifying.isElement
      ? "when the list changes, SwiftUI may move or keep the wrong one" : "SwiftUI may show one of them in place of another"
    context.log.report(
      Diagnostic(
        .duplicateID,
        "The \(data.count) elements of a ForEach have only \(different) different ids: \(effect). Give each an id of its own.",
        severity: identifying.isElement ? .note : nil, at: identifying.site))
  }
}

extension ForEach: View, _BodilessView, PrimitiveView where Content: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    reportDuplicates(in: context)
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
