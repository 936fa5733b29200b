import Foundation

extension Path {
  /// The outline filled by the even-odd rule as one that the non-zero rule fills alike, for outlines that do not cross.
  ///
  /// A part inside an odd number of others is turned to run against them and so becomes a hole.
  package var withHolesByParity: Path {
    let parts = subpaths
    guard parts.count > 1 else { return self }
    let outlines = parts.map { part in part.flattened(tolerance: 0.05).first?.points ?? [] }
    guard let model = parts.first else { return self }
    var result = Path()
    for (index, part) in parts.enumerated() {
      guard let probe = outlines[index].first else { continue }
      let depth = outlines.indices.filter { $0 != index && Self.contains(outlines[$0], probe) }.count
      let against = part.reversedLike(model)
      result.addPath(depth % 2 == 1 ? against : against.reversed)
    }
    return result
  }

  private var subpaths: [Path] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.filter { $0.count > 1 }.map { Path(elements: $0) }
  }

  private static func contains(_ points: [CGPoint], _ probe: CGPoint) -> Bool {
    var isInside = false
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y > probe.y) != (b.y > probe.y) {
      if probe.x < (b.x - a.x) * (probe.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
    }
    return isInside
  }
}
