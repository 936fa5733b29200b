import Foundation
import SkerryDrawing
import SkerryTestSupport
import Testing

@testable import SkerryUI

/// The system's named colours in every palette, scheme and contrast. Sources: Figures §4.1 to §4.3.
@Suite @MainActor struct SystemColorTests {
  private func text(_ color: RGBA) -> String {
    let bytes = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    return "\(bytes.joined(separator: " "))\(color.alpha == 1 ? "" : " / \(RecordedText.number(color.alpha))")"
  }

  @Test func coloursAreUnchanged() throws {
    var environments: [EnvironmentValues] = []
    for palette in [SystemPalette.iOS18, .iOS26] {
      for contrast in [ColorSchemeContrast.standard, .increased] {
        for scheme in [ColorScheme.light, .dark] {
          var environment = EnvironmentValues()
          environment.system.palette = palette
          environment.system.colorScheme = scheme
          environment.system.colorSchemeContrast = contrast
          environments.append(environment)
        }
      }
    }
    let lines =
      SystemColor.allCases.map { color in "\(color.rawValue): \(environments.map { text(color.rgba(in: $0)) }.joined(separator: ", "))" }
      + SemanticColor.allCases.map { color in "\(color.rawValue): \(environments.map { text(color.rgba(in: $0)) }.joined(separator: ", "))"
      }
    try RecordedText.check("system-colours", lines)
  }

  /// Encoded values are mixed by their share and weighted by alpha: red at alpha 1 and blue at a half are 2 to 1.
  @Test func mixedColoursAreWeightedByAlpha() {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1), blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5)
    func mixed(_ share: Double) -> RGBA { red.mix(with: blue, by: share, in: .device).source.rgba(in: EnvironmentValues()) }
    func isNear(_ color: RGBA, _ other: RGBA) -> Bool {
      zip([color.red, color.green, color.blue, color.alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
        abs($0 - $1) < 1e-9
      }
    }
    #expect(isNear(mixed(0.5), RGBA(2.0 / 3, 0, 1.0 / 3, 0.75)))
    #expect(isNear(mixed(0), RGBA(1, 0, 0, 1)) && isNear(mixed(1), RGBA(0, 0, 1, 0.5)))
    #expect(isNear(mixed(-1), mixed(0)) && isNear(mixed(2), mixed(1)))
    let none = Color.clear.mix(with: .clear, by: 0.5, in: .device).source.rgba(in: EnvironmentValues())
    #expect(none == .clear)
  }
}
