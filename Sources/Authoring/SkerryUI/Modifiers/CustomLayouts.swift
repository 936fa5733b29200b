import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// Views arranged by a layout.
struct LaidOut<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LaidOut: View, PrimitiveView {
  typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = layout.anyStackAxis
    inner.takesGridRows = layout.anyTakesGridRows
    return [layout.anyNode(of: inner.nodes(of: content), in: PlacedEnvironment(environment: context.environment))]
  }
}

extension Layout {
  @_disfavoredOverload
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    let (id, carried) = (ObjectIdentifier(key), UncheckedLayoutValue(value))
    return node { child, _ in .annotated(.layoutValue(id, carried), child) }
  }

  /// A frame as large as the container around the view: the nearest scroll view inside of its content margins, or the presentation. Without one
  /// the view keeps its size. Source: Figures §9.90.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let cell = (length - spacing * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
      return cell * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Places other views at an edge; the view takes the rest.
  ///
  /// - Parameter spacing: the distance between the two, in points; 8 by default (Figures §9.58).
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? safeAreaSpacing) {
      if edge == .top { inset }
      self.layoutPriority(-1)
      if edge == .bottom { inset }
    }
  }
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? safeAreaSpacing) {
      if edge == .leading { inset }
      self.layoutPriority(-1)
      if edge == .trailing { inset }
    }
  }
}

/// The distance between a view and what is inset at its edge, in points. Source: Figures §9.58; beside an edge that is not the bottom one,
/// assumed.
private let safeAreaSpacing: CGFloat = 8

extension View {
  /// Like `safeAreaInset`: nothing scrolls under the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Like `safeAreaInset`: nothing scrolls under the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}
extension ContainerRelativeFrame: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  package func resolve(_ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    let environment = context.environment
    func frame(_ axis: Axis) -> CGFloat? {
      let size = environment.system.containerSize
      let container = environment.scrollContainer?.length(axis) ?? (axis == .horizontal ? size?.width : size?.height)
      return container.map { length($0, axis) }
    }
    let (width, height) = (axes.contains(.horizontal) ? frame(.horizontal) : nil, axes.contains(.vertical) ? frame(.vertical) : nil)
    guard width != nil || height != nil else { return content(context) }
    return content(context).map { .layout(FrameBehavior(width: width, height: height, alignment: alignment), [$0]) }
  }
}
