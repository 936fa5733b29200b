import Foundation
import SkerryDrawing
import SkerryGraph
import SkerryLocalization

/// The attributes of a run of text: the environment's, changed by the text's modifiers.
struct TextAppearance {
  var environment: EnvironmentValues
  var font: Font?
  var foreground: (any ShapeStyle)?
  /// The background of the text; only attributed strings have one.
  var background: (any ShapeStyle)?
  /// Whether the text sets bold or regular explicitly, overriding the environment.
  var isBold: Bool?

  init(_ environment: EnvironmentValues) { self.environment = environment }

  mutating func apply(_ change: Text.Change) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): environment.system.fontWeight = weight
    case .design(let design): environment.system.fontDesign = design
    case .width(let width): environment.system.fontWidth = width
    case .foreground(let style): foreground = style?.style ?? foreground
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): environment.system.isItalic = isActive
    case .monospaced(let isActive): environment.system.isMonospaced = isActive
    case .monospacedDigit: environment.system.hasMonospacedDigits = true
    case .kerning(let kerning): environment.system.kerning = kerning
    case .tracking(let tracking): environment.system.tracking = tracking
    case .baselineOffset(let offset): environment.system.baselineOffset = offset
    case .underline(let isActive, let pattern, let color):
      environment.system.underline = isActive ? decoration(pattern, color) : nil
    case .strikethrough(let isActive, let pattern, let color):
      environment.system.strikethrough = isActive ? decoration(pattern, color) : nil
    case .script(let script): environment.system.typesettingScript = script
    case .scale(let scale): if scale != .default { Text.reportScale(environment.inherited.system.log) }
    }
  }

  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { environment.system.isItalic = true }
    if intent.contains(.strikethrough) { environment.system.strikethrough = TextRun.Decoration() }
    if intent.contains(.code) { environment.system.isMonospaced = true }
  }

  private func decoration(_ pattern: Text.LineStyle.Pattern, _ color: Color?) -> TextRun.Decoration {
    TextRun.Decoration(color: color?.source.rgba(in: environment), pattern: pattern.pattern)
  }

  @MainActor
  func run(_ string: String) -> TextRun {
    var environment = environment
    if let isBold { environment.system.isBold = isBold }
    let inherited = environment.inherited
    var description = Font.resolved(in: environment, font: font)
    description.script = inherited.system.lineScript
    let cased =
      switch inherited.system.textCase {
      case .uppercase: string.uppercased(with: inherited.system.locale)
      case .lowercase: string.lowercased(with: inherited.system.locale)
      case nil: string
      }
    return TextRun(
      cased, font: description, paint: foreground?.paint(in: environment) ?? environment.foregroundPaint,
      kerning: inherited.system.kerning, tracking: inherited.system.tracking, baselineOffset: inherited.system.baselineOffset,
      underline: inherited.system.underline, strikethrough: inherited.system.strikethrough,
      background: background?.paint(in: environment))
  }
}
