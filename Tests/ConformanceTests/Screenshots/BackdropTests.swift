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
    let middle = CGPoint(x: scene.size.width / 2, y: scene.size.height / 8)
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
      for y in [depth, size.height - depth] { #expect(abs(level(size.width / 2, y) - ground) < 1.5) }
    }
    let diagonal = stride(from: CGFloat(8.4), to: 10.4, by: 0.1).map { level($0, $0) - ground }.max() ?? 0
    // No ring lies on whole pixels there.
    let expected = 0.73 * 0.57 * (255 - ground)
    #expect(abs(diagonal - expected) < max(expected * 0.3, 2), "\(diagonal) of \(expected)")
    let earlier = try scene(.iOS18)
    #expect(abs(Double(shot.color(earlier, at: CGPoint(x: 0.5, y: size.height / 2))[1]) - ground) < 1.5)
  }
}
