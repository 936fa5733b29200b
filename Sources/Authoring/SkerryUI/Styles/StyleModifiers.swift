import SkerryDrawing

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    settingEnvironment { $0.setForeground([style]) }
  }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    settingEnvironment { $0.setForeground([primary, secondary]) }
  }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { settingEnvironment { $0.setForeground([primary, secondary, tertiary]) } }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    settingEnvironment { $0.setForeground(color.map { [$0] } ?? []) }
  }
  public nonisolated func tint(_ color: Color?) -> some View { settingEnvironment { $0.system.tint = color } }
  public nonisolated func tint<S: ShapeStyle>(_ style: S) -> some View { settingEnvironment { $0.system.tint = style } }
  public nonisolated func accentColor(_ color: Color?) -> some View { settingEnvironment { $0.system.tint = color } }
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.backgroundStyle = style }
  }
}

extension EnvironmentValues {
  /// Sets the foreground hierarchy; levels of the old one that the new one refers to are resolved first. The tint is resolved where it is drawn:
  /// a symbol with an `accentColor` in a button's label has that colour (Figures §9.41).
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let old = self
    system.foregroundStyles = styles.map { style in
      let style = (style as? AnyShapeStyle)?.tint ?? style
      return style is HierarchicalShapeStyle || style is ForegroundStyle || style is AnyShapeStyle
        ? SettledStyle(base: style, environment: old) : style
    }
  }
}

/// A style that is resolved in the environment where it was set.
///
/// `@unchecked Sendable`: the environment is only read, on the main actor, while views are resolved.
private struct SettledStyle: ShapeStyle, PaintStyle, @unchecked Sendable {
  typealias Resolved = Never
  let base: any ShapeStyle
  let environment: EnvironmentValues
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { base.paint(in: self.environment, level: level) }
}
