import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// Views side by side.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never
  /// - Parameter spacing: points between neighbours; `nil` uses their preferred spacing, 8 by default.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .horizontal
    return .one(.layout(StackBehavior(axis: .horizontal, alignment: alignment.key, spacing: spacing), inner.nodes(of: content)))
  }
}

/// Views one below another.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never
  /// - Parameter spacing: points between neighbours; `nil` uses their preferred spacing, 8 by default.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .vertical
    return .one(.layout(StackBehavior(axis: .vertical, alignment: alignment.key, spacing: spacing), inner.nodes(of: content)))
  }
}

/// Views over one another, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    return .one(.layout(LayerBehavior(alignment: alignment), inner.nodes(of: content)))
  }
}
