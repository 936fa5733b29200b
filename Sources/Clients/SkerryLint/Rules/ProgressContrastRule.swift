import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// A progress view or gauge whose filled part cannot be distinguished from what lies under it.
package enum ProgressContrastRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "progress-contrast", severity: .warning,
    summary: "The filled part of a progress view or gauge has too little contrast with what lies under it.",
    why: "The value is all that a bar or ring says, and a bar in the colour of its background looks empty, or is not there at all.",
    source: "WCAG 2.2, success criterion 1.4.11 asks for 3 : 1; some system colours have less on their own track, so 1.5 : 1, our choice",
    remedy: "Give it a lighter or darker tint, or put a background behind it.")

  package static let failing = [
    #Example(.lockScreen) { ProgressView(value: 0.6).tint(Color(white: 0.85)).padding().background(.white) },
    #Example(.expanded) { ProgressView(value: 0.6).tint(.black) },
    #Example(.lockScreen) { ProgressView(value: 0.6).progressViewStyle(.circular).tint(.white).padding().background(.white) },
    #Example(.lockScreen) {
      Gauge(value: 0.6) { Text("Charge").foregroundStyle(.black) }.gaugeStyle(.accessoryLinearCapacity).tint(Color(white: 0.9)).padding()
        .background(.white)
    },
  ]
  package static let passing = [
    #Example(.lockScreen) { ProgressView(value: 0.6).tint(Color(white: 0.7)).padding().background(.white) },
    #Example(.expanded) { ProgressView(value: 0.6) },
    // Nothing is filled.
    #Example(.expanded) { ProgressView(value: 0).tint(.black) },
    #Example(.lockScreen) { ProgressView(value: 0.6).progressViewStyle(.circular).tint(.blue).padding().background(.white) },
    #Example(.accessoryRectangular) { ProgressView(value: 0.6).tint(.black) },
    // A decoration.
    #Example(.lockScreen) {
      ProgressView(value: 0.6).tint(Color(white: 0.85)).accessibilityHidden(true).padding().background(.white)
    },
  ]

  private static let needed = 1.5

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // With larger text the colours are the same.
    guard trace.isStandardText else { return [] }
    let parts = trace.visits.filter(\.isJudgedPart)
    guard !parts.isEmpty else { return [] }
    let contrast = ItemContrast(in: trace) { if case .annotation(.filledPart) = $0.content { true } else { false } }
    return parts.compactMap { visit -> Diagnostic? in
      guard let seen = ItemContrast.visible(visit), let best = contrast.strongest(in: seen), best.ratio < needed else { return nil }
      let ratio = OpaqueColor.contrastText(best.ratio)
      var found = finding(
        visit,
        "The filled part of a progress view or gauge has a contrast of \(ratio) with what lies under it (\(best.color.text)); "
          + "it needs \(tenths(needed)) : 1.")
      found?.cause = ratio
      return found
    }
  }
}

extension VisitedItem {
  /// Whether it is the filled part of something that a user should read. How far an always-on screen is dimmed is assumed.
  @MainActor fileprivate var isJudgedPart: Bool {
    guard surroundings.isFilledPart, isVisible, !surroundings.isInactive, !surroundings.isAccessibilityHidden,
      !ignores(ProgressContrastRule.id), slot.place != .activity(.alwaysOn), !slot.place.isAccessory,
      case .leaf(.shape(let shape)) = node.content
    else { return false }
    // A value of zero fills nothing.
    return !shape.outline.path(node.frame).isEmpty
  }
}
