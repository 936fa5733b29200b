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
}
