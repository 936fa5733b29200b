import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGraph
import SkerryUI

/// A presentation in which nothing is drawn.
package enum EmptyPresentationRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "empty-presentation", severity: .error, summary: "A presentation shows nothing.",
    why: "People see a black pill or a blank card. The system may choose any presentation, so each needs content.",
    source: "Apple, Displaying live data with Live Activities: support all presentations",
    remedy: "Draw something in the closure of this presentation.")

  package static let failing = [#Example(.minimal) { EmptyView() }, #Example(.lockScreen) { Text("").padding() }]
  package static let passing = [#Example(.minimal) { Text("2") }, #Example(.lockScreen) { Color.red.frame(height: 4) }]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.scene.slots.compactMap { slot in
      let visits = Visit.all(in: slot)
      guard !visits.contains(where: { $0.isInk }) else { return nil }
      guard !visits.contains(where: { $0.ignores(id) }), !trace.scene.diagnostics.contains(where: { $0.rule == "image-too-large" }) else {
        return nil
      }
      return Diagnostic(id, .error, "Nothing is drawn in \(slot.presentation.rawValue); give it content.")
    }
  }
}

extension Visit {
  /// Whether it draws anything.
  var isInk: Bool {
    let size = node.frame.size
    guard size.width > 0, size.height > 0 else { return false }
    switch node.content {
    case .text(let text, _): return !text.string.allSatisfy(\.isWhitespace)
    case .leaf(.image(let image)): if case .missing = image.source { return false } else { return true }
    case .leaf(.shape), .leaf(.divider): return true
    case .leaf, .container, .effect, .annotation: return false
    }
  }
}
