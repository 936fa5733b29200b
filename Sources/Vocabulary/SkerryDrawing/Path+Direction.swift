import Foundation

extension Path {
  /// The same outline in the opposite direction.
  package var reversed: Path {
    var result = Path()
    var steps: [(from: CGPoint, element: Element)] = []
    func flush() {
      guard let last = steps.last else { return }
      result.move(to: last.element.end)
      for (from, element) in steps.reversed() {
        switch element {
        case .move, .closeSubpath: break
        case .line: result.addLine(to: from)
        case .quadCurve(_, let control): result.addQuadCurve(to: from, control: control)
        case .curve(_, let c1, let c2): result.addCurve(to: from, control1: c2, control2: c1)
        }
      }
      result.closeSubpath()
      steps = []
    }
    var at = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        flush()
        at = to
      case .line, .quadCurve, .curve:
        steps.append((at, element))
        at = element.end
      case .closeSubpath: flush()
      }
    }
    flush()
    return result
  }

  /// Twice the signed area of the outline; its sign gives the direction.
  private var signedArea: CGFloat {
    flattened(tolerance: 0.01).reduce(0) { sum, line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).reduce(sum) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) }
    }
  }

  /// This outline, running against the direction of another: filled together by the non-zero rule, it becomes a hole.
  package func directedAgainst(_ other: Path) -> Path { (signedArea > 0) == (other.signedArea > 0) ? reversed : self }
}

extension Path.Element {
  fileprivate var end: CGPoint {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: .zero
    }
  }
}
