import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryLayout
import SkerryPipeline

/// A drawn item or control with the settings of its ancestors.
package struct Visit: Sendable {
  package var node: PlacedNode
  package var slot: SceneSlot
  /// The rules to switch off here.
  package var ignored: Set<String>
  /// An ancestor has an accessibility label.
  package var label: String?
  package var isAccessibilityHidden: Bool
  /// It is inside a control or link.
  package var isInControl: Bool
  /// The frames around it that do not follow their content's width, in points.
  package var boundedWidths: [CGFloat]
  package var hasFixedSize: Bool
  /// The opacities around it, multiplied.
  package var opacity = 1.0
  /// The scales around it, multiplied: what `scaleEffect` makes of a length.
  package var magnification: CGFloat = 1
  /// Leading, trailing, center or bottom in the expanded island.
  package var islandRegion: String?
  /// Its source position, or that of the nearest ancestor that has one.
  package var site: SourceSite?

  /// Everything in a slot that is drawn or can be tapped, in paint order. What is hidden or fully transparent is left out.
  static func all(in slot: SceneSlot) -> [Visit] {
    var found: [Visit] = []
    Visit(
      node: slot.content, slot: slot, ignored: [], label: nil, isAccessibilityHidden: false, isInControl: false, boundedWidths: [],
      hasFixedSize: false
    ).collect(into: &found)
    return found
  }

  private func collect(into found: inout [Visit]) {
    var inner = self
    switch node.content {
    case .leaf(let leaf):
      inner.site = leaf.site ?? site
      found.append(inner)
      return
    case .text(let text, _):
      inner.site = text.site ?? site
      found.append(inner)
      return
    case .container(let kind):
      if kind == "Frame" || kind == "FlexFrame" { inner.boundedWidths.append(node.frame.width) }
      if kind == "FixedSize" { inner.hasFixedSize = true }
    case .effect(.hidden), .effect(.opacity(0)): return
    case .effect(.opacity(let opacity)), .effect(.opacityOfEach(let opacity)): inner.opacity *= min(max(opacity, 0), 1)
    case .effect(.scale(let size, _)): inner.magnification *= min(abs(size.width), abs(size.height))
    case .effect: break
    case .annotation(.accessibilityLabel(let label)): inner.label = inner.label ?? label
    case .annotation(.accessibilityHidden): inner.isAccessibilityHidden = true
    case .annotation(.lintIgnored(let rules)): inner.ignored.formUnion(rules)
    case .annotation(.islandRegion(let region)): inner.islandRegion = region
    case .annotation(.control), .annotation(.link):
      var control = inner
      control.site = node.firstSite ?? site
      if !isInControl { found.append(control) }
      inner.isInControl = true
    case .annotation: break
    }
    // A shape has no source position; that of the first sibling that has one is used.
    if let near = node.firstSite { inner.site = near }
    for child in node.children {
      inner.node = child
      inner.collect(into: &found)
    }
  }

  package func ignores(_ rule: String) -> Bool { ignored.contains(rule) || ignored.contains("*") }

  package var text: (text: ResolvedText, layout: TextLayout)? {
    if case .text(let text, let layout) = node.content { (text, layout) } else { nil }
  }
  package var image: ImageContent? {
    if case .leaf(.image(let image)) = node.content { image } else { nil }
  }
  /// A button or toggle without an intent: in a Live Activity only intents are performed.
  var lacksIntent: Bool {
    if case .annotation(.control(_, performsIntent: false)) = node.content { true } else { false }
  }

  package var isControl: Bool {
    switch node.content {
    case .annotation(.control), .annotation(.link): true
    case .annotation, .container, .effect, .leaf, .text: false
    }
  }
}

extension Leaf {
  fileprivate var site: SourceSite? {
    switch self {
    case .text(let text): text.site
    case .image(let image): image.site
    case .shape, .spacer, .divider, .blank: nil
    }
  }
}

extension PlacedNode {
  /// The source position of the first text or picture in it that has one.
  var firstSite: SourceSite? {
    switch content {
    case .leaf(.image(let image)): image.site
    case .text(let text, _): text.site
    case .leaf, .container, .effect, .annotation: children.lazy.compactMap(\.firstSite).first
    }
  }

  /// The texts and the inline pictures' names in it, in reading order of the views.
  var plainText: String {
    var words: [String] = []
    walk { node in if case .text(let text, _) = node.content { words.append(text.string) } }
    return words.joined(separator: " ")
  }
}
