import SkerryDrawing

/// A level of the inherited foreground style. Source: Figures §4.4.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The factor on a custom base colour's opacity at a level.
  static func fade(_ level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The system's label colour of a level.
  static func label(_ level: Int) -> SemanticColor {
    switch level {
    case ...0: .label
    case 1: .secondaryLabel
    case 2: .tertiaryLabel
    case 3: .quaternaryLabel
    default: .quinaryLabel
    }
  }
}

extension HierarchicalShapeStyle: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level outer: Int) -> Paint {
    let inherited = environment.inherited
    let styles = inherited.system.foregroundStyles
    let wanted = level + outer
    if wanted < styles.count { return styles[wanted].paint(in: environment.withoutForeground, level: 0) }
    if let base = styles.first { return base.paint(in: environment.withoutForeground, level: wanted) }
    return .solid(Self.label(wanted).rgba(in: environment))
  }
}

extension EnvironmentValues {
  /// Styles inside a foreground style use the system's colours.
  fileprivate var withoutForeground: EnvironmentValues {
    var copy = self
    copy.system.foregroundStyles = []
    return copy
  }

  /// The paint of text, symbols and shapes that set none of their own.
  package var foregroundPaint: Paint { HierarchicalShapeStyle.primary.paint(in: self, level: 0) }
  /// The paint of controls and progress.
  package var tintPaint: Paint { system.tint.map { $0.paint(in: self) } ?? Color.accentColor.paint(in: self, level: 0) }
}

/// The inherited foreground style.
public struct ForegroundStyle: Sendable {
  public init() {}
}
extension ForegroundStyle: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    HierarchicalShapeStyle.primary.paint(in: environment, level: level)
  }
}

/// The inherited tint.
public struct TintShapeStyle: Sendable {
  public init() {}
}
extension TintShapeStyle: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    level == 0 ? environment.tintPaint : .faded(environment.tintPaint, HierarchicalShapeStyle.fade(level))
  }
}

/// The inherited background style, or the system's background.
public struct BackgroundStyle: Sendable {
  public init() {}
}
extension BackgroundStyle: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    if let style = environment.system.backgroundStyle { return style.paint(in: environment, level: level) }
    let color: SemanticColor =
      switch level {
      case ...0: .systemBackground
      case 1: .secondarySystemBackground
      default: .tertiarySystemBackground
      }
    return .solid(color.rgba(in: environment))
  }
}

/// A type-erased style.
public struct AnyShapeStyle: Sendable {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  /// The inherited tint, if it is that.
  var tint: TintShapeStyle? { style as? TintShapeStyle ?? (style as? AnyShapeStyle)?.tint }
}
extension AnyShapeStyle: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { style.paint(in: environment, level: level) }
}

/// A style with its opacity multiplied.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  let factor: Double
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { .faded(base.paint(in: environment, level: level), factor) }
}

/// A level of another style.
public struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int
  package func paint(in environment: EnvironmentValues, level outer: Int) -> Paint {
    base.paint(in: environment, level: level + outer)
  }
}
