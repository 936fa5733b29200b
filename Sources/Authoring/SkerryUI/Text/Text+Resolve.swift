import SkerryDrawing
import SkerryGeometry
import SkerryGraph

extension Text: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] { .one(.leaf(.text(resolved(in: context)))) }

  @MainActor
  func resolved(in context: ResolveContext) -> ResolvedText {
    let environment = context.environment, inherited = environment.inherited
    var writer = RunWriter(context: context)
    for index in 0..<pieces.count { writer.add(pieces[index], TextAppearance(environment)) }
    var text = ResolvedText(runs: writer.runs.isEmpty ? [TextRun("", font: Font.resolved(in: environment))] : writer.runs)
    text.alignment =
      switch inherited.system.chosenTextAlignment ?? .leading {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    text.truncation =
      switch inherited.system.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    text.lineLimit = inherited.system.lineLimit
    text.reservedLines = inherited.system.reservedLines
    text.minimumScaleFactor = inherited.system.minimumScaleFactor
    text.allowsTightening = inherited.system.allowsTightening
    text.lineSpacing = inherited.system.lineSpacing
    text.lineHeight = inherited.system.lineHeight
    text.direction = inherited.system.layoutDirection
    text.language = inherited.system.language
    text.scale = DisplayScale(inherited.system.displayScale)
    text.isRedacted = inherited.system.redactionReasons.contains(.placeholder)
    // A redacted timer does not run.
    text.widestValue = text.isRedacted ? nil : writer.widest
    text.timersFillLines = inherited.system.isArchived
    text.ticks = writer.ticks
    text.hasRelativeTime = writer.hasRelativeTime && !text.isRedacted
    text.version = inherited.system.version
    text.site = site
    return text
  }

  /// The plain characters, for labels and titles.
  @MainActor
  func plainString(in context: ResolveContext) -> String { resolved(in: context).string }
}
