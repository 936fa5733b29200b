import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryLayout

/// A picture that is laid out and waits to be painted.
struct Rendering: Sendable {
  var activity: String
  var state: String
  /// A presentation's name, `view` or `sheet`.
  var presentation: String
  /// Relative to the folder of all pictures: `Activity/state/presentation[.variant…]@3x.png`.
  var path: String
  var list: DisplayList
  /// Points, before magnification.
  var size: CGSize
  /// Pixels per point, magnification included.
  var scale: CGFloat
  /// What the display list was lowered from; `nil` for a contact sheet.
  var tree: PlacedNode?
  var diagnostics: [Diagnostic]
}
