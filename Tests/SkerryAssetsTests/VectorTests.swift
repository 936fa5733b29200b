import Foundation
import SkerryAssets
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import Testing

@Suite struct VectorTests {
  static let square = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="5" height="20" fill="lime"/></svg>"#

  /// A PDF page of 30 × 10 points whose left third is red.
  static let page: Data = {
    let stream = "1 0 0 rg 0 0 10 10 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 30 10] /Contents 4 0 R >>",
      "<< /Length \(stream.count) >>\nstream\n\(stream)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = places.map { String(repeating: "0", count: 10 - String($0).count) + "\($0) 00000 n \n" }.joined()
    text += "xref\n0 5\n0000000000 65535 f \n\(table)trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(text.utf8.count)\n%%EOF\n"
    return Data(text.utf8)
  }()

  @Test func anSVGHasItsDeclaredSizeAndIsDrawnForTheScale() throws {
    let scratch = try Scratch().write("M.xcassets/a.imageset/a.svg", Self.square)
      .write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.svg"}]}"#)
    let image = try #require(scratch.library.image(named: "a", traits: .plain))
    #expect(image.pointSize == CGSize(width: 10, height: 20))
    #expect(image.pixels.size == PixelSize(width: 30, height: 60))
    #expect(image.pixel(14, 30) == [0, 255, 0, 255] && image.pixel(15, 30) == [0, 0, 0, 0])
    #expect(image.redraw == nil)
  }

  @Test func aPreservedVectorIsDrawnAgain() throws {
    let scratch = try Scratch().write("M.xcassets/a.imageset/a.svg", Self.square)
      .write(
        "M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.svg"}],"properties":{"preserves-vector-representation":true}}"#)
    let image = try #require(scratch.library.image(named: "a", traits: .plain))
    let large = try #require(image.redraw?(PixelSize(width: 200, height: 100)))
    #expect(large.size == PixelSize(width: 200, height: 100))
    #expect(Array(large.pixels[(50 * 200 + 99) * 4..<(50 * 200 + 101) * 4]) == [0, 255, 0, 255, 0, 0, 0, 0])
  }

  /// A file outside catalogues is drawn for the size at which it is shown.
  @Test func aLooseVectorIsDrawnAgain() throws {
    let scratch = try Scratch().write("mark.svg", Self.square)
    let image = try #require(scratch.library.image(named: "mark", traits: .plain))
    #expect(image.redraw?(PixelSize(width: 200, height: 100))?.size == PixelSize(width: 200, height: 100))
  }

  @Test func aPDFIsAsLargeAsItsPage() throws {
    let scratch = try Scratch().write("M.xcassets/a.imageset/a.pdf", Self.page)
      .write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.pdf"}]}"#)
    let image = try #require(scratch.library.image(named: "a", traits: .plain))
    #expect(image.pointSize == CGSize(width: 30, height: 10))
    #expect(image.pixel(29, 15) == [255, 0, 0, 255] && image.pixel(30, 15) == [0, 0, 0, 0])
  }

  @Test func aViewBoxAloneGivesTheSize() throws {
    let document = try VectorDocument(Data(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8))
    #expect(document.size == CGSize(width: 24, height: 12))
  }

  @Test func textIsLeftOutAndReported() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="0" y="30" font-size="40">M</text></svg>"#
    let scratch = try Scratch().write("M.xcassets/a.imageset/a.svg", svg)
      .write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.svg"}]}"#)
    let library = scratch.library
    let image = try #require(library.image(named: "a", traits: .plain))
    #expect(image.pixels.pixels.allSatisfy { $0 == 0 })
    #expect(library.diagnostics.map(\.rule) == ["machine-fonts"])
  }

  @Test(arguments: [
    "<svg", "<svg><rect></svg>", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e9\" height=\"1e9\"/>", "%PDF-1.7 and no more",
  ])
  func damagedDocumentsAreRefused(_ text: String) throws {
    let scratch = try Scratch().write("M.xcassets/a.imageset/a.svg", text)
      .write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.svg"}]}"#)
    #expect(scratch.library.image(named: "a", traits: .plain) == nil)
    #expect(scratch.library.imageFault(named: "a", traits: .plain)?.contains("a.svg") == true)
  }

  @Test func nothingOutsideTheFileIsRead() throws {
    let scratch = try Scratch()
    try scratch.write("secret.png", Scratch.png(width: 10, height: 20, red: 255))
    let outside = scratch.folder.appendingPathComponent("secret.png").path
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="20"><image width="10" height="20" href="file://\#(outside)" xlink:href="\#(outside)"/><path d="M0 0H1V1H0Z"/></svg>"#
    let bitmap = try VectorDocument(Data(svg.utf8)).bitmap(PixelSize(width: 10, height: 20))
    // The rest of the drawing is there.
    #expect(Array(bitmap.pixels.prefix(4)) == [0, 0, 0, 255] && bitmap.pixels.dropFirst(4).allSatisfy { $0 == 0 })
  }

  @Test func aMissingLibraryIsNamedWithItsPackage() {
    let error = ImageError.missingLibrary(format: "SVG", library: "librsvg-2.so.2")
    #expect("\(error)" == "SVG needs the library librsvg-2.so.2, which is not installed; run: sudo apt-get install librsvg2-2")
  }

  @Test func aWebPIsDecoded() throws {
    // 2 × 1 pixels, lossless: opaque red, then blue at half alpha.
    let data = try #require(Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8Q+z//D/yPChWI6H8AAA=="))
    let bitmap = try ImageCodecs.decode(data)
    #expect(bitmap.size == PixelSize(width: 2, height: 1))
    #expect(bitmap.pixels == [255, 0, 0, 255, 0, 0, 128, 128])
    for length in 12..<(data.count - 2) { #expect(throws: ImageError.self) { try ImageCodecs.decode(data.prefix(length)) } }
  }

  /// 64 × 48 pixels, the left half red, the right one blue.
  private static let heic = """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAX1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEA
    AQAAAAABoQABAAAAAAAAAI4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA/WlwcnAAAADdaXBjbwAAAHZodmND
    AQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAA
    AAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAAEAAAAABAAAAMAAAAAEAAAAAAAAA
    Av////AAAAACAAAAEHBpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAAJZtZGF0AAAAiigBrwa4kYnSf9Lkn///AWj6H+9gH1fE/pgNNL/q
    MS///rQoen+BG7T8RQXKURJOglLYnOJXJT4j6R3Z4pRPLNRUZU1NSAFiYMjcPcpwrKa4O+bN5BcyNLj2JRIysqapoWFlNbO53i55A/pGVVNCsyfuMvKnlmFh
    m/4MKx6j+Ssg35Aonv7tnnjD4A==
    """

  @Test func anHEICIsDecoded() throws {
    let data = try #require(Data(base64Encoded: Self.heic.filter { !$0.isWhitespace }))
    let bitmap = try ImageCodecs.decode(data)
    #expect(bitmap.size == PixelSize(width: 64, height: 48))
    let (left, right) = (bitmap.color(x: 8, y: 24), bitmap.color(x: 56, y: 24))
    #expect(left.red > 240 && left.blue < 15 && left.alpha == 255)
    #expect(right.blue > 240 && right.red < 15)
    for length in stride(from: 12, to: data.count - 8, by: 40) {
      #expect(throws: ImageError.self) { try ImageCodecs.decode(data.prefix(length)) }
    }
  }
}
