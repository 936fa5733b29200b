import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryLayout
import SkerryUI

/// Something that VoiceOver cannot name.
package enum MissingAccessibilityLabelRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "missing-accessibility-label", severity: .warning, summary: "A control or an image has no label for VoiceOver.",
    why: "A user who cannot see the screen hears \"button\" or a file name.",
    source: "HIG VoiceOver: give every image and control a label",
    remedy: "Add .accessibilityLabel(_:), or .accessibilityHidden(true) for decoration.")

  package static let failing = [
    #Example(.lockScreen) {
      Link(destination: URL(string: "https://example.com")!) { Image(systemName: "phone.fill").frame(width: 44, height: 44) }
    },
    // An empty label takes the text away.
    #Example(.lockScreen) {
      Link(destination: URL(string: "https://example.com")!) { Text("Call").frame(width: 44, height: 44) }.accessibilityLabel("")
    },
    #Example(.lockScreen) {
      Link(destination: URL(string: "https://example.com")!) {
        Image(systemName: "phone.fill").accessibilityLabel("").frame(width: 44, height: 44)
      }
    },
  ]
  package static let passing = [
    #Example(.lockScreen) {
      Link(destination: URL(string: "https://example.com")!) { Image(systemName: "phone.fill").frame(width: 44, height: 44) }
        .accessibilityLabel("Call the rider")
    },
    #Example(.lockScreen) { Link(destination: URL(string: "https://example.com")!) { Text("Call").frame(width: 44, height: 44) } },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit -> Diagnostic? in
      guard !visit.surroundings.isAccessibilityHidden, visit.surroundings.label == nil else { return nil }
      if visit.isControl {
        guard visit.surroundings.hasBlankLabel || visit.node.plainText.isEmpty && !visit.node.hasLabel else { return nil }
        return finding(visit, "A control has neither text nor an accessibility label; add .accessibilityLabel(_:).")
      }
      guard let image = visit.image, !image.isSymbol, !visit.surroundings.isInControl, image.assetPixelSize.count > 0 else { return nil }
      var found = finding(
        visit, "The image \(image.name.quoted) has no accessibility label; add .accessibilityLabel(_:), or use Image(decorative:).")
      found?.cause = "images"
      return found
    }
  }
}

extension PlacedNode {
  /// Whether something in it has an accessibility label.
  fileprivate var hasLabel: Bool {
    if case .annotation(.accessibilityLabel(let own)) = content, !own.allSatisfy(\.isWhitespace) { return true }
    return children.contains(where: \.hasLabel)
  }
}
