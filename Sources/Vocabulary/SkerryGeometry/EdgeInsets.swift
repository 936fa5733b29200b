public import Foundation

/// Distances from the four edges of a rectangle, in points; positive values point inward.
@frozen public struct EdgeInsets: Equatable, Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same length on each edge of a set, zero on the others.
  package init(_ length: CGFloat, on edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Leading and trailing together, in points.
  package var horizontal: CGFloat { leading + trailing }
  /// Top and bottom together, in points.
  package var vertical: CGFloat { top + bottom }

  /// The inset of one edge, in points.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
