package import Foundation
package import SkerryDiagnostics
package import SkerryPresentation
package import SkerryUI
package import SkerryWidget

/// One family of a widget in one state.
@MainActor
package struct WidgetShow {
  package var surface: WidgetSurface
  /// Makes the view, once the clock stands right.
  package var view: @MainActor () -> (any View)?
  /// When the system would show it: its entry's date.
  package var date: Date?
  /// Shown redacted, as before the first entry is there.
  package var isPlaceholder = false
  package var facts = ConfigurationFacts()
  /// The view comes from a widget's configuration, not from a preview of a bare view.
  package var knowsConfiguration = true
  /// What was found while the state was made.
  package var diagnostics: [Diagnostic] = []
}
