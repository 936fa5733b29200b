import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

/// Arcs of circles as paths.
@Suite struct ArcTests {
  private func stroked(_ sweep: Double) -> Path {
    var arc = Path()
    arc.addArc(center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .degrees(200), endAngle: .degrees(200 + sweep), clockwise: false)
    return arc.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round))
  }

  /// An arc of no length draws nothing, even with round ends (Figures §9.3); the shortest one is a dot.
  @Test func anArcOfNoLengthHasNoDot() {
    #expect(stroked(0).isEmpty)
    #expect(abs(stroked(0.01).boundingRect.width - 6) < 0.05)
  }

  /// It still ends a line that came before it.
  @Test func anArcOfNoLengthIsReached() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 50, y: 0), radius: 20, startAngle: .degrees(0), endAngle: .degrees(0), clockwise: false)
    #expect(path.currentPoint == CGPoint(x: 70, y: 0))
  }
}
