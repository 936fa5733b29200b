import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

/// Outlines made from a seed: stars, blobs of curves and boxes on whole points, which share edges and corners often.
private struct Outlines {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 33) % range.count
  }
  private mutating func point() -> CGPoint { CGPoint(x: CGFloat(next(0...40)), y: CGFloat(next(0...40))) }

  mutating func make() -> Path {
    var path = Path()
    for _ in 0..<next(1...2) {
      switch next(0...3) {
      case 0:
        path.addRect(CGRect(x: next(0...30), y: next(0...30), width: next(1...20), height: next(1...20)))
      case 1: path.addEllipse(in: CGRect(x: next(0...20), y: next(0...20), width: next(4...20), height: next(4...20)))
      case 2:
        path.addLines((0..<next(3...9)).map { _ in point() })
        path.closeSubpath()
      default:
        path.move(to: point())
        for _ in 0..<next(2...4) { path.addCurve(to: point(), control1: point(), control2: point()) }
        path.closeSubpath()
      }
    }
    return path
  }
}

extension Path {
  /// Twice the signed area, of lines only.
  fileprivate var area: CGFloat {
    var (sum, start, at) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ to: CGPoint) {
      sum += at.x * to.y - at.y * to.x
      at = to
    }
    forEach { element in
      switch element {
      case .move(let to): (start, at) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): add(to)
      case .closeSubpath: add(start)
      }
    }
    return sum
  }

  /// Whether the outline passes within `distance` of a point.
  fileprivate func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    let box = Path(CGRect(x: point.x - distance, y: point.y - distance, width: 2 * distance, height: 2 * distance))
    var closed = self
    closed.closeSubpath()
    return !closed.lineIntersection(box).isEmpty
  }
}

@Suite struct PathBooleanTests {
  private typealias Operation = (name: String, make: (Path, Path, Bool) -> Path, truth: (Bool, Bool) -> Bool)
  private let operations: [Operation] = [
    ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
    ("normalized", { a, _, eoFill in a.normalized(eoFill: eoFill) }, { a, _ in a }),
  ]

  /// Every point that is not on an outline is inside the result exactly when it should be, by either rule.
  @Test(arguments: 1...60) func surfacesAreAtTheirPositions(seed: Int) {
    var outlines = Outlines(seed: UInt64(seed))
    let (a, b) = (outlines.make(), outlines.make())
    for eoFill in [false, true] {
      let results = operations.map { $0.make(a, b, eoFill) }
      for _ in 0..<60 {
        let place = CGPoint(x: CGFloat(outlines.next(0...400)) / 10 + 0.03, y: CGFloat(outlines.next(0...400)) / 10 + 0.04)
        guard !a.isNear(place, 0.02), !b.isNear(place, 0.02) else { continue }
        let (inA, inB) = (a.contains(place, eoFill: eoFill), b.contains(place, eoFill: eoFill))
        for (operation, result) in zip(operations, results) {
          let wanted = operation.truth(inA, inB)
          #expect(result.contains(place) == wanted, "\(operation.name) of seed \(seed), even-odd \(eoFill), at \(place)")
          #expect(result.contains(place, eoFill: true) == wanted, "\(operation.name) by the other rule, seed \(seed) at \(place)")
        }
      }
    }
  }

  /// |A| + |B| = |A ∪ B| + |A ∩ B|, and the difference is what the one has more than the other.
  @Test(arguments: 1...60) func areasAddUp(seed: Int) {
    var outlines = Outlines(seed: UInt64(seed) + 1000)
    let (a, b) = (outlines.make().normalized(), outlines.make().normalized())
    let (union, shared) = (a.union(b).area, a.intersection(b).area)
    #expect(abs(a.area + b.area - union - shared) < 0.2)
    #expect(abs(a.symmetricDifference(b).area - (union - shared)) < 0.2)
    #expect(abs(a.subtracting(b).area - (a.area - shared)) < 0.2)
    #expect(union > -0.01 && shared > -0.01)
  }

  @Test func boxesHaveTheCornersThatTheyShould() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10)), b = Path(CGRect(x: 10, y: 0, width: 5, height: 10))
    #expect(a.union(b) == a.union(b).normalized())
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(a.union(b).elements.count == 5)
    #expect(a.intersection(b).isEmpty)
    #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
    #expect(a.intersection(a).elements.count == 5)
    #expect(a.subtracting(Path(CGRect(x: 3, y: 3, width: 2, height: 2))).elements.count == 10)
  }

  /// A bow tie: both halves by the even-odd rule and by winding; a shape drawn twice has no inside by the former.
  @Test func theRuleDecidesWhatIsInside() {
    var twice = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(twice.normalized(eoFill: true).isEmpty)
    #expect(twice.normalized(eoFill: false).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func linesAreCutAtTheBorder() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(box).elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
    #expect(line.lineSubtraction(box).elements.count == 4)
    #expect(line.lineSubtraction(box).elements.first == .move(to: CGPoint(x: -5, y: 5)))
    let inside = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    #expect(inside.lineIntersection(box) == inside.lineIntersection(inside.union(box)))
    #expect(inside.lineIntersection(box).elements.last == .closeSubpath)
    #expect(inside.lineSubtraction(box).isEmpty)
  }

  @Test func extremeNumbersGiveAResult() {
    var extreme = Path()
    extreme.addLines([
      CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 3), CGPoint(x: -1e300, y: 1e300), CGPoint(x: 4, y: -CGFloat.infinity),
    ])
    extreme.addEllipse(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(extreme.union(box).boundingRect.width.isFinite)
    // The lines run against the ellipse, so that what is inside of both is not covered.
    #expect(box.subtracting(extreme).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}
