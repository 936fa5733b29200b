import SkerryDrawing

/// A style named by its use.
protocol SemanticShapeStyle: PaintStyle {
  /// The system's colour for the use.
  static var color: SemanticColor { get }
}
extension SemanticShapeStyle {
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    .solid(Self.color.rgba(in: environment).opacity(HierarchicalShapeStyle.fade(level)))
  }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle, SemanticShapeStyle {
  public typealias Resolved = Never
  static var color: SemanticColor { .separator }
  public init() {}
}
/// The style of fills, by level from large to small.
public struct FillShapeStyle: ShapeStyle, SemanticShapeStyle {
  public typealias Resolved = Never
  static var color: SemanticColor { .systemFill }
  public init() {}
  package func paint(in environment: EnvironmentValues, level: Int) -> Paint {
    let color: SemanticColor =
      switch level {
      case ...0: .systemFill
      case 1: .secondarySystemFill
      case 2: .tertiarySystemFill
      default: .quaternarySystemFill
      }
    return .solid(color.rgba(in: environment))
  }
}
/// The style of links.
public struct LinkShapeStyle: ShapeStyle, SemanticShapeStyle {
  public typealias Resolved = Never
  static var color: SemanticColor { .link }
  public init() {}
}
/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, SemanticShapeStyle {
  public typealias Resolved = Never
  static var color: SemanticColor { .placeholderText }
  public init() {}
}
/// The style behind a whole window.
public struct WindowBackgroundShapeStyle: ShapeStyle, SemanticShapeStyle {
  public typealias Resolved = Never
  static var color: SemanticColor { .systemBackground }
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
