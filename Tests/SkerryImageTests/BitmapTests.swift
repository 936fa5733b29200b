import SkerryDrawing
import SkerryGeometry
import Testing

@testable import SkerryImage

@Suite struct BitmapTests {
  /// Premultiplied pixels converted to straight alpha, rounded to the nearest; transparent and outside pixels are zero.
  @Test func componentsAreStraight() {
    let bitmap = Bitmap(size: PixelSize(width: 2, height: 2), pixels: [64, 33, 0, 128, 10, 20, 30, 255, 9, 9, 9, 0, 3, 1, 2, 3])
    #expect(bitmap.color(x: 0, y: 0) == (128, 66, 0, 128))
    #expect(bitmap.color(x: 1, y: 0) == (10, 20, 30, 255))
    #expect(bitmap.color(x: 0, y: 1) == (0, 0, 0, 0))
    #expect(bitmap.color(x: 1, y: 1) == (255, 85, 170, 3))
    #expect(bitmap.color(x: 2, y: 0) == (0, 0, 0, 0))
    #expect(bitmap.color(x: 0, y: -1) == (0, 0, 0, 0))
  }
}
