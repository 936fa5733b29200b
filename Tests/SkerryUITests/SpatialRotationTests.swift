import Foundation
import SkerryImage
import SwiftUI
import Testing

@testable import SkerryUI

@Suite @MainActor struct SpatialRotationTests {
  private var halves: some View {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
    }
  }
  private func picture(_ view: some View) throws -> Bitmap { try ImageCodecs.decode(ImageRenderer(content: view).pngData()) }
  private func rotation(
    _ degrees: Double, _ axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center, z: CGFloat = 0, perspective: CGFloat
  ) -> ProjectionTransform {
    SpatialRotation(angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: z, perspective: perspective)
      .projection(CGSize(width: 100, height: 50))
  }
  private func shown(_ matrix: ProjectionTransform, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let place = matrix.place(CGPoint(x: x, y: y))
    return CGPoint(x: place.x / place.w, y: place.y / place.w)
  }

  @Test(arguments: [0.0, 1, 5]) func rotatingByHalfATurnAboutYSwapsTheSides(perspective: Double) throws {
    let turned = try picture(halves.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: perspective))
    #expect(turned.color(x: 2, y: 5).blue == 255 && turned.color(x: 2, y: 5).red == 0)
    #expect(turned.color(x: 17, y: 5).red == 255)
  }

  /// A rotation inside an effect that needs a picture of its own is not cut, whether the view is wide or high.
  @Test(arguments: [(60.0, 8.0), (8, 60)]) func aRotatedViewUnderAnEffectIsWhole(_ width: Double, _ height: Double) throws {
    let bar = Color(red: 1, green: 0, blue: 0).frame(width: width, height: height)
    let turned = bar.rotation3DEffect(.degrees(180), axis: (x: 1, y: 1, z: 0), perspective: 0).frame(width: 60, height: 60)
    func red(_ view: some View) throws -> Int {
      let bitmap = try picture(view)
      return (0..<60).reduce(0) { sum, y in sum + (0..<60).count { bitmap.color(x: $0, y: y).red > 200 } }
    }
    #expect(try red(turned) == 480)
    #expect(try red(turned.compositingGroup().saturation(0.99)) == 480)
  }

  @Test func aRotationAboutZIsTwoDimensional() {
    let turned = rotation(30, (0, 0, 2), anchor: .topLeading, perspective: 1)
    let plain = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(abs(turned.m11 - plain.m11) < 1e-12 && abs(turned.m12 - plain.m12) < 1e-12)
    #expect(abs(turned.m21 - plain.m21) < 1e-12 && turned.isAffine)
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (.nan, 1, 0), (.infinity, 0, 0)]) func invalidAxesDoNotRotate(_ x: Double, _ y: Double, _ z: Double) {
    #expect(rotation(45, (x, y, z), perspective: 1).isIdentity)
  }

  /// A view is seen alike at every size: the viewer's distance follows its longer side.
  @Test(arguments: [0.5, 1, 2, 40] as [CGFloat]) func perspectiveFollowsTheSize(_ side: CGFloat) {
    func corner(_ side: CGFloat) -> CGPoint {
      let turn = SpatialRotation(angle: .degrees(60), axis: (0, 1, 0), perspective: 1).projection(CGSize(width: side, height: side / 2))
      let place = shown(turn, side, 0)
      return CGPoint(x: place.x / side, y: place.y / side)
    }
    let (small, large) = (corner(side), corner(100))
    #expect(abs(small.x - large.x) < 1e-9 && abs(small.y - large.y) < 1e-9 && large.y > 0.01, "\(small) \(large)")
  }

  /// About y the right side goes back and the left comes nearer; about x the top goes back. The anchor does not move.
  @Test func theFarSideShrinks() {
    let y = rotation(60, (0, 1, 0), perspective: 1)
    let (left, right) = (
      shown(y, 0, 50).y - shown(y, 0, 0).y, shown(y, 100, 50).y - shown(y, 100, 0).y
    )
    // At a quarter of the eye's distance, 100: 50 · sin 60°. The side is drawn by 1 / (1 ∓ 0.433).
    #expect(abs(left - 50 / (1 - 0.433_012_7)) < 1e-4 && abs(right - 50 / (1 + 0.433_012_7)) < 1e-4)
    #expect(abs(shown(y, 50, 25).x - 50) < 1e-9)
    let x = rotation(60, (1, 0, 0), perspective: 1)
    #expect(shown(x, 100, 0).x - shown(x, 0, 0).x < 100 && shown(x, 100, 50).x - shown(x, 0, 50).x > 100)
    let flat = rotation(60, (0, 1, 0), perspective: 0)
    #expect(flat.isAffine && abs(shown(flat, 100, 0).x - 75) < 1e-9)
    let stronger = rotation(60, (0, 1, 0), perspective: 2)
    #expect(shown(stronger, 0, 50).y - shown(stronger, 0, 0).y > left)
  }

  /// The axis may be in front of or behind the view; without a rotation it has no effect.
  @Test func theAxisMayBeElsewhere() {
    #expect(rotation(0, (0, 1, 0), z: 40, perspective: 1).isIdentity)
    let behind = rotation(90, (0, 1, 0), z: -30, perspective: 0)
    #expect(abs(shown(behind, 50, 10).x - 80) < 1e-9)
    // About an axis 40 in front, half a turn brings the view 80 nearer to a viewer at a distance of 100; behind, it goes as far away.
    let near = rotation(180, (0, 1, 0), z: 40, perspective: 1)
    #expect(abs(shown(near, 0, 25).x - shown(near, 100, 25).x - 500) < 1e-6)
    let far = rotation(180, (0, 1, 0), z: -40, perspective: 1)
    #expect(abs(shown(far, 0, 25).x - shown(far, 100, 25).x - 100 / 1.8) < 1e-6)
    let corner = rotation(45, (1, 0, 0), anchor: .bottom, perspective: 1)
    #expect(abs(shown(corner, 100, 50).x - 100) < 1e-9 && abs(shown(corner, 100, 50).y - 50) < 1e-9)
  }

  /// Content behind the viewer is not drawn, and a view seen edge-on shows nothing.
  @Test func nothingBehindTheViewerIsDrawn() throws {
    for (angle, perspective) in [(90.0, 1.0), (80, 40), (89, -40)] {
      let turned = try picture(
        halves.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: perspective).frame(width: 40))
      #expect(turned.size.width == 40)
    }
  }

  /// Text, images and their overlays are rotated as one picture, and the layout is unchanged.
  @Test func everythingInsideIsRotated() throws {
    let card = ZStack {
      Color(red: 0, green: 0, blue: 1)
      Text("Ag").foregroundStyle(.white)
      Image(systemName: "star.fill").foregroundStyle(.white)
    }.frame(width: 60, height: 30)
    let turned = try picture(card.rotation3DEffect(.degrees(55), axis: (x: 0, y: 1, z: 0)))
    #expect(turned.size == (try picture(card)).size)
    // The far side ends well within its old place and is lower; the near one is higher than the picture.
    #expect(turned.color(x: 58, y: 15).alpha == 0 && turned.color(x: 12, y: 0).alpha > 250)
    #expect(turned.color(x: 44, y: 2).alpha < 10)
    let bright = (0..<30).reduce(0) { sum, y in sum + (10..<50).filter { turned.color(x: $0, y: y).red > 128 }.count }
    #expect(bright > 40)
    let again = try picture(card.rotation3DEffect(.degrees(55), axis: (x: 0, y: 1, z: 0)))
    #expect(again.pixels == turned.pixels)
  }

  private struct Skewed: GeometryEffect {
    var amount: CGFloat
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
    }
  }

  @Test func ownEffectsAreMatricesToo() throws {
    let plain = try picture(halves)
    #expect(try picture(halves.modifier(Skewed(amount: 0))) == plain)
    #expect(try picture(halves.modifier(Skewed(amount: 1))) != plain)
    let moved = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    #expect(try picture(halves.projectionEffect(moved)).color(x: 5, y: 5).alpha == 0)
    #expect(moved.concatenating(moved.inverted()).isIdentity)
  }
}
