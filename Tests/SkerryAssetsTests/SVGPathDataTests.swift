import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

@testable import SkerryAssets

/// The `d` attribute of an SVG path, by SVG 1.1 §8.3.
@Suite struct SVGPathDataTests {
  private func text(_ data: String) -> String {
    func text(_ point: CGPoint) -> String { "\(Double((point.x * 100).rounded() / 100)),\(Double((point.y * 100).rounded() / 100))" }
    return SVGPathData.path(data).elements.map { element in
      switch element {
      case .move(let to): "M \(text(to))"
      case .line(let to): "L \(text(to))"
      case .quadCurve(let to, let control): "Q \(text(control)) \(text(to))"
      case .curve(let to, let first, let second): "C \(text(first)) \(text(second)) \(text(to))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("M1 2L3 4", "M 1.0,2.0 L 3.0,4.0"), ("m1,2 3,4 5,6", "M 1.0,2.0 L 4.0,6.0 L 9.0,12.0"), ("M1 2 3 4", "M 1.0,2.0 L 3.0,4.0"),
    ("M1 2H5V7h-1v-2", "M 1.0,2.0 L 5.0,2.0 L 5.0,7.0 L 4.0,7.0 L 4.0,5.0"),
    ("M1 2l3 4zl1 1", "M 1.0,2.0 L 4.0,6.0 Z L 2.0,3.0"), ("M1 2L3 4Z", "M 1.0,2.0 L 3.0,4.0 Z"),
    ("M0 0C1 2 3 4 5 6", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0"), ("M1 1c1 2 3 4 5 6", "M 1.0,1.0 C 2.0,3.0 4.0,5.0 6.0,7.0"),
    // A smooth curve mirrors the last control point of its kind, and begins at the point without one.
    ("M0 0C1 2 3 4 5 6S7 8 9 9", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0 C 7.0,8.0 7.0,8.0 9.0,9.0"),
    ("M0 0C1 2 3 5 5 6s1 2 3 4", "M 0.0,0.0 C 1.0,2.0 3.0,5.0 5.0,6.0 C 7.0,7.0 6.0,8.0 8.0,10.0"),
    ("M2 3S7 8 9 9", "M 2.0,3.0 C 2.0,3.0 7.0,8.0 9.0,9.0"),
    ("M0 0Q1 2 3 4T6 6T9 9", "M 0.0,0.0 Q 1.0,2.0 3.0,4.0 Q 5.0,6.0 6.0,6.0 Q 7.0,6.0 9.0,9.0"),
    ("M0 0q1 2 3 4t1 1", "M 0.0,0.0 Q 1.0,2.0 3.0,4.0 Q 5.0,6.0 4.0,5.0"),
    ("M0 0C1 2 3 4 5 6T7 7", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0 Q 5.0,6.0 7.0,7.0"),
    ("M0 0Q1 2 3 4S5 5 6 6", "M 0.0,0.0 Q 1.0,2.0 3.0,4.0 C 3.0,4.0 5.0,5.0 6.0,6.0"),
    ("M0 0Q1 2 3 4L4 4T6 6", "M 0.0,0.0 Q 1.0,2.0 3.0,4.0 L 4.0,4.0 Q 4.0,4.0 6.0,6.0"),
    // Numbers end where they can.
    ("M.5.5-1-2L1e1 2E-1", "M 0.5,0.5 L -1.0,-2.0 L 10.0,0.2"), ("M1-2+3.5+4", "M 1.0,-2.0 L 3.5,4.0"),
    ("M1.5.25 2,,3", "M 1.5,0.25 L 2.0,3.0"),
    // A straight line in place of an arc without a radius.
    ("M0 0A0 5 0 0 1 3 4", "M 0.0,0.0 L 3.0,4.0"), ("M0 0A5 0 0 0 1 3 4", "M 0.0,0.0 L 3.0,4.0"),
    ("M3 4A5 5 0 0 1 3 4", "M 3.0,4.0 L 3.0,4.0"),
    // What follows an error is left out.
    ("M1 2L3", "M 1.0,2.0"), ("M1 2X3 4", "M 1.0,2.0"), ("M1 2L3 4 5", "M 1.0,2.0 L 3.0,4.0"), ("M0 0A5 5 0 2 1 3 4", "M 0.0,0.0"),
    ("", ""),
    ("M1 2L1e9 3", "M 1.0,2.0"), ("M1 2L- 3", "M 1.0,2.0"), ("M\t1\n2\rL 3\u{0C}4", "M 1.0,2.0 L 3.0,4.0"),
  ]) func commandsAreRead(_ data: String, _ expected: String) { #expect(text(data) == expected) }

  /// The four arcs of radius 10 between the same two points, by their two flags.
  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)]) func flagsChooseTheArc(_ large: Int, _ sweep: Int) {
    let path = SVGPathData.path("M0 0A10 10 0 \(large) \(sweep) 10 10")
    // A small arc that turns clockwise on the screen, and a large one that does not, lie on the circle around (0, 10).
    let centre = large == sweep ? CGPoint(x: 10, y: 0) : CGPoint(x: 0, y: 10)
    var length: CGFloat = 0
    var last = CGPoint.zero
    for point in path.flattened(tolerance: 0.001).flatMap(\.points) {
      #expect(abs(hypot(point.x - centre.x, point.y - centre.y) - 10) < 0.01)
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    #expect(abs(length - (large == 1 ? 15 : 5) * CGFloat.pi) < 0.05)
    #expect(last == CGPoint(x: 10, y: 10))
  }

  /// Radii that are too small for the distance grow until they reach; a turned ellipse is turned clockwise.
  @Test func radiiReach() {
    let grown = SVGPathData.path("M0 0A1 1 0 0 1 20 0").boundingRect
    #expect(abs(grown.minY + 10) < 0.01 && abs(grown.width - 20) < 0.01)
    let wide = SVGPathData.path("M0 0A20 10 0 0 1 40 0").boundingRect
    #expect(abs(wide.minY + 10) < 0.01)
    let turned = SVGPathData.path("M0 0A20 10 90 0 1 20 0").boundingRect
    #expect(abs(turned.minY + 20) < 0.01 && abs(turned.width - 20) < 0.01)
    let negative = SVGPathData.path("M0 0A-10 -10 0 0 1 20 0").boundingRect
    #expect(abs(negative.minY + 10) < 0.01)
    let relative = SVGPathData.path("M5 5a10 10 0 0 1 20 0").boundingRect
    #expect(abs(relative.minX - 5) < 0.01 && abs(relative.minY + 5) < 0.01)
  }
}
