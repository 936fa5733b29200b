import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// A presentation in which nothing is drawn.
package enum EmptyPresentationRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: DrawingRule.emptyPresentation.rawValue, severity: DrawingRule.emptyPresentation.severity, summary: "A presentation shows nothing.",
    why: "Users see a black pill or a blank card. The system may choose any presentation, so each needs content.",
    source: "Apple, Displaying live data with Live Activities: support all presentations",
    remedy: "Draw something in the closure of this presentation.")

  package static let failing = [
    #Example(.minimal) { EmptyView() }, #Example(.lockScreen) { Text("").padding() },
    #Example(.compactLeading) { Color.clear.frame(width: 9) },
    #Example(.minimal) { Color.black.frame(width: 10, height: 10) },
    #Example(.systemSmall) { EmptyView() },
    #Example(.minimal) { Circle().frame(width: 10, height: 10).clipShape(Rectangle().size(width: 0, height: 0)) },
  ]
  package static let passing = [
    #Example(.minimal) { Text("2") }, #Example(.lockScreen) { Color.red.frame(height: 4) },
    #Example(.minimal) { Color(white: 0.1).frame(width: 10, height: 10) },
    // The background is the picture.
    #Example(.systemSmall) {
      Color.clear.containerBackground(for: .widget) { Image(uiImage: .sample(width: 60, height: 60, scale: 3)).resizable() }
    },
  ]

  /// The number of drawn items from which at least one is certainly visible.
  private static let many = 5

  /// The cause of the findings about a configuration without a closure for the island.
  package static let missingIsland = "no island"

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    guard !trace.scene.lacksIsland else {
      return trace.reported(id).map { diagnostic in
        var found = diagnostic
        found.cause = missingIsland
        return found
      }
    }
    let blank = trace.scene.slots.map { isBlank($0, in: trace) }
    return zip(trace.scene.slots, blank).compactMap { slot, isBlank in
      guard isBlank else { return nil }
      let visits = VisitedItem.all(in: slot)
      // Content outside its pill is reported by island-overflow.
      if slot.place.isPill, visits.contains(where: { $0.isVisible && !slot.plate.intersects($0.visibleFrame) }) { return nil }
      guard !visits.contains(where: { $0.ignores(id) }), !trace.scene.diagnostics.contains(where: { $0.isOf(.imageTooLarge) }) else {
        return nil
      }
      let site = slot.content.firstSite
      // Code that was left out of the program is not a defect of the app.
      let missing = trace.scene.diagnostics.filter { $0.isOf(.leftOut) }.map(\.message)
      guard missing.isEmpty else {
        var found = finding(
          slot, "\(slot.place.name) is empty, which says nothing about the app: \(missing[0])", .note, at: site)
        found.cause = "left out"
        return found
      }
      let name = slot.place.name
      // A compact island with content on one side says what it is about; its other side may be empty on purpose.
      guard blank.contains(false) else {
        return finding(slot, "Nothing is visible in \(name); give it content.", .error, at: site)
      }
      // The small size without a view of its own shows both sides beside each other.
      if slot.place == .activity(.small) { return nil }
      return finding(slot, "Nothing is visible in \(name), so its side of the camera stays black; give it content.", .warning, at: site)
    }
  }

  private static func isBlank(_ slot: SceneSlot, in trace: RenderTrace) -> Bool {
    let visible = VisitedItem.all(in: slot).filter(\.isVisible)
    // Text hidden by its colour is reported by the contrast rule.
    let hasViews = visible.count >= many || visible.contains { $0.text != nil } || !visible.isEmpty && trace.shows(slot)
    return !hasViews && !hasPictureAsBackground(slot)
  }

  /// Whether a widget shows a picture as its background.
  private static func hasPictureAsBackground(_ slot: SceneSlot) -> Bool {
    slot.background.map { VisitedItem.all($0, in: slot).contains { $0.isVisible && $0.image != nil } } ?? false
  }
}

extension RenderTrace {
  /// Whether a slot's views draw anything that differs from the island's black, or anything at all on a card.
  fileprivate func shows(_ slot: SceneSlot) -> Bool {
    pixels(of: slot.content, scale: settings.scale).hasVisiblePixels(onBlack: slot.place.isInIsland)
  }
}
