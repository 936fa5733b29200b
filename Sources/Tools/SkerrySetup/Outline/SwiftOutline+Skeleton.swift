import SkerryFormats

extension SwiftOutline {
  /// A hash of everything that other declarations can depend on: all tokens except previews, and those inside the bodies of functions,
  /// and of variables whose type is written. Of strings, and of numbers and Booleans in initial values, only the kind counts.
  var skeleton: ContentHash {
    let (bodies, values) = bodiesAndValues
    let previews = declarations.filter(\.isPreviewMacro).map(\.range)
    var key = ContentKey()
    var (skipped, simple) = (Places(bodies + previews), Places(values))
    for token in tokens where !skipped.contain(token.range.lowerBound) {
      key.add(simple.contain(token.range.lowerBound) ? token.literalKind ?? token.text : token.text)
    }
    return key.hash
  }

  /// The bodies of functions, and of variables whose type is written; and the initial values of variables.
  var bodiesAndValues: (bodies: [Range<Int>], values: [Range<Int>]) {
    var bodies: [Range<Int>] = []
    var values: [Range<Int>] = []
    func collect(_ declarations: [SwiftDeclaration]) {
      for declaration in declarations {
        switch declaration.kind {
        case .function, .initializer:
          if let body = declaration.body { bodies.append(body) }
        case .variable:
          if let value = initialValue(of: declaration) { values.append(value) }
          if let body = declaration.body, writesType(declaration, before: body) { bodies.append(body) }
        case .type, .extension: collect(declaration.members)
        case .alias, .enumCase, .macro, .import, .other: continue
        }
      }
    }
    collect(declarations)
    return (bodies, values)
  }

  /// Whether the type of a variable is written, so that its body does not decide it.
  func writesType(_ declaration: SwiftDeclaration, before body: Range<Int>) -> Bool {
    let header = tokens[declaration.tokens].prefix { $0.range.lowerBound < body.lowerBound }
    return header.contains { $0.is(":") } && !header.contains { $0.is("=") }
  }

  /// A hash of the previews, which no other declaration can depend on.
  var previews: ContentHash {
    var key = ContentKey()
    for declaration in declarations where declaration.isPreviewMacro { key.add(String(decoding: bytes[declaration.range], as: UTF8.self)) }
    return key.hash
  }

  /// The UTF-8 bytes of a variable after its `=`; `nil` if it has none, or conditions inside, whose numbers may be versions.
  private func initialValue(of declaration: SwiftDeclaration) -> Range<Int>? {
    let all = tokens[declaration.tokens]
    var depth = 0
    for index in all.indices where all[index].kind == .mark {
      if "([{".contains(all[index].text) { depth += 1 }
      if ")]}".contains(all[index].text) { depth -= 1 }
      guard depth == 0, all[index].text == "=" else { continue }
      let isConditional = all[index...].contains { $0.text.hasPrefix("#") }
      return isConditional ? nil : all[index].range.upperBound..<declaration.range.upperBound
    }
    return nil
  }

  /// Ranges that are asked in ascending order whether they contain a byte.
  struct Places {
    private var rest: ArraySlice<Range<Int>>

    init(_ ranges: [Range<Int>]) { rest = ranges.sorted { $0.lowerBound < $1.lowerBound }[...] }

    mutating func contain(_ byte: Int) -> Bool {
      while let first = rest.first, first.upperBound <= byte { rest.removeFirst() }
      return rest.first?.contains(byte) == true
    }
  }
}

extension SwiftToken {
  /// The kind of a number or a Boolean; `nil` for other tokens.
  fileprivate var literalKind: String? {
    if kind == .word { return text == "true" || text == "false" ? "true" : nil }
    guard kind == .number else { return nil }
    let isHexadecimal = text.hasPrefix("0x")
    return text.contains { $0 == "." || (isHexadecimal ? "pP" : "eE").contains($0) } ? "1.0" : "1"
  }
}
