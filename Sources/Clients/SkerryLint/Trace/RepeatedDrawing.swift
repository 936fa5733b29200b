import SkerryDiagnostics

/// Whether a picture stays the same when it is drawn again, or in another order. It does not if its views show what the app's code keeps from
/// picture to picture: a counter in a static variable, a shared object that a view changes.
package enum RepeatedDrawing {
  /// What the second drawing does differently.
  package enum Occasion {
    /// It follows the first in the same process.
    case again
    /// It is in a process that draws the cases and their looks from the last to the first.
    case reversed
  }

  /// What differs between two drawings of one picture, at the view that differs; `nil` if nothing does.
  package static func difference(_ first: DrawnOutline, _ other: DrawnOutline, _ occasion: Occasion = .again) -> Diagnostic? {
    guard !first.looksLike(other) else { return nil }
    let change =
      changedText(first.root, other.root) ?? changedFrame(first.root, other.root, nil)
      ?? Change(words: "a view has different colours or a different shape", site: first.root.site)
    let condition =
      switch occasion {
      case .again: "When the same picture is drawn again"
      case .reversed: "When the cases and their looks are drawn from the last to the first"
      }
    return Diagnostic(
      .orderDependent,
      "\(condition), \(change.words): it shows what the app's code keeps from picture to picture, such as a static "
        + "variable, so it depends on what was drawn before. Compute the value from the state.",
      at: change.site)
  }

  /// The sentence names no values, because they depend on the order, too, and a baseline stores sentences.
  private struct Change {
    let words: String
    let site: SourceSite?
  }

  /// The first text in paint order that differs. Texts come first, because they change the frames around them.
  private static func changedText(_ first: DrawnOutline.Item, _ other: DrawnOutline.Item) -> Change? {
    if let text = first.text, let changed = other.text, text != changed { return Change(words: "a text is different", site: first.site) }
    for (child, changed) in zip(first.children, other.children) { if let found = changedText(child, changed) { return found } }
    return nil
  }

  private static func changedFrame(_ first: DrawnOutline.Item, _ other: DrawnOutline.Item, _ outer: SourceSite?) -> Change? {
    let site = first.site ?? other.site ?? outer
    if first.children.count != other.children.count { return Change(words: "it has different views", site: site) }
    for (child, changed) in zip(first.children, other.children) { if let found = changedFrame(child, changed, site) { return found } }
    return first.frame == other.frame ? nil : Change(words: "a view has a different size or place", site: site)
  }
}
