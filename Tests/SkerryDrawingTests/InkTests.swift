import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

/// Where an outline has ink between two heights, which underlines leave out.
@Suite struct InkTests {
  private func ink(_ path: Path, _ band: ClosedRange<CGFloat> = 4...6) -> [ClosedRange<CGFloat>] {
    path.flattened(tolerance: 0.01).ink(within: band)
  }

  private func box(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 10) }

  @Test func separateShapes() {
    var path = Path(box(0, 10))
    path.addRect(box(20, 10))
    #expect(ink(path) == [0...10, 20...30])
    #expect(ink(path, 11...12).isEmpty)
  }

  /// Every edge counts once: after a shape that is drawn the other way round, the next begins outside as well.
  @Test func shapesOfOppositeDirectionsAreSeparate() {
    var path = Path()
    path.move(to: .zero)
    for corner in [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)] { path.addLine(to: corner) }
    path.closeSubpath()
    path.addRect(box(20, 10))
    path.addRect(box(40, 10))
    #expect(ink(path) == [0...10, 20...30, 40...50])
  }

  @Test func overlappingShapesAreOne() {
    var path = Path(box(0, 10))
    path.addRect(box(5, 10))
    path.addRect(box(15, 3))
    #expect(ink(path) == [0...18])
  }

  @Test func aHoleIsDrawnTheOtherWayRound() {
    var path = Path(box(0, 30))
    path.move(to: CGPoint(x: 10, y: 2))
    for corner in [CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 20, y: 2)] { path.addLine(to: corner) }
    path.closeSubpath()
    #expect(ink(path) == [0...10, 20...30])
    #expect(ink(path, 0...1) == [0...30], "above the hole")
  }

  @Test func aSlopeHasItsExtentInTheBand() {
    var path = Path()
    path.move(to: .zero)
    for corner in [CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)] { path.addLine(to: corner) }
    path.closeSubpath()
    // Sampled in the middle of eighths: the lowest is at 5.875 of 4 to 6.
    #expect(ink(path) == [0...5.875])
  }
}
