import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPipeline

/// A drawn item or control with what its ancestors do to it.
package struct VisitedItem: Sendable {
  /// The item with its frame.
  package var node: PlacedNode
  /// The part of the presentation that it belongs to.
  package var slot: SceneSlot
  /// What its ancestors say about it.
  package var surroundings = Surroundings()
  /// Where its ancestors' transforms, clips and masks leave it visible.
  package var area = VisibleArea()

  /// Its visible frame in the picture's points, after the surrounding effects and within their clips; `CGRect.null` if nothing is left.
  package var visibleFrame: CGRect { area.visible(node.frame) }

  /// Its source position, or that of the nearest ancestor that has one.
  package var site: SourceSite? { surroundings.site }

  /// Whether the views switch the rule off here.
  package func ignores(_ rule: String) -> Bool { surroundings.ignored.contains(rule) || surroundings.ignored.contains("*") }

  /// The text and its lines; `nil` for anything else.
  package var text: (text: ResolvedText, layout: TextLayout)? {
    if case .text(let text, let layout) = node.content { (text, layout) } else { nil }
  }

  /// The image; `nil` for anything else.
  package var image: ImageContent? {
    if case .leaf(.image(let image)) = node.content { image } else { nil }
  }

  /// Whether it is a button or toggle without an intent: in a Live Activity only intents are performed.
  var lacksIntent: Bool {
    if case .annotation(.control(_, performsIntent: false, _, _)) = node.content { true } else { false }
  }

  /// Whether it is a control that the system's own style draws at its regular size or larger.
  var isStandardControl: Bool {
    if case .annotation(.control(_, _, isStandard: true, _)) = node.content { true } else { false }
  }

  /// Whether it reacts to taps: a button, a toggle or a link.
  package var isControl: Bool {
    switch node.content {
    case .annotation(.control), .annotation(.link): true
    case .annotation, .container, .effect, .leaf, .text: false
    }
  }
}
