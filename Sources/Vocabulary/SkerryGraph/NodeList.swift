/// Collects the nodes of several views: optimised in debug builds, unlike the views' own module.
package struct NodeList {
  /// In their order.
  package private(set) var nodes: [ViewNode] = []

  /// - Parameter count: how many nodes are expected.
  package init(expecting count: Int) { nodes.reserveCapacity(count) }

  /// Adds nodes behind the others.
  package mutating func append(_ more: [ViewNode]) { nodes += more }
}
