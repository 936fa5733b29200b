import Foundation

/// A point on a grid of 1/1024 point, on which outlines are combined without rounding errors.
///
/// Coordinates stay within ±2²⁶, so that products of two differences fit into 64 bits.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static let perPoint: CGFloat = 1024
  private static let limit: CGFloat = 67_000_000

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  init(_ point: CGPoint) {
    func grid(_ v: CGFloat) -> Int { v.isFinite ? Int((min(max(v * Self.perPoint, -Self.limit), Self.limit)).rounded()) : 0 }
    self.init(x: grid(point.x), y: grid(point.y))
  }

  var point: CGPoint { CGPoint(x: CGFloat(x) / Self.perPoint, y: CGFloat(y) / Self.perPoint) }

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

  /// Twice the signed area of the triangle a, b, c: positive where c lies on the side of +y of a line toward +x.
  static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// How often an edge adds to the winding of each of the two outlines that are combined.
struct EdgeWinding: Equatable {
  var first = 0
  var second = 0

  static func + (a: EdgeWinding, b: EdgeWinding) -> EdgeWinding { EdgeWinding(first: a.first + b.first, second: a.second + b.second) }
  static prefix func - (a: EdgeWinding) -> EdgeWinding { EdgeWinding(first: -a.first, second: -a.second) }
}

/// A straight piece of an outline from its lesser to its greater end.
struct GridEdge: Equatable {
  var from: GridPoint
  var to: GridPoint
  var winding: EdgeWinding

  /// An edge that runs either way; `nil` for one without length.
  init?(_ a: GridPoint, _ b: GridPoint, _ winding: EdgeWinding) {
    guard a != b else { return nil }
    (from, to, self.winding) = a < b ? (a, b, winding) : (b, a, -winding)
  }

  var top: Int { min(from.y, to.y) }
  var bottom: Int { max(from.y, to.y) }
}
