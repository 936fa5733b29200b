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
      SystemColor.allCases.map { color in "\(color.rawValue): \(environments.map { text(color.rgba(in: $0)) }.joined(separator: ", "))\n" }
      + SemanticColor.allCases.map { color in
        "\(color.rawValue): \(environments.map { text(color.rgba(in: $0)) }.joined(separator: ", "))\n"
      }
    #expect(try RecordedText.difference(from: "Goldens/Text/system-colours.txt", to: lines.joined()) == nil)
  }
}
