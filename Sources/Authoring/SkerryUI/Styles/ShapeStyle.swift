import SkerryDrawing

/// A colour, gradient or material that shapes and text can be painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one resolves to in an environment; the engine's styles resolve to themselves.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted by the engine and resolves to nothing else.")
  }
}

/// A style that the engine paints itself.
package protocol PaintStyle: ShapeStyle {
  /// The paint at a level of the hierarchy: 0 primary, 1 secondary, …
  func paint(in environment: EnvironmentValues, level: Int) -> Paint
}

extension ShapeStyle {
  /// The paint of any style, the customer's own included, at a level of the hierarchy.
  package func paint(in environment: EnvironmentValues, level: Int = 0) -> Paint {
    if let style = self as? any PaintStyle { return style.paint(in: environment, level: level) }
    if Resolved.self == Never.self { return .clear }
    return resolve(in: environment).paint(in: environment, level: level)
  }
}
