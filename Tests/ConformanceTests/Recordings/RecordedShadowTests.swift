import SkerryImage
import SwiftUI
import Testing

/// Shadows of shadows, recorded at one pixel per point and drawn again (Figures §9.23, R29).
@Suite @MainActor struct RecordedShadowTests {
  /// The middle row of the picture: red, green, blue and opacity, not premultiplied.
  private static let row: [Int: [Double]] = [
    8: [43, 85, 213, 6], 12: [51, 102, 204, 10], 16: [58, 104, 185, 22], 20: [69, 103, 193, 37], 24: [79, 109, 176, 61],
    28: [86, 114, 169, 92], 32: [93, 112, 151, 132], 36: [95, 106, 130, 175], 40: [93, 103, 105, 212], 44: [82, 96, 81, 237],
  ]

  @Test func shadowsOverShadows() throws {
    let circle = Circle().fill(Color.green).frame(width: 100, height: 100)
    let shadows = circle.shadow(color: .black, radius: 10).shadow(color: .green, radius: 10).shadow(color: .red, radius: 10)
    let renderer = ImageRenderer(content: shadows.shadow(color: .blue, radius: 10).padding(50).background(Color.white))
    renderer.scale = 1
    renderer.systemVersion = .iOS16
    let bitmap = try ImageCodecs.decode(renderer.pngData())
    for (x, recorded) in Self.row {
      let drawn = bitmap.color(x: x, y: 100), opacity = recorded[3] / 255
      let wanted = recorded.prefix(3).map { $0 * opacity + 255 * (1 - opacity) }
      let far = zip([drawn.red, drawn.green, drawn.blue], wanted).map { abs(Double($0) - $1) }.max() ?? 255
      #expect(far < 4, "\(x): \(drawn) is not \(wanted)")
    }
  }
}
