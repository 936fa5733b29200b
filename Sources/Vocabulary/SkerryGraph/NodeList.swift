/// Collects the nodes of several views: optimized in debug builds, unlike the views' own module.
package struct NodeList {
  /// In their order.
  package private(set) var nodes: [ViewNode] = []

  /// - Parameter count: how many nodes are expected.
  package init(expecting count: Int) { nodes.reserveCapacity(count) }

  /// Appends nodes.
  package mutating func append(_ more: [ViewNode]) { nodes += more }
}

extension [ViewNode] {
  /// A list of one node. Every view returns such a list, and an array literal would cost 1,200 instructions in an unoptimized build.
  package static func one(_ node: ViewNode) -> [ViewNode] { [node] }
}
