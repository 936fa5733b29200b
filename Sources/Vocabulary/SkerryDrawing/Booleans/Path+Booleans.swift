import Foundation

// Areas combined exactly: curves become lines that deviate by at most a hundredth of a point, on a grid of 1/1024
// point.

extension Path {
  /// Everything that this path or another fills.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }
  /// What this path and another both fill.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && $1 } }
  /// What this path fills and another does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 && !$1 } }
  /// What exactly one of this path and another fills.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 != $1 } }
  /// The same area, bounded by lines that do not cross, which both fill rules fill alike.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { first, _ in first } }

  /// The parts of this line that lie in what another path fills, its border included.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { LinePieces(self, other, eoFill: eoFill).path { $0 } }
  /// The parts of this line that lie outside of what another path fills.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { LinePieces(self, other, eoFill: eoFill).path { !$0 } }

  /// How far curves may deviate from their lines, in points.
  static let booleanTolerance: CGFloat = 0.01

  /// The outline as edges; open parts are closed, as filling does.
  func gridEdges(_ winding: EdgeWinding) -> [GridEdge] {
    flattened(tolerance: Self.booleanTolerance).flatMap { line -> [GridEdge] in
      let points = line.points.map { GridPoint($0) }
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { GridEdge($0, $1, winding) }
    }
  }

  private func combined(with other: Path, _ eoFill: Bool, _ keeps: (Bool, Bool) -> Bool) -> Path {
    let planar = PlanarEdges(gridEdges(EdgeWinding(first: 1)) + other.gridEdges(EdgeWinding(second: 1))).edges
    let count = WindingCount(planar)
    func isInside(_ winding: EdgeWinding) -> Bool {
      eoFill ? keeps(winding.first % 2 != 0, winding.second % 2 != 0) : keeps(winding.first != 0, winding.second != 0)
    }
    var borders: [(from: GridPoint, to: GridPoint)] = []
    for (index, edge) in planar.enumerated() {
      let sides = count.sides(of: index)
      let (after, before) = (isInside(sides.after), isInside(sides.before))
      guard after != before else { continue }
      // "After" is the side of +y, or of +x for a steep edge; edges run toward +x, steep ones either way.
      let isSteep = abs(edge.to.y - edge.from.y) > edge.to.x - edge.from.x
      let isBelow = isSteep && edge.to.y > edge.from.y ? !after : after
      borders.append(isBelow ? (edge.from, edge.to) : (edge.to, edge.from))
    }
    var loops = BoundaryLoops(borders)
    var result = Path()
    for loop in loops.joined() {
      result.addLines(loop.map(\.point))
      result.closeSubpath()
    }
    return result
  }
}
