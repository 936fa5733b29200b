public import Foundation
public import SkerryGeometry

/// The spacing that a view prefers at each of its edges.
///
/// Source of the categories: Figures §5.2; of the distances next to text: Figures rules 3, 13a and §5.2.
public struct ViewSpacing: Sendable, Equatable {
  /// The preference of the upper edge.
  package var top: EdgeSpacing
  /// The preference of the edge where lines begin.
  package var leading: EdgeSpacing
  /// The preference of the lower edge.
  package var bottom: EdgeSpacing
  /// The preference of the edge where lines end.
  package var trailing: EdgeSpacing

  /// No preference on any edge: the default of 8 points applies.
  public init() {
    (top, leading, bottom, trailing) = (.unspecified, .unspecified, .unspecified, .unspecified)
  }

  /// A symbol's: no distance from text, otherwise no preference.
  package static let symbol: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.symbol, .symbol)
    return spacing
  }()

  /// Prefers no space.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (.distance(0), .distance(0), .distance(0), .distance(0))
    return spacing
  }()

  /// The preference at one edge.
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

  /// Combines with another view's preferences on the given edges.
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

  /// The combined preferences of several views, on all edges.
  package static func union(_ all: [ViewSpacing]) -> ViewSpacing {
    guard let first = all.first else { return ViewSpacing() }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The same preferences with the given edges reset to the default, except fixed distances where they are kept: a Spacer in a frame has none to
  /// its neighbours, one with padding has.
  ///
  /// Source: Figures §9.2, §9.108.
  package func resetting(_ edges: Edge.Set, keepsDistances: Bool = true) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases
    where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) && (self[edge].length == nil || !keepsDistances) {
      result[edge] = .unspecified
    }
    return result
  }
}

/// The preferred distance at one edge, by category: a fixed distance, the distances of text, and those of a view that is not text.
///
/// One edge can have several categories: the top edge of a row with a picture and text is the top of both.
/// Source: Figures §9.1.
package struct EdgeSpacing: Sendable, Equatable {
  /// A fixed distance in points, without regard to the neighbour.
  package private(set) var length: CGFloat?
  /// The edge of a text view.
  package private(set) var text: TextEdge?
  /// Whether it is the edge of a view that is not text: it has no preference, but text keeps its distance from it.
  package private(set) var isPlain = false
  /// Whether there are only symbols at the edge. Text keeps no distance from it, and in a row with text it is part of the line.
  private var isSymbol = false

  /// No preference: adjacent text keeps its own distance, everything else the default of 8 points.
  package static let unspecified = EdgeSpacing(isPlain: true)
  /// The edge of a symbol: no distance from text, plain next to other views, no preference in a row with text (Figures §9.1).
  package static let symbol = EdgeSpacing(isPlain: true, isSymbol: true)
  /// Not an edge, as on a spacer across its axis: the other views of the row decide.
  package static let absent = EdgeSpacing()
  /// A fixed distance in points.
  package static func distance(_ length: CGFloat) -> EdgeSpacing { EdgeSpacing(length: length) }
  /// The edge of a text view.
  package static func text(_ edge: TextEdge) -> EdgeSpacing { EdgeSpacing(text: edge) }

  /// The distance that a text view's top or bottom edge prefers, in points.
  package struct TextEdge: Sendable, Equatable {
    /// Points; used when the neighbour is not text.
    package var toOther: CGFloat
    /// Points; used by the lower of two text views: its style's extra leading, rounded up to device pixels.
    package var leading: CGFloat
    package init(toOther: CGFloat, leading: CGFloat) {
      self.toOther = toOther
      self.leading = leading
    }
    fileprivate func union(_ other: TextEdge) -> TextEdge {
      TextEdge(toOther: max(toOther, other.toOther), leading: max(leading, other.leading))
    }
  }

  /// SwiftUI's default distance, in points. Source: Figures rule 2.
  package static let standard: CGFloat = 8

  /// The distance between an edge and the next one: the largest preference in the categories that both have.
  package static func distance(_ before: EdgeSpacing, _ after: EdgeSpacing) -> CGFloat {
    var wishes: [CGFloat] = []
    if before.text != nil, let lower = after.text { wishes.append(lower.leading) }
    if before.isSymbol && after.text != nil || before.text != nil && after.isSymbol { wishes.append(0) }
    if let text = before.text, after.isPlain, !after.isSymbol { wishes.append(text.toOther) }
    if before.isPlain, !before.isSymbol, let text = after.text { wishes.append(text.toOther) }
    switch (before.length, after.length) {
    case (let first?, let second?): wishes.append(first + second)
    case (let length?, nil), (nil, let length?): wishes.append(length)
    case (nil, nil): break
    }
    return wishes.max() ?? standard
  }

  /// Combines two edges: every category of either, and the greater preference where both have one.
  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var result = EdgeSpacing(isPlain: isPlain || other.isPlain)
    result.isSymbol = result.isPlain && isSymbol == isPlain && other.isSymbol == other.isPlain
    result.length = [length, other.length].compactMap { $0 }.max()
    result.text = text.map { own in other.text.map { own.union($0) } ?? own } ?? other.text
    if result.isSymbol, result.text != nil { (result.isPlain, result.isSymbol) = (false, false) }
    return result
  }
}
