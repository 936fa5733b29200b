import Foundation
import SkerryDiagnostics
import SkerryLayout
import SkerryPipeline

/// Whether a picture stays the same when it is drawn again. It does not if its views show what the app's code keeps from picture to picture: a
/// counter in a static variable, a shared object that a view changes.
@MainActor
package enum RepeatedDrawing {
  /// What differs between two drawings of one picture, at the view that differs; `nil` if nothing does.
  ///
  /// - Parameter scale: pixels per point.
  package static func difference(_ first: PlacedNode, _ again: PlacedNode, _ engine: Engine, scale: CGFloat) -> Diagnostic? {
    guard engine.displayList(of: first, scale: scale) != engine.displayList(of: again, scale: scale) else { return nil }
    let change = change(first, again, nil) ?? Change(words: "a view has different colours or a different shape", site: first.firstSite)
    return Diagnostic(
      .orderDependent,
      "When the same picture is drawn again, \(change.words): it shows what the app's code keeps from picture to picture, such as a static "
        + "variable, so it depends on what was drawn before. Compute the value from the state.",
      at: change.site)
  }

  /// The sentence names no values, because they depend on the order, too, and a baseline stores sentences.
  private struct Change {
    let words: String
    let site: SourceSite?
  }

  /// The first view in paint order whose text, parts or frame differ. Texts come first, because they change the frames around them.
  private static func change(_ first: PlacedNode, _ again: PlacedNode, _ outer: SourceSite?) -> Change? {
    changedText(first, again) ?? changedFrame(first, again, outer)
  }

  private static func changedText(_ first: PlacedNode, _ again: PlacedNode) -> Change? {
    if case .text(let text, _) = first.content, case .text(let other, _) = again.content, text.string != other.string {
      return Change(words: "a text is different", site: text.site)
    }
    for (child, other) in zip(first.children, again.children) { if let found = changedText(child, other) { return found } }
    return nil
  }

  private static func changedFrame(_ first: PlacedNode, _ again: PlacedNode, _ outer: SourceSite?) -> Change? {
    let site = first.firstSite ?? again.firstSite ?? outer
    if first.children.count != again.children.count { return Change(words: "it has different views", site: site) }
    for (child, other) in zip(first.children, again.children) { if let found = changedFrame(child, other, site) { return found } }
    return first.frame == again.frame ? nil : Change(words: "a view has a different size or place", site: site)
  }
}
