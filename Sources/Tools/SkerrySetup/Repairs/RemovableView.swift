import SkerryCLI
import SkerryFormats

/// A view of an unknown type or with an unknown initializer among the statements of a builder, such as `LottieView(name: "dots")` or
/// `Image(systemSymbol: .star)`. An empty view takes its place, so that the rest of the body is drawn.
struct RemovableView {
  let name: String
  /// From the type's name to the last bracket of its initializer, with trailing closures.
  let range: Range<Int>

  /// The empty view, whose picture says why.
  func replacement(_ part: LeftOut) -> String { Self.empty(part) }

  static func empty(_ part: LeftOut) -> String {
    "SwiftUI.LeftOutView(\(SwiftLiteral.quoted(part.name)), \(SwiftLiteral.quoted(part.reason)))"
  }

  /// The beginnings of the compiler's sentences about arguments that no initializer has, or has for another type.
  private static let argumentErrors = ReplacedValue.argumentErrors + ["cannot infer contextual base"]

  /// - Parameter error: an error about an unknown name or initializer; for other errors nothing is removed.
  init?(_ outline: SwiftOutline, at offset: Int, error: CompilerMessage) {
    let tokens = outline.tokens
    var at = outline.token(from: offset)
    guard at > 0, at < tokens.count, tokens[at].range.lowerBound == offset else { return nil }
    if error.text.hasPrefix("cannot find '") {
      guard tokens[at].text == error.quoted.first else { return nil }
    } else {
      guard Self.argumentErrors.contains(where: error.text.hasPrefix) else { return nil }
      // Some of these errors are reported at the bracket after the name, others at an argument.
      while at > 1, tokens[at].kind != .word || tokens[at].text.first?.isUppercase != true, tokens[at].line == tokens[at - 1].line {
        at -= 1
      }
    }
    let name = tokens[at].text
    guard tokens[at].kind == .word, name.first?.isUppercase == true else { return nil }
    // A call at the start of a statement, whose result is not used: in Swift that is a view in a builder.
    let end = tokens.endOfCall(named: at)
    guard Self.beginsStatement(tokens, at), end > at else { return nil }
    self.name = String(name)
    range = tokens[at].range.lowerBound..<tokens[end].range.upperBound
  }

  static func beginsStatement(_ tokens: [SwiftToken], _ at: Int) -> Bool {
    let before = tokens[at - 1]
    if before.is("{") || before.text == "in" || before.is(";") { return true }
    guard tokens[at].startsLine else { return false }
    return before.kind != .mark || [")", "}", "]"].contains(where: before.is)
  }
}
