import Foundation
import SkerryGeometry
import SkerryGraph

extension View {
  public nonisolated func font(_ font: Font?) -> some View { settingEnvironment { $0.system.font = font } }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { settingEnvironment { $0.system.fontWeight = weight } }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { settingEnvironment { $0.system.fontDesign = design } }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { settingEnvironment { $0.system.fontWidth = width } }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { settingEnvironment { $0.system.isBold = isActive } }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { settingEnvironment { $0.system.isItalic = isActive } }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { settingEnvironment { $0.system.isMonospaced = isActive } }
  public nonisolated func monospacedDigit() -> some View { settingEnvironment { $0.system.hasMonospacedDigits = true } }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { settingEnvironment { $0.system.textCase = textCase } }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { settingEnvironment { $0.system.kerning = kerning } }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { settingEnvironment { $0.system.tracking = tracking } }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { settingEnvironment { $0.system.baselineOffset = offset } }
  public nonisolated func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    settingEnvironment { environment in
      environment.system.underline =
        isActive ? TextRun.Decoration(color: color?.source.rgba(in: environment), pattern: pattern.pattern) : nil
    }
  }
  public nonisolated func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  {
    settingEnvironment { environment in
      environment.system.strikethrough =
        isActive ? TextRun.Decoration(color: color?.source.rgba(in: environment), pattern: pattern.pattern) : nil
    }
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    settingEnvironment {
      $0.system.lineLimit = number
      $0.system.reservedLines = 0
    }
  }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    settingEnvironment {
      $0.system.lineLimit = nil
      $0.system.reservedLines = limit.lowerBound
    }
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    settingEnvironment {
      $0.system.lineLimit = limit.upperBound
      $0.system.reservedLines = limit.lowerBound
    }
  }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    settingEnvironment {
      $0.system.lineLimit = limit
      $0.system.reservedLines = reservesSpace ? limit : 0
    }
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    settingEnvironment { $0.system.multilineTextAlignment = alignment }
  }
  /// No-op: lines are aligned by the layout's direction, which is the strategy that SwiftUI has by default.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    settingEnvironment { $0.system.truncationMode = mode }
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    settingEnvironment { $0.system.minimumScaleFactor = min(max(factor, 0), 1) }
  }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { settingEnvironment { $0.system.allowsTightening = flag } }
  /// Points.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { settingEnvironment { $0.system.lineSpacing = max(0, spacing) } }
  /// `nil` and `variable` are the fonts' own height.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    settingEnvironment { $0.system.lineHeight = lineHeight?.height }
  }
  /// No-op: nothing is selected in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Lines of text become as high as the language's script needs (Figures §9.83).
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    settingEnvironment { if isEnabled { $0.system.typesettingScript = ScriptHeight(language: language.minimalIdentifier) } }
  }
}

/// Whether people can select text; nothing changes in a picture.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text.LineStyle.Pattern {
  var pattern: TextRun.Decoration.Pattern {
    switch self {
    case .solid: .solid
    case .dot: .dot
    case .dash: .dash
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}

extension AttributedString {
  /// The height of a text view's lines.
  public struct LineHeight: Hashable, Sendable {
    let height: ResolvedText.LineHeight?
    public static let variable = LineHeight(height: nil)
    /// Approximated: not published; 1.2 times the size of the font.
    public static let normal = LineHeight.multiple(factor: 1.2)
    /// Approximated: not published; 1.5 times the size of the font.
    public static let loose = LineHeight.multiple(factor: 1.5)
    /// Approximated: not published; 1.1 times the size of the font.
    public static let tight = LineHeight.multiple(factor: 1.1)
    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(height: .multiple(factor)) }
    /// Points more than the size of the font.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(height: .increased(increase)) }
    /// Points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
  }
}

extension Text {
  /// Which direction decides where lines begin: that of the layout or that of the text's writing system.
  public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
}
