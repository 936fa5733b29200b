import SkerryGeometry
import SkerryImage
import Testing

/// Contrasts by WCAG 2.2, whose own examples and limits are the expectations.
@Suite struct ContrastTests {
  private let black = OpaqueColor(red: 0, green: 0, blue: 0), white = OpaqueColor(red: 1, green: 1, blue: 1)

  private func grey(_ level: Double) -> OpaqueColor { OpaqueColor(red: level / 255, green: level / 255, blue: level / 255) }

  @Test func contrastsOfColours() {
    #expect(abs(black.contrast(to: white) - 21) < 1e-9 && white.contrast(to: black) == black.contrast(to: white))
    #expect(white.contrast(to: white) == 1)
    // The lightest grey that has 4.5 : 1 on white is #767676.
    #expect(grey(118).contrast(to: white) >= 4.5 && grey(119).contrast(to: white) < 4.5)
    // Red has 4.00 on white, green 1.37, blue 8.59.
    let parts = [OpaqueColor(red: 1, green: 0, blue: 0), OpaqueColor(red: 0, green: 1, blue: 0), OpaqueColor(red: 0, green: 0, blue: 1)]
    #expect(parts.map { ($0.contrast(to: white) * 100).rounded() } == [400, 137, 859])
    #expect(OpaqueColor(red: 1, green: 0.2, blue: 5 / 255).text == "#FF3305")
  }

  @Test func pixelsLieOnTheirBackdrop() {
    // Opaque red, half of white, nothing.
    let picture = Bitmap(size: PixelSize(width: 3, height: 1), pixels: [255, 0, 0, 255, 128, 128, 128, 128, 0, 0, 0, 0])
    #expect((0..<3).map { picture.color(x: $0, y: 0, over: black).text } == ["#FF0000", "#808080", "#000000"])
    #expect((0..<3).map { picture.color(x: $0, y: 0, over: white).text } == ["#FF0000", "#FFFFFF", "#FFFFFF"])
  }

  @Test func contrastsOfPixelsRise() {
    let size = PixelSize(width: 2, height: 2)
    func picture(_ levels: [UInt8]) -> Bitmap { Bitmap(size: size, pixels: levels.flatMap { [$0, $0, $0, 255] }) }
    let (ground, ink) = (picture([255, 255, 119, 0]), picture([0, 119, 119, 119]))
    let both = stride(from: 0, to: 2, by: 1)
    let all = ground.contrasts(to: ink, columns: both, rows: both, over: black)
    #expect(all.map { ($0.ratio * 100).rounded() / 100 } == [1, 4.48, 4.69, 21])
    #expect(all.map(\.color.text) == ["#777777", "#FFFFFF", "#000000", "#FFFFFF"])
    let some = ground.contrasts(to: ink, columns: both, rows: both, over: black) { x, y in (x, y) != (0, 0) }
    #expect(some.count == 3 && some.last?.color.text == "#000000")
    #expect(ground.equals(ink, x: 0, y: 1) && !ground.equals(ink, x: 1, y: 1))
  }

  @Test func inkIsWhatDiffersFromTheGround() {
    func picture(_ pixel: [UInt8]) -> Bitmap { Bitmap(size: PixelSize(width: 2, height: 1), pixels: [0, 0, 0, 0] + pixel) }
    #expect(!picture([0, 0, 0, 0]).hasVisiblePixels(onBlack: true) && !picture([0, 0, 0, 0]).hasVisiblePixels(onBlack: false))
    #expect(!picture([0, 0, 0, 255]).hasVisiblePixels(onBlack: true) && picture([0, 0, 0, 255]).hasVisiblePixels(onBlack: false))
    for part in 0..<3 { #expect(picture((0..<4).map { $0 == part ? 1 : $0 == 3 ? 255 : 0 }).hasVisiblePixels(onBlack: true)) }
  }
}
