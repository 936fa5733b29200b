import SkerryGeometry
import Testing

@testable import SkerryDrawing

@Suite struct PixelImageTests {
  /// Columns are exchanged, rows stay; every byte of a pixel moves with it.
  @Test func mirroringExchangesColumns() {
    let pixels = (0..<24).map { UInt8($0 * 10) }
    let image = PixelImage(identity: "a", size: PixelSize(width: 3, height: 2), pixels: pixels)
    let columns = [2, 1, 0, 5, 4, 3].flatMap { pixels[$0 * 4..<$0 * 4 + 4] }
    #expect(image.mirrored.pixels == columns && image.mirrored.size == image.size)
    #expect(image.mirrored.mirrored == image && image.mirrored != image && image.mirrored.identity != "a")
  }
}
