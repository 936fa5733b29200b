import Foundation
import SkerryDrawing
import SkerryLocalization

/// The format of a text literal, split into spans of Markdown and these into tokens.
@MainActor
enum LiteralFormat {
  struct Part {
    var span: InlineMarkdown.Span
    var intent: InlinePresentationIntent
    var tokens: [FormatToken]
  }

  /// A list of a thousand rows has one format; it is split once.
  static func parts(of format: String) -> [Part] {
    let key = ExactString(format)
    if let known = remembered[key] { return known }
    let parts = InlineMarkdown.spans(of: format).map { Part(span: $0, intent: $0.intent, tokens: FormatToken.tokens(of: $0.text)) }
    if remembered.count >= maxRemembered { remembered.removeAll(keepingCapacity: true) }
    remembered[key] = parts
    return parts
  }

  private static var remembered: [ExactString: [Part]] = [:]
  /// A full cache is emptied, which changes no result.
  private static let maxRemembered = 1024
}
