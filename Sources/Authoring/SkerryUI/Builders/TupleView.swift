import SkerryGraph

/// Several views from a builder's block.
public struct TupleView<T> {
  public var value: T
  let children: [any View]

  public init(_ value: T) {
    self.value = value
    children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var list = NodeList(expecting: children.count)
    for index in 0..<children.count { list.append(context.nodes(of: children[index], at: index)) }
    return list.nodes
  }
}
