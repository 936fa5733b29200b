import SkerryFormats

/// A statement of a function that does not compile and that nothing after it needs: a call whose result is not used, such as
/// `Current.log.error("no group")`, or a setting of something that is missing, such as `Kit.options.level = 2`.
///
/// Apps write logs and count events through packages everywhere. Without the statement the function still gives its result.
struct RemovableStatement {
  /// What the report calls it: `Current.log.error`.
  let name: String
  let range: Range<Int>
  /// `break` where nothing else is left of a `case`; otherwise empty.
  let replacement: String

  /// Words that begin a statement which is no call, or a call that never returns.
  private static let kept = StatementWords.declarations.union(StatementWords.exits).union(StatementWords.blocks)
    .union(DeclarationWords.directives).union(["super", "init", "fatalError", "preconditionFailure", "exit", "@unknown"])

  /// The innermost statement around the error that can be removed: a call with a closure goes if nothing in the closure does.
  ///
  /// `nil` if the error is elsewhere or of another kind, and where each statement may be the value of its closure or function.
  /// - Parameter body: the braces of the function, or of the variable, around the error; its statements are no views.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage, within body: Range<Int>, hasResult: Bool) {
    let tokens = outline.tokens
    guard error.text.hasPrefix("cannot find '") || error.text.contains("has no member '"), let start = outline.token(at: offset)
    else { return nil }
    var place = start
    while let opening = Self.brace(around: place, tokens), tokens[opening].range.lowerBound >= body.lowerBound {
      let isBody = tokens[opening].range.lowerBound == body.lowerBound
      let isMissing = place == start && error.text.hasPrefix("cannot find '")
      if let found = RemovableStatement(tokens, around: place, in: opening, isMissing: isMissing, mayBeEmpty: isBody ? !hasResult : nil),
        !Self.neverReturns(tokens, place, in: opening, within: body, hasResult: hasResult)
      {
        self = found
        return
      }
      place = opening
    }
    return nil
  }

  /// - Parameters:
  ///   - place: a token of the statement.
  ///   - opening: the brace around it.
  ///   - isMissing: whether the token names something missing.
  ///   - mayBeEmpty: whether the braces may lose their only statement; `nil` for those within a function.
  private init?(_ tokens: [SwiftToken], around place: Int, in opening: Int, isMissing: Bool, mayBeEmpty: Bool?) {
    guard let statement = EnclosingPart.range(tokens, ofStatementAround: place, in: opening) else { return nil }
    var first = statement.lowerBound
    let isCase = tokens[first].text == "case" || tokens[first].text == "default"
    if isCase {
      guard let colon = Self.colon(afterCase: first, in: statement, tokens), colon + 1 <= place else { return nil }
      first = colon + 1
    }
    let start = first
    while ["try", "await"].contains(tokens[first].text) || first > start && (tokens[first].is("?") || tokens[first].is("!")) { first += 1 }
    let rest = first..<max(first, statement.upperBound)
    let isLost = isMissing && place == first && Self.isSetting(tokens, rest)
    guard !rest.isEmpty, isLost || Self.isCall(tokens, rest) else { return nil }
    let isLast = Self.isLast(statement, in: opening, tokens)
    // A single expression may be the value of its braces.
    if !isCase, isLast, !isLost, Self.isFirst(statement.lowerBound, in: opening, tokens) {
      guard mayBeEmpty ?? Self.isBranch(opening, tokens) else { return nil }
    }
    name = tokens[first..<statement.upperBound].prefix { $0.kind == .word || $0.is(".") || $0.is("?") || $0.is("!") }.map(\.text).joined()
    range = tokens[start].range.lowerBound..<tokens[statement.upperBound - 1].range.upperBound
    replacement = isCase && isLast ? "break" : ""
  }

  /// Whether a call is the last that is done: in the braces of a `guard`, or of a function with a result, also in its branches. As the code compiles
  /// elsewhere, such a call never returns, so that something after it would be missing.
  private static func neverReturns(_ tokens: [SwiftToken], _ place: Int, in opening: Int, within body: Range<Int>, hasResult: Bool) -> Bool
  {
    var (inner, brace) = (place, opening)
    while let statement = EnclosingPart.range(tokens, ofStatementAround: inner, in: brace), isLast(statement, in: brace, tokens) {
      if tokens[brace].range.lowerBound == body.lowerBound { return hasResult }
      // The braces of a closure are within parentheses, or follow a call.
      guard let outer = Self.brace(around: brace, tokens), EnclosingPart.opening(before: brace, tokens) == outer,
        let around = EnclosingPart.range(tokens, ofStatementAround: brace, in: outer)
      else { return false }
      switch tokens[around.lowerBound].text {
      case "guard": return true
      case "if", "switch", "do": (inner, brace) = (brace, outer)
      default: return false
      }
    }
    return false
  }

  /// Whether no statement follows in the same braces, or in the same `case`.
  private static func isLast(_ statement: Range<Int>, in opening: Int, _ tokens: [SwiftToken]) -> Bool {
    statement.upperBound == tokens.closingBracket(of: opening)
      || ["case", "default", "@unknown"].contains(tokens[statement.upperBound].text)
  }

  /// Whether the tokens set a member of what the first of them names.
  private static func isSetting(_ tokens: [SwiftToken], _ range: Range<Int>) -> Bool {
    range.count > 3 && tokens[range.lowerBound + 1].is(".") && EnclosingPart.isAssignment(tokens[range])
  }

  /// Whether the tokens are one chain that ends with a call. `Name(…)` alone is a value, and in a builder a view.
  private static func isCall(_ tokens: [SwiftToken], _ range: Range<Int>) -> Bool {
    guard range.count > 2 else { return false }
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    guard first.kind == .word, !kept.contains(first.text), last.is(")") || last.is("}"),
      first.text.first?.isUppercase != true || tokens[range.lowerBound + 1].is(".")
    else { return false }
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let token = tokens[index]
      if ["(", "[", "{"].contains(where: token.is) {
        index = tokens.closingBracket(of: index) + 1
      } else if token.is(".") || token.is("?") || token.is("!") {
        index += 1
      } else {
        // A member after its dot, or the label of a further closure.
        let isMember = tokens[index - 1].is(".")
        guard token.kind == .word, isMember || tokens[index + 1].is(":") else { return false }
        index += isMember ? 1 : 2
      }
    }
    return true
  }

  /// The brace around a token, whatever parentheses are between them.
  private static func brace(around place: Int, _ tokens: [SwiftToken]) -> Int? {
    var next = EnclosingPart.opening(before: place, tokens)
    while let opening = next, !tokens[opening].is("{") { next = EnclosingPart.opening(before: opening, tokens) }
    return next
  }

  private static func colon(afterCase first: Int, in statement: Range<Int>, _ tokens: [SwiftToken]) -> Int? {
    var index = first
    while index < statement.upperBound {
      if tokens[index].is(":") { return index }
      let opens = ["(", "[", "{"].contains(where: tokens[index].is)
      index = opens ? tokens.closingBracket(of: index) + 1 : index + 1
    }
    return nil
  }

  private static func isFirst(_ start: Int, in opening: Int, _ tokens: [SwiftToken]) -> Bool {
    start == opening + 1 || tokens[start - 1].text == "in" && tokens[start - 1].line == tokens[opening].line
  }

  /// Whether braces are those of a statement and not of a closure.
  private static func isBranch(_ opening: Int, _ tokens: [SwiftToken]) -> Bool {
    guard opening > 0 else { return false }
    if ["else", "do", "defer", "catch"].contains(tokens[opening - 1].text) { return true }
    guard let outer = brace(around: opening, tokens), let statement = EnclosingPart.range(tokens, ofStatementAround: opening, in: outer)
    else { return false }
    // The outermost braces of the statement are its branches; a closure among its conditions is within parentheses.
    return ["if", "for", "while"].contains(tokens[statement.lowerBound].text)
      && EnclosingPart.opening(before: opening, tokens) == outer
  }
}
