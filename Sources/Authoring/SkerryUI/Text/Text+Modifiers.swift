import Foundation
import SkerryGraph

extension Text {
  public func font(_ font: Font?) -> Text { changing(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { changing(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { changing(.width(width)) }
  public func foregroundColor(_ color: Color?) -> Text { changing(.foreground(color.map { AnyStyle(style: $0) })) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing(.foreground(AnyStyle(style: style))) }
  public func bold() -> Text { changing(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { changing(.bold(isActive)) }
  public func italic() -> Text { changing(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changing(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changing(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changing(.monospacedDigit) }
  /// Points.
  public func kerning(_ kerning: CGFloat) -> Text { changing(.kerning(kerning)) }
  /// Points.
  public func tracking(_ tracking: CGFloat) -> Text { changing(.tracking(tracking)) }
  /// Points upward.
  public func baselineOffset(_ offset: CGFloat) -> Text { changing(.baselineOffset(offset)) }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    changing(.underline(isActive, pattern, color))
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    changing(.strikethrough(isActive, pattern, color))
  }
  /// Drawn at the font's size, with a diagnostic: the size of secondary text is not published.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? changing(.scale(scale)) : self }
  /// Lines become as high as the language's script needs (Figures §9.83).
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? changing(.script(ScriptHeight(language: language.minimalIdentifier))) : self
  }
}

// No-op: only used for speech, or by a text renderer, which is not run.
extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
