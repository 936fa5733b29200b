import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryTestSupport
import Testing

@testable import SkerryAssets

/// The `d` attribute of an SVG path, by SVG 1.1 §8.3.
@Suite struct SVGPathDataTests {
  private func text(_ data: String) -> String { RecordedText.text(SVGPathData.path(data)) }

  @Test(arguments: [
    ("M1 2L3 4", "M 1.000,2.000 L 3.000,4.000"), ("m1,2 3,4 5,6", "M 1.000,2.000 L 4.000,6.000 L 9.000,12.000"),
    ("M1 2 3 4", "M 1.000,2.000 L 3.000,4.000"),
    ("M1 2H5V7h-1v-2", "M 1.000,2.000 L 5.000,2.000 L 5.000,7.000 L 4.000,7.000 L 4.000,5.000"),
    ("M1 2l3 4zl1 1", "M 1.000,2.000 L 4.000,6.000 Z L 2.000,3.000"), ("M1 2L3 4Z", "M 1.000,2.000 L 3.000,4.000 Z"),
    ("M0 0C1 2 3 4 5 6", "M 0.000,0.000 C 1.000,2.000 3.000,4.000 5.000,6.000"),
    ("M1 1c1 2 3 4 5 6", "M 1.000,1.000 C 2.000,3.000 4.000,5.000 6.000,7.000"),
    // A smooth curve mirrors the last control point of its kind, and begins at the point without one.
    ("M0 0C1 2 3 4 5 6S7 8 9 9", "M 0.000,0.000 C 1.000,2.000 3.000,4.000 5.000,6.000 C 7.000,8.000 7.000,8.000 9.000,9.000"),
    ("M0 0C1 2 3 5 5 6s1 2 3 4", "M 0.000,0.000 C 1.000,2.000 3.000,5.000 5.000,6.000 C 7.000,7.000 6.000,8.000 8.000,10.000"),
    ("M2 3S7 8 9 9", "M 2.000,3.000 C 2.000,3.000 7.000,8.000 9.000,9.000"),
    ("M0 0Q1 2 3 4T6 6T9 9", "M 0.000,0.000 Q 1.000,2.000 3.000,4.000 Q 5.000,6.000 6.000,6.000 Q 7.000,6.000 9.000,9.000"),
    ("M0 0q1 2 3 4t1 1", "M 0.000,0.000 Q 1.000,2.000 3.000,4.000 Q 5.000,6.000 4.000,5.000"),
    ("M0 0C1 2 3 4 5 6T7 7", "M 0.000,0.000 C 1.000,2.000 3.000,4.000 5.000,6.000 Q 5.000,6.000 7.000,7.000"),
    ("M0 0Q1 2 3 4S5 5 6 6", "M 0.000,0.000 Q 1.000,2.000 3.000,4.000 C 3.000,4.000 5.000,5.000 6.000,6.000"),
    ("M0 0Q1 2 3 4L4 4T6 6", "M 0.000,0.000 Q 1.000,2.000 3.000,4.000 L 4.000,4.000 Q 4.000,4.000 6.000,6.000"),
    // Numbers need no separator if the next character cannot continue them.
    ("M.5.5-1-2L1e1 2E-1", "M 0.500,0.500 L -1.000,-2.000 L 10.000,0.200"), ("M1-2+3.5+4", "M 1.000,-2.000 L 3.500,4.000"),
    ("M1.5.25 2,,3", "M 1.500,0.250 L 2.000,3.000"),
    // A straight line in place of an arc without a radius.
    ("M0 0A0 5 0 0 1 3 4", "M 0.000,0.000 L 3.000,4.000"), ("M0 0A5 0 0 0 1 3 4", "M 0.000,0.000 L 3.000,4.000"),
    ("M3 4A5 5 0 0 1 3 4", "M 3.000,4.000 L 3.000,4.000"),
    // What follows an error is left out.
    ("M1 2L3", "M 1.000,2.000"), ("M1 2X3 4", "M 1.000,2.000"), ("M1 2L3 4 5", "M 1.000,2.000 L 3.000,4.000"),
    ("M0 0A5 5 0 2 1 3 4", "M 0.000,0.000"),
    ("", ""),
    ("M1 2L1e9 3", "M 1.000,2.000"), ("M1 2L- 3", "M 1.000,2.000"), ("M\t1\n2\rL 3\u{0C}4", "M 1.000,2.000 L 3.000,4.000"),
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

  /// One curve for each quarter of a turn that is begun.
  @Test(arguments: [("0 1 10 10", 1), ("0 1 20 0", 2), ("1 0 10 10", 3), ("1 1 0.1 0", 4)]) func arcsAreDivided(_ end: String, _ count: Int)
  {
    let path = SVGPathData.path("M0 0A10 10 0 \(end)")
    let curves = path.elements.filter { if case .move = $0 { false } else { true } }
    #expect(curves.count == count)
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
