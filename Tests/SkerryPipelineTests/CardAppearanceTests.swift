import ActivityKit
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// The appearance in which iOS 26 draws the views of a tinted card (Figures §9.112).
@Suite @MainActor struct CardAppearanceTests {
  private struct Content: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.clear.frame(height: scheme == .dark ? 70 : 90) }
  }

  private func scene(_ tint: Color, _ version: SystemVersion, _ settings: RenderSettings = RenderSettings()) throws -> LaidOutScene {
    let device = try #require(Devices.named("iphone-16-pro"))
    let spec = try #require(PresentationSpec(.lockScreen, on: device, release: SystemRelease(version)))
    let surfaces = ActivitySurfaces(lockScreen: Content().activityBackgroundTint(tint), island: nil)
    return ActivityScene(engine: .shared, spec: spec, settings: settings).layout(surfaces, supportsSmall: false)
  }
  private func height(_ tint: Color, _ version: SystemVersion) throws -> CGFloat { try scene(tint, version).size.height - 22 }

  /// Text is white on cyan, as bright as 0.76 (P26), and dark on white; up to iOS 18 the user's appearance is kept.
  @Test func brightTintsHaveWhiteText() throws {
    #expect(try abs(height(.cyan.opacity(0.85), .iOS26) - 70) < 0.01)
    #expect(try abs(height(.white, .iOS26) - 90) < 0.01)
    #expect(try abs(height(.cyan.opacity(0.85), .iOS18) - 90) < 0.01)
  }

  /// Where text is white in the light appearance, the tint is the dark one's, and up to iOS 18 the user's.
  @Test func theTintHasTheTextsAppearance() throws {
    var dark = RenderSettings()
    dark.colorScheme = .dark
    let tint = Color.cyan.opacity(0.85)
    let found = try [RenderSettings(), dark].map { try scene(tint, .iOS26, $0).backdrops }
    #expect(found[0] == found[1] && found[0].count == 2)
    #expect(try scene(tint, .iOS18).backdrops != scene(tint, .iOS18, dark).backdrops)
  }
}
