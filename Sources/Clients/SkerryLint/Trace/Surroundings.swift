import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryLayout

/// What a view's ancestors say about it, apart from where it is visible.
package struct Surroundings: Sendable {
  /// The rules to switch off here.
  package var ignored: Set<String> = []
  /// The accessibility label of the outermost ancestor that has one, which is the one that VoiceOver reads.
  package var label: String?
  /// Whether an ancestor has an accessibility label without a letter, which takes away the label that the content has by itself.
  package var hasBlankLabel = false
  /// Whether an ancestor hides it from accessibility.
  package var isAccessibilityHidden = false
  /// Whether it is inside a control or link.
  package var isInControl = false
  /// Whether the control around it has the system's own style.
  package var isInStandardControl = false
  /// Whether it belongs to a control that is disabled.
  package var isInactive = false
  /// The widths of the frames around it that do not follow their content's width, in points.
  package var limitedWidths: [CGFloat] = []
  /// Whether an ancestor proposes its ideal width.
  package var hasIdealWidth = false
  /// The opacities around it, multiplied.
  package var opacity = 1.0
  /// The region of the expanded island that it is in.
  package var islandRegion: ExpandedRegion?
  /// Whether it is the filled part of a bar or ring that shows a value.
  package var isFilledPart = false
  /// The source position of the nearest ancestor that has one.
  package var site: SourceSite?

  /// Adds what a node says about the nodes inside it.
  mutating func enter(_ node: PlacedNode) {
    switch node.content {
    case .container:
      if node.traits.limitsWidth { limitedWidths.append(node.frame.width) }
      if node.traits.proposesIdealWidth { hasIdealWidth = true }
    case .effect(.opacity(let factor)), .effect(.opacityOfEach(let factor)): opacity *= min(max(factor, 0), 1)
    case .annotation(let annotation): enter(annotation)
    case .effect, .leaf, .text: break
    }
    // A shape has no source position; that of the first sibling with one is used.
    site = node.firstSite ?? site
  }

  private mutating func enter(_ annotation: Annotation) {
    switch annotation {
    case .accessibilityLabel(let own):
      if own.allSatisfy(\.isWhitespace) { hasBlankLabel = true } else { label = label ?? own }
    case .accessibilityHidden: isAccessibilityHidden = true
    case .lintIgnored(let rules): ignored.formUnion(rules)
    case .islandRegion(let region): islandRegion = region
    case .filledPart: isFilledPart = true
    case .control(_, _, let isStandard, let isEnabled):
      isInControl = true
      if !isEnabled { isInactive = true }
      isInStandardControl = isStandard
    case .link:
      isInControl = true
      isInStandardControl = false
    default: break
    }
  }
}
