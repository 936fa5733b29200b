import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPresentation

/// A rule over one picture.
@MainActor
package protocol PictureRule {
  static var descriptor: RuleDescriptor { get }
  /// Views that violate it, and views that satisfy it: its tests and its documentation.
  static var failing: [RuleExample] { get }
  static var passing: [RuleExample] { get }
  static func findings(in trace: RenderTrace) -> [Diagnostic]
}

extension PictureRule {
  static var id: String { descriptor.id }

  /// A finding at a drawn item, unless an ancestor has switched the rule off.
  static func finding(_ visit: VisitedItem, _ message: String, _ severity: Severity? = nil) -> Diagnostic? {
    guard !visit.ignores(id) else { return nil }
    // A quoted text may have several lines; a message is one.
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var found = Diagnostic(id, severity ?? descriptor.severity, line, at: visit.site)
    found.closure = visit.slot.presentation.closureLabel
    let frame = visit.node.frame
    found.area = Diagnostic.Area(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    return found
  }
}
