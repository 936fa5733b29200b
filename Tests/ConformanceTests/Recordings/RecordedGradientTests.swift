import SkerryImage
import SwiftUI
import Testing

/// `Color.gradient` of several colours, recorded at one pixel per point and drawn again (Figures §9.34, R40).
@Suite @MainActor struct RecordedGradientTests {
  nonisolated struct Shades: CustomTestStringConvertible, Sendable {
    let testDescription: String, color: Color
    /// The rows 0, 12, 24, 36 and 49 of fifty.
    let rows: [[Int]]
  }
  private nonisolated static let all = [
    Shades(
      testDescription: "blue", color: .blue, rows: [[46, 167, 255], [33, 157, 255], [17, 146, 255], [0, 136, 255], [0, 136, 255]]),
    Shades(
      testDescription: "orange", color: .orange,
      rows: [[255, 172, 88], [255, 162, 72], [255, 151, 56], [255, 141, 40], [255, 141, 40]]),
    Shades(
      testDescription: "green", color: .green, rows: [[98, 221, 129], [83, 214, 115], [67, 206, 102], [52, 199, 89], [52, 199, 89]]),
    Shades(
      testDescription: "yellow", color: .yellow, rows: [[255, 204, 0], [255, 204, 0], [251, 199, 0], [245, 192, 0], [239, 184, 0]]),
    Shades(
      testDescription: "brown", color: .brown,
      rows: [[202, 164, 136], [191, 151, 122], [181, 138, 107], [172, 127, 94], [171, 127, 94]]),
    Shades(
      testDescription: "mint", color: .mint, rows: [[54, 222, 205], [41, 215, 196], [24, 207, 187], [0, 200, 179], [0, 200, 179]]),
    Shades(
      testDescription: "indigo", color: .indigo,
      rows: [[136, 124, 255], [123, 110, 252], [109, 97, 249], [97, 85, 245], [97, 85, 245]]),
    Shades(
      testDescription: "cyan", color: .cyan, rows: [[54, 216, 250], [40, 207, 243], [23, 199, 237], [0, 192, 232], [0, 192, 231]]),
    Shades(
      testDescription: "gray", color: .gray,
      rows: [[176, 176, 180], [164, 164, 169], [152, 152, 157], [142, 142, 148], [142, 142, 147]]),
    Shades(
      testDescription: "pink", color: .pink, rows: [[255, 88, 126], [255, 72, 112], [255, 56, 98], [255, 45, 85], [255, 45, 85]]),
    Shades(testDescription: "red", color: .red, rows: [[255, 98, 103], [255, 83, 89], [255, 68, 74], [255, 56, 60], [255, 56, 60]]),
  ]

  @Test(arguments: all) func shadesOfAColor(_ shades: Shades) throws {
    let renderer = ImageRenderer(content: Rectangle().fill(shades.color.gradient).frame(width: 4, height: 50))
    renderer.scale = 1
    let picture = try ImageCodecs.decode(renderer.pngData())
    for (row, recorded) in zip([0, 12, 24, 36, 49], shades.rows) {
      let drawn = picture.color(x: 2, y: row)
      let far = zip([drawn.red, drawn.green, drawn.blue], recorded).map { abs(Int($0) - $1) }.max() ?? 255
      #expect(far <= 4, "\(row): \(drawn) is not \(recorded)")
    }
  }
}
