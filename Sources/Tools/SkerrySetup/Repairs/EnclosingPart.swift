import SkerryFormats

/// The smallest part around an error in a view's closure that can be left out so that the rest is drawn: a modifier such as
/// `.background(Theme.card)`, or a statement such as `Text(Theme.title)`.
struct EnclosingPart {
  /// What the report calls it.
  let name: String
  let range: Range<Int>
  let kind: Kind

  enum Kind: Equatable {
    /// A modifier with its arguments, which is removed.
    case modifier
    /// A view of a builder, whose place an empty one takes.
    case view
  }

  /// - Parameters:
  ///   - offset: the error's position.
  ///   - body: the braces of the member around it. Its own statements are not replaced, unless they are views.
  ///   - isView: whether the member's own statements are views.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage, within body: Range<Int>, isView: Bool) {
    let tokens = outline.tokens
    guard Self.isLocal(error), let start = outline.token(at: offset) else { return nil }
    var place = start
    while let opening = Self.opening(before: place, tokens), tokens[opening].range.lowerBound >= body.lowerBound {
      if tokens[opening].is("("), let part = Self.modifier(tokens, opening) {
        self = part
        return
      }
      let isOutermost = tokens[opening].range.lowerBound == body.lowerBound
      if tokens[opening].is("{"), isView || !isOutermost, let part = Self.statement(tokens, around: start, in: opening) {
        // The rule for whole bodies says the same with the member's name.
        guard !isOutermost || !part.isAlone(in: opening, tokens) else { return nil }
        self = part
        return
      }
      place = opening
    }
    return nil
  }

  private init(name: String, range: Range<Int>, kind: Kind) { (self.name, self.range, self.kind) = (name, range, kind) }

  /// Whether the part is all that its closure holds.
  private func isAlone(in opening: Int, _ tokens: [SwiftToken]) -> Bool {
    let last = tokens.closingBracket(of: opening) - 1
    return tokens[opening + 1].range.lowerBound == range.lowerBound && tokens[last].range.upperBound <= range.upperBound
  }

  /// Whether the compiler reports the error where its cause is. Errors of inference are reported anywhere in a closure.
  private static func isLocal(_ error: CompilerMessage) -> Bool {
    error.text.hasPrefix("cannot find '") || error.text.contains("has no member '") || ReplacedValue.isAboutArguments(error)
      || isAboutElements(error)
  }

  /// What the compiler says of `ForEach(list)` if the elements lost a conformance.
  private static func isAboutElements(_ error: CompilerMessage) -> Bool {
    error.text.hasPrefix("cannot convert value of type '") && error.text.hasSuffix("expected argument type 'Binding<C>'")
  }

  /// The index of the bracket that is open at a token.
  static func opening(before place: Int, _ tokens: [SwiftToken]) -> Int? {
    var depth = 0
    var index = place - 1
    while index >= 0 {
      if tokens[index].kind == .mark {
        if ")]}".contains(tokens[index].text) { depth += 1 }
        if "([{".contains(tokens[index].text) {
          if depth == 0 { return index }
          depth -= 1
        }
      }
      index -= 1
    }
    return nil
  }

  /// `.name(…)` in a chain, whose dot begins a line or follows a call.
  private static func modifier(_ tokens: [SwiftToken], _ opening: Int) -> EnclosingPart? {
    let name = opening - 1
    guard name > 1, tokens[name].kind == .word, tokens[name].range.upperBound == tokens[opening].range.lowerBound, tokens[name - 1].is("."),
      tokens[name - 1].startsLine || tokens[name - 2].is(")") || tokens[name - 2].is("}")
    else { return nil }
    let end = tokens[tokens.endOfCall(named: name)].range.upperBound
    return EnclosingPart(
      name: ".\(tokens[name].text)", range: tokens[name - 1].range.lowerBound..<end, kind: .modifier)
  }

  // MARK: Statements

  /// Words that begin a statement which is not a view, or which others depend on.
  private static let unviewable = StatementWords.declarations.union(StatementWords.exits).union(StatementWords.loops)
    .union(DeclarationWords.directives).union(["case", "default", "await", "try"])

  /// The statement around a token among those of a closure.
  private static func statement(_ tokens: [SwiftToken], around token: Int, in opening: Int) -> EnclosingPart? {
    guard let range = range(tokens, ofStatementAround: token, in: opening), tokens[range.lowerBound].kind == .word,
      !unviewable.contains(tokens[range.lowerBound].text), !isAssignment(tokens[range]), !isConfiguration(tokens[range.lowerBound].text)
    else { return nil }
    let end = tokens[range].map(\.range.upperBound).max() ?? 0
    return EnclosingPart(name: String(tokens[range.lowerBound].text), range: tokens[range.lowerBound].range.lowerBound..<end, kind: .view)
  }

  /// The tokens of the statement around a token, among those between two braces.
  static func range(_ tokens: [SwiftToken], ofStatementAround token: Int, in opening: Int) -> Range<Int>? {
    let closing = tokens.closingBracket(of: opening)
    var first = opening + 1
    // `context in`, `(a, b) in`, `[weak self] in`
    if let word = (first..<closing).first(where: { tokens[$0].text == "in" && tokens[$0].line == tokens[opening].line }),
      !tokens[first].text.hasPrefix("for")
    {
      first = word + 1
    }
    var begin = first
    var index = first
    while index < closing {
      if index > begin, beginsStatement(tokens, index) {
        if index > token { break }
        begin = index
      }
      let opens = tokens[index].kind == .mark && "([{".contains(tokens[index].text)
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    let end = min(index, closing)
    return begin <= token && token < end ? begin..<end : nil
  }

  /// Whether it is a configuration, which is not a view, so that no empty view can replace it.
  private static func isConfiguration(_ name: String) -> Bool {
    name.hasPrefix("DynamicIsland") || name.hasSuffix("Configuration")
  }

  static func isAssignment(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    var depth = 0
    for index in tokens.indices where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      guard depth == 0, tokens[index].is("="), index > tokens.startIndex, index + 1 < tokens.endIndex else { continue }
      let isComparison = "=!<>".contains(tokens[index - 1].text) || tokens[index + 1].is("=")
      if !isComparison { return true }
    }
    return false
  }

  /// A token at the start of a line that does not continue the one before it.
  private static func beginsStatement(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    let (token, before) = (tokens[index], tokens[index - 1])
    if before.is(";") { return true }
    guard token.startsLine, token.kind != .mark, token.text != "else" else { return false }
    return before.kind != .mark || ")]}".contains(before.text) || before.text == "!" || before.text == "?"
  }
}
