import SkerryFormats

/// The members of SFSafeSymbols' type that files name. The package has one for each of Apple's symbols; a name determines its symbol.
enum SymbolMembers {
  /// The package and its module.
  static let module = "SFSafeSymbols"

  /// A Swift file that declares the members; `nil` if no file imports the package.
  /// - Parameter isExported: whether another file of the repository imports it for these.
  static func text(for files: [SwiftOutline], isExported: Bool = false) -> String? {
    guard isExported || files.contains(where: { $0.tokens.contains { $0.text == module } }) else { return nil }
    let declared = Set(files.flatMap(declaredMembers))
    // Not only the importing files: a value's type may be known elsewhere.
    let named = Set(files.flatMap { implicitMembers(in: $0.tokens) })
    let members = named.subtracting(declared).subtracting(reserved).sorted().map {
      "  static var `\($0)`: SFSymbol { SFSymbol(rawValue: \"\(symbol(named: $0))\") }\n"
    }
    return "import \(module)\n\nextension SFSymbol {\n\(members.joined())}\n"
  }

  /// The symbol of a member: "arrowTriangle2Circlepath" is "arrow.triangle.2.circlepath".
  static func symbol(named member: String) -> String {
    var result = ""
    var last: Character?
    for character in member {
      defer { last = character }
      guard let last else {
        // A name that begins with a digit has an underscore before it.
        if character != "_" { result.append(character) }
        continue
      }
      let begins = character.isUppercase || character.isNumber && !last.isNumber && last != "_"
      if begins { result.append(".") }
      result += character.lowercased()
    }
    return result
  }

  /// Names after a full stop that are not symbols: members of every type, and common members of other types.
  private static let reserved: Set<String> = [
    "init", "self", "Type", "none", "some", "rawValue", "hashValue", "module", "standard", "main",
  ]

  /// `.name` without anything before the dot, and `SFSymbol.name`.
  private static func implicitMembers(in tokens: [SwiftToken]) -> [String] {
    tokens.indices.dropLast().compactMap { index in
      let name = tokens[index + 1].text
      guard tokens[index].is("."), tokens[index + 1].kind == .word, name.first?.isLowercase == true || name.hasPrefix("_") else {
        return nil
      }
      guard index > 0, !tokens[index].startsLine else { return tokens[index].startsLine ? name : nil }
      let before = tokens[index - 1]
      let follows = before.range.upperBound == tokens[index].range.lowerBound
      let isImplicit = !follows || before.kind == .mark && !")]}?!>".contains(before.text)
      return isImplicit || before.text == "SFSymbol" ? name : nil
    }
  }

  /// What the app's own extensions of the type declare.
  private static func declaredMembers(of file: SwiftOutline) -> [String] {
    let tokens = file.tokens
    guard tokens.indices.dropLast().contains(where: { tokens[$0].text == "extension" && tokens[$0 + 1].text == "SFSymbol" }) else {
      return []
    }
    return tokens.indices.dropLast(2).compactMap { index in
      tokens[index].text == "static" && ["let", "var"].contains(tokens[index + 1].text) ? tokens[index + 2].text : nil
    }
  }
}
