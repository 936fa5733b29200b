import SkerryFormats

extension SwiftOutline {
  /// A hash of everything that other declarations can depend on: all tokens except those inside the bodies of functions,
  /// and of variables whose type is written.
  var skeleton: ContentHash {
    var bodies: [Range<Int>] = []
    func collect(_ declarations: [SwiftDeclaration]) {
      for declaration in declarations {
        switch declaration.kind {
        case .function, .initializer:
          if let body = declaration.body { bodies.append(body) }
        case .variable:
          guard let body = declaration.body else { continue }
          let header = tokens[declaration.tokens].prefix { $0.range.lowerBound < body.lowerBound }
          if header.contains(where: { $0.is(":") }), !header.contains(where: { $0.is("=") }) { bodies.append(body) }
        case .type, .extension: collect(declaration.members)
        case .alias, .enumCase, .macro, .import, .other: continue
        }
      }
    }
    collect(declarations)
    var key = ContentKey()
    var rest = bodies.sorted { $0.lowerBound < $1.lowerBound }[...]
    for token in tokens {
      while let body = rest.first, body.upperBound <= token.range.lowerBound { rest.removeFirst() }
      if let body = rest.first, body.contains(token.range.lowerBound) { continue }
      key.add(token.text)
    }
    return key.hash
  }
}
