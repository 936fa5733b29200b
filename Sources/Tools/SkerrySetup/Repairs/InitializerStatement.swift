import SkerryFormats

/// A statement of an initializer that does not compile, and the stored property that it gives a value: `self.service = Container.shared.service()`.
///
/// Without the statement the object can still be created. The property becomes a computed one that stops the program when it is read, so that
/// what never reads it, such as a provider's placeholder, is drawn.
struct InitializerStatement {
  /// The statement, which is removed.
  let range: Range<Int>
  /// The property's declaration, and what takes its place; `nil` if the statement sets none.
  let property: (declaration: SwiftDeclaration, text: String)?
  /// The other statements of initializers that give the property a value. They are removed as well: a property with a setter can be set only after all
  /// others have their values.
  private(set) var others: [Range<Int>] = []

  /// Words that begin a statement which others depend on, or which has statements of its own.
  private static let kept = StatementWords.exits.union(StatementWords.blocks).union(DeclarationWords.directives).union(["func", "super"])

  /// `nil` if the error is elsewhere, or if the initializer cannot do without the statement.
  /// - Parameters:
  ///   - member: the initializer.
  ///   - type: the declaration around it.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage, in member: SwiftDeclaration, of type: SwiftDeclaration) {
    guard member.name == "init", type.kind == .type, let body = member.body,
      error.text.hasPrefix("cannot find '") || error.text.contains("has no member '"),
      let token = outline.token(at: offset), let opening = outline.token(at: body.lowerBound)
    else { return nil }
    let tokens = outline.tokens
    guard let statement = EnclosingPart.range(tokens, ofStatementAround: token, in: opening),
      !Self.kept.contains(tokens[statement.lowerBound].text)
    else {
      return nil
    }
    range = tokens[statement.lowerBound].range.lowerBound..<(tokens[statement].map(\.range.upperBound).max() ?? 0)
    guard let name = Self.assigned(tokens[statement]) else {
      // A constant that is assigned needs its value.
      guard !EnclosingPart.isAssignment(tokens[statement]) || ["let", "var"].contains(tokens[statement.lowerBound].text) else { return nil }
      property = nil
      return
    }
    guard let stored = type.members.first(where: { $0.kind == .variable && $0.names == [name] }) else {
      property = nil
      // The property is missing as well.
      if type.members.contains(where: { $0.names.contains(name) }) { return nil }
      return
    }
    guard let text = Self.computed(stored, outline) else { return nil }
    property = (stored, text)
    others = type.members.filter { $0.name == "init" }.flatMap { Self.assignments(to: name, in: $0, tokens) }.filter { $0 != range }
  }

  /// The statements of an initializer that set a property.
  private static func assignments(to name: String, in member: SwiftDeclaration, _ tokens: [SwiftToken]) -> [Range<Int>] {
    member.tokens.compactMap { index in
      guard tokens[index].text == name, let opening = EnclosingPart.opening(before: index, tokens), tokens[opening].is("{"),
        let statement = EnclosingPart.range(tokens, ofStatementAround: index, in: opening), assigned(tokens[statement]) == name,
        index <= statement.lowerBound + 2
      else { return nil }
      return tokens[statement.lowerBound].range.lowerBound..<(tokens[statement].map(\.range.upperBound).max() ?? 0)
    }
  }

  /// The property on the left: `service = …` or `self.service = …`.
  private static func assigned(_ statement: ArraySlice<SwiftToken>) -> String? {
    var rest = statement
    if rest.first?.text == "self", rest.dropFirst().first?.is(".") == true { rest = rest.dropFirst(2) }
    guard let name = rest.first, name.kind == .word, rest.dropFirst().first?.is("=") == true, rest.dropFirst(2).first?.is("=") != true
    else {
      return nil
    }
    return name.text
  }

  /// `private let service: Service` as a property without a value; `nil` if it has a value, a wrapper or no type.
  private static func computed(_ stored: SwiftDeclaration, _ outline: SwiftOutline) -> String? {
    let tokens = outline.tokens[stored.tokens]
    guard stored.body == nil, !tokens.contains(where: { $0.is("=") || $0.text.hasPrefix("@") }), tokens.contains(where: { $0.is(":") }),
      let keyword = tokens.first(where: { $0.text == "let" || $0.text == "var" }),
      !tokens.contains(where: { ["static", "lazy", "weak", "unowned", "class"].contains($0.text) })
    else { return nil }
    let before = outline.bytes[stored.range.lowerBound..<keyword.range.lowerBound]
    let after = outline.bytes[keyword.range.upperBound..<stored.range.upperBound]
    return String(decoding: before, as: UTF8.self) + "var" + String(decoding: after, as: UTF8.self)
      + " { get \(PlaceholderBody.trap) set {} }"
  }
}
