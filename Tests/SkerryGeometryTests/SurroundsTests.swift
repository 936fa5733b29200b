import Foundation
import SkerryGeometry
import Testing

@Suite struct SurroundsTests {
  /// Edges that touch count as inside, with any rounding of the widths.
  @Test func edgesDecide() {
    let limit = CGRect(x: 11, y: 11, width: 36.67, height: 36.67).insetBy(dx: -0.2, dy: -0.2)
    #expect(limit.surrounds(CGRect(x: 18.335, y: 18.335, width: 22, height: 22)))
    #expect(limit.surrounds(limit))
    #expect(!limit.surrounds(limit.offsetBy(dx: 0.01, dy: 0)))
    #expect(!limit.surrounds(limit.insetBy(dx: -0.01, dy: 0)))
  }
}
