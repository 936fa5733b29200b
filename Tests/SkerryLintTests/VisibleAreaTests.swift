import Foundation
import SkerryGeometry
import Testing

@testable import SkerryLint

@Suite struct VisibleAreaTests {
  /// A frame that only touches the area that is left, at an edge or a corner, is not visible; one that reaches a point into it is.
  @Test(arguments: [
    (CGRect(x: 40, y: 0, width: 10, height: 10), CGRect.null), (CGRect(x: 0, y: 40, width: 10, height: 10), .null),
    (CGRect(x: 40, y: 40, width: 10, height: 10), .null), (CGRect(x: 60, y: 0, width: 10, height: 10), .null),
    (CGRect(x: 39, y: 0, width: 10, height: 10), CGRect(x: 39, y: 0, width: 1, height: 10)),
    (CGRect(x: 5, y: 39, width: 10, height: 10), CGRect(x: 5, y: 39, width: 10, height: 1)),
  ])
  func aFrameAtTheEdgeIsNotVisible(_ frame: CGRect, _ visible: CGRect) {
    var area = VisibleArea()
    #expect(area.visible(frame) == frame)
    area.limit(to: CGRect(x: 0, y: 0, width: 40, height: 40), isHard: true, corner: .zero)
    #expect(area.visible(frame) == visible)
  }
}
