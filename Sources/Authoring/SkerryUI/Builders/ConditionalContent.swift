import SkerryGraph

/// One of two views, from an `if` with an `else` or a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _BodilessView, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  package static var keepsPlace: Bool { true }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    switch storage {
    case .first(let view): context.nodes(of: view, at: 0)
    case .second(let view): context.nodes(of: view, at: 1)
    }
  }
}

extension Optional: View, _BodilessView, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  package static var keepsPlace: Bool { true }
  package func resolve(in context: ResolveContext) -> [ViewNode] { map { context.nodes(of: $0) } ?? [] }
}
