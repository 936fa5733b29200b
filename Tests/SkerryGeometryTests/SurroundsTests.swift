import Foundation
import SkerryGeometry
import Testing

@Suite struct SurroundsTests {
  /// Edges that touch are inside, whatever rounding the widths have been through.
  @Test func edgesDecide() {
    let room = CGRect(x: 11, y: 11, width: 36.67, height: 36.67).insetBy(dx: -0.2, dy: -0.2)
    #expect(room.surrounds(CGRect(x: 18.335, y: 18.335, width: 22, height: 22)))
    #expect(room.surrounds(room))
    #expect(!room.surrounds(room.offsetBy(dx: 0.01, dy: 0)))
    #expect(!room.surrounds(room.insetBy(dx: -0.01, dy: 0)))
  }
}
