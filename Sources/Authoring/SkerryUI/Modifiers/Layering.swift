import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension View {
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return node { child, context in
      .layout(OverlayBehavior(primary: 0, alignment: alignment), [child, context.layeredNode(of: content, alignment: alignment)])
    }
  }
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
  public nonisolated func overlay<V: View>(content: () -> V) -> some View { overlay(alignment: .center, content: content) }
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let content = content()
    return node { child, context in
      .layout(OverlayBehavior(primary: 1, alignment: alignment), [context.layeredNode(of: content, alignment: alignment), child])
    }
  }
  @_disfavoredOverload
  public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(BackgroundStyle()) }
  }
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style) }
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  public nonisolated func offset(_ offset: CGSize) -> some View { node { child, _ in .layout(OffsetBehavior(offset: offset), [child]) } }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public nonisolated func position(_ position: CGPoint) -> some View {
    node { child, _ in .layout(PositionBehavior(position: position), [child]) }
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
  public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    node { child, _ in .layout(AspectRatioBehavior(ratio: ratio, mode: contentMode), [child]) }
  }
  public nonisolated func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height > 0 ? ratio.width / ratio.height : nil, contentMode: contentMode)
  }
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  public nonisolated func layoutPriority(_ value: Double) -> some View { node { child, _ in .annotated(.layoutPriority(value), child) } }
  public nonisolated func zIndex(_ value: Double) -> some View { node { child, _ in .annotated(.zIndex(value), child) } }
  public nonisolated func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    aligned(AlignmentGuideBehavior(guide: guide.key, value: computeValue))
  }
  public nonisolated func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    aligned(AlignmentGuideBehavior(guide: guide.key, value: computeValue))
  }
  private nonisolated func aligned(_ behavior: AlignmentGuideBehavior) -> some View {
    node { child, context in
      .layout(behavior.surrounded(by: PlacedEnvironment(environment: context.environment)), [child])
    }
  }
  /// No-op: presentations have no other safe area.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// No-op: presentations have no other safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  /// No-op: identities of views have no effect in a picture.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Identifies a view for the canvas or the picker that shows it.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { modifier(TagModifier(value: tag)) }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
