import SkerryGeometry
import SkerryImage
import Testing

@testable import SkerryCLI

/// The picture that `review` shows.
struct ReviewSheetTests {
  private func picture(_ width: Int, _ height: Int, _ value: UInt8) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = value }
    return bitmap
  }

  private func value(_ sheet: Bitmap, _ x: Int, _ y: Int) -> UInt8 { sheet.pixels[4 * (y * sheet.size.width + x)] }

  @Test func widePicturesAreBelowEachOther() {
    let sheet = ReviewSheet.sheet([picture(5, 4, 1), picture(5, 4, 2), picture(3, 2, 3)])
    #expect(sheet.size == PixelSize(width: 5, height: 4 + 4 + 2 + 2 * ReviewSheet.gap))
    #expect(value(sheet, 4, 3) == 1 && value(sheet, 0, 4) == 0 && value(sheet, 0, 3 + ReviewSheet.gap) == 0)
    #expect(value(sheet, 0, 4 + ReviewSheet.gap) == 2 && value(sheet, 2, 8 + 2 * ReviewSheet.gap) == 3)
    #expect(value(sheet, 3, 8 + 2 * ReviewSheet.gap) == 0)
  }

  @Test(arguments: [(4, 4), (3, 4)]) func othersAreSideBySide(_ width: Int, _ height: Int) {
    let sheet = ReviewSheet.sheet([picture(width, height, 1), picture(width, height, 2)])
    #expect(sheet.size == PixelSize(width: 2 * width + ReviewSheet.gap, height: height))
    #expect(value(sheet, width - 1, height - 1) == 1 && value(sheet, width, 0) == 0 && value(sheet, width + ReviewSheet.gap, 0) == 2)
  }
}
