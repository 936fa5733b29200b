import Foundation

extension Path {
  /// One closed part of an outline.
  package struct NestedPart {
    package var path: Path
    /// The number of other parts that contain it.
    package var depth: Int
    /// The index of the innermost part that contains it.
    package var parent: Int?
  }

  /// The closed parts of an outline and how they are nested, for outlines that do not cross.
  package var nestedParts: [NestedPart] {
    let parts = subpaths
    let outlines = parts.map { part in part.flattened(tolerance: 0.01 * max(part.boundingRect.width, 1)).first?.points ?? [] }
    let around = parts.indices.map { index -> [Int] in
      guard let probe = outlines[index].first else { return [] }
      return parts.indices.filter { $0 != index && Self.contains(outlines[$0], probe) }
    }
    return parts.indices.map { index in
      NestedPart(path: parts[index], depth: around[index].count, parent: around[index].max { around[$0].count < around[$1].count })
    }
  }

  /// Converts an outline for the even-odd rule into one for the non-zero rule that fills the same area, for outlines that do not cross.
  ///
  /// A part inside an odd number of others is reversed and so becomes a hole.
  package var withHolesByParity: Path {
    let parts = nestedParts
    guard parts.count > 1, let model = parts.first?.path else { return self }
    var result = Path()
    for part in parts {
      let against = part.path.directedAgainst(model)
      result.addPath(part.depth % 2 == 1 ? against : against.reversed)
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
