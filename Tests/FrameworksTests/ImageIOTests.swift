import Foundation
import ImageIO
import SwiftUI
import Testing

@Suite @MainActor struct ImageIOTests {
  /// 8 × 4 pixels: the left half is red, the right one blue.
  private static let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAFklEQVR4nGP8z4AAjAwIHhMDDkC6BAC5kwIHcyDXHgAAAABJRU5ErkJggg==")!

  private func pictures(_ data: Data = png) -> CGImageSource? { CGImageSourceCreateWithData(data as CFData, nil) }

  @Test func aPictureIsReadFromBytes() throws {
    let source = try #require(pictures())
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 8 && image.height == 4 && image.bytesPerRow == 32)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil, "it has one picture")
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 8 && properties[kCGImagePropertyPixelHeight] as? Int == 4)
  }

  /// Keys of dictionaries that no picture here has, as apps look them up.
  @Test func whatAFileSaysOfItsPictureIsNotThere() throws {
    let source = try #require(pictures())
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect((properties[kCGImagePropertyJFIFDictionary] as? [CFString: Any])?[kCGImagePropertyJFIFIsProgressive] == nil)
    #expect((properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])?[kCGImagePropertyGPSLatitude] == nil)
    #expect(kCGImagePropertyExifDateTimeOriginal == "DateTimeOriginal" && kCGImagePropertyTIFFMake == "Make")
  }

  @Test func bytesAndFilesThatAreNoPicturesGiveNil() {
    #expect(pictures(Data("no picture".utf8)) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/a.png") as CFURL, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(string: "https://example.com/a.png")! as CFURL, nil) == nil)
  }

  @Test func aProviderGivesItsBytes() throws {
    let provider = try #require(CGDataProvider(data: Self.png as CFData))
    #expect(CGImageSourceCreateWithDataProvider(provider, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }?.width == 8)
    #expect(CGDataProvider(data: Data("no picture".utf8) as CFData).flatMap { CGImageSourceCreateWithDataProvider($0, nil) } == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/a.png") as CFURL) == nil)
  }

  @Test func aFileIsRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("ImageIOTests-\(UUID().uuidString).png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8)
  }

  @Test(arguments: [(2, 2, 1), (7, 7, 4), (8, 8, 4), (9, 8, 4)])
  func aThumbnailKeepsItsProportions(_ maximum: Int, _ width: Int, _ height: Int) throws {
    let options = [kCGImageSourceThumbnailMaxPixelSize: maximum, kCGImageSourceCreateThumbnailFromImageAlways: true] as [CFString: Any]
    let source = try #require(pictures())
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(thumbnail.width == width && thumbnail.height == height)
  }

  @Test func aThumbnailIsDrawn() throws {
    let options = [kCGImageSourceThumbnailMaxPixelSize: 4] as CFDictionary
    let source = try #require(pictures())
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    let renderer = ImageRenderer(content: Image(uiImage: UIImage(cgImage: thumbnail)))
    let drawn = try #require(renderer.cgImage)
    #expect(drawn.width == 4 && drawn.height == 2)
  }

  @Test func aPartOfAPicture() throws {
    let image = try #require(UIImage(data: Self.png)?.cgImage)
    let right = try #require(image.cropping(to: CGRect(x: 4, y: 0, width: 10, height: 3)))
    #expect(right.width == 4 && right.height == 3, "clipped to the picture")
    #expect(image.cropping(to: CGRect(x: 8, y: 0, width: 2, height: 2)) == nil)
    let scaled = UIImage(cgImage: right, scale: 2, orientation: .up)
    #expect(scaled.size == CGSize(width: 2, height: 1.5) && scaled.cgImage?.width == 4)
  }
}
