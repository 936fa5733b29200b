import SkerryGeometry
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// Fonts of archived views. Source: Documentation/Figures.md, §9.100 (P60, P94).
@Suite @MainActor struct ArchivedFontTests {
  /// A text style's font in another design loses the weight that it is made with on iOS 26, and keeps that design and a weight that is changed afterwards.
  @Test(arguments: [SystemVersion.iOS18, .iOS26]) func textStylesLoseTheirWeight(_ version: SystemVersion) throws {
    var shot = ScreenshotScene()
    shot.settings.version = version
    let scene = try shot.card {
      VStack {
        Text(verbatim: "a").font(.system(.title, design: .rounded, weight: .bold))
        Text(verbatim: "b").font(.system(.title, weight: .bold))
        Text(verbatim: "c").font(.system(.headline, design: .rounded, weight: .heavy))
        Text(verbatim: "d").font(.system(size: 28, weight: .bold, design: .rounded))
        Text(verbatim: "e").font(.system(.title, design: .rounded)).fontWeight(.bold)
        Text(verbatim: "f").font(.title.weight(.bold))
      }
    }
    var weights: [CGFloat] = []
    var designs: [Bool] = []
    scene.tree.walk { node in
      guard case .text(let text, _) = node.content else { return }
      weights += text.runs.map(\.font.weight)
      designs += text.runs.map { $0.font.family == .system(.rounded) }
    }
    #expect(weights == (version == .iOS26 ? [400, 700, 600, 700, 700, 700] : [700, 700, 800, 700, 700, 700]))
    #expect(designs == [true, false, true, true, true, false])
  }

  /// A toggle with an intent and without a style is a capsule around its label, 46.8 × 27.7 around "OFF" of
  /// caption (P94).
  @Test func togglesInWidgetsAreButtons() throws {
    let scene = try ScreenshotScene().card {
      Toggle(state: false) { Text(verbatim: "OFF").font(.caption) }.accessibilityIdentifier("toggle")
    }
    let frame = try scene.frame("toggle")
    #expect(abs(frame.width - 46.8) < 1 && abs(frame.height - 27.7) < 1, "\(frame)")
  }
}
