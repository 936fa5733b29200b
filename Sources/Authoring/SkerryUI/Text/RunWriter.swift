import Foundation
import SkerryDiagnostics
internal import SkerryFormats
import SkerryGraph
import SkerryLocalization

/// Writes the runs of text one after another.
@MainActor
struct RunWriter {
  let context: ResolveContext
  private(set) var runs: [TextRun] = []
  /// The runs with timers at their widest value; `nil` without a running timer.
  private(set) var widest: [TextRun]?
  /// Whether a part changes over time.
  private(set) var ticks = false
  /// Whether a part is a relative time or an offset.
  private(set) var hasRelativeTime = false

  init(context: ResolveContext) { self.context = context }

  private func reportCustomStyle(_ name: String) {
    context.log.report(
      Diagnostic(
        .unsupportedInLiveActivity,
        "The format style \(name) is the app's own and cannot be archived, so its text stays empty on a phone; pass a finished String.",
        severity: .warning))
  }

  mutating func add(_ piece: Text.Piece, _ outer: TextAppearance) {
    var look = outer
    // The change nearest to the text wins, so outer ones are applied first.
    var index = piece.changes.count
    while index > 0 {
      index -= 1
      look.apply(piece.changes[index])
    }
    switch piece.content {
    case .plain(let string): append(look.run(string))
    case .group(let pieces): for inner in pieces { add(inner, look) }
    case .localized(let key, let table): add(key, table, look)
    case .attributed(let attributed): add(attributed, look)
    case .image(let image): add(image, look)
    case .formatted(let value):
      if let style = value.customStyle { reportCustomStyle(style) }
      ticks = ticks || value.ticks
      add(value.text(in: look.environment, at: context.services.now), look)
    case .date(let date):
      let now = context.services.now
      ticks = ticks || date.ticks(from: now)
      hasRelativeTime = hasRelativeTime || date.isRelative
      let widest = date.widest(at: now, in: look.environment)
      // Since iOS 18 the digits of a running timer are of one width, whether the app asks for it or not (Figures §8.6).
      if widest != nil, look.environment.inherited.system.version >= .iOS18 { look.environment.system.hasMonospacedDigits = true }
      append(look.run(date.text(at: now, in: look.environment)), widest: widest.map { look.run($0) })
    }
  }

  private mutating func append(_ run: TextRun, widest wide: TextRun? = nil) {
    if wide != nil, widest == nil { widest = runs }
    runs.append(run)
    widest?.append(wide ?? run)
  }

  private mutating func add(_ image: Image, _ look: TextAppearance) {
    var inner = context
    inner.environment = look.environment
    if let font = look.font { inner.environment.font = font }
    if let style = look.foreground { inner.environment.system.foregroundStyles = [style] }
    var run = look.run("\u{FFFC}")
    run.image = image.resolveContent(in: inner)
    append(run)
  }

  // MARK: Keys

  private mutating func add(_ key: LocalizedStringKey, _ table: String?, _ look: TextAppearance) {
    let inherited = look.environment.inherited
    let language = inherited.system.locale.identifier
    let found =
      context.services.assets.format(forKey: key.key, table: table, language: language)
      ?? LocalizedFormat(key.fallback ?? key.key, language: language)
    func operand(_ index: Int) -> String? { key.arguments.indices.contains(index) ? key.arguments[index].operand : nil }
    var format = found.resolved(number: operand)
    if format.hasByte("^") { format = Inflection.applied(format, found.language, number: operand) }
    if let pseudo = inherited.system.pseudoLocale { format = pseudo.changed(format) }
    argumentIndex = 0
    // Only literals carry Markdown; values never do.
    let parts = LiteralFormat.parts(of: format)
    for index in 0..<parts.count {
      let part = parts[index]
      var styled = look
      if part.intent.rawValue != 0 { styled.apply(part.intent) }
      if part.span.link != nil { styled.foreground = styled.foreground ?? TintShapeStyle() }
      // A literal without arguments is not a format: its percent signs are literal.
      if key.arguments.isEmpty { append(styled.run(part.span.text)) } else { write(part.tokens, key.arguments, styled) }
    }
  }

  private var argumentIndex = 0

  private mutating func write(_ format: [FormatToken], _ arguments: [LocalizedStringKey.Argument], _ look: TextAppearance) {
    let inherited = look.environment.inherited
    var literal = ""
    for index in 0..<format.count {
      switch format[index] {
      case .literal(let text): literal += text
      case .own, .variable: continue
      case .argument(let position, let specifier):
        let index = position ?? argumentIndex
        if position == nil { argumentIndex += 1 }
        guard index >= 0, index < arguments.count else { continue }
        switch arguments[index] {
        case .string(let text): literal += text
        case .number(let number): literal += number.written(in: inherited.system.locale, specifier: "%" + specifier)
        case .text(let text):
          if !literal.isEmpty { append(look.run(literal)) }
          literal = ""
          let outer = argumentIndex
          argumentIndex = 0
          for piece in text.pieces { add(piece, look) }
          argumentIndex = outer
        }
      }
    }
    if !literal.isEmpty { append(look.run(literal)) }
  }

  // MARK: Attributed strings

  private mutating func add(_ attributed: AttributedString, _ look: TextAppearance) {
    for run in attributed.runs {
      var styled = look
      if let font = run.skerryFont { styled.font = font }
      if let color = run.skerryForegroundColor {
        styled.foreground = color
      } else if run.link != nil {
        styled.foreground = styled.foreground ?? TintShapeStyle()
      }
      if let color = run.skerryBackgroundColor { styled.background = color }
      if let kern = run.skerryKern { styled.environment.system.kerning = kern }
      if let tracking = run.skerryTracking { styled.environment.system.tracking = tracking }
      if let offset = run.skerryBaselineOffset { styled.environment.system.baselineOffset = offset }
      if let style = run.skerryUnderlineStyle { styled.apply(.underline(true, style.pattern, style.color)) }
      if let style = run.skerryStrikethroughStyle { styled.apply(.strikethrough(true, style.pattern, style.color)) }
      if let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] { styled.apply(intent) }
      append(styled.run(String(attributed[run.range].characters)))
    }
  }
}
