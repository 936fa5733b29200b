import SkerryGraph
import SkerryLayout

/// A reusable change to a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

/// A modifier with values that an animation interpolates; a picture shows the values at the animation's end.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is applied by the engine and has no body.") }
}

/// A modifier that is made from the environment of the view that it is applied to.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// The argument of a modifier's body: the view that it modifies.
public struct _ViewModifier_Content<Modifier> {
  let resolveContent: @MainActor (ResolveContext) -> [ViewNode]
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { resolveContent(context) }
  package static var keepsPlace: Bool { true }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _BodilessView, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  package static var keepsPlace: Bool { true }

  package func resolve(in context: ResolveContext) -> [ViewNode] {
    switch ModifierKind.of(Modifier.self) {
    case .primitive(let type): return type.nodes(under: modifier, { $0.modifiedNodes(of: content) }, in: context)
    case .geometryEffect(let type): return type.nodes(under: modifier, { $0.modifiedNodes(of: content) }, in: context)
    case .environmental(let type):
      return type.nodes(under: modifier, _ViewModifier_Content<Modifier> { $0.modifiedNodes(of: content) }, in: context)
    case .composed:
      let inner = context.linked(modifier)
      let placeholder = _ViewModifier_Content<Modifier> { $0.modifiedNodes(of: content) }
      return EnvironmentValues.withCurrent(context.environment) { context.nodes(of: modifier.body(content: placeholder), in: inner) }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier {
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
