import SkerryFormats
package import Foundation
import SkerryGraph

/// The laid-out view tree as a document: the output of `layoutTree()` and `--tree`.
///
/// Frames are unrounded points in the root's coordinates; rotation and scale effects do not change them.
package struct LayoutTree {
  private let root: Entry

  private struct Entry {
    var kind: String
    var frame: CGRect
    var id: String?
    var children: [Entry]
  }

  /// The tree of a laid-out view.
  package init(_ node: PlacedNode) { root = Self.entry(node) ?? Entry(kind: "EmptyView", frame: node.frame, children: []) }

  /// Wraps the tree so that its root has the given frame, because the root frame is the fitted size.
  package init(_ node: PlacedNode, rootFrame: CGRect) {
    let inner = Self.entry(node)
    if let inner, inner.frame == rootFrame {
      root = inner
    } else {
      root = Entry(kind: "Root", frame: rootFrame, children: inner.map { [$0] } ?? [])
    }
  }

  private static func entry(_ node: PlacedNode) -> Entry? {
    switch node.content {
    case .text: return Entry(kind: "Text", frame: node.frame, children: [])
    case .leaf(let leaf): return Entry(kind: leaf.kind, frame: node.frame, children: [])
    case .container(let kind): return Entry(kind: kind, frame: node.frame, children: node.children.compactMap(entry))
    case .effect: return node.children.first.flatMap(entry)
    case .annotation(let annotation):
      guard var inner = node.children.first.flatMap(entry) else { return nil }
      switch annotation {
      case .identifier(let id):
        // The outermost identifier of a view is used; the views inside a container keep their own.
        inner.id = id
      default: break
      }
      return inner
    }
  }

  // MARK: JSON

  /// UTF-8, keys in a fixed order, at most four decimals.
  package func json() -> Data {
    var text = ""
    write(root, indent: 0, into: &text)
    text += "\n"
    return Data(text.utf8)
  }

  private func write(_ entry: Entry, indent: Int, into text: inout String) {
    let pad = String(repeating: "  ", count: indent)
    text += pad + "{\"kind\": \(JSONString.quoted(entry.kind)), \"frame\": ["
    text += [entry.frame.minX, entry.frame.minY, entry.frame.width, entry.frame.height].map(Self.number).joined(separator: ", ") + "]"
    if let id = entry.id { text += ", \"id\": \(JSONString.quoted(id))" }
    if !entry.children.isEmpty {
      text += ", \"children\": [\n"
      for (index, child) in entry.children.enumerated() {
        write(child, indent: indent + 1, into: &text)
        text += index + 1 < entry.children.count ? ",\n" : "\n"
      }
      text += pad + "]"
    }
    text += "}"
  }

  private static func number(_ value: CGFloat) -> String { value.isFinite ? ShortNumber.text(value, places: 4) : "0" }
}

extension Leaf {
  fileprivate var kind: String {
    switch self {
    case .text: "Text"
    case .image: "Image"
    case .shape(let shape): shape.outline.kind
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .blank: "Blank"
    }
  }
}
