import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// A page of a bestiary, recorded at 3 pixels per point and drawn again (Figures §9.72, R92). Positions in points.
@Suite @MainActor struct RecordedBestiaryTests {
  private let page = URL(fileURLWithPath: "/museum")

  private func version(_ version: SystemVersion, _ view: some View) -> some View {
    view.settingEnvironment { $0.system.version = version }
  }

  private func link(_ words: String) -> some View {
    Link(destination: page) {
      HStack {
        Color.gray.frame(width: 14.67, height: 14.67)
        Text(verbatim: words).font(.subheadline)
      }
    }
  }

  /// Three lines in 358 points begin 65.33, 43.0 and 129.0 after the edge of the screen, 16 further left; the second as in the substitute font.
  @Test func linesOfALinkAreCentredInTheTint() throws {
    let words = "International Institute for Advanced Fossil Research and Evolutionary Reconstruction, New York Division, Sector 7"
    let picture = try PixelExtent(
      version(.iOS18, link(words).frame(width: 358, alignment: .leading).background(.white)))
    let size = picture.bitmap.size
    var starts: [CGFloat] = []
    for row in 0..<3 {
      let (top, bottom) = (size.height * row / 3 + 4, size.height * (row + 1) / 3 - 4)
      let first = (24 * 3..<size.width).first { x in (top..<bottom).contains { picture.bitmap.color(x: x, y: $0).red < 128 } }
      starts.append(CGFloat(try #require(first)) / 3 + 16)
    }
    for (start, recorded) in zip(starts, [65.33, 43.0, 129.0]) { #expect(abs(start - recorded) <= 2.4, "\(starts)") }
    let blues = (0..<size.count).map { picture.bitmap.color(x: $0 % size.width, y: $0 / size.width) }
    #expect(blues.contains { $0.red < 20 && $0.blue > 240 } && !blues.contains { $0.red < 20 && $0.blue < 100 })
  }

  /// In a Live Activity a link's label has the primary colour (Figures §8.3).
  @Test func aLinkOfALiveActivityIsPlain() throws {
    let label = Link(destination: page) { Rectangle().frame(width: 20, height: 20) }
    let inApp = try PixelExtent(version(.iOS18, label)).bitmap.color(x: 30, y: 30)
    let inside = label.settingEnvironment { $0.system.containerSize = CGSize(width: 100, height: 100) }
    let inActivity = try PixelExtent(version(.iOS18, inside)).bitmap.color(x: 30, y: 30)
    #expect(inApp.blue == 255 && inApp.red == 0 && inActivity.blue == 0)
  }
}
