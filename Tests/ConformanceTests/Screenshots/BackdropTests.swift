import Foundation
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// What lies behind a surface: the wallpaper's part at its place on the screen, and the plate of a widget.
@Suite @MainActor struct BackdropTests {
  /// A picture as high as the screen gets greener from its top to its bottom; a compact island is drawn from 3 points below the top on.
  @Test func aWallpaperLiesWhereItIsOnTheScreen() throws {
    let (width, height) = (201, 437)
    let pixels = (0..<height).flatMap { row in
      Array(repeating: [0, UInt8((Double(row) / Double(height) * 255).rounded()), 0, 255] as [UInt8], count: width).flatMap(\.self)
    }
    var shot = ScreenshotScene()
    shot.settings.wallpaper = .picture(
      PixelImage(identity: "greener", size: PixelSize(width: width, height: height), pixels: pixels))
    let scene = try shot.compact(leading: { Text("x") }, trailing: { Text("x") })
    for y in [CGFloat(0.5), 30, scene.size.height - 0.5] {
      let green = shot.color(scene, at: CGPoint(x: 2, y: y))[1]
      #expect(abs(Double(green) - Double(y + 3) / 874 * 255) < 1.5, "\(green) at \(y)")
    }
  }

  /// White in a light and (28, 28, 30) in a dark appearance, the secondary system background; the same dark plate on a watch.
  @Test(arguments: [
    ("iphone-16-pro", WidgetSurface.systemSmall, ColorScheme.light, [255, 255, 255]), ("iphone-16-pro", .systemSmall, .dark, [28, 28, 30]),
    ("watch-45", .accessoryRectangular, .light, [28, 28, 30]),
  ])
  func platesOfWidgets(_ name: String, _ surface: WidgetSurface, _ scheme: ColorScheme, _ color: [Int]) throws {
    let device = try #require(Devices.named(name))
    let spec = try #require(WidgetSurfaceSpec(surface, on: device))
    var settings = RenderSettings()
    settings.colorScheme = scheme
    let scene = WidgetScene(engine: .shared, spec: spec, settings: settings).layout(Text(verbatim: "x"), facts: ConfigurationFacts())
    // Where no light lies over it.
    let middle = CGPoint(x: scene.size.width / 2, y: scene.size.height * 15 / 16)
    #expect(ScreenshotScene().color(scene, at: middle) == color)
  }

  /// The rim of light of a widget's sides, whose upper and lower edges have none: three rings of a pixel (P38 over black, P73 over a
  /// light ground), and 0.73 of the rim on the diagonal of a corner (P36, P38).
  @Test(arguments: [(ColorScheme.dark, 0.0, [158.0, 116, 74], 14.0), (.light, 244.3, [249.3, 248.3, 246.7], 1.5)])
  func theRimOfWidgets(_ scheme: ColorScheme, _ ground: Double, _ rings: [Double], _ tolerance: Double) throws {
    let device = try #require(Devices.named("iphone-16-pro-max"))
    func scene(_ version: SystemVersion) throws -> LaidOutScene {
      let spec = try #require(WidgetSurfaceSpec(.systemMedium, on: device, version: version))
      var settings = RenderSettings()
      (settings.colorScheme, settings.version) = (scheme, version)
      let view = Color.clear.containerBackground(Color(white: ground / 255), for: .widget)
      return WidgetScene(engine: .shared, spec: spec, settings: settings).layout(view, facts: ConfigurationFacts())
    }
    let lit = try scene(.iOS26)
    let (shot, size) = (ScreenshotScene(), lit.size)
    func level(_ x: CGFloat, _ y: CGFloat) -> Double { Double(shot.color(lit, at: CGPoint(x: x, y: y))[1]) }
    for (ring, seen) in rings.enumerated() {
      let depth = (CGFloat(ring) + 0.5) / 3
      for x in [depth, size.width - depth] {
        let found = level(x, size.height / 2)
        #expect(abs(found - seen) < tolerance, "ring \(ring): \(found)")
      }
      #expect(abs(level(size.width / 2, size.height - depth) - ground) < 1.5)
      #expect(abs(level(size.width / 2, depth) - level(size.width / 2, 9)) < 1.5)
    }
    let base = level(size.width / 2, 9)
    let diagonal = stride(from: CGFloat(8.4), to: 10.4, by: 0.1).map { level($0, $0) - base }.max() ?? 0
    // No ring lies on whole pixels there.
    let expected = 0.73 * 0.57 * (255 - base)
    #expect(abs(diagonal - expected) < max(expected * 0.3, 2), "\(diagonal) of \(expected)")
    let earlier = try scene(.iOS18)
    #expect(abs(Double(shot.color(earlier, at: CGPoint(x: 0.5, y: size.height / 2))[1]) - ground) < 1.5)
  }

  /// Levels of the straight part of a widget, at distances in pixels from its upper edge: over black on a phone and a simulator (P38, P77), over
  /// (13, 13, 13) (P76). There is no light before iOS 26.
  @Test(arguments: [
    ("iphone-15-pro", 0.0, [(65, 23.2), (105, 18.4), (145, 13.5), (185, 8.8), (225, 5.1), (265, 2.6), (325, 0.6), (405, 0)]),
    ("iphone-16-pro-max", 0.0, [(38, 25.3), (62, 24.4), (102, 19.9), (142, 15.4), (182, 11.1), (222, 7.2), (262, 4.3), (342, 1.0)]),
    ("iphone-16-pro-max", 13.0, [(42, 37.2), (122, 29.6), (162, 25.4), (202, 21.4), (242, 18.3), (282, 16), (342, 14)]),
  ])
  func theSheenOfWidgets(_ name: String, _ ground: Double, _ readings: [(Int, Double)]) throws {
    let device = try #require(Devices.named(name))
    func scene(_ version: SystemVersion) throws -> LaidOutScene {
      let spec = try #require(WidgetSurfaceSpec(.systemMedium, on: device, version: version))
      var settings = RenderSettings()
      settings.version = version
      let view = Color.clear.containerBackground(Color(white: ground / 255), for: .widget)
      return WidgetScene(engine: .shared, spec: spec, settings: settings).layout(view, facts: ConfigurationFacts())
    }
    let shot = ScreenshotScene()
    let (lit, plain) = (try scene(.iOS26), try scene(.iOS18))
    for (pixels, seen) in readings {
      let place = CGPoint(x: lit.size.width / 2, y: (CGFloat(pixels) + 0.5) / 3)
      let level = Double(shot.color(lit, at: place)[1])
      #expect(abs(level - seen) < 1.1, "\(pixels): \(level)")
      #expect(abs(Double(shot.color(plain, at: place)[1]) - ground) < 1)
    }
  }

  /// A widget's view that needs more height than there is is laid out in the height that it takes: a plate under a column 165.33 high begins 5.67
  /// below the edge of a widget of 176.67 with margins of 19.33 (P76). On iOS 16 there are no margins (P78).
  @Test func viewsThatNeedMoreHeight() throws {
    let device = try #require(Devices.named("iphone-16-pro-max"))
    func scene(_ version: SystemVersion, _ height: CGFloat) throws -> LaidOutScene {
      let spec = try #require(WidgetSurfaceSpec(.systemMedium, on: device, version: version))
      var settings = RenderSettings()
      settings.version = version
      let view = ZStack {
        Color.red
        Color.clear.frame(height: height)
      }.containerBackground(.black, for: .widget)
      return WidgetScene(engine: .shared, spec: spec, settings: settings).layout(view, facts: ConfigurationFacts())
    }
    let shot = ScreenshotScene()
    func isRed(_ scene: LaidOutScene, _ x: CGFloat, _ y: CGFloat) -> Bool { shot.color(scene, at: CGPoint(x: x, y: y))[0] > 200 }
    let tall = try scene(.iOS26, 165.33)
    #expect(isRed(tall, 189, 5.9) && !isRed(tall, 189, 5.4) && isRed(tall, 189, 170.7) && !isRed(tall, 189, 171.3))
    #expect(isRed(tall, 19.6, 88) && !isRed(tall, 19, 88))
    let usual = try scene(.iOS26, 100)
    #expect(isRed(usual, 189, 19.6) && !isRed(usual, 189, 19))
    let early = try scene(.iOS16, 100)
    #expect(isRed(early, early.size.width / 2, 0.2) && isRed(early, 0.2, early.size.height / 2))
  }
}
