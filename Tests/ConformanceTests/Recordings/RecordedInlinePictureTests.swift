import SkerryImage
import SwiftUI
import Testing

/// Pictures and symbols in text, recorded at 3 pixels per point and drawn again (Figures §9.21, R27). Points.
@Suite @MainActor struct RecordedInlinePictureTests {
  /// As the recorded library writes it: between two spaces without width.
  private func picture(_ width: CGFloat, _ height: CGFloat, offset: CGFloat, size: CGFloat? = nil) throws -> Text {
    let image = try #require(ImageRenderer(content: Color.blue.frame(width: width, height: height)).uiImage)
    let text = Text("\u{200B}\(Image(uiImage: image))\u{200B}").baselineOffset(offset)
    return size.map { text.font(.system(size: $0)) } ?? text
  }

  private func size(_ text: Text) throws -> CGSize {
    let renderer = ImageRenderer(content: text)
    renderer.scale = 3
    let bitmap = try ImageCodecs.decode(renderer.pngData()).size
    return CGSize(width: CGFloat(bitmap.width) / 3, height: CGFloat(bitmap.height) / 3)
  }

  /// A picture as high as the font is lowered by half of what it is higher than capitals; a moved one makes its line higher by the way, and
  /// its own height does not come on top of that.
  @Test func heightsOfLinesWithPictures() throws {
    let small = (17 - 11.979) / 2, large = (34 - 23.96) / 2
    let lines: [(Text, height: CGFloat)] = [
      (try Text("Hello Async \(picture(17, 17, offset: -small))"), 23), (try Text("Hello Wide \(picture(68, 17, offset: -small))"), 23),
      (try Text("Hello Async \(picture(30, 30, offset: -small, size: 30))"), 38.333),
      (try Text("Hello Wide \(picture(120, 30, offset: -small, size: 30))"), 38.333),
      (try Text("Hello Async \(picture(17, 17, offset: 8))"), 28.333), (try Text("Hello Async \(picture(17, 17, offset: -8))"), 28.333),
      (try Text("Hello Async \(picture(17, 17, offset: -small)) and \(picture(17, 17, offset: -8))"), 28.333),
      (try Text("Hello Async \(picture(34, 34, offset: -large))").font(.largeTitle), 45.667),
      (Text("SF Symbol for iPhone: \(Image(systemName: "iphone"))"), 20.333),
      (Text("SF Symbol for iPhone: \(Image(systemName: "iphone"))").font(.largeTitle), 40.667),
      (Text("Hello \(Image(systemName: "face.smiling")) how are you? \(Image(systemName: "face.dashed"))"), 20.333),
    ]
    for (text, height) in lines {
      let size = try size(text)
      #expect(abs(size.height - height) < 0.01, "\(size) is not \(height) high")
    }
  }

  /// Strings of body within a point, those with two faces within 1.34; the width of a picture or a symbol is its own.
  @Test func widthsOfLinesWithPictures() throws {
    let small = (17 - 11.979) / 2
    let lines: [(Text, width: CGFloat)] = [
      (Text("Hello World"), 88), (try Text("Hello Async \(picture(17, 17, offset: -small))"), 111),
      (try Text("Hello Async \(picture(30, 30, offset: -small, size: 30))"), 124),
      (try Text("Hello Wide \(picture(68, 17, offset: -small))"), 154.667),
      (try Text("Hello Wide \(picture(120, 30, offset: -small, size: 30))"), 206.667),
      (try Text("Hello Async \(picture(17, 17, offset: -small)) and \(picture(17, 17, offset: -8))"), 165.333),
      (Text("SF Symbol for iPhone: \(Image(systemName: "iphone"))"), 189.333),
      (Text("Hello \(Image(systemName: "face.smiling")) how are you? \(Image(systemName: "face.dashed"))"), 191.667),
      (Text("Prepended - Hello \(Image(systemName: "face.smiling")) how are you? \(Image(systemName: "face.dashed")) - Appended"), 386.667),
    ]
    for (text, width) in lines {
      let size = try size(text)
      #expect(abs(size.width - width) < 1.34, "\(size) is not \(width) wide")
    }
  }

  /// The widest differences of all recorded strings: 1.3 and 2.0 per cent of the whole.
  @Test func regularTextOf34Points() throws {
    let async = try size(Text("Hello Async ").font(.largeTitle)).width
    let symbol = try size(Text("SF Symbol for iPhone: ").font(.largeTitle)).width
    #expect(abs(async / 180.667 - 1) < 0.0132 && abs(symbol / 325.333 - 1) < 0.0202, "\(async) \(symbol)")
  }
}
