import Foundation
import SkerryGeometry
import SkerryGraph

/// A surface that a closure draws on.
public struct Canvas<Symbols> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
}

/// The precision of a canvas's colours. Canvases are drawn in extended sRGB in every mode.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Canvas where Symbols: View {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.init(symbols: symbols(), renderer: renderer) }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(symbols: EmptyView(), renderer: renderer) }
}

extension Canvas: View, _BodilessView, PrimitiveView where Symbols: View {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    let (renderer, symbols) = (renderer, TaggedViews.found(in: symbols))
    return [
      .deferred(
        DeferredContent(kind: "Canvas") { geometry in
          let size = geometry.size
          var graphics = GraphicsContext(context: inner, size: size, symbols: symbols)
          EnvironmentValues.withCurrent(inner.environment) { renderer(&graphics, size) }
          return inner.layeredNode(of: graphics.picture, alignment: .topLeading)
        })
    ]
  }
}

/// Views with tags, in which a canvas finds its symbols.
@MainActor
enum TaggedViews {
  static func found(in view: any View) -> [(tag: AnyHashable, view: AnyView)] {
    if let tagged = view as? any TaggedView { return [(tagged.tagValue, AnyView(view))] }
    if let tuple = view as? any ViewList { return tuple.listed.flatMap { found(in: $0) } }
    return []
  }
}
/// A view with a tag.
protocol TaggedView {
  var tagValue: AnyHashable { get }
  /// The view without its tag.
  var untagged: any View { get }
}
/// A view that represents several views.
protocol ViewList {
  var listed: [any View] { get }
}
extension TupleView: ViewList { var listed: [any View] { children } }
extension ModifiedContent: TaggedView where Content: View, Modifier: TagCarrying {
  var tagValue: AnyHashable { modifier.tag }
  var untagged: any View { content }
}
/// A modifier with a tag.
protocol TagCarrying {
  var tag: AnyHashable { get }
}
/// Gives a view a tag.
struct TagModifier<V: Hashable>: TagCarrying {
  let value: V
  var tag: AnyHashable { AnyHashable(value) }
}
extension TagModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}
