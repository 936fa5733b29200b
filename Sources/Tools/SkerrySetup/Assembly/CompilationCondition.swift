import SkerryFormats

/// The condition of an `#if`, as it is for an iPhone.
struct CompilationCondition {
  private var tokens: ArraySlice<SwiftToken>
  private let has: (String) -> Bool

  /// - Parameters:
  ///   - tokens: those after `#if` or `#elseif`.
  ///   - has: whether a module can be imported.
  init(_ tokens: ArraySlice<SwiftToken>, has: @escaping (String) -> Bool) {
    self.tokens = tokens
    self.has = has
  }

  /// No condition that people write is longer; brackets in brackets are read by recursion.
  private static let maxTokens = 200

  /// Whether the condition holds; `nil` if that depends on a version or a flag.
  var holds: Bool? {
    guard tokens.count <= Self.maxTokens else { return nil }
    var copy = self
    return copy.disjunction()
  }

  private mutating func disjunction() -> Bool? {
    var result = conjunction()
    while consume("|", "|") {
      let other = conjunction()
      result = result == true || other == true ? true : result == false && other == false ? false : nil
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = term()
    while consume("&", "&") {
      let other = term()
      result = result == false || other == false ? false : result == true && other == true ? true : nil
    }
    return result
  }

  private mutating func term() -> Bool? {
    guard let first = tokens.popFirst() else { return nil }
    if first.is("!") { return term().map(!) }
    if first.is("(") {
      defer { _ = consume(")") }
      return disjunction()
    }
    guard consume("(") else { return first.text == "true" ? true : first.text == "false" ? false : nil }
    let argument = tokens.first?.text ?? ""
    while let next = tokens.popFirst(), !next.is(")") {}
    switch first.text {
    case "os": return argument == "iOS"
    case "canImport": return has(argument)
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private mutating func consume(_ marks: String...) -> Bool {
    guard tokens.count >= marks.count, zip(tokens, marks).allSatisfy({ $0.is($1) }) else { return false }
    tokens.removeFirst(marks.count)
    return true
  }
}
