import SkerryImage
import SwiftUI
import Testing
import UIKit

/// Views and values that draw: a pixel or a frame of each.
@Suite @MainActor struct DrawnSurfaceTests {
  private func picture(_ view: some View) throws -> Bitmap { try ImageCodecs.decode(ImageRenderer(content: view).pngData()) }

  @Test func canvasDrawsPathsImagesAndLayers() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
      var moved = context
      moved.translateBy(x: 20, y: 0)
      moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red: 0, green: 1, blue: 0))
      context.drawLayer { layer in
        layer.clip(to: Path(CGRect(x: 0, y: 20, width: 5, height: 20)))
        layer.fill(Path(CGRect(x: 0, y: 20, width: 40, height: 20)), with: .color(red: 0, green: 0, blue: 1))
      }
      if let symbol = context.resolveSymbol(id: "dot") { context.draw(symbol, at: CGPoint(x: 30, y: 30)) }
    } symbols: {
      Color(red: 1, green: 1, blue: 0).frame(width: 4, height: 4).tag("dot")
      Color.black.tag("other")
    }
    let found = try picture(canvas.frame(width: 40, height: 40))
    #expect(found.color(x: 5, y: 5).red == 255 && found.color(x: 5, y: 5).green == 0)
    #expect(found.color(x: 25, y: 5).green == 255 && found.color(x: 15, y: 5).alpha == 0)
    #expect(found.color(x: 2, y: 30).blue == 255 && found.color(x: 10, y: 30).alpha == 0)
    #expect(found.color(x: 30, y: 30).red == 255 && found.color(x: 30, y: 30).green == 255 && found.color(x: 34, y: 30).alpha == 0)
  }

  /// A customer's shape that begins at 0, 0 is drawn where its view is.
  @Test func shapesAreDrawnInTheirOwnCoordinates() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }
    let row = HStack(spacing: 0) {
      Color.clear.frame(width: 10, height: 10)
      Corner().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 10, height: 10)
      Corner().trim(from: 0, to: 1).fill(Color(red: 0, green: 1, blue: 0)).frame(width: 10, height: 10)
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red: 0, green: 0, blue: 1)) }.frame(
        width: 10, height: 10)
      Path(CGRect(x: 0, y: 0, width: 5, height: 5)).fill(Color(red: 1, green: 1, blue: 0)).frame(width: 10, height: 10)
    }
    let found = try picture(row)
    #expect(found.color(x: 2, y: 5).alpha == 0)
    #expect(found.color(x: 12, y: 5).red == 255 && found.color(x: 17, y: 5).alpha == 0)
    #expect(found.color(x: 22, y: 5).green == 255 && found.color(x: 27, y: 5).alpha == 0)
    #expect(found.color(x: 35, y: 5).blue == 255)
    #expect(found.color(x: 42, y: 2).green == 255 && found.color(x: 47, y: 7).alpha == 0)
  }

  @Test func canvasMeasuresText() throws {
    var wide = CGSize.zero
    let canvas = Canvas { context, size in
      let text = context.resolve(Text(verbatim: "Skerry"))
      wide = text.measure(in: size)
      context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    let found = try picture(canvas.frame(width: 100, height: 40))
    #expect(wide.width > 30 && wide.width < 80 && wide.height > 15)
    #expect((0..<100).contains { x in (0..<40).contains { y in found.color(x: x, y: y).alpha > 200 } })
  }

  @Test(arguments: [
    (GridItem.Size.flexible(), 3, [[0.0, 0, 28], [36, 0, 28], [72, 0, 28], [0, 18, 28]]),
    (.fixed(20), 3, [[12, 0, 20], [40, 0, 20], [68, 0, 20], [12, 18, 20]]),
    (.adaptive(minimum: 40), 1, [[0, 0, 46], [54, 0, 46], [0, 18, 46], [54, 18, 46]]),
  ]) func lazyGridsShareTheirWidth(_ size: GridItem.Size, _ count: Int, _ expected: [[Double]]) throws {
    let grid = LazyVGrid(columns: Array(repeating: GridItem(size), count: count), spacing: 8) {
      ForEach(0..<4) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
    }
    let found = try frames(grid.frame(width: 100))
    #expect((0..<4).map { Array((found["\($0)"] ?? []).prefix(3)) } == expected)
  }

  @Test func imageContextsKeepWhatIsDrawn() throws {
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).fill()
    let colors = [UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor]
    let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    UIBezierPath(rect: CGRectMake(10, 0, 10, 20)).addClip()
    UIGraphicsGetCurrentContext()?.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 20), options: [])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && image.size == CGSize(width: 20, height: 20))
    let found = try picture(Image(uiImage: image))
    #expect(found.color(x: 5, y: 10).red == 255)
    #expect(found.color(x: 15, y: 1).blue > 220 && found.color(x: 15, y: 18).green > 220)
  }

  /// A tile of 4 × 5 points with a red half and a blue one, repeated over a clip of 8 points height, or drawn once.
  @Test(arguments: [(true, "RBRBRBRB--"), (false, "--RB------")]) func tilesCoverTheClip(_ tiles: Bool, _ expected: String) throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 5))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 5))
    }
    let drawn = try #require(tile.cgImage)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 16, height: 8))
      context.cgContext.draw(drawn, in: CGRect(x: 4, y: 2, width: 4, height: 5), byTiling: tiles)
      // So many copies that only one is drawn; it is transparent.
      context.cgContext.draw(drawn, in: CGRect(x: 30, y: 2, width: 0.001, height: 0.001), byTiling: true)
    }
    let found = try picture(Image(uiImage: image))
    func letters(_ y: Int) -> String {
      String(
        stride(from: 1, to: 20, by: 2).map { x in
          let color = found.color(x: x, y: y)
          return color.alpha == 0 ? "-" : color.red > color.blue ? "R" : "B"
        })
    }
    #expect(letters(4) == expected && letters(9) == "----------")
    #expect(letters(0) == (tiles ? expected : "----------"))
  }

  /// A column of a picture of 20 × 40 points, as letters: `R` and `B` for the ends of a gradient from red to blue, `-` for nothing.
  private func column(_ draw: (CGContext, CGGradient) -> Void) throws -> String {
    let colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor]
    let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { draw($0.cgContext, gradient) }
    let found = try picture(Image(uiImage: image))
    return String(
      [5, 11, 28, 35].map { y in
        let color = found.color(x: 10, y: y)
        return color.alpha == 0 ? "-" : color.red > color.blue ? "R" : "B"
      })
  }

  @Test(
    arguments: [
      ([], "-RB-"), (.drawsBeforeStartLocation, "RRB-"), (.drawsAfterEndLocation, "-RBB"),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "RRBB"),
    ] as [(CGGradientDrawingOptions, String)]) func linearGradientsGoOnWhereTheirOptionsSay(
      _ options: CGGradientDrawingOptions, _ expected: String
    ) throws
  {
    let found = try column { context, gradient in
      context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 10, y: 30), options: options)
    }
    #expect(found == expected)
  }

  /// About a centre on the upper edge, with circles that grow and that shrink.
  @Test(
    arguments: [
      ([], "-RB-", "-BR-"), (.drawsBeforeStartLocation, "RRB-", "-BRR"), (.drawsAfterEndLocation, "-RBB", "BBR-"),
    ] as [(CGGradientDrawingOptions, String, String)]) func radialGradientsGoOnWhereTheirOptionsSay(
      _ options: CGGradientDrawingOptions, _ expected: String, _ shrinking: String
    ) throws
  {
    let centre = CGPoint(x: 10, y: 0)
    let found = try column { context, gradient in
      context.drawRadialGradient(
        gradient, startCenter: centre, startRadius: 8, endCenter: centre, endRadius: 32, options: options)
    }
    let reversed = try column { context, gradient in
      context.drawRadialGradient(
        gradient, startCenter: centre, startRadius: 32, endCenter: centre, endRadius: 8, options: options)
    }
    #expect(found == expected)
    #expect(reversed == shrinking)
  }

  @Test func imageContextsFillAndStrokePaths() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      let context = renderer.cgContext
      let path = CGMutablePath()
      path.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 2), CGPoint(x: 18, y: 18), CGPoint(x: 2, y: 18)])
      path.closeSubpath()
      context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
      context.setStrokeColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
      context.setLineWidth(4)
      context.addPath(path)
      context.drawPath(using: .fillStroke)
    }
    let found = try picture(Image(uiImage: image))
    #expect(found.color(x: 10, y: 10).red == 255 && found.color(x: 10, y: 2).blue == 255)
    #expect(Path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)).boundingRect.width == 4)
  }

  @Test func aMutablePathIsAPath() throws {
    func curve() -> CGPath {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 8), transform: CGAffineTransform(translationX: 1, y: 0))
      return path
    }
    let path = curve()
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 8))
    #expect(abs(path.boundingBoxOfPath.height - 4) < 0.1 && CGMutablePath().boundingBox.isNull)
    #expect(path == curve() && path != CGPath(rect: .zero, transform: nil) && Path(path).cgPath == path)
    let other = try #require(path.mutableCopy())
    other.addLine(to: CGPoint(x: 1, y: 20))
    #expect(other != path && path.boundingBox.height == 8 && other.boundingBox.height == 20)
    var shift = CGAffineTransform(translationX: 2, y: 3)
    #expect(
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil).copy(using: &shift)?.boundingBox.origin == CGPoint(x: 2, y: 3))
    #expect(UIBezierPath(cgPath: path).cgPath == path)
  }

  @Test func dataThatIsNoPictureIsNil() throws {
    #expect(UIImage(data: Data("not a picture".utf8)) == nil && UIImage(data: Data()) == nil)
    let png = try ImageRenderer(content: Color.red.frame(width: 6, height: 4)).pngData()
    #expect(UIImage(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
  }

  @Test func preferencesReachTheAncestors() throws {
    let view = HStack {
      Color.clear.frame(width: 5, height: 10).preference(key: Sum.self, value: 3)
      Color.clear.frame(width: 5, height: 10).preference(key: Sum.self, value: 1).preference(key: Sum.self, value: 4)
    }
    .frame(width: 10, height: 10)
    .overlayPreferenceValue(Sum.self) { total in Color(red: total == 7 ? 0 : 1, green: total == 7 ? 1 : 0, blue: 0) }
    #expect(try picture(view).color(x: 5, y: 5).green == 255)
  }
  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func visualEffectsSeeTheSize() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width / 2)
    }
    let found = try picture(view.frame(width: 40, height: 10, alignment: .leading))
    #expect(found.color(x: 5, y: 5).alpha == 0 && found.color(x: 25, y: 5).red == 255)
  }

  @Test func timelinesShowTheirLatestDate() throws {
    let dates = [Date(timeIntervalSince1970: 10), Date(timeIntervalSince1970: 20)]
    var shown: Date?
    _ = try ImageRenderer(
      content: TimelineView(.explicit(dates)) { context in Color.red.frame(width: 1, height: record(context.date, &shown)) }
    ).layoutTree()
    #expect(shown == dates[1])
  }
  private func record(_ date: Date, _ shown: inout Date?) -> CGFloat {
    shown = date
    return 1
  }
}
