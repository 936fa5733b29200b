/// A child of a node in two layouts: in both, or in one of them.
enum LayoutPair {
  typealias Node = LayoutOutline.Node

  case same(Node, Node)
  case removed(Node)
  case added(Node)
  /// In both layouts, in the new one inside further nodes, the outermost first: a view that got a padding.
  case wrapped(Node, Node, around: [Node])
  /// In both layouts, in the old one inside further nodes.
  case unwrapped(Node, Node, around: [Node])

  /// Pairs the children of two nodes: the best alignment in order. Equal kind, identifier and text count most; equal
  /// kind alone still pairs.
  static func pairs(_ old: [Node], _ new: [Node]) -> [LayoutPair] {
    var result: [LayoutPair] = []
    // Children of one layout between two pairs.
    var gap: (old: [Node], new: [Node]) = ([], [])
    func close() {
      result += unpaired(gap.old, gap.new)
      gap = ([], [])
    }
    for pair in aligned(old, new) {
      switch pair {
      case (let a?, let b?):
        close()
        result.append(.same(a, b))
      case (let a?, nil): gap.old.append(a)
      case (nil, let b?): gap.new.append(b)
      case (nil, nil): continue
      }
    }
    close()
    return result
  }

  /// Children that have no counterpart of their kind: some were put into another node, or taken out of one.
  private static func unpaired(_ old: [Node], _ new: [Node]) -> [LayoutPair] {
    var result: [LayoutPair] = []
    var rest = new[...]
    for a in old {
      guard let (at, pair) = rest.indices.lazy.compactMap({ index in nested(a, rest[index]).map { (index, $0) } }).first else {
        result.append(.removed(a))
        continue
      }
      result += rest[..<at].map { .added($0) } + [pair]
      rest = rest[(at + 1)...]
    }
    return result + rest.map { .added($0) }
  }

  /// The pair of two nodes of which one is inside the other; `nil` if neither is.
  private static func nested(_ old: Node, _ new: Node) -> LayoutPair? {
    if let found = inside(new, like: old) { return .wrapped(old, found.node, around: found.around) }
    return inside(old, like: new).map { .unwrapped($0.node, new, around: $0.around) }
  }

  /// The node like another one inside a node, through nodes with one child; `nil` if there is none.
  private static func inside(_ outer: Node, like node: Node) -> (node: Node, around: [Node])? {
    var around: [Node] = []
    var inner = outer
    while inner.children.count == 1, inner.text == nil {
      around.append(inner)
      inner = inner.children[0]
      if inner.kind == node.kind, inner.id == node.id, inner.text == node.text { return (inner, around) }
    }
    return nil
  }

  private static func aligned(_ old: [Node], _ new: [Node]) -> [(Node?, Node?)] {
    // Beyond this number the table would be too large; longer lists are paired by index.
    guard old.count * new.count <= 160_000 else {
      return (0..<max(old.count, new.count)).map { ($0 < old.count ? old[$0] : nil, $0 < new.count ? new[$0] : nil) }
    }
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let paired = similarity(old[i], new[j])
        best[i][j] = max(best[i + 1][j], best[i][j + 1], paired > 0 ? paired + best[i + 1][j + 1] : 0)
      }
    }
    var result: [(Node?, Node?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count {
        let paired = similarity(old[i], new[j])
        if paired > 0, best[i][j] == paired + best[i + 1][j + 1] {
          result.append((old[i], new[j]))
          (i, j) = (i + 1, j + 1)
          continue
        }
      }
      if j == new.count || (i < old.count && best[i + 1][j] >= best[i][j + 1]) {
        result.append((old[i], nil))
        i += 1
      } else {
        result.append((nil, new[j]))
        j += 1
      }
    }
    return result
  }

  private static func similarity(_ a: Node, _ b: Node) -> Int {
    guard a.kind == b.kind, a.id == b.id else { return 0 }
    return (a.text == b.text ? 4 : 2) + (a.id != nil ? 4 : 0)
  }
}
