import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Widgets of the Lock Screen and of a small screen, as screenshots show them.
@Suite @MainActor struct LockScreenWidgetTests {
  private func spec(_ surface: WidgetSurface, _ name: String, _ version: SystemVersion = .iOS26) throws -> WidgetSurfaceSpec {
    let device = try #require(Devices.named(name))
    return try #require(WidgetSurfaceSpec(surface, on: device, version: version))
  }

  /// Views have 14 less than the published size in both directions, with and without content margins: 146 × 58 on 393 points (P87), where
  /// 160 × 72 is published.
  @Test(arguments: [
    (WidgetSurface.accessoryRectangular, SystemVersion.iOS16, 146.0, 58.0), (.accessoryCircular, .iOS16, 58, 58),
    (.accessoryRectangular, .iOS26, 146, 58),
  ]) func viewsOfTheLockScreen(_ surface: WidgetSurface, _ version: SystemVersion, _ width: Double, _ height: Double) throws {
    let spec = try spec(surface, "iphone-15-pro", version)
    for isDisabled in [false, true] {
      var facts = ConfigurationFacts()
      facts.contentMarginsDisabled = isDisabled
      var seen: CGSize?
      let view = GeometryReader { reader in
        let _ = seen = reader.size
        Color.white
      }
      let scene = WidgetScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(view, facts: facts)
      #expect(seen == CGSize(width: width, height: height))
      #expect(scene.size == CGSize(width: width + 14, height: height + 14))
    }
    #expect(try self.spec(.accessoryInline, "iphone-15-pro").inset.value == 0)
    #expect(try self.spec(.accessoryRectangular, "watch-45").inset.value == 0)
  }

  /// A view that is higher is centred, and cut at the published size: 66 and 72 of 80 points are seen (P88).
  @Test(arguments: [(66.0, 66.0), (80, 72)]) func higherViewsAreCutAtThePublishedSize(_ height: Double, _ seen: Double) throws {
    let view = Color.white.frame(width: 40, height: height)
    let scene = WidgetScene(engine: .shared, spec: try spec(.accessoryRectangular, "iphone-14"), settings: RenderSettings()).layout(
      view, facts: ConfigurationFacts())
    let shot = ScreenshotScene()
    let middle = scene.size.width / 2
    let lit = stride(from: CGFloat(0.5), to: scene.size.height, by: 1).filter { shot.color(scene, at: CGPoint(x: middle, y: $0))[1] > 250 }
    #expect(Double(lit.count) == seen)
    #expect(lit.first.map { Double($0) - 0.5 } == (72 - seen) / 2)
  }

  /// On a screen of 375 × 667 points widgets of iOS 26 are as wide as their icons, 319, and smaller than before (P86).
  @Test func aSmallScreen() throws {
    let medium = try spec(.systemMedium, "iphone-se")
    #expect(medium.size.value == CGSize(width: 319, height: 146) && medium.size.confidence == .exact)
    #expect(medium.contentMargins.value.leading == 16)
    #expect(try spec(.systemSmall, "iphone-se").size.value == CGSize(width: 146, height: 146))
    #expect(try spec(.systemLarge, "iphone-se").size.value == CGSize(width: 319, height: 318))
    #expect(try spec(.systemMedium, "iphone-se", .iOS18).size.value == CGSize(width: 321, height: 148))
  }

  /// What a view learns from the process about the system is the release that is drawn (P88).
  @Test(arguments: [SystemVersion.iOS16, .iOS26]) func theReleaseIsThePictures(_ version: SystemVersion) throws {
    var seen: [Int] = []
    let view = GeometryReader { _ in
      let info = ProcessInfo.processInfo
      let later = OperatingSystemVersion(majorVersion: 18, minorVersion: 1, patchVersion: 0)
      let _ = seen = [info.operatingSystemVersion.majorVersion, info.isOperatingSystemAtLeast(later) ? 1 : 0]
      Color.white
    }
    var settings = RenderSettings()
    settings.version = version
    _ = WidgetScene(engine: .shared, spec: try spec(.systemSmall, "iphone-14", version), settings: settings).layout(
      view, facts: ConfigurationFacts())
    #expect(seen == [version.rawValue, version == .iOS26 ? 1 : 0])
  }
}
