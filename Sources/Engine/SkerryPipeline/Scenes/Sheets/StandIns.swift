import Foundation
import SkerryAssets
import SkerryDrawing
import SkerryGraph
package import SkerryLayout
import SkerryText
import SkerryUI

/// The symbols of pictures that are not drawn as Apple's.
package struct StandIns: Equatable {
  /// Those that a substitute icon shows.
  package var icons: Set<String> = []
  /// Those that nothing here draws: a box with a question mark is in their place.
  package var boxes: Set<String> = []

  package init() {}

  /// Adds those of another picture.
  package mutating func formUnion(_ others: StandIns) {
    icons.formUnion(others.icons)
    boxes.formUnion(others.boxes)
  }
}

extension Engine {
  /// The names of a picture's symbols that are not drawn as Apple's.
  package func standIns(in tree: PlacedNode) -> StandIns {
    var names = StandIns()
    tree.walk { node in
      guard let name = standIn(node), !names.icons.contains(name), !names.boxes.contains(name) else { return }
      if isBoxed(name) { names.boxes.insert(name) } else { names.icons.insert(name) }
    }
    return names
  }

  private func isBoxed(_ name: String) -> Bool {
    text.symbol(named: name, font: FontDescription(family: .system(.standard), size: 17), scale: .medium) == nil
  }

  private func standIn(_ node: PlacedNode) -> String? {
    // A symbol whose name is empty is drawn as nothing.
    guard case .leaf(.image(let content)) = node.content, content.isSymbol, !content.name.isEmpty else { return nil }
    let font = FontDescription(family: .system(.standard), size: 17)
    let isOwn = assets.symbol(named: content.name, font: font, scale: .medium) != nil
    let isExported = assets.exportedSymbol(named: content.name, font: font, scale: .medium) != nil
    return isOwn || isExported ? nil : content.name
  }

  /// The picture with a dashed frame around every symbol that a substitute icon shows.
  package func markingStandIns(_ tree: PlacedNode) -> PlacedNode {
    var copy = tree
    copy.children = tree.children.map { markingStandIns($0) }
    guard standIn(tree) != nil else { return copy }
    let outline = ShapeOutline(kind: "Stand-in mark") { Path($0.insetBy(dx: -1.5, dy: -1.5)) }
    let style = StrokeStyle(lineWidth: 0.75, dash: [2, 1.5])
    let mark = ShapeContent(outline: outline, operations: [.stroke(.solid(RGBA(bytes: 255, 45, 85)), style)])
    return .group(tree.frame, [copy, PlacedNode(.leaf(.shape(mark)), frame: tree.frame)])
  }
}
