import Foundation
import SkerryDiagnostics

/// Texts that show an identifier which was made while the picture was drawn: a phone shows another one at every update. Identifiers that views use
/// without showing them are none of it.
package enum ShownUUIDs {
  /// The digits by which an identifier is recognized, at its beginning or at its end: people often show so many. Our choice.
  private static let digits = 4

  /// A note at each such text.
  ///
  /// - Parameter made: the UUIDs that the app's code made during the drawing.
  @MainActor
  package static func findings(in trace: RenderTrace, made: [UUID]) -> [Diagnostic] {
    guard !made.isEmpty else { return [] }
    let parts = Set(made.flatMap { [String($0.uuidString.prefix(digits)), String($0.uuidString.suffix(digits))] })
    let rule = DrawingRule.randomValues.rawValue
    return trace.visits.compactMap { visit in
      guard let shown = visit.text?.text.string, visit.isVisible, !visit.ignores(rule) else { return nil }
      let words = shown.uppercased().split { !$0.isHexDigit }
      guard words.contains(where: { word in parts.contains { word.hasPrefix($0) || word.hasSuffix($0) } }) else { return nil }
      var found = Diagnostic(
        .randomValues,
        "A text shows a part of a UUID() that is made when the view is drawn; a phone shows another one at every update. Make it part of the "
          + "state or of the attributes.", at: visit.site)
      let frame = visit.node.frame
      found.area = Diagnostic.Area(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      found.closure = visit.slot.place.closureLabel
      return found
    }
  }
}
