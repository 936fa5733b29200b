import Foundation
import SkerryDiagnostics
import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

@testable import SkerryUI

@Suite @MainActor struct ContextDrawingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A picture of the drawing in a context, one pixel per point.
  private func picture(_ size: CGSize, opaque: Bool = false, _ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    let renderer = ImageRenderer(content: Image(uiImage: image))
    renderer.scale = 1
    return try ImageCodecs.decode(renderer.pngData())
  }
  private func ink(_ bitmap: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in sum + columns.reduce(0) { $0 + bitmap.color(x: $1, y: y).alpha } }
  }

  @Test func textIsDrawnAtItsPosition() throws {
    let size = CGSize(width: 100, height: 60)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: red]
    let at = try picture(size) { _ in NSString(string: "Hill").draw(at: CGPoint(x: 40, y: 10), withAttributes: attributes) }
    #expect(ink(at, 40..<80, 10..<34) > 5000 && ink(at, 0..<40, 0..<60) == 0 && ink(at, 0..<100, 36..<60) == 0)
    #expect((0..<100).contains { at.color(x: $0, y: 22).red > 200 && at.color(x: $0, y: 22).blue == 0 })
    // Without `usesLineFragmentOrigin` the origin is the baseline's.
    let line = try picture(size) { _ in
      NSAttributedString(string: "Hill", attributes: attributes).draw(with: CGRect(x: 0, y: 40, width: 90, height: 0), context: nil)
    }
    #expect(ink(line, 0..<100, 41..<60) == 0 && ink(line, 0..<40, 25..<40) > 5000)
  }

  @Test func linesBreakInTheirBoxAndFollowTheParagraph() throws {
    let size = CGSize(width: 60, height: 60)
    func set(_ alignment: NSTextAlignment, _ height: CGFloat) throws -> Bitmap {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return try picture(size) { _ in
        "iiii iiii iiii iiii iiii".draw(
          in: CGRect(x: 0, y: 0, width: 60, height: height), withAttributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style])
      }
    }
    let left = try set(.left, 60), right = try set(.right, 60)
    #expect(ink(left, 0..<60, 20..<38) > 0)
    #expect(ink(left, 0..<8, 0..<60) > ink(right, 0..<8, 0..<60) && ink(right, 52..<60, 0..<60) > ink(left, 52..<60, 0..<60))
    // A box with space for one line shows one line.
    #expect(ink(try set(.left, 22), 0..<60, 21..<60) == 0)
  }

  /// In a context of pixels y points up.
  @Test func aBitmapContextGivesAPicture() throws {
    func context(_ data: UnsafeMutableRawPointer? = nil, width: Int = 20, alpha: CGImageAlphaInfo = .premultipliedLast) -> CGContext? {
      CGContext(
        data: data, width: width, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: alpha.rawValue)
    }
    let corner = try #require(context())
    #expect(corner.width == 20 && corner.height == 10 && corner.ctm == .identity)
    corner.setFillColor(red.cgColor)
    corner.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    corner.translateBy(x: 10, y: 0)
    #expect(corner.ctm == CGAffineTransform(translationX: 10, y: 0))
    let image = try #require(corner.makeImage())
    // A picture is upright in such a context.
    let copy = try #require(context())
    copy.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    for picture in [image, copy.makeImage()] {
      let renderer = ImageRenderer(content: Image(decorative: try #require(picture), scale: 1))
      renderer.scale = 1
      let bitmap = try ImageCodecs.decode(renderer.pngData())
      #expect(bitmap.size.width == 20 && ink(bitmap, 0..<6, 6..<10) == 6 * 4 * 255 && ink(bitmap, 0..<20, 0..<10) == 6 * 4 * 255)
    }
    #expect(context(width: 0) == nil)
    var byte: UInt8 = 0
    #expect(context(&byte) == nil, "no pixels are written into memory")
    let renderer = ImageRenderer(content: Image(decorative: try #require(context(alpha: .noneSkipLast)?.makeImage()), scale: 1))
    renderer.scale = 1
    #expect(try ImageCodecs.decode(renderer.pngData()).color(x: 3, y: 3).alpha == 255)
  }

  @Test func picturesAreDrawnAmongOutlines() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      self.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let mixed = try picture(CGSize(width: 30, height: 20)) { context in
      self.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      dot.draw(in: CGRect(x: 10, y: 4, width: 8, height: 8))
      if let image = dot.cgImage { context.draw(image, in: CGRect(x: 20, y: 4, width: 8, height: 8)) }
    }
    #expect(mixed.color(x: 14, y: 6).blue == 255 && mixed.color(x: 14, y: 10).red == 255 && mixed.color(x: 2, y: 2).red == 255)
    // Core Graphics draws its own pictures upside down in such a context.
    #expect(mixed.color(x: 24, y: 6).red == 255 && mixed.color(x: 24, y: 10).blue == 255)
  }

  @Test func symbolsFollowTheirConfiguration() throws {
    let small = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
    let large = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    func size(_ image: UIImage) throws -> Int {
      let renderer = ImageRenderer(content: Image(uiImage: image))
      renderer.scale = 1
      return try ImageCodecs.decode(renderer.pngData()).size.width
    }
    #expect(try size(large) > 3 * size(small))
    #expect(large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)) != large)
    #expect(try size(large.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))) == size(small))
    let drawn = try picture(CGSize(width: 50, height: 50)) { _ in
      large.withTintColor(self.red).draw(in: CGRect(x: 5, y: 5, width: 40, height: 40))
    }
    #expect(drawn.color(x: 25, y: 27).red == 255 && drawn.color(x: 25, y: 27).blue == 0 && drawn.color(x: 2, y: 2).alpha == 0)
  }

  @Test func clipsMeetAndStatesAreRestored() throws {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let clipped = try picture(box.size) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 12, height: 20))
      context.clip(to: CGRect(x: 4, y: 4, width: 16, height: 8))
      self.red.setFill()
      context.fill(box)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 18, width: 20, height: 2))
    }
    #expect(clipped.color(x: 6, y: 6).alpha == 255 && clipped.color(x: 2, y: 6).alpha == 0 && clipped.color(x: 14, y: 6).alpha == 0)
    #expect(clipped.color(x: 6, y: 14).alpha == 0 && clipped.color(x: 19, y: 19).alpha == 255)
    let ring = try picture(box.size) { context in
      context.addRect(box)
      context.addRect(box.insetBy(dx: 6, dy: 6))
      context.fillPath(using: .evenOdd)
    }
    #expect(ring.color(x: 2, y: 2).alpha == 255 && ring.color(x: 10, y: 10).alpha == 0)
  }

  @Test func blendModesAndClearingChangeThePixelsBelow() throws {
    let box = CGRect(x: 0, y: 0, width: 20, height: 20)
    let mixed = try picture(box.size, opaque: true) { context in
      self.red.setFill()
      context.fill(box)
      context.setBlendMode(.multiply)
      self.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.clear(CGRect(x: 15, y: 0, width: 5, height: 5))
    }
    #expect(mixed.color(x: 5, y: 5).red == 0 && mixed.color(x: 5, y: 5).blue == 0 && mixed.color(x: 12, y: 10).red == 255)
    #expect(mixed.color(x: 17, y: 2).alpha == 0)
    let black = try picture(box.size, opaque: true) { _ in }
    #expect(black.color(x: 3, y: 3).alpha == 255 && black.color(x: 3, y: 3).red == 0)
  }

  /// What a context does not draw as asked is reported once; what makes no difference is not.
  @Test(arguments: [
    (0, "without antialiasing"), (1, "without antialiasing"), (2, "The blend mode xor"), (3, ""),
  ]) func whatIsDrawnOtherwiseIsReported(_ call: Int, _ words: String) {
    struct Drawing: View {
      let call: Int
      var body: some View {
        Image(
          uiImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
            let context = renderer.cgContext
            for _ in 0..<2 {
              switch call {
              case 0: context.setShouldAntialias(false)
              case 1: context.setAllowsAntialiasing(false)
              case 2: context.setBlendMode(.xor)
              default:
                context.setShouldAntialias(true)
                context.setAllowsAntialiasing(true)
                context.setShouldSmoothFonts(false)
                context.setBlendMode(.multiply)
              }
            }
          })
      }
    }
    let (log, settings) = (DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: Engine.shared.environment(settings, log: log), services: Engine.shared.services(now: settings.now), log: log)
    _ = context.rootNode(of: Drawing(call: call))
    let notes = log.all.filter { $0.rule == "unsupported-in-live-activity" }.map(\.message)
    #expect(notes.count == (words.isEmpty ? 0 : 1) && notes.allSatisfy { $0.contains(words) }, "\(notes)")
  }

  /// What a paragraph has on a phone and not here is said, by name.
  @Test func aParagraphsUndrawnPropertiesAreNamed() throws {
    let style = NSMutableParagraphStyle()
    (style.lineHeightMultiple, style.headIndent, style.alignment) = (1.2, 8, .right)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
      "Hi".draw(in: CGRect(x: 0, y: 0, width: 40, height: 20), withAttributes: [.paragraphStyle: style])
    }
    let (log, settings) = (DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: Engine.shared.environment(settings, log: log), services: Engine.shared.services(now: settings.now), log: log)
    _ = context.rootNode(of: Image(uiImage: image))
    let notes = log.all.filter { $0.isOf(.notDrawn) }.map(\.message)
    #expect(notes == ["Text is drawn into an image without its paragraph style's lineHeightMultiple, headIndent; a phone applies them."])
  }

  /// A template takes the colour around it, whatever was drawn.
  @Test func templatesTakeTheColourAroundThem() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      self.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      "Hi".draw(at: CGPoint(x: 15, y: 0), withAttributes: nil)
    }
    let renderer = ImageRenderer(content: Image(uiImage: image).renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    renderer.scale = 1
    let drawn = try ImageCodecs.decode(renderer.pngData())
    #expect(drawn.color(x: 4, y: 4).red == 255 && drawn.color(x: 4, y: 4).blue == 0)
    #expect((0..<40).allSatisfy { x in (0..<20).allSatisfy { drawn.color(x: x, y: $0).blue == 0 } })
    #expect(drawn.color(x: 12, y: 10).alpha == 0)
  }

  /// A canvas's drawing in a context has the canvas's coordinates, and its clips and opacity apply to the whole.
  @Test func canvasesDrawIntoAContext() throws {
    let canvas = Canvas { context, _ in
      context.translateBy(x: 10, y: 0)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 8, height: 20)))
      context.opacity = 0.5
      context.withCGContext { drawing in
        drawing.setFillColor(self.red.cgColor)
        drawing.fill(CGRect(x: 0, y: 0, width: 20, height: 6))
        drawing.fill(CGRect(x: 0, y: 4, width: 20, height: 6))
        drawing.translateBy(x: 0, y: 12)
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      // What was set in the drawing ends with it.
      context.fill(Path(CGRect(x: 0, y: 18, width: 4, height: 2)), with: .color(red: 0, green: 0, blue: 1))
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 30, height: 20))
    renderer.scale = 1
    let drawn = try ImageCodecs.decode(renderer.pngData())
    #expect(drawn.size.width == 30 && drawn.size.height == 20)
    #expect(drawn.color(x: 9, y: 2).alpha == 0 && drawn.color(x: 18, y: 2).alpha == 0)
    #expect((127...128).contains(drawn.color(x: 17, y: 2).alpha) && (127...128).contains(drawn.color(x: 12, y: 5).alpha))
    #expect(drawn.color(x: 12, y: 11).alpha == 0 && drawn.color(x: 12, y: 13).alpha > 0 && drawn.color(x: 12, y: 16).alpha == 0)
    #expect(drawn.color(x: 12, y: 19).blue > 0 && drawn.color(x: 12, y: 19).red == 0)
  }
}
