import Foundation
import SkerryImage
import SwiftUI
import Testing

/// Geometric effects in right-to-left layouts. Source: Figures §5.6.
@Suite @MainActor struct MirroredEffectTests {
  private func picture(_ view: some View, _ direction: LayoutDirection) throws -> Bitmap {
    let placed = view.frame(width: 60, height: 60).background(.white).environment(\.layoutDirection, direction)
    return try ImageCodecs.decode(ImageRenderer(content: placed).pngData())
  }
  /// Whether a view is drawn from right to left as the mirror image of how it is drawn from left to right, within 2 of 255.
  private func isMirrored(_ view: some View) throws -> Bool {
    let (left, right) = (try picture(view, .leftToRight), try picture(view, .rightToLeft))
    return (0..<60).allSatisfy { y in
      (0..<60).allSatisfy { x in
        let (one, other) = (left.color(x: x, y: y), right.color(x: 59 - x, y: y))
        return abs(Int(one.red) - Int(other.red)) <= 2 && abs(Int(one.blue) - Int(other.blue)) <= 2
      }
    }
  }

  /// Arrows and chevrons whose names have a side in reading direction turn from right to left; sides of the screen and players' buttons do not (§5.3).
  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("chevron.backward", "chevron.right"), ("arrow.forward", "arrow.left"),
    ("arrow.up.forward", "arrow.up.left"), ("chevron.right", "chevron.right"), ("forward.fill", "forward.fill"),
  ])
  func symbolsOfADirection(_ name: String, _ turned: String) throws {
    #expect(try picture(Image(systemName: name), .rightToLeft) == picture(Image(systemName: turned), .leftToRight))
  }

  /// Leans to one side.
  private struct Leaning: GeometryEffect {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0))
    }
  }

  @Test func effectsAreMirrored() throws {
    let bar = Color.blue.frame(width: 40, height: 8)
    #expect(try isMirrored(bar.rotationEffect(.degrees(30), anchor: .leading)))
    #expect(try isMirrored(bar.scaleEffect(0.5, anchor: .bottomTrailing)))
    #expect(try isMirrored(bar.transformEffect(CGAffineTransform(a: 1, b: 0.25, c: 0.5, d: 1, tx: 4, ty: 2))))
    #expect(try isMirrored(bar.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .leading)))
    #expect(try isMirrored(bar.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 7, y: 0)))))
    #expect(try isMirrored(bar.modifier(Leaning())))
    // What is not symmetric is not its own mirror image.
    let plain = bar.rotationEffect(.degrees(30), anchor: .leading)
    #expect(try picture(plain, .leftToRight) != picture(plain, .rightToLeft))
  }

  /// A ring that begins at the top begins there in both directions, and is filled the other way.
  @Test func aRingBeginsAtTheTop() throws {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(Color(red: 1, green: 0, blue: 0), lineWidth: 6).rotationEffect(.degrees(-90))
      .padding(5)
    let (left, right) = (try picture(ring, .leftToRight), try picture(ring, .rightToLeft))
    #expect(left.color(x: 45, y: 10).blue < 50 && left.color(x: 14, y: 10).blue == 255)
    #expect(right.color(x: 14, y: 10).blue < 50 && right.color(x: 45, y: 10).blue == 255)
    #expect(right.color(x: 14, y: 49).blue == 255)
  }

  /// A canvas has coordinates of its own: what is drawn at a point is at that point in both directions.
  @Test func aCanvasIsNotMirrored() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      context.draw(Text("■"), at: CGPoint(x: 12, y: 30))
      context.translateBy(x: 20, y: 0)
      context.draw(Text("■"), at: CGPoint(x: 12, y: 45))
    }
    #expect(try picture(canvas, .leftToRight) == picture(canvas, .rightToLeft))
  }
}
