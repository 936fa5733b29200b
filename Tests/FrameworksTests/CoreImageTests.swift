import SwiftUI
import Testing

/// Core Image's colours, whose components apps compute with.
@Suite @MainActor struct CoreImageTests {
  @Test func coloursHaveTheirComponents() {
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(CoreImageValues.components(of: color) == [1, 0.5, 0.25, 0.75])
    #expect(CoreImageValues.read(CoreImageValues.written(color)) == color)
    #expect(CoreImageValues.components(ofString: "0.5 x") == [0.5, 0, 0, 1])
    #expect(CoreImageValues.named == [[0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 1], [1, 1, 1, 1]])
  }

  @Test func aGradientKeepsItsInputs() {
    let gradient = CoreImageValues.gradient()
    #expect(gradient.name == "CILinearGradient" && gradient.opacity == 0 && gradient.height == 10 && !gradient.isDrawn)
  }
}
