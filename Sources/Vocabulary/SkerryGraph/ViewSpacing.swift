public import Foundation
public import SkerryGeometry

/// What a view wants between its edges and its neighbours.
///
/// Source of the categories: Figures §5.2; of the figures beside texts: Figures rules 3, 13a and §5.2.
public struct ViewSpacing: Sendable, Equatable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  /// No preference on any edge: the default of 8 points applies.
  public init() {
    (top, leading, bottom, trailing) = (.unspecified, .unspecified, .unspecified, .unspecified)
  }

  /// Wants no space at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (.distance(0), .distance(0), .distance(0), .distance(0))
    return spacing
  }()

  package subscript(edge: Edge) -> EdgeSpacing {
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

  /// The preferred distance from this view to the next along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: EdgeSpacing.distance(trailing, next.leading)
    case .vertical: EdgeSpacing.distance(bottom, next.top)
    }
  }

  /// Takes the other's wishes in too, on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  package static func union(_ all: [ViewSpacing]) -> ViewSpacing {
    guard let first = all.first else { return ViewSpacing() }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The same wishes with the given edges back at the default.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) { result[edge] = .unspecified }
    return result
  }
}

/// What a view wants beyond one of its edges.
package enum EdgeSpacing: Sendable, Equatable {
  /// No wish: the default of 8 points applies when the neighbour has none either.
  case unspecified
  /// A fixed distance in points.
  case distance(CGFloat)
  /// The edge of a text.
  case text(TextEdge)

  /// What a text's top or bottom edge asks for, in points.
  package struct TextEdge: Sendable, Equatable {
    /// Asked for when the neighbour is not a text.
    package var toOther: CGFloat
    /// Asked for by the lower of two texts: its style's extra leading, rounded up to device pixels.
    package var leading: CGFloat
    package init(toOther: CGFloat, leading: CGFloat) {
      self.toOther = toOther
      self.leading = leading
    }
  }

  /// SwiftUI's default distance, in points. Source: Figures rule 2.
  package static let standard: CGFloat = 8

  /// The distance between an edge and the edge after it.
  package static func distance(_ before: EdgeSpacing, _ after: EdgeSpacing) -> CGFloat {
    switch (before, after) {
    case (.text, .text(let lower)): lower.leading
    case (.text(let text), .unspecified), (.unspecified, .text(let text)): text.toOther
    case (.text, .distance(let length)), (.distance(let length), .text): length
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let length), .unspecified), (.unspecified, .distance(let length)): length
    case (.unspecified, .unspecified): standard
    }
  }

  /// Both wishes at once: the greater one of a kind; a text's wish gives way to a plain one.
  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    switch (self, other) {
    case (.unspecified, .unspecified): .unspecified
    case (.distance(let a), .distance(let b)): .distance(max(a, b))
    case (.text(let a), .text(let b)): .text(TextEdge(toOther: max(a.toOther, b.toOther), leading: max(a.leading, b.leading)))
    case (.unspecified, let known), (let known, .unspecified): known
    case (.distance(let a), .text), (.text, .distance(let a)): .distance(a)
    }
  }
}
