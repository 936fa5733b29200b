import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPipeline
import SkerryUI

/// A drawn item or control with the settings of its ancestors.
package struct VisitedItem: Sendable {
  /// The item with its frame.
  package var node: PlacedNode
  /// The part of the presentation that it belongs to.
  package var slot: SceneSlot
  /// The rules to switch off here.
  package var ignored: Set<String>
  /// An ancestor has an accessibility label.
  package var label: String?
  /// An ancestor hides it from accessibility.
  package var isAccessibilityHidden: Bool
  /// Whether it is inside a control or link.
  package var isInControl: Bool
  /// Whether the control around it has the system's own style.
  package var isInStandardControl = false
  /// The frames around it that do not follow their content's width, in points.
  package var boundedWidths: [CGFloat]
  /// An ancestor proposes its ideal size.
  package var hasFixedSize: Bool
  /// The opacities around it, multiplied.
  package var opacity = 1.0
  /// It belongs to a control that is disabled.
  package var isInactive = false
  /// The effect of surrounding scales, rotations and other transforms on its frame.
  var transform = CGAffineTransform.identity
  /// The area that the surrounding clips and masks leave visible, in the picture's points; `nil` without any.
  package var clip: CGRect?
  /// The area that the clips and the masks with hard edges leave visible: other masks fade what they cut.
  var cutting: CGRect?
  /// One of those clips is not a rectangle.
  package var isClippedToShape = false
  /// Leading, trailing, center or bottom in the expanded island.
  package var islandRegion: String?
  /// Its source position, or that of the nearest ancestor that has one.
  package var site: SourceSite?

  /// Everything in a slot that is drawn or can be tapped, in paint order. Hidden and fully transparent items are left
  /// out.
  static func all(in slot: SceneSlot) -> [VisitedItem] {
    var found: [VisitedItem] = []
    VisitedItem(
      node: slot.content, slot: slot, ignored: [], label: nil, isAccessibilityHidden: false, isInControl: false, boundedWidths: [],
      hasFixedSize: false
    ).collect(into: &found)
    return found
  }

  private func collect(into found: inout [VisitedItem]) {
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
      if node.boundsWidth { inner.boundedWidths.append(node.frame.width) }
      if kind == FixedSizeBehavior.name { inner.hasFixedSize = true }
    case .effect(.hidden), .effect(.opacity(0)): return
    case .effect(.opacity(let opacity)): inner.opacity *= min(max(opacity, 0), 1)
    case .effect(.opacityOfEach(let opacity)):
      inner.opacity *= min(max(opacity, 0), 1)
      inner.isInactive = true
    case .effect(.scale(let size, let anchor)):
      inner.transform(by: CGAffineTransform(scaleX: size.width, y: size.height), about: anchor)
    case .effect(.rotation(let angle, let anchor)): inner.transform(by: CGAffineTransform(rotationAngle: angle.radians), about: anchor)
    case .effect(.transform(let own, let anchor)): inner.transform(by: own, about: anchor)
    case .effect(.clip(let outline, _)):
      let edge = outline.path(node.frame).boundingRect
      inner.cut(to: edge)
      let own = edge.applying(transform)
      inner.cutting = cutting?.intersection(own) ?? own
      inner.isClippedToShape = inner.isClippedToShape || outline.kind != "\(Rectangle.self)"
    case .effect(.mask):
      // The mask itself draws nothing.
      guard let content = node.maskedContent, let mask = node.mask else { break }
      var masking = inner
      masking.node = mask
      masking.clip = nil
      let shown = masking.drawnFrame
      inner.cut(to: shown)
      if mask.isHardEdged, !shown.isNull {
        let own = shown.applying(transform)
        inner.cutting = cutting?.intersection(own) ?? own
      }
      inner.isClippedToShape = true
      inner.node = content
      inner.collect(into: &found)
      return
    case .effect: break
    case .annotation(.accessibilityLabel(let label)): if !label.allSatisfy(\.isWhitespace) { inner.label = inner.label ?? label }
    case .annotation(.accessibilityHidden): inner.isAccessibilityHidden = true
    case .annotation(.lintIgnored(let rules)): inner.ignored.formUnion(rules)
    case .annotation(.islandRegion(let region)): inner.islandRegion = region
    case .annotation(.control), .annotation(.link):
      var control = inner
      control.site = node.firstSite ?? site
      found.append(control)
      inner.isInControl = true
      inner.isInStandardControl = isStandardControl
    case .annotation: break
    }
    // A shape has no source position; that of the first sibling with one is used.
    if let near = node.firstSite { inner.site = near }
    let bounded = inner.boundedWidths
    // An overlay or a background is proposed the size of its view.
    let leader = node.leader
    for (index, child) in node.children.enumerated() {
      inner.node = child
      if let leader, index != leader { inner.boundedWidths = bounded + [node.children[leader].frame.width] }
      inner.collect(into: &found)
      inner.boundedWidths = bounded
    }
  }

  /// Its visible frame in the picture's points, after the surrounding effects and within their clips; `CGRect.null` if nothing is left.
  package var seenFrame: CGRect {
    let frame = node.frame.applying(transform)
    guard let clip else { return frame }
    let seen = frame.intersection(clip)
    return seen.width > 0 && seen.height > 0 ? seen : .null
  }

  /// A length after the surrounding effects, along the axis that shrinks most.
  package var magnification: CGFloat {
    min(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot())
  }

  private mutating func transform(by own: CGAffineTransform, about anchor: UnitPoint) {
    let point = CGPoint(x: node.frame.minX + node.frame.width * anchor.x, y: node.frame.minY + node.frame.height * anchor.y)
    transform = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y)).concatenating(transform)
  }

  /// - Parameter frame: in the node's own points.
  private mutating func cut(to frame: CGRect) {
    let own = frame.isNull ? CGRect.null : frame.applying(transform)
    let rest = clip.map { $0.intersection(own) } ?? own
    clip = rest.isNull ? CGRect(origin: node.frame.origin, size: .zero) : rest
  }

  /// Everything that it draws, in its own points.
  private var drawnFrame: CGRect {
    var inside: [VisitedItem] = []
    var plain = self
    plain.transform = .identity
    plain.collect(into: &inside)
    return inside.filter(\.isVisible).map(\.seenFrame).reduce(CGRect.null) { $0.union($1) }
  }

  /// Whether the views switch the rule off here.
  package func ignores(_ rule: String) -> Bool { ignored.contains(rule) || ignored.contains("*") }

  /// The text and its lines; `nil` for anything else.
  package var text: (text: ResolvedText, layout: TextLayout)? {
    if case .text(let text, let layout) = node.content { (text, layout) } else { nil }
  }
  /// The image; `nil` for anything else.
  package var image: ImageContent? {
    if case .leaf(.image(let image)) = node.content { image } else { nil }
  }
  /// A button or toggle without an intent: in a Live Activity only intents are performed.
  var lacksIntent: Bool {
    if case .annotation(.control(_, performsIntent: false, _)) = node.content { true } else { false }
  }

  /// A control that the system's own style draws at its regular size or larger.
  var isStandardControl: Bool {
    if case .annotation(.control(_, _, isStandard: true)) = node.content { true } else { false }
  }

  /// Whether it reacts to taps: a button, a toggle or a link.
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
    case .leaf(.image(let image)): return image.site
    case .text(let text, _): return text.site
    case .leaf, .container, .effect, .annotation:
      // Not `lazy.compactMap(…).first`: that evaluates a child twice, so the cost would double with every level.
      for child in children { if let site = child.firstSite { return site } }
      return nil
    }
  }

  /// The strings in it that VoiceOver reads, in the order of the views.
  var plainText: String {
    switch content {
    case .text(let text, _): return text.string
    case .effect(.hidden), .effect(.opacity(0)), .annotation(.accessibilityHidden): return ""
    case .leaf, .container, .effect, .annotation: return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The child of an overlay or a background that decides the size; `nil` for other nodes.
  fileprivate var leader: Int? {
    switch content {
    case .container("Overlay"): children.isEmpty ? nil : 0
    case .container("Background"): children.isEmpty ? nil : children.count - 1
    case .container, .leaf, .text, .effect, .annotation: nil
    }
  }

  /// The two children of a mask's layout: the masked content, and the mask.
  fileprivate var maskedContent: PlacedNode? { maskParts?.first }
  fileprivate var mask: PlacedNode? { maskParts?.last }
  private var maskParts: [PlacedNode]? { children.first.flatMap { $0.children.count == 2 ? $0.children : nil } }
}
