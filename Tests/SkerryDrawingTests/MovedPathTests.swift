import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

/// A path that is mapped or added continues where its last element ended.
struct MovedPathTests {
  private let shift = CGAffineTransform(translationX: 10, y: 20)

  @Test func aMappedPathContinuesFromItsMappedPoint() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4)).applying(shift)
    #expect(path.currentPoint == CGPoint(x: 11, y: 22))
    path.addLine(to: .zero)
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 11, y: 22))
  }

  @Test func aPathContinuesWithinOneThatIsAdded() {
    for first in [Path(), Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))] {
      var path = first
      path.addPath(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), transform: shift)
      #expect(path.elements.count == first.elements.count + 5)
      path.addLine(to: .zero)
      #expect(path.elements.last == .line(to: .zero))
      path.closeSubpath()
      #expect(path.currentPoint == CGPoint(x: 11, y: 22))
    }
  }

  @Test func whatIsAddedBeforeAnyPointIsIgnoredAsAlone() {
    var path = Path()
    path.addPath(Path(), transform: shift)
    path.addLine(to: .zero)
    #expect(path.isEmpty)
  }

  /// A square of 40 around: a quarter of it is its upper edge, and the next eighth half of the one to the right.
  @Test func aTrimmedPathHasThePartsOfItsLength() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.25).elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    #expect(
      square.trimmedPath(from: 0.25, to: 0.375).elements == [.move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5))])
    #expect(
      square.trimmedPath(from: 0.875, to: 1).elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: .zero)])
  }
}
