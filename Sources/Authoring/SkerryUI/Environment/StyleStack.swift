/// The styles set around a control, the nearest last. The body of a style uses the next outer style, so that styles can be combined.
package struct StyleStack<Style> {
  private var standard: Style
  private var layers: [Style] = []

  package init(_ standard: Style) { self.standard = standard }

  /// The innermost style, or the default one.
  package var nearest: Style { layers.last ?? standard }
  /// Whether any style is set around the control.
  package var isSet: Bool { !layers.isEmpty }
  /// Adds a style inside the others.
  package mutating func push(_ style: Style) { layers.append(style) }
  /// The default style is kept.
  package mutating func pop() { _ = layers.popLast() }
}
