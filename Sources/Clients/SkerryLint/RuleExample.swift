import SkerryPresentation
import SkerryUI

/// A view in a presentation or in a widget, with its source text.
@MainActor
package struct RuleExample {
  /// Where the view is shown.
  package let place: ScenePlace
  /// The view's source code, for the documentation.
  package let source: String
  /// Creates the view.
  package let view: @MainActor () -> any View

  private init(_ place: ScenePlace, source: String, view: @escaping @MainActor () -> any View) {
    self.place = place
    self.source = source
    self.view = view
  }

  init(_ presentation: Presentation, source: String, view: @escaping @MainActor () -> any View) {
    self.init(.activity(presentation), source: source, view: view)
  }

  init(_ widget: WidgetSurface, source: String, view: @escaping @MainActor () -> any View) {
    self.init(.widget(widget), source: source, view: view)
  }
}

/// An example from a view; its source text is the view's own.
@freestanding(expression)
macro Example(_ presentation: Presentation, _ view: @MainActor () -> any View) -> RuleExample =
  #externalMacro(module: "SkerryMacros", type: "ExampleMacro")

/// The same in a widget's family.
@freestanding(expression)
macro Example(_ widget: WidgetSurface, _ view: @MainActor () -> any View) -> RuleExample =
  #externalMacro(module: "SkerryMacros", type: "ExampleMacro")
