import Foundation
import Testing

@testable import SkerryText

/// A function between the values of a table.
@Suite struct PiecewiseLinearTests {
  private let line = PiecewiseLinear([(1, 10), (2, 20), (4, 0)])

  @Test(arguments: [(1, 10), (1.5, 15), (2, 20), (3, 10), (4, 0), (0, 10), (5, 0)] as [(CGFloat, CGFloat)])
  func valuesLieBetweenTheirNeighboursAndStayBeyondTheEnds(x: CGFloat, y: CGFloat) {
    #expect(line(x) == y)
  }

  @Test func theOutermostLinesGoOnWhereItIsAsked() {
    #expect(line.extrapolated(0) == 0 && line.extrapolated(5) == -10 && line.extrapolated(3) == 10)
    #expect(line.clamped(0) == 1 && line.clamped(5) == 4 && line.clamped(3) == 3)
  }
}
