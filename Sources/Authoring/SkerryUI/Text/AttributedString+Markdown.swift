import Foundation
internal import SkerryFormats
import SkerryLocalization

extension AttributedString {
  /// The string from the tables with its Markdown.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(markdownOf: String(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)) }
  public init(localized resource: LocalizedStringResource) { self.init(markdownOf: String(localized: resource)) }
  private init(markdownOf text: String) {
    self =
      (try? AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString(text)
  }
}

extension AttributedString {
  /// How Markdown is read. Foundation on Linux has no such type.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// From Markdown. Block markup is removed and blocks follow without a line break, as Apple's `Text` shows them. Never throws.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let source: String
    switch options.interpretedSyntax {
    case .full: source = Self.blocks(markdown).joined()
    case .inlineOnly: source = markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .inlineOnlyPreservingWhitespace: source = markdown
    }
    self.init(spans: InlineMarkdown.spans(of: source), baseURL: baseURL)
  }

  public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  init(spans: [InlineMarkdown.Span], baseURL: URL?) {
    self.init()
    for span in spans {
      var piece = AttributedString(span.text)
      let intent = span.intent
      if !intent.isEmpty { piece[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }

  /// The paragraphs, headings and list items of a string, each on one line.
  private static func blocks(_ markdown: String) -> [String] {
    var blocks: [String] = []
    var open = ""
    func flush() {
      if !open.isEmpty { blocks.append(open) }
      open = ""
    }
    for line in markdown.lines {
      let text = line.drop { $0 == " " }
      if text.isEmpty {
        flush()
      } else if let heading = text.prefixMatch(of: #/#{1,6} +/#) {
        flush()
        blocks.append(String(text[heading.range.upperBound...]))
      } else if let item = text.prefixMatch(of: #/(?:[-*+]|\d{1,9}[.)]|>) +/#) {
        flush()
        open = String(text[item.range.upperBound...])
      } else {
        open += (open.isEmpty ? "" : " ") + text
      }
    }
    flush()
    return blocks
  }
}

extension InlineMarkdown.Span {
  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isEmphasized { intent.insert(.emphasized) }
    if isStruck { intent.insert(.strikethrough) }
    if isCode { intent.insert(.code) }
    return intent
  }
}
