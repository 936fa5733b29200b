/// The styles set around a control, the nearest last. What a style makes sees the one around it, so that a style may build upon that.
package struct StyleStack<Style> {
  private var usual: Style
  private var layers: [Style] = []

  package init(_ usual: Style) { self.usual = usual }

  package var nearest: Style { layers.last ?? usual }
  package mutating func push(_ style: Style) { layers.append(style) }
  /// The usual style stays.
  package mutating func pop() { _ = layers.popLast() }
}
