import SkerryGraph

/// How the engine treats the modifiers of a type; found once for each, as `ViewKind` is. One generic table for both would take three times the
/// instructions in unoptimized builds.
@MainActor
enum ModifierKind {
  case primitive(any PrimitiveModifier.Type)
  case geometryEffect(any GeometryEffect.Type)
  case environmental(any EnvironmentalModifier.Type)
  /// A modifier with a body.
  case composed

  private static var known: [ObjectIdentifier: ModifierKind] = [:]

  static func of(_ type: any ViewModifier.Type) -> ModifierKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = found(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  private static func found(_ type: any ViewModifier.Type) -> ModifierKind {
    if let primitive = type as? any PrimitiveModifier.Type { return .primitive(primitive) }
    if let effect = type as? any GeometryEffect.Type { return .geometryEffect(effect) }
    if let environmental = type as? any EnvironmentalModifier.Type { return .environmental(environmental) }
    return .composed
  }
}

extension PrimitiveModifier {
  /// The nodes of the content under a modifier of this very type.
  static func nodes<M>(under modifier: M, _ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    same(modifier, as: Self.self).resolve(content, in: context)
  }
}

extension EnvironmentalModifier {
  /// The nodes of the content under what a modifier of this very type resolves to.
  @MainActor
  static func nodes<M>(under modifier: M, _ content: some View, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: content.modifier(same(modifier, as: Self.self).resolve(in: context.environment)))
  }
}

extension GeometryEffect {
  /// The nodes of the content under an effect of this very type.
  static func nodes<M>(under effect: M, _ content: (ResolveContext) -> [ViewNode], in context: ResolveContext) -> [ViewNode] {
    same(effect, as: Self.self).resolve(content, in: context)
  }
}
