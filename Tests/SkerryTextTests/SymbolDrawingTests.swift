import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Which names have a drawing, and what their filled forms show.
@Suite struct SymbolDrawingTests {
  private static let engine = TextEngine()
  private func drawing(_ name: String, _ size: CGFloat, _ weight: CGFloat = 400) throws -> SymbolDrawing {
    try #require(Self.engine.symbol(named: name, font: FontDescription(size: size, weight: weight), scale: .medium), "\(name)")
  }

  /// An icon of another object is never used: such names have no drawing.
  @Test(arguments: [
    "cat", "cat.fill", "popcorn.fill", "lizard", "balloon", "figure.equestrian.sports", "nose",
  ])
  func otherObjectsDoNotStandIn(_ name: String) {
    #expect(Self.engine.symbol(named: name, font: FontDescription(size: 20), scale: .medium) == nil)
  }

  @Test(arguments: [
    "crown", "crown.fill", "stethoscope", "bicycle", "bell.badge", "bell.badge.fill", "calendar.badge.clock", "steeringwheel",
  ])
  func theseNamesHaveDrawings(_ name: String) throws { #expect(try !drawing(name, 20).layers.isEmpty) }

  /// A filled form covers more of its box than the outlined one, at every weight.
  @Test(arguments: ["crown", "syringe", "bell.badge", "truck.box", "tent"])
  func filledFormsAreFilled(_ name: String) throws {
    func ink(_ symbol: SymbolDrawing) -> Int {
      let box = symbol.layers[0].boundingRect
      var count = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let point = CGPoint(x: box.minX + box.width * (CGFloat(x) + 0.5) / 40, y: box.minY + box.height * (CGFloat(y) + 0.5) / 40)
          if symbol.layers[0].contains(point) { count += 1 }
        }
      }
      return count
    }
    for weight in [200.0, 400, 900] {
      #expect(ink(try drawing(name + ".fill", 40, weight)) > ink(try drawing(name, 40, min(weight, 400))), "\(weight)")
    }
  }

  /// The screen of a filled telephone is cut out of its lid.
  @Test func aFilledTelephoneHasItsScreen() throws {
    let telephone = try #require(SymbolShapes.outline(of: "flipphone.fill", stroke: 0.07))
    #expect([0.15, 0.19].map { telephone.contains(CGPoint(x: $0, y: -0.31)) } == [false, true])
    #expect([-0.18, -0.16].map { telephone.contains(CGPoint(x: 0, y: $0)) } == [false, true])
  }
}
