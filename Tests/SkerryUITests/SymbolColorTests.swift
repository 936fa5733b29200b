import Foundation
import SkerryImage
import SwiftUI
import Testing

/// The share of each colour in a picture's pixels, without the background.
@MainActor
private func shares(of view: some View) throws -> [[Int]: Int] {
  let renderer = ImageRenderer(content: view.font(.system(size: 60)))
  renderer.scale = 1
  let bitmap = try ImageCodecs.decode(renderer.pngData())
  var found: [[Int]: Int] = [:]
  for y in 0..<bitmap.size.height {
    for x in 0..<bitmap.size.width {
      let color = bitmap.color(x: x, y: y)
      if color.alpha > 0 { found[[color.red, color.green, color.blue, color.alpha], default: 0] += 1 }
    }
  }
  return found
}

@Suite @MainActor struct SymbolColorTests {
  private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

  @Test func thePaletteColoursTheShapeAndWhatIsInIt() throws {
    let found = try shares(of: Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(red, blue))
    #expect((found[[255, 0, 0, 255]] ?? 0) > 50)
    #expect((found[[0, 0, 255, 255]] ?? 0) > 1500)
    #expect((found[[0, 0, 255, 255]] ?? 0) > (found[[255, 0, 0, 255]] ?? 0))
  }

  @Test func severalStylesSelectThePalette() throws {
    let explicit = try shares(of: Image(systemName: "xmark.circle").symbolRenderingMode(.palette).foregroundStyle(red, blue))
    #expect(try shares(of: Image(systemName: "xmark.circle").foregroundStyle(red, blue)) == explicit)
    #expect(explicit[[0, 0, 255, 255]] != nil && explicit[[255, 0, 0, 255]] != nil)
  }

  @Test func monochromeLeavesTheGlyphOpen() throws {
    let found = try shares(of: Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(red, blue))
    #expect(found.keys.allSatisfy { $0[2] == 0 })
  }

  @Test func hierarchicalFadesTheShape() throws {
    let found = try shares(of: Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect((found[[255, 0, 0, 128]] ?? 0) > 1000 && (found[[255, 0, 0, 255]] ?? 0) > 50)
  }

  @Test func multicolorPutsWhiteOnTheFamilysColour() throws {
    let found = try shares(of: Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor))
    #expect((found[[255, 204, 0, 255]] ?? 0) > 500 && (found[[255, 255, 255, 255]] ?? 0) > 20)
  }

  /// The badge of plus was recorded (Figures §9.24); the colours of the others are assumed.
  @Test(arguments: [("plus", [52, 199, 89]), ("checkmark", [52, 199, 89]), ("minus", [255, 56, 60]), ("xmark", [255, 56, 60])])
  func multicolorColoursABadge(_ badge: String, _ color: [Int]) throws {
    let symbol = Image(systemName: "person.fill.badge." + badge).foregroundStyle(blue)
    let found = try shares(of: symbol.symbolRenderingMode(.multicolor))
    #expect((found[color + [255]] ?? 0) > 100 && (found[[0, 0, 255, 255]] ?? 0) > 500, "\(found.filter { $0.value > 50 })")
    #expect(try shares(of: symbol).keys.allSatisfy { Array($0.prefix(3)) != color })
  }

  @Test func aVariableValueLightsPartOfTheSymbol() throws {
    func lit(_ value: Double) throws -> Int {
      try shares(of: Image(systemName: "wifi", variableValue: value).foregroundStyle(red))[[255, 0, 0, 255]] ?? 0
    }
    let (none, half, all) = (try lit(0), try lit(0.5), try lit(1))
    #expect(none == 0 && half > 0 && half < all)
    #expect(try shares(of: Image(systemName: "wifi").foregroundStyle(red))[[255, 0, 0, 255]] == all)
  }

  @Test func variantsPutSlashShapeAndFillInOrder() throws {
    func same(_ a: some View, _ b: some View) throws -> Bool { try shares(of: a) == shares(of: b) }
    #expect(try same(Image(systemName: "heart").symbolVariant(.fill), Image(systemName: "heart.fill")))
    #expect(try same(Image(systemName: "heart.fill").symbolVariant(.circle), Image(systemName: "heart.circle.fill")))
    #expect(try same(Image(systemName: "bell").symbolVariant(.fill.slash), Image(systemName: "bell.slash.fill")))
    #expect(try same(Image(systemName: "xmark").symbolVariant(.fill), Image(systemName: "xmark")))
  }
}
