import Foundation
import SkerryDrawing
import Testing

@testable import SkerryUI

/// What styles of shapes resolve to.
@Suite @MainActor struct StyleTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  /// The published levels of each material in light and in dark appearance, and its blur; of the saturation half more than of the brightness is kept
  /// (Figures §4.6, §8.6).
  @Test(arguments: [
    (Material.ultraThin, 22.5, [88.7, 130, 169, 209, 245], [31.8, 63.4, 100, 137.8, 176.8]),
    (.thin, 30, [141, 175, 200, 222, 245], [32, 55.8, 76, 98, 125.8]),
    (.regular, 30, [197, 208, 223, 238, 245], [31.8, 53.8, 63.8, 71.8, 84]),
    (.thick, 45, [234, 237, 243, 246, 246], [30, 39, 42, 42, 36]),
    (.ultraThick, 45, [234, 237, 243, 246, 246], [30, 39, 42, 42, 36]),
    (.bar, 22.5, [178, 210, 239.6, 254.9, 247], [18, 58, 74.8, 79.8, 87.8]),
  ])
  func materials(_ material: Material, _ radius: CGFloat, _ light: [Double], _ dark: [Double]) {
    for (scheme, levels) in [(ColorScheme.light, light), (.dark, dark)] {
      let expected = BackdropMaterial(blurRadius: radius, levels: levels.map { $0 / 255 }, chroma: 1.5 * (levels[4] - levels[0]) / 255)
      #expect(material.paint(in: environment(scheme), level: 0) == .backdrop(expected))
    }
  }

  private struct Own: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? .red : .blue }
  }

  /// An app's own style is what it resolves to.
  @Test func ownStyles() {
    for (scheme, color) in [(ColorScheme.light, Color.blue), (.dark, .red)] {
      for level in 0..<3 {
        let values = environment(scheme)
        #expect((Own() as any ShapeStyle).paint(in: values, level: level) == color.paint(in: values, level: level))
      }
    }
  }
}
