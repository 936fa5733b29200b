import Foundation
import SkerryImage
import SwiftUI
import Testing

/// A canvas places gradients by points, not by shares of its size.
@Suite @MainActor struct CanvasGradientTests {
  private let ends = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])

  private func picture(_ width: CGFloat, _ height: CGFloat, _ shading: GraphicsContext.Shading) throws -> Bitmap {
    let canvas = Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading) }
    return try ImageCodecs.decode(ImageRenderer(content: canvas.frame(width: width, height: height)).pngData())
  }

  @Test(arguments: [(80.0, 20.0), (20, 80)]) func aLinearGradientEndsAtItsPoints(_ width: Double, _ height: Double) throws {
    let across = try picture(width, height, .linearGradient(ends, startPoint: CGPoint(x: 4, y: 0), endPoint: CGPoint(x: 16, y: 0)))
    #expect(across.color(x: 2, y: 10).red == 0 && across.color(x: 17, y: 10).red == 255)
    #expect((100...120).contains(across.color(x: 10, y: 10).red))
    let down = try picture(width, height, .linearGradient(ends, startPoint: CGPoint(x: 0, y: 4), endPoint: CGPoint(x: 0, y: 16)))
    #expect(down.color(x: 10, y: 2).red == 0 && down.color(x: 10, y: 17).red == 255)
    #expect((100...120).contains(down.color(x: 10, y: 10).red))
  }

  @Test(arguments: [(80.0, 20.0), (20, 80)]) func aRadialGradientIsRound(_ width: Double, _ height: Double) throws {
    let ring = try picture(width, height, .radialGradient(ends, center: CGPoint(x: 10, y: 10), startRadius: 2, endRadius: 8))
    #expect(ring.color(x: 10, y: 10).red == 0)
    for (x, y) in [(18, 10), (1, 10), (10, 18), (10, 1)] { #expect(ring.color(x: x, y: y).red == 255) }
    for (x, y) in [(15, 10), (4, 10), (10, 15), (10, 4)] { #expect((80...190).contains(ring.color(x: x, y: y).red)) }
  }
}
