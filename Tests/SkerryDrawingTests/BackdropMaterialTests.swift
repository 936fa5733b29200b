import Foundation
import SkerryDrawing
import Testing

/// What a material is where nothing is behind it, and over a colour.
@Suite struct BackdropMaterialTests {
  /// The grey that gives 0.2 over black and 0.7 over white: half transparent.
  @Test func flatGreyGivesTheSameOverBlackAndWhite() {
    let flat = BackdropMaterial(blurRadius: 10, levels: [0.2, 0.5, 0.7], chroma: 1).flat
    #expect(abs(flat.alpha - 0.5) < 1e-12 && abs(flat.red - 0.4) < 1e-12)
    #expect(abs(flat.composited(over: RGBA(0, 0, 0)).red - 0.2) < 1e-12)
    #expect(abs(flat.composited(over: RGBA(1, 1, 1)).red - 0.7) < 1e-12)
  }

  @Test func brightnessFollowsTheLevels() {
    let material = BackdropMaterial(blurRadius: 10, levels: [0.2, 0.5, 0.7], chroma: 2, added: RGBA(0.01, 0, 0))
    for (behind, wanted) in [(0.0, 0.2), (0.25, 0.35), (0.5, 0.5), (1, 0.7)] {
      let result = material.result(over: RGBA(behind, behind, behind))
      #expect(abs(result.green - wanted) < 1e-9 && abs(result.red - wanted - 0.01) < 1e-9)
    }
    // The distance from grey is doubled.
    let behind = RGBA(0.5, 0.3, 0.3)
    let result = material.result(over: behind)
    #expect(abs(result.red - result.green - 0.01 - 0.4) < 1e-9)
  }

  /// Rec. 709: 0.2126, 0.7152 and 0.0722, whatever the alpha.
  @Test func brightnessOfColours() {
    #expect(RGBA(1, 0, 0).luma == 0.2126 && RGBA(0, 1, 0).luma == 0.7152 && RGBA(0, 0, 1).luma == 0.0722)
    #expect(abs(RGBA(1, 1, 1, 0.5).luma - 1) < 1e-12 && RGBA(0, 0, 0).luma == 0)
    #expect(LuminanceWeights.red + LuminanceWeights.green + LuminanceWeights.blue == 1)
  }
}
