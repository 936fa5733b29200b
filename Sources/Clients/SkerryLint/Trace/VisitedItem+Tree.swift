import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPipeline

extension VisitedItem {
  /// Everything in a slot that is drawn or can be tapped, in paint order. Hidden and fully transparent items are left out.
  static func all(in slot: SceneSlot) -> [VisitedItem] { all(slot.content, in: slot) }

  /// Everything in a tree of a slot.
  static func all(_ tree: PlacedNode, in slot: SceneSlot) -> [VisitedItem] {
    var found: [VisitedItem] = []
    VisitedItem(node: tree, slot: slot).collect(into: &found)
    return found
  }

  private func collect(into found: inout [VisitedItem]) {
    var inner = self
    switch node.content {
    case .leaf, .text:
      inner.surroundings.enter(node)
      found.append(inner)
      return
    case .effect(.hidden), .effect(.opacity(0)): return
    case .effect(.mask) where node.maskParts != nil:
      collectMasked(into: &found)
      return
    case .annotation(.control), .annotation(.link):
      var control = self
      control.surroundings.site = node.firstSite ?? surroundings.site
      found.append(control)
    case .effect(let effect): inner.area.enter(effect, node.frame)
    case .container, .annotation: break
    }
    inner.surroundings.enter(node)
    let widths = inner.surroundings.limitedWidths
    for (index, child) in node.children.enumerated() {
      inner.node = child
      // An overlay or a background is proposed the size of its view.
      let primary = node.traits.primaryChild.flatMap { $0 == index ? nil : node.children[$0].frame.width }
      inner.surroundings.limitedWidths = widths + (primary.map { [$0] } ?? [])
      inner.collect(into: &found)
    }
  }

  /// Collects what a mask leaves visible. The mask itself draws nothing.
  private func collectMasked(into found: inout [VisitedItem]) {
    guard let (content, mask) = node.maskParts else { return }
    var masking = self
    masking.node = mask
    masking.area.clip = nil
    var inner = self
    inner.area.limit(to: masking.drawnFrame, isHard: mask.isHardEdged, corner: node.frame.origin)
    inner.area.isClippedToShape = true
    inner.node = content
    inner.collect(into: &found)
  }

  /// Everything that it draws, in its own points.
  private var drawnFrame: CGRect {
    var inside: [VisitedItem] = []
    var plain = self
    plain.area.transform = .identity
    plain.collect(into: &inside)
    return inside.filter(\.isVisible).map(\.visibleFrame).reduce(CGRect.null) { $0.union($1) }
  }
}

extension VisibleArea {
  /// Adds what an effect does to the places of the nodes inside it.
  fileprivate mutating func enter(_ effect: NodeEffect, _ frame: CGRect) {
    switch effect {
    case .scale(let size, let anchor): apply(CGAffineTransform(scaleX: size.width, y: size.height), about: anchor, in: frame)
    case .rotation(let angle, let anchor): apply(CGAffineTransform(rotationAngle: angle.radians), about: anchor, in: frame)
    case .transform(let own, let anchor): apply(own, about: anchor, in: frame)
    case .projection(let matrix): project(matrix(frame.size), in: frame)
    case .clip(let outline, _):
      let path = outline.path(frame)
      limit(to: path.boundingRect, isHard: true, corner: frame.origin)
      isClippedToShape = isClippedToShape || path.rectangleCorners == nil
    default: break
    }
  }
}

extension PlacedNode {
  /// The two children of a mask's layout: the masked content, and the mask.
  fileprivate var maskParts: (content: PlacedNode, mask: PlacedNode)? {
    guard let parts = children.first?.children, parts.count == 2 else { return nil }
    return (parts[0], parts[1])
  }

  /// Whether a mask shows or hides and fades nothing: it consists of shapes in opaque colours.
  fileprivate var isHardEdged: Bool {
    switch content {
    case .leaf(.shape(let shape)):
      return shape.operations.allSatisfy { if case .solid(let color) = $0.paint { color.alpha >= 1 } else { false } }
    case .leaf(.spacer), .leaf(.blank): return true
    case .container, .annotation, .effect(.clip), .effect(.scale), .effect(.rotation), .effect(.transform):
      return children.allSatisfy(\.isHardEdged)
    case .leaf, .text, .effect: return false
    }
  }
}
