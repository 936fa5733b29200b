import Foundation
import SkerryGraph

extension Font {
  /// The font of an environment, with all font modifiers.
  package static func resolved(in environment: EnvironmentValues, font own: Font? = nil) -> FontDescription {
    let inherited = environment.inherited
    let font = own ?? inherited.system.font ?? .body
    var description = font.description(in: environment)
    if let weight = inherited.system.fontWeight { description.weight = weight.position }
    if inherited.system.isBold { description.weight = max(description.weight, font.emphasis(in: environment)) }
    if inherited.system.isItalic { description.isItalic = true }
    if inherited.system.hasMonospacedDigits { description.monospacedDigits = true }
    if let width = inherited.system.fontWidth { description.width = width.percent }
    description.isOnWatch = inherited.system.isWatch
    if case .system(let design) = description.family {
      if inherited.system.isMonospaced {
        description.family = .system(.monospaced)
      } else if design == .standard, let wished = inherited.system.fontDesign {
        description.family = .system(wished.design)
      }
    }
    return description
  }

  /// The bold weight of the font: semibold for small text styles (Figures §3.1) and the system's font of a given size (Figures §9.56).
  func emphasis(in environment: EnvironmentValues) -> CGFloat { bold().description(in: environment).weight }

  /// The font alone, at an environment's text size.
  func description(in environment: EnvironmentValues) -> FontDescription {
    let inherited = environment.inherited
    let type = inherited.system.dynamicTypeSize
    var description: FontDescription
    var emphasis = Weight.bold
    switch source {
    case .style(let style, let design, let weight):
      let sizes = inherited.system.textStyleSizes
      let (size, leading) = style.size(sizes, at: type)
      // Archived views on iOS 26 lose the weight that a text style's font in another design was made with, but not a changed one (Figures §9.100).
      let isPlain = design == nil || design == .default
      let keepsWeight = isPlain || !inherited.system.isArchived || inherited.system.version < .iOS26
      let ownWeight = keepsWeight ? weight : nil
      description = FontDescription(
        family: .system((design ?? .default).design), size: size, weight: (ownWeight ?? style.weight(sizes)).position,
        styleLeading: leading - FontDescription.naturalLineHeight * size,
        leadingAdjustment: sizes == .widget ? Leading.tight.points(inherited) : 0)
      emphasis = style.emphasizedWeight
    case .system(let size, let weight, let design):
      description = FontDescription(
        family: .system((design ?? .default).design), size: size.isFinite ? max(0.01, size) : 17, weight: (weight ?? .regular).position)
      emphasis = .semibold
    case .custom(let name, let size, let style):
      let size = size.isFinite ? size : 17
      let factor = style?.growth(at: type) ?? 1
      // The name that UIKit gives its own face (Figures §9.119).
      let isSystem = name == ".AppleSystemUIFont"
      description = FontDescription(
        family: isSystem ? .system(.standard) : .custom(name), size: max(0.01, (size * factor).rounded()), weight: isSystem ? 400 : 0)
      if style == nil { description.size = max(0.01, size) }
    }
    for change in changes {
      switch change {
      case .weight(let weight): description.weight = weight.position
      case .bold: description.weight = max(description.weight, emphasis.position)
      case .italic: description.isItalic = true
      case .monospaced: description.family = .system(.monospaced)
      case .monospacedDigit: description.monospacedDigits = true
      case .smallCaps(let caps): description.smallCaps = caps
      case .width(let width): description.width = width.percent
      case .leading(let leading): description.leadingAdjustment = leading.points(inherited)
      case .scaled(let factor) where factor.isFinite && factor > 0:
        description.size = max(0.01, description.size * factor)
        description.styleLeading *= factor
      case .scaled: break
      }
    }
    return description
  }
}

extension Font.Leading {
  /// How much more there is between lines, in points. Source: Figures §9.144.
  fileprivate func points(_ environment: EnvironmentValues.Inherited) -> CGFloat {
    let step: CGFloat = environment.system.isWatch ? 1 : 2
    return self == .tight ? -step : self == .loose ? step : 0
  }
}

extension FontDescription {
  /// SF's natural line height in ems. Source: Figures §3.4.
  static let naturalLineHeight: CGFloat = 2444.0 / 2048
}

extension Font.Design {
  var design: FontDescription.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
