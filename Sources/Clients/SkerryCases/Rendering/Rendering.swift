package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryLayout

/// A laid-out picture, ready to be painted.
package struct Rendering: Sendable {
  /// The name of the activity or widget.
  package var activity: String
  /// The name of the state.
  package var state: String
  /// A presentation's name, `view` or `sheet`.
  package var presentation: String
  /// Relative to the folder of all pictures: `Activity/state/presentation[.variant…]@3x.png`.
  package var path: String
  /// What is painted, in points before magnification.
  package var list: DisplayList
  /// Points, before magnification.
  package var size: CGSize
  /// Pixels per point, magnification included.
  package var scale: CGFloat
  /// What the display list was lowered from; `nil` for a contact sheet.
  package var tree: PlacedNode?
  package var diagnostics: [Diagnostic]
  /// The origin of the case: a preview, or a generated state.
  package var origin: CaseOrigin
  /// The time of layout, painting and conversion; not part of any picture.
  package var milliseconds = 0.0

  package init(
    activity: String, state: String, presentation: String, path: String, list: DisplayList, size: CGSize, scale: CGFloat, tree: PlacedNode?,
    diagnostics: [Diagnostic], origin: CaseOrigin = .preview
  ) {
    self.activity = activity
    self.state = state
    self.presentation = presentation
    self.path = path
    self.list = list
    self.size = size
    self.scale = scale
    self.tree = tree
    self.diagnostics = diagnostics
    self.origin = origin
  }
}
