import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Lines of text styles in widgets stand 2 points nearer to each other than elsewhere (Figures §9.144).
@Suite @MainActor struct WidgetLineTests {
  private func layout(_ view: some View, _ surface: WidgetSurface = .systemMedium, on name: String = "iphone-15-pro") throws -> LaidOutScene
  {
    let device = try #require(Devices.named(name))
    let spec = try #require(WidgetSurfaceSpec(surface, on: device, version: .iOS17))
    var settings = RenderSettings()
    settings.version = .iOS17
    return WidgetScene(engine: .shared, spec: spec, settings: settings).layout(view, facts: ConfigurationFacts())
  }

  private func stack(_ upper: Font, _ lower: Font) -> some View {
    VStack {
      Text(verbatim: "Above").font(upper).accessibilityIdentifier("above")
      Text(verbatim: "Below").font(lower).accessibilityIdentifier("below")
    }
  }

  /// From top to top: footnote 16.33 (P101), body 20.33 (P135, P139), caption over bold title 13.0 (P135), and fonts of a fixed size one directly
  /// below the other, as elsewhere (P126).
  @Test(arguments: [
    (Font.footnote, Font.footnote, 49.0 / 3), (Font.body, Font.body, 61.0 / 3), (Font.caption, Font.title.weight(.bold), 13.0),
    (Font.system(size: 68), Font.system(size: 24), 244.0 / 3),
  ]) func oneTextBelowAnother(_ upper: Font, _ lower: Font, _ distance: Double) throws {
    for surface in [WidgetSurface.systemMedium, .accessoryRectangular] {
      let scene = try layout(stack(upper, lower), surface)
      let found = try scene.frame("below").minY - scene.frame("above").minY
      #expect(abs(found - distance) < 0.01, "\(surface) \(found)")
    }
  }

  /// The height of two lines: one, and the distance, which is 16 in footnote (P139), 11 in caption2 (P66) and 20 in body (P100). Fonts of a fixed size
  /// keep theirs: 20.69 with 16 points and a spacing of 1.6 (P104).
  @Test(arguments: [
    (Font.footnote.weight(.semibold), 0.0, 31.51), (Font.caption2, 0.0, 24.13), (Font.body.bold(), 0.0, 40.29),
    (Font.system(size: 16), 1.6, 39.78),
  ]) func twoLinesOfOneText(_ font: Font, _ spacing: CGFloat, _ height: Double) throws {
    let text = Text(verbatim: "One\nTwo").font(font).lineSpacing(spacing).accessibilityIdentifier("text")
    #expect(abs(try layout(text).frame("text").height - height) < 0.34)
  }

  /// A font's own leading replaces the widget's, and a watch has the usual lines; both are assumed.
  @Test func theFontsOwnLeading() throws {
    func distance(_ font: Font, _ surface: WidgetSurface = .systemSmall, on device: String = "iphone-15-pro") throws -> CGFloat {
      let scene = try layout(stack(font, font), surface, on: device)
      return try scene.frame("below").minY - scene.frame("above").minY
    }
    #expect(try abs(distance(.body.leading(.standard)) - 67.0 / 3) < 0.01)
    #expect(try abs(distance(.body.leading(.tight)) - 61.0 / 3) < 0.01)
    #expect(try abs(distance(.system(size: 17).leading(.tight)) - 61.0 / 3) < 0.01)
    #expect(try abs(distance(.body.leading(.loose)) - 73.0 / 3) < 0.01)
  }

  /// In a card and in an app's own view: footnote 18.33 (P102).
  @Test func oneTextBelowAnotherElsewhere() throws {
    let found = try Frames(stack(.footnote, .footnote))
    #expect(abs(found.gap("above", "below") - 8.0 / 3) < 0.01)
    let card = try ScreenshotScene().card { stack(.footnote, .footnote) }
    #expect(try abs(card.frame("below").minY - card.frame("above").minY - 55.0 / 3) < 0.01)
  }

  /// `leading(_:)` changes the distance between two texts as it does that between lines.
  @Test func leadingElsewhere() throws {
    let found = try Frames(stack(.body.leading(.tight), .body.leading(.tight)))
    #expect(abs(found.gap("above", "below")) < 0.01)
  }
}
