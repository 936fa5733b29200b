import SkerryGraph

/// One of the views inside another.
public struct Subview: View, Identifiable {
  /// Its index among its siblings.
  public struct ID: Hashable, Sendable {
    let place: Int
  }
  public let id: ID
  let nodes: [ViewNode]
  public var containerValues: ContainerValues { ContainerValues() }
  public var body: some View { ResolvedView(nodes: nodes) }
}

/// The subviews of a view, individually.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> ArraySlice<Subview> { subviews[bounds] }
}
extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Views that are already resolved.
struct ResolvedView: View, PrimitiveView {
  typealias Body = Never
  let nodes: [ViewNode]
  package func resolve(in context: ResolveContext) -> [ViewNode] { nodes }
}

/// A view that consists of the views inside another.
public struct SubviewsReader<Base, Result> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}
extension SubviewsReader: View, _BodilessView, PrimitiveView where Base: View, Result: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let subviews = context.nodes(of: base).enumerated().map { Subview(id: Subview.ID(place: $0), nodes: [$1]) }
    return context.nodes(of: transform(SubviewsCollection(subviews: subviews)))
  }
}

extension Group {
  /// Arranges the views inside another.
  public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
  where Content == SubviewsReader<Base, Result> { self.init(containing: SubviewsReader(base: view, transform: transform)) }
}
/// One view for each of the views inside another.
public struct ForEachSubview<Base, Row> {
  let base: Base
  let row: (Subview) -> Row
}
extension ForEachSubview: View where Base: View, Row: View {
  public var body: some View { SubviewsReader(base: base) { subviews in ForEach(subviews, content: row) } }
}
extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// One view for each of the views inside another.
  public init<Base: View, Row: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row)
  where Content == ForEachSubview<Base, Row> {
    self.init(over: CollectionOfOne(0)) { _ in ForEachSubview(base: view, row: content) }
  }
}

/// Values that a view passes to the container around it; no container that is drawn reads them.
public struct ContainerValues {
  /// Values that `@Entry` declares use environment keys.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { key.defaultValue }
    set {}
  }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { key.defaultValue }
    set {}
  }
}
/// A key of a value for containers.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension View {
  /// No-op: no container that is drawn reads such values.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { self }
}
