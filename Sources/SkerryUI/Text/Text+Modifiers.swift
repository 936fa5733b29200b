import Foundation

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
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
