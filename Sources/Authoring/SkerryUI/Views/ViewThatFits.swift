import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    [.layout(ViewThatFitsBehavior(axes: axes), context.nodes(of: content))]
  }
}
