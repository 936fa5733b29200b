import SkerryFormats

extension SwiftOutline {
  /// A hash of what the compiler takes for a file's interface: all tokens but those inside the bodies of functions, and of variables whose
  /// type is written.
  var interface: ContentHash { hash(without: bodiesAndValues.bodies) }

  /// A hash of what other files of the module can depend on: the interface without previews, and without private declarations whose names it
  /// does not mention.
  var sharedInterface: ContentHash {
    let previews = declarations.filter(\.isPreviewMacro).map(\.range)
    let bodies = bodiesAndValues.bodies
    var own = privateDeclarations(declarations, in: nil)
    while true {
      let mentioned = words(without: bodies + previews + own.map(\.range))
      let rest = own.filter { mentioned.isDisjoint(with: $0.names) }
      guard rest.count < own.count else { break }
      own = rest
    }
    return hash(without: bodies + previews + own.map(\.range))
  }

  private func hash(without ranges: [Range<Int>]) -> ContentHash {
    var key = ContentKey()
    for token in remaining(without: ranges) { key.add(token.text) }
    return key.hash
  }

  private func words(without ranges: [Range<Int>]) -> Set<String> {
    Set(remaining(without: ranges).lazy.filter { $0.kind == .word }.map(\.text))
  }

  private func remaining(without ranges: [Range<Int>]) -> [SwiftToken] {
    var places = Places(ranges)
    return tokens.filter { !places.contain($0.range.lowerBound) }
  }

  // MARK: Private declarations

  /// A declaration that only its own file can see, and whose presence changes nothing that other files see: neither the storage of a value
  /// nor the table of a class's methods.
  private struct PrivateDeclaration {
    /// The names by which it can be used.
    var names: [String]
    var range: Range<Int>
  }

  /// Attributes that add no declarations and give none to other files.
  private static let plainAttributes: Set<String> = ["@ViewBuilder", "@MainActor", "@available", "@discardableResult", "@inline"]
  /// Names that code can use without writing them.
  private static let unwritten: Set<String> = ["callAsFunction", "wrappedValue", "projectedValue", "appendInterpolation", "appendLiteral"]

  /// - Parameter container: the type or extension around the declarations; `nil` for the file.
  private func privateDeclarations(_ level: [SwiftDeclaration], in container: SwiftDeclaration?) -> [PrivateDeclaration] {
    let isPrivateExtension = container.map { $0.kind == .extension && isPrivate($0) } ?? false
    let canHide = container.map { !["class", "actor", "protocol"].contains($0.keyword) && isPlain($0) } ?? true
    return level.flatMap { declaration -> [PrivateDeclaration] in
      let isOwn = canHide && isPlain(declaration) && (isPrivate(declaration) || isPrivateExtension)
      let isNamed = declaration.names.allSatisfy(Self.isWritten)
      switch declaration.kind {
      case .function: return isOwn && isNamed ? [PrivateDeclaration(names: declaration.names, range: declaration.range)] : []
      case .variable:
        let isStored = container != nil && !declaration.modifiers.contains("static") && !isComputed(declaration)
        return isOwn && isNamed && !isStored ? [PrivateDeclaration(names: declaration.names, range: declaration.range)] : []
      case .type where isOwn: return [PrivateDeclaration(names: declaration.names, range: declaration.range)]
      case .extension where declaration.inherited.isEmpty && isPlain(declaration):
        let members = privateDeclarations(declaration.members, in: declaration)
        guard !members.isEmpty, members.count == declaration.members.count else { return members }
        return [PrivateDeclaration(names: members.flatMap(\.names), range: declaration.range)]
      case .type, .extension: return privateDeclarations(declaration.members, in: declaration)
      case .initializer, .alias, .enumCase, .macro, .import, .other: return []
      }
    }
  }

  /// Whether code has to write a name in order to use it; operators and the methods of result builders need not be.
  static func isWritten(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } == true && !name.hasPrefix("build") && !unwritten.contains(name)
  }

  private func isPlain(_ declaration: SwiftDeclaration) -> Bool {
    declaration.modifiers.allSatisfy { !$0.hasPrefix("@") || Self.plainAttributes.contains($0) }
      && Set(["dynamic", "override"]).isDisjoint(with: declaration.modifiers)
  }

  /// Whether the declaration is private, and not only its setter.
  private func isPrivate(_ declaration: SwiftDeclaration) -> Bool {
    let header = tokens[declaration.tokens].prefix { !$0.is(declaration.keyword) }
    return header.indices.contains { index in
      ["private", "fileprivate"].contains(header[index].text) && !(index + 1 < tokens.count && tokens[index + 1].is("("))
    }
  }

  /// Whether a variable is computed, so that its body does not consist of observers, and its type is written.
  private func isComputed(_ declaration: SwiftDeclaration) -> Bool {
    guard let body = declaration.body, writesType(declaration, before: body), !declaration.modifiers.contains("lazy") else { return false }
    let first = tokens[declaration.tokens].first { $0.range.lowerBound > body.lowerBound }
    return first?.is("willSet") == false && first?.is("didSet") == false
  }
}
