import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryGeometry

/// Matrices, by what they do to points.
@Suite struct TransformTests {
  @Test func transformsBeginWithZeros() {
    let zero = CATransform3D()
    let rows = [
      [zero.m11, zero.m12, zero.m13, zero.m14], [zero.m21, zero.m22, zero.m23, zero.m24], [zero.m31, zero.m32, zero.m33, zero.m34],
      [zero.m41, zero.m42, zero.m43, zero.m44],
    ]
    #expect(rows.joined().allSatisfy { $0 == 0 } && !CATransform3DIsIdentity(zero))
  }

  private static func length(_ dice: inout SeededGenerator) -> CGFloat { CGFloat(Int(dice.next() % 400)) / 40 - 5 }

  private static func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

  @Test func eachPartMovesAPoint() {
    let point = CGPoint(x: 3, y: 5)
    #expect(point.applying(CGAffineTransform(translationX: 10, y: 20)) == CGPoint(x: 13, y: 25))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 6, y: 15))
    #expect(Self.near(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -5, y: 3)))
    #expect(CGSize(width: 3, height: 5).applying(CGAffineTransform(1, 2, 3, 4, 100, 100)) == CGSize(width: 18, height: 26))
    #expect(CGAffineTransform().isIdentity && !CGAffineTransform(translationX: 0, y: 1).isIdentity)
    // The new part comes first.
    let moved = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(moved.translatedBy(x: 1, y: 1)) == CGPoint(x: 8, y: 18))
    #expect(point.applying(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)) == CGPoint(x: 7, y: 16))
    #expect(Self.near(point.applying(CGAffineTransform(translationX: 1, y: 1).rotated(by: .pi / 2)), CGPoint(x: -4, y: 4)))
  }

  @Test func productsAndInverses() {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      func matrix() -> CGAffineTransform {
        CGAffineTransform(
          Self.length(&dice), Self.length(&dice), Self.length(&dice), Self.length(&dice), Self.length(&dice), Self.length(&dice))
      }
      let (first, second, point) = (matrix(), matrix(), CGPoint(x: Self.length(&dice), y: Self.length(&dice)))
      #expect(Self.near(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
      let determinant = first.a * first.d - first.b * first.c
      if abs(determinant) > 0.5 { #expect(Self.near(point.applying(first).applying(first.inverted()), point)) }
    }
    let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)
    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleContainsItsMappedCorners() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -11, y: 4, width: 10, height: 40))
    #expect(rect.applying(CGAffineTransform(1, 1, 0, 1, 0, 0)) == CGRect(x: 1, y: 3, width: 10, height: 30))
    #expect(rect.applying(CGAffineTransform(1, 0, -1, 1, 0, 0)) == CGRect(x: -21, y: 2, width: 30, height: 20))
  }

  /// Points of a plane under a 3 × 3 matrix: (x, y, 1) times the matrix, divided by the last number.
  @Test func planesInPerspective() {
    var dice = SeededGenerator(seed: 5)
    func matrix() -> ProjectionTransform {
      var result = ProjectionTransform()
      (result.m11, result.m12, result.m13) = (Self.length(&dice), Self.length(&dice), Self.length(&dice) / 100)
      (result.m21, result.m22, result.m23) = (Self.length(&dice), Self.length(&dice), Self.length(&dice) / 100)
      (result.m31, result.m32, result.m33) = (Self.length(&dice), Self.length(&dice), 7)
      return result
    }
    func image(_ point: CGPoint, _ matrix: ProjectionTransform) -> CGPoint {
      let place = matrix.place(point)
      return CGPoint(x: place.x / place.w, y: place.y / place.w)
    }
    for _ in 0..<200 {
      let (first, second, point) = (matrix(), matrix(), CGPoint(x: Self.length(&dice), y: Self.length(&dice)))
      let (inner, both) = (image(point, first), image(point, first.concatenating(second)))
      let outer = image(inner, second)
      #expect(abs(both.x - outer.x) < 1e-4 * max(1, abs(outer.x)) && abs(both.y - outer.y) < 1e-4 * max(1, abs(outer.y)))
      var inverse = first
      if inverse.invert() {
        let back = image(inner, inverse)
        #expect(abs(back.x - point.x) < 1e-4 && abs(back.y - point.y) < 1e-4)
        #expect(first.inverted() == inverse)
      }
    }
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(!flat.invert() && flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    let moved = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(ProjectionTransform(moved).affine == moved && ProjectionTransform().isIdentity)
    for keyPath in [\ProjectionTransform.m13, \.m23] {
      var tilted = ProjectionTransform()
      tilted[keyPath: keyPath] = 0.01
      #expect(!tilted.isAffine && tilted.affine == nil && !tilted.isIdentity)
    }
  }

  /// What lies behind the viewer is not seen; what reaches the viewer is clipped at a hundredth of the distance.
  @Test func boundsEndBeforeTheViewer() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)).bounds(of: rect) == CGRect(x: 0, y: 0, width: 20, height: 60))
    var tilted = ProjectionTransform()
    tilted.m13 = 0.1
    #expect(tilted.bounds(of: rect) == CGRect(x: 0, y: 0, width: 5, height: 20))
    tilted.m13 = -0.2
    let clipped = try #require(tilted.bounds(of: rect))
    #expect(abs(clipped.width - 4.95 / 0.01) < 1e-6 && abs(clipped.height - 2000) < 1e-6)
    tilted.m33 = -1
    #expect(tilted.bounds(of: rect) == nil)
  }

  @Test func threeDimensions() {
    func place(_ t: CATransform3D) -> [CGFloat] {
      // (1, 2, 3, 1) times the matrix.
      let x: CGFloat = t.m11 + 2 * t.m21 + 3 * t.m31 + t.m41
      let y: CGFloat = t.m12 + 2 * t.m22 + 3 * t.m32 + t.m42
      let z: CGFloat = t.m13 + 2 * t.m23 + 3 * t.m33 + t.m43
      let w: CGFloat = t.m14 + 2 * t.m24 + 3 * t.m34 + t.m44
      return [x, y, z, w].map { (part: CGFloat) -> CGFloat in (part * 1e6).rounded() / 1e6 }
    }
    let quarter = CGFloat.pi / 2
    #expect(place(CATransform3DMakeTranslation(10, 20, 30)) == [11, 22, 33, 1])
    #expect(place(CATransform3DMakeScale(2, 3, 4)) == [2, 6, 12, 1])
    #expect(place(CATransform3DMakeRotation(quarter, 0, 0, 2)) == [-2, 1, 3, 1])
    #expect(place(CATransform3DMakeRotation(quarter, 3, 0, 0)) == [1, -3, 2, 1])
    #expect(place(CATransform3DMakeRotation(quarter, 0, 1, 0)) == [3, 2, -1, 1])
    // A third of a turn about the diagonal exchanges the axes.
    #expect(place(CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)) == [3, 1, 2, 1])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(quarter, 0, 0, 0)))
    #expect(place(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)) == [4, 9, 16, 1])
    #expect(place(CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)) == [3, 7, 13, 1])
    #expect(place(CATransform3DRotate(CATransform3DMakeTranslation(1, 1, 1), quarter, 0, 0, 1)) == [-1, 2, 4, 1])
    #expect(place(CATransform3DMakeAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6))) == [12, 16, 3, 1])
    var seen = CATransform3DIdentity
    (seen.m14, seen.m24, seen.m34) = (0.1, 0.2, 5)
    let plane = ProjectionTransform(seen)
    #expect(plane.m13 == 0.1 && plane.m23 == 0.2 && plane.m33 == 1)
  }
}

/// Points, insets, proposals and rectangles of pixels.
@Suite struct RectangleTests {
  @Test func unitPointsAreOnTheRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    let places: [(UnitPoint, CGPoint)] = [
      (.zero, CGPoint(x: 10, y: 20)), (.center, CGPoint(x: 60, y: 40)), (.leading, CGPoint(x: 10, y: 40)),
      (.trailing, CGPoint(x: 110, y: 40)), (.top, CGPoint(x: 60, y: 20)), (.bottom, CGPoint(x: 60, y: 60)),
      (.topLeading, CGPoint(x: 10, y: 20)), (.topTrailing, CGPoint(x: 110, y: 20)), (.bottomLeading, CGPoint(x: 10, y: 60)),
      (.bottomTrailing, CGPoint(x: 110, y: 60)), (UnitPoint(), CGPoint(x: 10, y: 20)),
    ]
    for (point, place) in places { #expect(point.resolved(in: rect) == place) }
  }

  @Test func insetsHaveFourEdges() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(insets.horizontal == 10 && insets.vertical == 5)
    #expect([insets[.top], insets[.leading], insets[.bottom], insets[.trailing]] == [1, 2, 4, 8])
    for (index, edge) in [Edge.top, .leading, .bottom, .trailing].enumerated() { insets[edge] = CGFloat(10 * index + 10) }
    #expect(insets == EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    #expect(EdgeInsets(3) == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    #expect(EdgeInsets(3, on: .horizontal) == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    #expect(EdgeInsets(3, on: [.top, .trailing]) == EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 3))
    #expect(EdgeInsets(3, on: .bottom) == EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0))
  }

  @Test func proposalsReplaceWhatIsNotSpecified() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 5, height: 6)) == CGSize(width: 3, height: 6)
    )
    #expect(
      ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions(by: CGSize(width: 5, height: 6)) == CGSize(width: 5, height: 4)
    )
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0) && ProposedViewSize.infinity.width == .infinity)
  }

  @Test func aRectangleOfPixelsHasNoNegativeSize() {
    #expect(PixelSize(width: -3, height: 4).width == 0 && PixelSize(width: 3, height: -4).height == 0)
    #expect(PixelSize(width: 3, height: 4).count == 12)
    let rect = PixelRect(x: 2, y: 3, width: 5, height: 7)
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [2, 3, 7, 10] && !rect.isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 1).isEmpty && PixelRect(x: 0, y: 0, width: 1, height: 0).isEmpty)
  }

  /// The pixels of an intersection are those of both.
  @Test func anIntersectionHasTheCommonPixels() {
    var dice = SeededGenerator(seed: 9)
    func rect() -> PixelRect { PixelRect(x: dice.below(8), y: dice.below(8), width: dice.below(7), height: dice.below(7)) }
    func pixels(_ rect: PixelRect) -> Set<[Int]> {
      var found: Set<[Int]> = []
      for x in rect.minX..<rect.maxX { for y in rect.minY..<rect.maxY { found.insert([x, y]) } }
      return found
    }
    for _ in 0..<300 {
      let (a, b) = (rect(), rect())
      #expect(pixels(a.intersection(b)) == pixels(a).intersection(pixels(b)))
    }
  }

  @Test func anglesAreCounted() {
    let angle = Angle(degrees: 30)
    #expect(abs((angle + Angle(degrees: 60)).degrees - 90) < 1e-9 && abs((angle - Angle(degrees: 60)).degrees + 30) < 1e-9)
    #expect(abs((angle * 3).degrees - 90) < 1e-9 && abs((angle / 3).degrees - 10) < 1e-9)
    #expect(Angle(degrees: 20) < Angle(degrees: 30) && !(Angle(degrees: 30) < Angle(degrees: 30)))
  }
}
