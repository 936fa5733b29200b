import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryImage
import SkerryTestSupport
import Testing

@testable import SkerryRaster

struct NoGlyphs: GlyphOutlining {
  func picture(of glyph: UInt32, in font: FontInstance) -> GlyphPicture {
    .outline(Path(CGRect(x: 0, y: -font.size, width: font.size, height: font.size)))
  }
}

@Suite struct RasterizerTests {
  let rasterizer = Rasterizer(outlines: NoGlyphs())

  func draw(_ items: [DisplayItem], _ width: CGFloat = 10, _ height: CGFloat = 10, background: RGBA? = .white, scale: CGFloat = 1) -> Bitmap
  {
    rasterizer.rasterize(DisplayList(items), size: CGSize(width: width, height: height), scale: DisplayScale(scale), background: background)
  }
  func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { .fill(Path(rect), evenOdd: false, paint: .solid(color), bounds: rect) }
  func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { bitmap.color(x: x, y: y).red }

  @Test func halfACoveredPixelIsHalf() {
    let bitmap = draw([fill(CGRect(x: 2.5, y: 2, width: 3, height: 3), .black)])
    #expect(abs(gray(bitmap, 2, 3) - 128) <= 1)
    #expect(gray(bitmap, 3, 3) == 0)
    #expect(abs(gray(bitmap, 5, 3) - 128) <= 1)
    #expect(gray(bitmap, 6, 3) == 255)
  }

  /// Figures rule 23.
  @Test(arguments: [
    (RGBA(1, 1, 1, 0.6), RGBA.black, 0x99), (RGBA(0, 0, 0, 0.12), RGBA.white, 224),
  ]) func sourceOverIsOnEncodedValues(_ top: RGBA, _ bottom: RGBA, _ wanted: Int) {
    let bitmap = draw([fill(CGRect(x: 0, y: 0, width: 10, height: 10), top)], background: bottom)
    #expect(abs(gray(bitmap, 5, 5) - wanted) <= 1)
  }

  @Test func touchingRectanglesLeaveNoGap() {
    let items = (0..<10).map { fill(CGRect(x: CGFloat($0), y: 0, width: 1, height: 10), RGBA(0.2, 0.4, 0.6)) }
    let bitmap = draw(items)
    let first = bitmap.color(x: 0, y: 0)
    for x in 0..<10 { #expect(bitmap.color(x: x, y: 5) == first) }
  }

  @Test func opacityFlattensAGroupFirst() {
    let pair = DisplayList([fill(CGRect(x: 0, y: 0, width: 6, height: 10), .black), fill(CGRect(x: 3, y: 0, width: 7, height: 10), .black)])
    let bitmap = draw([.group([.opacity(0.5)], pair)])
    #expect(gray(bitmap, 4, 5) == gray(bitmap, 1, 5))
    #expect(abs(gray(bitmap, 4, 5) - 128) <= 1)
  }

  /// Under another effect all of a projected shape is drawn, whether it is high or wide. Its edges are smoothed over a pixel.
  @Test(arguments: [CGSize(width: 4, height: 12), CGSize(width: 12, height: 4)]) func allOfAProjectedShapeIsDrawn(_ size: CGSize) {
    let shape = DisplayList([fill(CGRect(origin: .zero, size: size), .black)])
    let moved = Effect.projection(ProjectionTransform(CGAffineTransform(translationX: 1, y: 1)))
    let bitmap = draw([.group([moved, .opacity(0.5)], shape)], 16, 16)
    for (x, y) in [(2, 2), (Int(size.width) - 1, Int(size.height) - 1)] { #expect(abs(gray(bitmap, x, y) - 128) <= 1, "\(x), \(y)") }
    #expect(gray(bitmap, Int(size.width) + 2, Int(size.height) + 2) == 255)
  }

  /// A transform moves what is inside it, whether another effect is inside or outside of it.
  @Test func transformsMoveBesideOtherEffects() {
    let square = DisplayList([fill(CGRect(x: 0, y: 0, width: 4, height: 4), .black)])
    let moved = Effect.transform(CGAffineTransform(translationX: 5, y: 5))
    for effects: [Effect] in [[moved, .opacity(0.5)], [.opacity(0.5), moved]] {
      let bitmap = draw([.group(effects, square)])
      #expect(gray(bitmap, 1, 1) == 255 && abs(gray(bitmap, 6, 6) - 128) <= 1)
    }
  }

  /// A baseline between two rows is drawn on the nearer; halfway, on the lower.
  @Test(arguments: [(5.4, 5.0), (5.5, 6), (5.6, 6), (6.49, 6)]) func baselinesAreAtWholePixels(_ y: CGFloat, _ drawn: CGFloat) {
    func letter(_ y: CGFloat) -> Bitmap {
      let glyph = GlyphRun.Glyph(id: 1, origin: CGPoint(x: 2, y: y), advance: 4)
      let run = GlyphRun(font: FontInstance(face: 0, size: 3), glyphs: [glyph], paint: .solid(.black))
      return draw([.glyphs(run, bounds: CGRect(x: 0, y: 0, width: 10, height: 10))])
    }
    #expect(letter(y) == letter(drawn))
    #expect(letter(5) != letter(6))
  }

  @Test func clipKeepsTheInside() {
    let content = DisplayList([fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)])
    let bitmap = draw([.group([.clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), evenOdd: false)], content)])
    #expect(gray(bitmap, 0, 0) == 255)
    #expect(gray(bitmap, 5, 5) == 0)
  }

  @Test func hardShadowIsACopy() {
    let content = DisplayList([fill(CGRect(x: 1, y: 1, width: 3, height: 3), RGBA(1, 0, 0))])
    let bitmap = draw([.group([.shadow(.black, radius: 0, offset: CGSize(width: 4, height: 4))], content)])
    #expect(bitmap.color(x: 6, y: 6) == (0, 0, 0, 255))
    #expect(bitmap.color(x: 2, y: 2) == (255, 0, 0, 255))
    #expect(bitmap.color(x: 9, y: 1) == (255, 255, 255, 255))
  }

  /// Of a group whose pixels reach the picture's edge, too: nothing outside of the picture is taken for a hole's rim.
  @Test func innerShadowsAreOfTheWholeSilhouette() {
    let content = DisplayList([fill(CGRect(x: -5, y: 2, width: 20, height: 6), RGBA(1, 0, 0))])
    let bitmap = draw([.group([.innerShadow(.black, radius: 0, offset: CGSize(width: 2, height: 1))], content)])
    #expect(bitmap.color(x: 0, y: 5) == (255, 0, 0, 255))
    #expect(bitmap.color(x: 5, y: 2) == (0, 0, 0, 255))
    #expect(bitmap.color(x: 5, y: 3) == (255, 0, 0, 255))
    #expect(bitmap.color(x: 5, y: 8) == (255, 255, 255, 255))
  }

  /// Figures rule 27: blue to yellow fits Oklab, in 16 pieces with plain sRGB in each: of 24 recorded pixels the first has a red of 12 and the
  /// last a blue of 24, where Oklab would make 17 and 36.
  @Test func gradientsAreMixedPerceptually() {
    let (blue, yellow) = (RGBA(bytes: 0, 122, 255), RGBA(bytes: 255, 204, 0))
    let paint = Paint.linear(GradientStops([.init(blue, at: 0), .init(yellow, at: 1)]), start: .leading, end: .trailing)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 2)
    let bitmap = draw([.fill(Path(rect), evenOdd: false, paint: paint, bounds: rect)], 100, 2)
    for x in stride(from: 9, to: 92, by: 7) {
      let wanted = Oklab(blue).mixed(with: Oklab(yellow), (Double(x) + 0.5) / 100).color
      let pixel = bitmap.color(x: x, y: 1)
      #expect(abs(Double(pixel.red) - max(0, wanted.red) * 255) <= 3)
      #expect(abs(Double(pixel.green) - wanted.green * 255) <= 3)
      #expect(abs(Double(pixel.blue) - wanted.blue * 255) <= 3)
    }
    let small = CGRect(x: 0, y: 0, width: 24, height: 2)
    let pixels = draw([.fill(Path(small), evenOdd: false, paint: paint, bounds: small)], 24, 2)
    let (first, last) = (pixels.color(x: 0, y: 1), pixels.color(x: 23, y: 1))
    #expect(abs(Int(first.red) - 12) <= 2 && abs(Int(first.green) - 124) <= 2 && abs(Int(first.blue) - 253) <= 2, "\(first)")
    #expect(abs(Int(last.red) - 252) <= 2 && abs(Int(last.green) - 203) <= 2 && abs(Int(last.blue) - 24) <= 3, "\(last)")
  }

  /// A gradient runs along the line between its two points, wherever they lie.
  @Test func gradientsRunBetweenTheirPoints() {
    let (black, white) = (RGBA(0, 0, 0), RGBA(1, 1, 1))
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let paint = Paint.linear(
      GradientStops([.init(black, at: 0), .init(white, at: 1)]), start: UnitPoint(x: 0.25, y: 0.5), end: UnitPoint(x: 0.5, y: 0.75))
    let bitmap = draw([.fill(Path(rect), evenOdd: false, paint: paint, bounds: rect)], 80, 70)
    let (from, to) = (CGPoint(x: 25, y: 40), CGPoint(x: 40, y: 50))
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    for (x, y) in [(26, 41), (30, 40), (30, 46), (33, 45), (38, 48), (12, 22), (65, 58), (40, 38), (22, 52)] {
      let along = ((CGFloat(x) + 0.5 - from.x) * dx + (CGFloat(y) + 0.5 - from.y) * dy) / (dx * dx + dy * dy)
      let wanted = Oklab(black).mixed(with: Oklab(white), Double(min(max(along, 0), 1))).color
      #expect(abs(Double(bitmap.color(x: x, y: y).red) - wanted.red * 255) <= 3, "\(x) \(y)")
    }
  }

  /// Upright glyphs stand on whole pixels: the last one before their place along the line (with 1/1024 for inexact sums), the nearest across it
  /// (Figures §9.31).
  @Test(arguments: [(4.0, 8.0, 4, 8), (4.99, 8.49, 4, 8), (4.9995, 8.5, 5, 9), (3.9985, 7.5, 3, 8)])
  func glyphsStandOnWholePixels(_ x: CGFloat, _ y: CGFloat, _ left: Int, _ bottom: Int) {
    let run = GlyphRun(
      font: FontInstance(face: 0, size: 3), glyphs: [GlyphRun.Glyph(id: 1, origin: CGPoint(x: x, y: y))], paint: .solid(.black))
    let placed = draw([.glyphs(run, bounds: .zero)])
    #expect(placed == draw([fill(CGRect(x: left, y: bottom - 3, width: 3, height: 3), .black)]))
  }

  @Test func glyphsAreRasterizedOncePerPosition() {
    let rasterizer = Rasterizer(outlines: NoGlyphs())
    let glyphs = (0..<20).map { GlyphRun.Glyph(id: 1, origin: CGPoint(x: CGFloat($0) * 4, y: 8)) }
    let run = GlyphRun(font: FontInstance(face: 0, size: 3), glyphs: glyphs, paint: .solid(.black))
    let list = DisplayList([.glyphs(run, bounds: .zero)])
    let first = rasterizer.rasterize(list, size: CGSize(width: 80, height: 10), scale: DisplayScale(1))
    #expect(rasterizer.glyphRasterizations == 1)
    #expect(rasterizer.rasterize(list, size: CGSize(width: 80, height: 10), scale: DisplayScale(1)) == first)
    #expect(rasterizer.glyphRasterizations == 1)
  }

  @Test func extremeNumbersDoNotTrap() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30] {
      let rect = CGRect(x: value, y: 1, width: 5, height: value)
      let drawn = draw([
        fill(CGRect(x: 0, y: 0, width: 1, height: 1), .black), fill(rect, .black),
        .stroke(Path(ellipseIn: rect), StrokeStyle(lineWidth: value, dash: [value, 1]), paint: .solid(.black), bounds: rect),
        .group(
          [.transform(CGAffineTransform(scaleX: value, y: 1)), .shadow(.black, radius: 1, offset: CGSize(width: value, height: 0))],
          DisplayList([fill(rect, .white)])),
      ])
      #expect(drawn.color(x: 0, y: 0).alpha == 255, "\(value)")
    }
  }

  /// Measured on default rounded rectangles of Apple's SwiftUI (Tests/Fixtures/Oracle, corner profiles).
  @Test(arguments: [4, 8, 12, 16, 20]) func cornersFollowTheMeasuredProfile(_ radius: Int) throws {
    let file = Checkout.url("Tests/Fixtures/Oracle/cases.json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let profiles = try #require((root["corner_profiles"] as? [String: Any])?["insets"] as? [String: [Double]])
    let profile = try #require(profiles[String(radius)])
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let bitmap = draw(
      [.fill(Path(roundedRect: rect, cornerRadius: CGFloat(radius)), evenOdd: false, paint: .solid(.black), bounds: rect)], 60, 40, scale: 3
    )
    for (row, inset) in profile.enumerated() {
      let light = (0..<90).reduce(0.0) { $0 + Double(gray(bitmap, $1, row)) / 255 } / 3
      // The first rows are shallow, where a hundredth of a point in height moves the edge by a tenth.
      #expect(abs(light - inset) < (row < 12 ? 0.13 : 0.055), "row \(row): \(light) is not \(inset)")
    }
  }
}
