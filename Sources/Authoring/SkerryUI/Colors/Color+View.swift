import SkerryDrawing
import SkerryGraph

extension Color: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { [.painted("Color", paint(in: context.environment, level: 0))] }
}

extension ViewNode {
  /// A filled rectangle that takes the proposed size.
  static func painted(_ kind: String, _ paint: Paint) -> ViewNode {
    .leaf(
      .shape(
        ShapeContent(outline: ShapeOutline(kind: kind) { Path($0) }, operations: [.fill(paint, evenOdd: false)], isPlainRectangle: true)))
  }
}
