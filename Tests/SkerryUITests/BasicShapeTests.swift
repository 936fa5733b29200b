import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import Testing

@testable import SkerryUI

/// The outlines of the basic shapes, inset as `strokeBorder` insets them.
@Suite struct BasicShapeTests {
  private static let box = CGRect(x: 10, y: 20, width: 50, height: 30)
  private static let radii = RectangleCornerRadii(topLeading: 4, bottomLeading: 12, bottomTrailing: 9, topTrailing: 0)
  private static let wide: [any InsettableShape] = [
    Rectangle(), RoundedRectangle(cornerRadius: 8), UnevenRoundedRectangle(cornerRadii: radii), Ellipse(), Capsule(),
    Capsule(style: .circular),
  ]

  /// Without a container a concentric rectangle has no corners to follow.
  @Test func aConcentricRectangleFillsItsFrame() {
    #expect(ConcentricRectangle().path(in: Self.box).boundingRect == Self.box)
    #expect(ConcentricRectangle().inset(by: 3).inset(by: 1).path(in: Self.box).boundingRect == Self.box.insetBy(dx: 4, dy: 4))
  }

  @Test func insetShapesFillTheInsetRectangle() {
    for shape in Self.wide {
      for inset in [0, 3, 14.5] as [CGFloat] {
        let frame = shape.inset(by: inset).path(in: Self.box).boundingRect
        let expected = Self.box.insetBy(dx: inset, dy: inset)
        #expect(abs(frame.minX - expected.minX) < 1e-9 && abs(frame.maxX - expected.maxX) < 1e-9, "\(shape): \(frame)")
        #expect(abs(frame.minY - expected.minY) < 1e-9 && abs(frame.maxY - expected.maxY) < 1e-9, "\(shape): \(frame)")
      }
    }
    let circle = Circle().inset(by: 4).path(in: Self.box).boundingRect
    #expect(circle == CGRect(x: 24, y: 24, width: 22, height: 22))
    #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 90)).boundingRect == CGRect(x: 0, y: 35, width: 20, height: 20))
  }

  /// The outlines of shapes with round corners begin at the middle of the right edge and go down, as a circle's does.
  @Test func outlinesBeginAtTheRight() {
    for box in [Self.box, CGRect(x: 4, y: 6, width: 20, height: 44), CGRect(x: 0, y: 0, width: 30, height: 30)] {
      for shape in Self.wide.dropFirst() + [Circle()] {
        let outline = shape.path(in: box), frame = outline.boundingRect
        let first = outline.trimmedPath(from: 0, to: 0.02)
        #expect(abs(first.boundingRect.maxX - frame.maxX) < 1e-9 && abs(first.boundingRect.minY - box.midY) < 1e-9, "\(shape)")
        #expect(first.boundingRect.maxY < box.midY + frame.height / 4, "\(shape)")
      }
    }
  }

  /// With an inset of more than half the shorter side nothing is left.
  @Test func nothingIsLeftOfAnInsetThatIsTooLarge() {
    for shape in Self.wide + [Circle()] {
      for inset in [15.5, 26] as [CGFloat] {
        let frame = shape.inset(by: inset).path(in: Self.box).boundingRect
        #expect(frame.isNull || frame.width * frame.height == 0, "\(shape) by \(inset): \(frame)")
      }
    }
  }

  @Test func cornersShrinkWithTheInset() {
    let inner = Self.box.insetBy(dx: 3, dy: 3)
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 5)).inset(by: 3).path(in: Self.box)
        == Path(roundedRect: inner, cornerSize: CGSize(width: 5, height: 2), style: .continuous))
    #expect(
      UnevenRoundedRectangle(cornerRadii: Self.radii).inset(by: 3).path(in: Self.box)
        == Path(
          roundedRect: inner, cornerRadii: RectangleCornerRadii(topLeading: 1, bottomLeading: 9, bottomTrailing: 6, topTrailing: 0),
          style: .continuous))
    #expect(Capsule(style: .circular).inset(by: 3).path(in: Self.box) == Path(roundedRect: inner, cornerRadius: 12, style: .circular))
  }

  /// A circle is as wide as the shorter length that is proposed, and 10 points without one.
  @Test func circlesTakeTheShorterLength() {
    func side(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { Circle().sizeThatFits(ProposedViewSize(width: width, height: height)) }
    #expect(side(30, 20) == CGSize(width: 20, height: 20) && side(20, 30) == CGSize(width: 20, height: 20))
    #expect(side(30, nil) == CGSize(width: 30, height: 30) && side(nil, 7) == CGSize(width: 7, height: 7))
    #expect(side(nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func linesAreOnePointWideByDefault() {
    let path = Rectangle().path(in: Self.box)
    #expect(Rectangle().stroke().path(in: Self.box) == path.strokedPath(StrokeStyle(lineWidth: 1)))
  }

  /// Core Graphics' operation and SwiftUI's share a name and give the same outline.
  @Test func linesWithinAPath() {
    let (circle, square) = (Path(ellipseIn: Self.box), Path(CGRect(x: Self.box.midX, y: 0, width: 500, height: 500)))
    let right = circle.lineIntersection(square)
    #expect(
      right == Path(circle.cgPath.lineIntersection(square.cgPath, using: .winding))
        && right == circle.lineIntersection(square, eoFill: false))
    #expect(abs(right.boundingRect.minX - Self.box.midX) < 0.01)
  }
}
