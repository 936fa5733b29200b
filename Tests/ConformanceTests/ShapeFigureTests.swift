import Foundation
import SkerryImage
import SwiftUI
import Testing

/// Recorded outlines of capsules (Figures §9.3): how much of a row is cut off at the left end, in pixels at 3x.
@Suite @MainActor struct ShapeFigureTests {
  private func cut(_ view: some View, row: Int) throws -> Double {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    return (0..<picture.size.width / 2).reduce(0) { $0 + 1 - Double(picture.color(x: $1, y: row).alpha) / 255 }
  }

  /// Radius 24: 81 on the first row and 49.1 on the fifth, a circle's 33.0 on the twelfth;
  /// radius 11.17: 32.6. The tolerance is 0.35 point; a circle has 64, 46.9 and 28.1.
  @Test(arguments: [(48.0, 0, 81.0, 1.05), (48, 4, 49.1, 1.05), (48, 11, 33.0, 0.3), (48, 60, 0.9, 0.3), (22.333, 0, 32.6, 1.05)])
  func capsulesAreContinuous(_ height: Double, _ row: Int, _ wanted: Double, _ tolerance: Double) throws {
    let filled = try cut(Capsule().frame(width: 160, height: height), row: row)
    #expect(abs(filled - wanted) < tolerance, "\(filled)")
    let clipped = try cut(Color.black.frame(width: 160, height: height).clipShape(.capsule), row: row)
    #expect(abs(clipped - wanted) < tolerance, "\(clipped)")
  }

  /// Two short capsules, the buttons of P45: all rows within 0.18 point but the first, within 0.35. A circle has 50.8,
  /// 45.0, 41.2, 38.2, 35.6 in the first five, and from the twelfth on what both have.
  @Test(
    arguments: [
      (52.667, [57.2, 48.1, 43.0, 39.4, 36.4, 33.8, 31.6, 29.6, 27.9, 26.2, 24.7, 23.3]),
      (44.667, [53.5, 45.6, 41.3, 38.1, 35.6, 33.3, 31.2, 29.4, 27.8, 26.2, 24.7, 23.3]),
    ] as [(CGFloat, [Double])])
  func shortCapsules(_ width: CGFloat, _ rows: [Double]) throws {
    for (row, seen) in rows.enumerated() + [(16, 17.5), (22, 12.2), (34, 5.0), (46, 1.1)].map({ (offset: $0.0, element: $0.1) }) {
      let drawn = try cut(Capsule().frame(width: width, height: 38.667), row: row)
      #expect(abs(drawn - seen) < (row == 0 ? 1.05 : 0.55), "row \(row): \(drawn) for \(seen)")
    }
  }

  @Test func aCapsuleThatIsSquareIsACircle() throws {
    for row in [0, 3, 20] {
      #expect(
        abs(try cut(Capsule().frame(width: 40, height: 40), row: row) - (try cut(Circle().frame(width: 40, height: 40), row: row))) < 0.3)
    }
  }

  /// An upright capsule is a horizontal one rotated.
  @Test func capsulesAreAlikeOnBothAxes() throws {
    let upright = ImageRenderer(content: Capsule().frame(width: 20, height: 60))
    let lying = ImageRenderer(content: Capsule().frame(width: 60, height: 20))
    upright.scale = 3
    lying.scale = 3
    let (a, b) = (try ImageCodecs.decode(upright.pngData()), try ImageCodecs.decode(lying.pngData()))
    for y in 0..<30 {
      for x in 0..<30 { #expect(abs(a.color(x: x, y: y).alpha - b.color(x: y, y: x).alpha) <= 4) }
    }
  }

  /// The drawing of a resizable symbol fills its frame (exact, P4 and P11), without the margin of a symbol at its natural
  /// size.
  @Test func resizableSymbolsFillTheirFrame() throws {
    let renderer = ImageRenderer(content: Image(systemName: "circle.fill").resizable().frame(width: 30, height: 30))
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    #expect(picture.color(x: 1, y: 45).alpha > 200 && picture.color(x: 88, y: 45).alpha > 200)
    #expect(picture.color(x: 45, y: 1).alpha > 200 && picture.color(x: 45, y: 88).alpha > 200)
    let fitted = try Frames(
      Image(systemName: "minus").resizable().scaledToFit().accessibilityIdentifier("it"), width: 40, height: 40)["it"]
    #expect(try #require(fitted).width == 40 && (try #require(fitted)).height < 12)
  }

  /// A shape that follows its container has the container's corners, less its distance to the nearest edge (Figures §5.5).
  @Test(arguments: [(0.0, 20.0), (5, 15), (20, 0), (24, 0)])
  func cornersFollowTheContainer(_ distance: CGFloat, _ radius: CGFloat) throws {
    func picture(_ shape: some Shape) throws -> Data {
      let container = RoundedRectangle(cornerRadius: 20)
      return try ImageRenderer(content: shape.padding(distance).frame(width: 120, height: 90).containerShape(container)).pngData()
    }
    #expect(try picture(ContainerRelativeShape()) == picture(RoundedRectangle(cornerRadius: radius)))
    #expect(try picture(ContainerRelativeShape()) != picture(RoundedRectangle(cornerRadius: radius + 1)))
  }

  /// In a right-to-left layout outlines are mirrored unless they are fixed, and bars fill from the right (published: layoutDirectionBehavior).
  @Test func shapesAreMirrored() throws {
    struct Wedge: Shape {
      var behavior: LayoutDirectionBehavior = .mirrors
      nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
      nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 5, height: rect.height)) }
    }
    func leftAndRight(_ view: some View) throws -> [Bool] {
      let renderer = ImageRenderer(content: view.frame(width: 40, height: 20).environment(\.layoutDirection, .rightToLeft))
      renderer.scale = 1
      let picture = try ImageCodecs.decode(renderer.pngData())
      return [picture.color(x: 2, y: 10).alpha > 200, picture.color(x: 37, y: 10).alpha > 200]
    }
    #expect(try leftAndRight(Wedge().fill(.red)) == [false, true])
    #expect(try leftAndRight(Wedge(behavior: .fixed).fill(.red)) == [true, false])
    #expect(try leftAndRight(Color.red.clipShape(Wedge())) == [false, true])
    #expect(try leftAndRight(ProgressView(value: 0.5).tint(.red)) == [false, true])
  }

  /// A ring of 2 points in the border of a clock: what its edges leave of white, column by column (Figures §9.30, R35).
  @Test(arguments: [(150, 96, [246, 43, 0]), (450, 97, [211, 9, 0]), (300, 48, [1, 0, 0, 0, 0, 0, 255])])
  func edgesOfAStroke(_ row: Int, _ column: Int, _ wanted: [Int]) throws {
    let ring = Circle().strokeBorder(lineWidth: 2).padding().frame(width: 200, height: 200)
    let renderer = ImageRenderer(content: ring.foregroundStyle(.black).background(.white))
    renderer.scale = 3
    let picture = try ImageCodecs.decode(renderer.pngData())
    for (place, level) in wanted.enumerated() {
      #expect(abs(Int(picture.color(x: column + place, y: row).red) - level) <= 8, "column \(column + place)")
    }
  }

  /// A shape without main-actor isolation whose helper reads the environment, as a package writes it (Figures §9.30, R35).
  private struct Part: Shape {
    @Environment(\.lineLimit) private var parts: Int?
    func path(in rect: CGRect) -> Path { Path(slice(of: rect)) }
    private func slice(of rect: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: rect.width / CGFloat(parts ?? 1), height: rect.height)
    }
  }

  @Test(arguments: [1, 2, 4]) func aShapeReadsItsViewsEnvironment(_ parts: Int) throws {
    let renderer = ImageRenderer(content: Part().fill(.black).lineLimit(parts).frame(width: 40, height: 10).background(.white))
    let picture = try ImageCodecs.decode(renderer.pngData())
    #expect((0..<40).count { picture.color(x: $0, y: 5).red == 0 } == 40 / parts)
    let clipped = ImageRenderer(content: Color.black.clipShape(Part()).lineLimit(parts).frame(width: 40, height: 10).background(.white))
    #expect(try ImageCodecs.decode(clipped.pngData()) == picture)
  }
}
