import Foundation
import SkerryDrawing
import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

/// Rings (R64) and screens of an account library (R65), at the scale of the recordings (Figures §9.60 and §9.61).
@Suite @MainActor struct RecordedScreenTests {
  private func picture(_ view: some View, scale: CGFloat) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try ImageCodecs.decode(renderer.pngData())
  }

  // MARK: Rings

  private struct Arc: Shape {
    func path(in rect: CGRect) -> Path { Circle().inset(by: 10).trim(to: 0.5).rotation(.degrees(270)).path(in: rect) }
  }

  /// Pixels whose coverage differs by more than a part of 255 from that of a picture's mirror image.
  private func different(_ turned: Bitmap, _ plain: Bitmap, by minimum: Int, mirrored: Bool) -> Int {
    let (width, height) = (plain.size.width, plain.size.height)
    return (0..<height).reduce(0) { sum, y in
      sum
        + (0..<width).count { x in
          let other = plain.color(x: mirrored ? width - 1 - x : x, y: y)
          return abs(Int(turned.color(x: x, y: y).red) - Int(other.red)) > minimum
        }
    }
  }

  @Test func halfTurnsMirror() throws {
    let ring = Arc().stroke(.white, lineWidth: 20).frame(width: 100, height: 100)
    let plain = try picture(ring.background(.black), scale: 2)
    let turned = try picture(ring.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).background(.black), scale: 2)
    #expect(turned.size == plain.size)
    #expect(different(turned, plain, by: 80, mirrored: true) == 0 && different(turned, plain, by: 40, mirrored: true) < 80)
    #expect(different(turned, plain, by: 80, mirrored: false) > 5000)
  }

  // MARK: A stack with room

  private func stack(height: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(alignment: .top, spacing: 10) {
        Color.clear.frame(width: 24, height: 24)
        Text(verbatim: "We received a password reset request for norbert@example.com.").frame(maxWidth: .infinity, alignment: .leading)
      }
      HStack(spacing: 12) {
        Color.clear.frame(width: 48, height: 48)
        VStack(alignment: .leading) {
          Text(verbatim: "Password reset requested").font(.system(size: 17))
          Text(verbatim: "You can change your password in 72 hours (May 4, 2024).")
        }
      }
      .padding(12).frame(maxWidth: .infinity).background(Color(red: 1, green: 0, blue: 0))
      Text(verbatim: "To make sure it's really you trying to reset your password, we wait 72 hours before approving requests.")
      Text(verbatim: "If you didn't ask to reset your password, cancel this request now.")
      Color.clear.frame(height: 80)
      Spacer()
    }
    .font(.system(size: 14)).dynamicTypeSize(.medium).frame(width: 288, height: height)
  }

  /// The card's rows of pixels, at its leading padding.
  private func card(height: CGFloat) throws -> ClosedRange<Int> {
    let drawn = try picture(stack(height: height).background(.white), scale: 3)
    let rows = (0..<drawn.size.height).filter { drawn.color(x: 12, y: $0).red > 200 && drawn.color(x: 12, y: $0).green < 100 }
    let (first, last) = try (#require(rows.first), #require(rows.last))
    #expect(rows.count == last - first + 1)
    return first...last
  }

  /// The card is asked before the texts: with 516 points it gets 63, which is one line; with 616 it gets 83 and has two lines.
  @Test func cardsAreAskedBeforeLongerTexts() throws {
    #expect(try card(height: 516) == 173...388)
    #expect(try card(height: 616).count == 234)
  }
}
