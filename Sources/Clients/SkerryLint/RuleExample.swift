import SkerryPresentation
import SkerryUI

/// A view in a presentation, with its source text.
@MainActor
package struct RuleExample {
  package let presentation: Presentation
  /// The view's source code, for the documentation.
  package let source: String
  /// Creates the view.
  package let view: @MainActor () -> any View

  init(_ presentation: Presentation, source: String, view: @escaping @MainActor () -> any View) {
    self.presentation = presentation
    self.source = source
    self.view = view
  }
}

/// An example from a view; its source text is the view's own.
@freestanding(expression)
macro Example(_ presentation: Presentation, _ view: @MainActor () -> any View) -> RuleExample =
  #externalMacro(module: "SkerryMacros", type: "ExampleMacro")
