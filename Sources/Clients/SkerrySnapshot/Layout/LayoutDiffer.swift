/// Describes what moved, changed size, was added or removed between two layouts: "Text '12 min' x 8.0 → 6.3, width 41.7 → 45.0".
package struct LayoutDiffer {
  private var found: [(rank: Int, sentence: String)] = []

  /// One sentence per change; text and views with identifiers first, then other drawn views, then containers; each in tree order.
  package static func changes(from old: LayoutOutline, to new: LayoutOutline) -> [String] {
    var differ = LayoutDiffer()
    differ.compare(old.root, new.root, movedX: 0, movedY: 0)
    return (0...2).flatMap { rank in differ.found.filter { $0.rank == rank }.map(\.sentence) }
  }

  private typealias Node = LayoutOutline.Node

  /// - Parameters movedX, movedY: the movement of the parent; a node that only moved with it is not reported.
  private mutating func compare(_ old: Node, _ new: Node, movedX: Double, movedY: Double) {
    let (dx, dy) = (new.x - old.x, new.y - old.y)
    var parts: [String] = []
    // A view that stays where it is while its parent moves has not changed.
    if abs(dx - movedX) > 0.005, let step = Self.step(old.x, new.x) { parts.append("x " + step) }
    if abs(dy - movedY) > 0.005, let step = Self.step(old.y, new.y) { parts.append("y " + step) }
    if abs(new.width - old.width) > 0.005, let step = Self.step(old.width, new.width) { parts.append("width " + step) }
    if abs(new.height - old.height) > 0.005, let step = Self.step(old.height, new.height) { parts.append("height " + step) }
    if old.text != new.text {
      let name = "\(old.kind) \(Self.words(old.text)) → \(Self.words(new.text))"
      found.append((Self.rank(new), parts.isEmpty ? name : name + ", " + parts.joined(separator: ", ")))
    } else if !parts.isEmpty {
      found.append((Self.rank(new), Self.name(new) + " " + parts.joined(separator: ", ")))
    }
    for pair in LayoutPair.pairs(old.children, new.children) {
      switch pair {
      case .same(let a, let b): compare(a, b, movedX: dx, movedY: dy)
      case .removed(let a): found.append((Self.rank(a), "\(Self.name(a)) removed from \(Self.place(a))"))
      case .added(let b): found.append((Self.rank(b), "\(Self.name(b)) added at \(Self.place(b))"))
      case .wrapped(let a, let b, let around):
        found.append((2, "\(around.map(Self.name).joined(separator: " > ")) added around \(Self.name(b))"))
        compare(a, b, movedX: dx, movedY: dy)
      case .unwrapped(let a, let b, let around):
        found.append((2, "\(around.map(Self.name).joined(separator: " > ")) removed from around \(Self.name(b))"))
        compare(a, b, movedX: dx, movedY: dy)
      }
    }
  }

  // MARK: Text

  private static func rank(_ node: Node) -> Int { node.text != nil || node.id != nil ? 0 : node.children.isEmpty ? 1 : 2 }

  private static func name(_ node: Node) -> String {
    if node.text != nil { return "\(node.kind) \(words(node.text))" }
    return node.id.map { "\(node.kind) #\($0)" } ?? node.kind
  }

  private static func words(_ text: String?) -> String {
    guard let text else { return "''" }
    let line = text.replacing("\n", with: "⏎")
    return "'" + (line.count > 40 ? line.prefix(39) + "…" : line) + "'"
  }

  private static func place(_ node: Node) -> String {
    "\(tenths(node.x)), \(tenths(node.y)) (\(tenths(node.width)) × \(tenths(node.height)))"
  }

  /// The old and the new value in points; `nil` if they are equal in hundredths.
  private static func step(_ old: Double, _ new: Double) -> String? {
    var (a, b) = (tenths(old), tenths(new))
    // A change below a tenth of a point is shown in hundredths.
    if a == b { (a, b) = (LayoutOutline.plain(old), LayoutOutline.plain(new)) }
    return a == b ? nil : "\(a) → \(b)"
  }

  private static func tenths(_ value: Double) -> String {
    // An outline may have any number.
    guard abs(value) < 1e12 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    return (tenths < 0 ? "-" : "") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
