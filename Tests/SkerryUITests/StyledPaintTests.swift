import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

/// Styles with a shadow or a blend mode, as shapes and texts show them.
@Suite @MainActor struct StyledPaintTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
    renderer.scale = 1
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// Channels times alpha, and alpha.
  private func isColor(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> Bool {
    let at = 4 * (y * bitmap.size.width + x)
    return zip(bitmap.pixels[at..<at + 4], [red, green, blue, alpha]).allSatisfy { abs(Int($0) - $1) <= 1 }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func aDropShadowIsBehindTheShape() throws {
    let style = red.shadow(.drop(color: .black, radius: 0, x: 4, y: 4))
    let picture = try bitmap(Rectangle().fill(style).frame(width: 8, height: 8))
    #expect(isColor(picture, 7, 7, 255, 0, 0) && isColor(picture, 13, 13, 255, 0, 0))
    #expect(isColor(picture, 16, 16, 0, 0, 0) && isColor(picture, 16, 11, 0, 0, 0))
    #expect(isColor(picture, 16, 9, 0, 0, 0, 0) && isColor(picture, 5, 5, 0, 0, 0, 0))
  }

  /// As if the shape were a hole in a plate that casts the shadow.
  @Test func anInnerShadowIsOnTheShape() throws {
    let style = red.shadow(.inner(color: .black, radius: 0, x: 2, y: 3))
    let picture = try bitmap(Rectangle().fill(style).frame(width: 8, height: 8))
    #expect(isColor(picture, 7, 13, 0, 0, 0) && isColor(picture, 8, 13, 255, 0, 0))
    #expect(isColor(picture, 13, 8, 0, 0, 0) && isColor(picture, 13, 9, 255, 0, 0))
    #expect(isColor(picture, 5, 10, 0, 0, 0, 0) && isColor(picture, 15, 15, 0, 0, 0, 0))
  }

  /// The blur is that of other shadows: the same steps, from the edge inwards.
  @Test func anInnerShadowIsBlurredAsOthers() throws {
    let outside = try bitmap(Rectangle().fill(.white).frame(width: 20, height: 8).shadow(color: .black, radius: 2).offset(y: -8))
    let inside = try bitmap(Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 2))).frame(width: 60, height: 16))
    for step in 0..<4 {
      let cast = Int(outside.pixels[4 * ((6 + step) * 20 + 10) + 3])
      let left = Int(inside.pixels[4 * ((2 + step) * 20 + 10)])
      #expect(abs(cast - (255 - left)) <= 2, "\(step): \(cast) \(255 - left)")
    }
  }

  @Test func eachTextAndStrokeHasItsOwn() throws {
    let letter = Text("I").font(.system(size: 24, weight: .black)).foregroundStyle(red.shadow(.drop(color: blue, radius: 0, x: 0, y: 4)))
    let stroke = Circle().stroke(red.shadow(.drop(color: blue, radius: 0, x: 0, y: 4)), lineWidth: 2).padding(4)
    for picture in [try bitmap(letter), try bitmap(stroke)] {
      let places = (0..<400).map { ($0 % 20, $0 / 20) }
      #expect(places.contains { x, y in isColor(picture, x, y, 255, 0, 0) })
      #expect(places.contains { x, y in isColor(picture, x, y, 0, 0, 255) })
    }
  }

  @Test func templateImagesHaveTheirs() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    let picture = try bitmap(
      Image(uiImage: image).renderingMode(.template).foregroundStyle(red.shadow(.drop(color: blue, radius: 0, x: 4, y: 4))))
    #expect(isColor(picture, 7, 7, 255, 0, 0) && isColor(picture, 13, 13, 255, 0, 0) && isColor(picture, 16, 16, 0, 0, 255))
  }

  @Test func aStyleWithAShadowFadesWithIt() throws {
    let style = red.shadow(.drop(color: .black, radius: 0, x: 4, y: 4))
    let picture = try bitmap(Rectangle().fill(style.opacity(0.5)).frame(width: 8, height: 8))
    #expect(isColor(picture, 7, 7, 128, 0, 0, 128) && isColor(picture, 16, 16, 0, 0, 0, 128) && isColor(picture, 12, 12, 128, 0, 0, 128))
  }

  @Test func aStyleIsBlendedWithWhatIsBehindIt() throws {
    let picture = try bitmap(
      ZStack {
        Color(red: 1, green: 0.5, blue: 0)
        Rectangle().fill(Color(red: 0.5, green: 0.5, blue: 1).blendMode(.multiply)).frame(width: 8, height: 8)
      })
    #expect(isColor(picture, 10, 10, 128, 64, 0) && isColor(picture, 2, 2, 255, 128, 0))
  }
}
