import SkerryGraph

/// How the engine treats the views of a type. It depends on the type alone and is found once: a cast to a protocol whose conformance depends on
/// type arguments, as `ModifiedContent`'s does, is worked out again by every cast.
@MainActor
enum ViewKind {
  case primitive(any PrimitiveView.Type)
  /// A view of UIKit in a wrapper.
  case wrapsUIKit
  /// A view with a body.
  case composed

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ type: any View.Type) -> ViewKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = found(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func found(_ type: any View.Type) -> ViewKind {
    if let primitive = type as? any PrimitiveView.Type { return .primitive(primitive) }
    return type is any UIViewRepresentable.Type || type is any UIViewControllerRepresentable.Type ? .wrapsUIKit : .composed
  }
}

extension PrimitiveView {
  /// The nodes of a view of this very type.
  static func nodes<V>(of view: V, in context: ResolveContext) -> [ViewNode] { same(view, as: Self.self).resolve(in: context) }
}

/// A value whose type two names stand for, without a cast.
func same<V, T>(_ value: V, as type: T.Type) -> T {
  precondition(V.self == type, "\(V.self) is taken for \(type).")
  return unsafeBitCast(value, to: type)
}
