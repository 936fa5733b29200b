import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Small widgets in StandBy, as screenshots of iOS 17 and 26 show them (P126, P127).
@Suite @MainActor struct StandByWidgetTests {
  private func spec(_ name: String, _ version: SystemVersion) throws -> WidgetSurfaceSpec {
    let device = try #require(Devices.named(name))
    return try #require(WidgetSurfaceSpec(.smallInStandBy, on: device, version: version))
  }

  /// Text is 2.234 times as large as on the Home Screen of 393 points (P126), and 2.21 ± 0.012 on 402 (P127).
  @Test(arguments: [("iphone-15-pro", SystemVersion.iOS17, 353.0 / 158), ("iphone-16-pro", .iOS26, 362.0 / (493.0 / 3))])
  func theSideIsFortyLessThanTheScreens(_ device: String, _ version: SystemVersion, _ factor: Double) throws {
    let spec = try spec(device, version)
    #expect(abs(spec.magnification.value - factor) < 0.001 && spec.magnification.confidence == .exact)
    let scene = WidgetScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(Color.red, facts: ConfigurationFacts())
    #expect(scene.magnification == spec.magnification.value)
  }

  /// iOS 16 and iPads have no StandBy.
  @Test func wherePhonesHaveNone() throws {
    let phone = try #require(Devices.named("iphone-15-pro"))
    #expect(WidgetSurfaceSpec(.smallInStandBy, on: phone, version: .iOS16) == nil)
    let pad = try #require(Devices.all.first { $0.kind == .pad })
    #expect(WidgetSurfaceSpec(.smallInStandBy, on: pad) == nil)
  }

  /// "Friday, September 22" of 18 points needs two lines, and the second is "22", as on P126: 6 points are left on each side. With 4 the first line
  /// would end before "September" (§9.1), with 8 it would have to.
  @Test func contentMargins() throws {
    let spec = try spec("iphone-15-pro", .iOS17)
    #expect(spec.contentMargins.value == EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    let view = Text(verbatim: "Friday, September 22").font(.system(size: 18)).accessibilityIdentifier("date")
    let scene = WidgetScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(view, facts: ConfigurationFacts())
    let frame = try scene.frame("date")
    #expect(abs(frame.width - 146) < 0.5 && abs(frame.height - 43) < 0.5, "\(frame)")
  }

  /// The container's background is removed, on black and in the dark appearance, and the colours stay (P126).
  @Test func theBackgroundIsRemoved() throws {
    let spec = try spec("iphone-15-pro", .iOS17)
    var seen: [Bool] = []
    let view = WidgetReader { shows, mode, scheme in
      seen = [shows, mode == .fullColor, scheme == .dark]
    }
    .containerBackground(.white, for: .widget)
    var settings = RenderSettings()
    settings.version = .iOS17
    settings.widgetRenderingMode = .accented
    let scene = WidgetScene(engine: .shared, spec: spec, settings: settings).layout(view, facts: ConfigurationFacts())
    #expect(seen == [false, true, true])
    let shot = ScreenshotScene()
    #expect(shot.color(scene, at: CGPoint(x: 79, y: 20)) == [0, 0, 0] && shot.color(scene, at: CGPoint(x: 1, y: 1)) == [0, 0, 0])
    #expect(shot.color(scene, at: CGPoint(x: 79, y: 79))[1] > 180)
  }
}

/// Tells what a view in a widget knows about its place.
private struct WidgetReader: View {
  @Environment(\.showsWidgetContainerBackground) private var shows
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.colorScheme) private var scheme
  let tell: (Bool, WidgetRenderingMode, ColorScheme) -> Void
  var body: some View {
    let _ = tell(shows, mode, scheme)
    Color.green.frame(width: 40, height: 40)
  }
}
