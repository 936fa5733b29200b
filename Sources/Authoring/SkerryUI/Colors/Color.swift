import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGraph

/// A colour that may depend on its environment.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  indirect enum Source: Hashable, Sendable {
    case literal(RGBA)
    case system(SystemColor)
    case semantic(SemanticColor)
    case named(String)
    case accent
    /// The accent colour as the app sees it, which encodes it for its extension.
    case appAccent
    case hierarchy(Int)
    case faded(Source, Double)
    /// With another opacity in place of its own.
    case withAlpha(Source, Double)
    case mixed(Source, Source, Double, Gradient.ColorSpace)
    case dynamic(DynamicColor)
  }
  let source: Source

  init(source: Source) { self.source = source }
  package init(_ rgba: RGBA) { source = .literal(rgba) }

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .literal(colorSpace.rgba(red, green, blue, opacity))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .literal(colorSpace.rgba(white, white, white, opacity))
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .literal(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }
  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(cgColor: CGColor) { source = .literal(cgColor.rgba) }
  public init(_ cgColor: CGColor) { source = .literal(cgColor.rgba) }
  /// The same colour: wrapping it again changes nothing.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
  public init(_ resolved: Resolved) { source = .literal(resolved.rgba) }

  public static let clear = Color(source: .literal(.clear))
  public static let black = Color(source: .literal(.black))
  public static let white = Color(source: .literal(.white))
  public static let red = Color(source: .system(.red))
  public static let orange = Color(source: .system(.orange))
  public static let yellow = Color(source: .system(.yellow))
  public static let green = Color(source: .system(.green))
  public static let mint = Color(source: .system(.mint))
  public static let teal = Color(source: .system(.teal))
  public static let cyan = Color(source: .system(.cyan))
  public static let blue = Color(source: .system(.blue))
  public static let indigo = Color(source: .system(.indigo))
  public static let purple = Color(source: .system(.purple))
  public static let pink = Color(source: .system(.pink))
  public static let brown = Color(source: .system(.brown))
  public static let gray = Color(source: .system(.gray))
  public static let primary = Color(source: .hierarchy(0))
  public static let secondary = Color(source: .hierarchy(1))
  public static let accentColor = Color(source: .accent)
  /// The accent colour in a value that the app makes, not in its extension's views.
  package static let appAccent = Color(source: .appAccent)

  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }
  /// A mix of two colours; the perceptual space is the default, as on Apple's platforms.
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(source, other.source, min(max(fraction, 0), 1), space))
  }

  /// The components of a colour that does not depend on the environment; `nil` for one that does.
  public var cgColor: CGColor? { if case .literal(let rgba) = source { CGColor(rgba) } else { nil } }

  public var description: String { "\(source)" }

  /// A colour in its environment: extended linear components.
  public struct Resolved: Hashable, Sendable {
    let rgba: RGBA
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      rgba = colorSpace.rgba(Double(red), Double(green), Double(blue), Double(opacity))
    }
    init(_ rgba: RGBA) { self.rgba = rgba }
    public var red: Float { Float(rgba.red) }
    public var green: Float { Float(rgba.green) }
    public var blue: Float { Float(rgba.blue) }
    public var opacity: Float { Float(rgba.alpha) }
    public var linearRed: Float { Float(TransferCurve.linear(rgba.red)) }
    public var linearGreen: Float { Float(TransferCurve.linear(rgba.green)) }
    public var linearBlue: Float { Float(TransferCurve.linear(rgba.blue)) }
    public var cgColor: CGColor { CGColor(rgba) }
  }
}

/// A colour that depends on the traits of its environment. Two are equal if they are the same object.
final class DynamicColor: Hashable, Sendable {
  let choose: @Sendable (UITraitCollection) -> UIColor
  init(_ choose: @escaping @Sendable (UITraitCollection) -> UIColor) { self.choose = choose }
  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color: ShapeStyle {
  /// The colour's components, in extended sRGB.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(source.rgba(in: environment)) }
}

extension Color: PaintStyle {
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .solid(source.rgba(in: environment).opacity(HierarchicalShapeStyle.fade(level)))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, every component times 255 and rounded, as Apple's prints (recorded values of the system framework).
  public var description: String { rgba.hexText(withAlpha: true) }
}

extension Color.Resolved: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { .solid(rgba.opacity(HierarchicalShapeStyle.fade(level))) }
}

extension Color.Source {
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .literal(let rgba): return rgba
    case .system(let color): return color.rgba(in: environment)
    case .semantic(let color): return color.rgba(in: environment)
    case .hierarchy(let level): return (level == 0 ? SemanticColor.label : .secondaryLabel).rgba(in: environment)
    case .appAccent:
      let assets = environment.system.assets
      return assets?.appColor(named: assets?.accentColorName ?? "", traits: environment.assetTraits)?.rgba(in: environment)
        ?? SystemColor.blue.rgba(in: environment)
    case .accent:
      guard let assets = environment.system.assets else { return SystemColor.blue.rgba(in: environment) }
      let name = assets.accentColorName
      guard let catalogue = assets.appCatalogue(ofColor: name) else {
        return assets.color(named: name, traits: environment.assetTraits)?.rgba(in: environment) ?? SystemColor.blue.rgba(in: environment)
      }
      Self.report("\(AssetHint.lent("accent colour", name, by: catalogue)) The accent is blue here, too.", .note, environment)
      return SystemColor.blue.rgba(in: environment)
    case .faded(let base, let factor): return base.rgba(in: environment).opacity(factor)
    case .withAlpha(let base, let alpha):
      var rgba = base.rgba(in: environment)
      rgba.alpha = min(max(alpha, 0), 1)
      return rgba
    case .mixed(let first, let second, let share, let space):
      let (first, second) = (first.rgba(in: environment), second.rgba(in: environment))
      if space == .perceptual { return Oklab(first).mixed(with: Oklab(second), share).color }
      // Encoded values, weighted by each colour's alpha.
      func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
      let alpha = mix(first.alpha, second.alpha)
      guard alpha > 0 else { return .clear }
      func channel(_ part: (RGBA) -> Double) -> Double { mix(part(first) * first.alpha, part(second) * second.alpha) / alpha }
      return RGBA(channel { $0.red }, channel { $0.green }, channel { $0.blue }, alpha)
    case .dynamic(let color): return color.choose(UITraitCollection(environment)).color.source.rgba(in: environment)
    case .named(let name):
      if let catalogue = environment.system.assets?.appCatalogue(ofColor: name) {
        Self.report(AssetHint.lent("colour", name, by: catalogue), .warning, environment)
      }
      if let color = environment.system.assets?.color(named: name, traits: environment.assetTraits)?.rgba(in: environment) { return color }
      Self.report(Self.absence(of: name, in: environment), .warning, environment)
      return .clear
    }
  }

  private static func report(_ sentence: String, _ severity: Severity, _ environment: EnvironmentValues) {
    environment.system.log?.report(Diagnostic(.missingColor, sentence, severity: severity))
  }

  /// Why a catalogue has no colour of a name, with the remedy.
  private static func absence(of name: String, in environment: EnvironmentValues) -> String {
    let near = environment.system.assets?.colorNames(near: name) ?? []
    if name == "AccentColor", let accent = environment.system.assets?.accentColorName, accent != name {
      return
        "There is no colour \"AccentColor\" in the target's asset catalogues, whose accent colour is \"\(accent)\"; use Color.accentColor."
    }
    // Expo's tool makes sets of the colours in a target's configuration.
    let remedy = name.hasPrefix("$") ? "give it light in expo-target.config.js" : "choose one in Xcode"
    if near.contains(name) { return "The colour set \"\(name)\" has no colour; \(remedy)." }
    return "There is no colour \"\(name)\" in the target's asset catalogues; \(AssetHint.text(near))"
  }
}

extension AssetColor {
  /// `nil` for an unknown name.
  fileprivate func rgba(in environment: EnvironmentValues) -> RGBA? {
    switch self {
    case .components(let rgba): return rgba
    case .system(let name):
      let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if let semantic = SemanticColor(rawValue: word) { return semantic.rgba(in: environment) }
      if word == "tint" { return SystemColor.blue.rgba(in: environment) }
      let hue = word.hasPrefix("system") ? word.dropFirst(6).prefix(1).lowercased() + word.dropFirst(7) : word
      if let system = SystemColor(rawValue: hue) { return system.rgba(in: environment) }
      return ["white": .white, "black": .black, "clear": .clear][word]
    }
  }
}

extension EnvironmentValues {
  /// The traits that select asset variants.
  package var assetTraits: AssetTraits {
    let own = inherited
    return AssetTraits(
      scale: own.system.displayScale, isDark: own.system.colorScheme == .dark, isHighContrast: own.system.colorSchemeContrast == .increased,
      isRightToLeft: own.system.layoutDirection == .rightToLeft)
  }
}

extension Color.RGBColorSpace {
  /// Components in extended sRGB. Display P3's primaries are converted, never relabelled (Figures rule 25).
  fileprivate func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
    switch self {
    case .sRGB: return RGBA(red, green, blue, alpha)
    case .sRGBLinear: return RGBA(TransferCurve.encoded(red), TransferCurve.encoded(green), TransferCurve.encoded(blue), alpha)
    case .displayP3: return RGBA(resolvingDisplayP3Red: red, green, blue, alpha)
    }
  }
}
