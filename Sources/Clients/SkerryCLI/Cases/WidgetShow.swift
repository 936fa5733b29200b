import Foundation
import SkerryDiagnostics
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// One family of a widget in one state.
@MainActor
struct WidgetShow {
  var surface: WidgetSurface
  /// Makes the view, once the clock stands right.
  var view: @MainActor () -> (any View)?
  /// When the system would show it: its entry's date.
  var date: Date?
  /// Shown redacted, as before the first entry is there.
  var isPlaceholder = false
  var facts = ConfigurationFacts()
  /// The view comes from a widget's configuration, not from a preview of a bare view.
  var knowsConfiguration = true
  /// What was found while the state was made.
  var diagnostics: [Diagnostic] = []
}
