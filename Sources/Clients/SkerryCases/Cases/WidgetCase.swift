package import Foundation
package import SkerryDiagnostics
import SkerryPipeline
package import SkerryPresentation
package import SkerryUI
package import SkerryWidget

/// One family of a widget in one state.
@MainActor
package struct WidgetCase {
  /// The family, with the place that shows it.
  package var surface: WidgetSurface
  /// Creates the view after the clock is set.
  package var view: @MainActor () -> (any View)?
  /// The date of the entry, when the system would show it.
  package var date: Date?
  /// Whether the view is redacted, as before the first entry.
  package var isPlaceholder = false
  /// The properties of the widget's configuration.
  package var facts = ConfigurationFacts()
  /// Whether the view comes from a widget's configuration, not from a preview of a bare view.
  package var knowsConfiguration = true
  /// Whether no preview asks for the family, which the widget offers where its preview asks for one that it does not offer.
  var isOffered = false
  /// The diagnostics from creating the state.
  package var diagnostics: [Diagnostic] = []

  /// The widget in a look. A future entry is drawn at its date, when the system shows it. `nil` if its configuration has no view.
  func scene(_ spec: WidgetSurfaceSpec, _ engine: Engine, _ settings: RenderSettings) -> LaidOutScene? {
    var own = settings
    own.now = max(settings.now, date ?? settings.now)
    guard let view = engine.evaluating(own, view) else { return nil }
    var scene = WidgetScene(engine: engine, spec: spec, settings: own)
      .layout(view, facts: facts, isPlaceholder: isPlaceholder, knowsConfiguration: knowsConfiguration)
    scene.diagnostics += diagnostics
    return scene
  }
}
