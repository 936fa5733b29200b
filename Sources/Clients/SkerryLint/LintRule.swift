import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPipeline
import SkerryPresentation

/// A rule over one picture.
@MainActor
package protocol PictureRule {
  static var descriptor: RuleDescriptor { get }
  /// Views that violate it, and views that satisfy it: its tests and its documentation.
  static var failing: [RuleExample] { get }
  static var passing: [RuleExample] { get }
  /// Whether the findings at one place, in several presentations, looks and states, are one defect.
  static var isOfPlace: Bool { get }
  /// Whether the strings of another language can violate it where those of the asked one do not.
  static var dependsOnLanguage: Bool { get }
  static func findings(in trace: RenderTrace) -> [Diagnostic]
}

extension PictureRule {
  package static var isOfPlace: Bool { true }
  package static var dependsOnLanguage: Bool { false }

  static var id: String { descriptor.id }

  /// A finding at a drawn item, unless an ancestor has switched the rule off.
  static func finding(_ visit: VisitedItem, _ message: String, _ severity: Severity? = nil) -> Diagnostic? {
    guard !visit.ignores(id) else { return nil }
    // A quoted text may have several lines; a message is one.
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    var found = finding(visit.slot, line, severity ?? descriptor.severity, at: visit.site)
    let frame = visit.node.frame
    found.area = Diagnostic.Area(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    return found
  }

  /// A finding about a presentation, at a place in the app's files.
  static func finding(_ slot: SceneSlot, _ message: String, _ severity: Severity, at site: SourceSite?) -> Diagnostic {
    var found = Diagnostic(id, severity, message, at: site)
    found.closure = slot.place.closureLabel
    return found
  }
}
