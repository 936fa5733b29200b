import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Symbols in circles of 52 points, in pixels, one per point (Figures §9.26, R33).
@Suite @MainActor struct RecordedCircleTests {
  /// The columns and rows with at least 0.4 of the symbol's contrast, inside the ring.
  private func inside(_ name: String) throws -> (width: Int, height: Int) {
    let symbol = Image(systemName: name).resizable().scaledToFit().foregroundStyle(.white).frame(width: 52, height: 52).background(.black)
    let renderer = ImageRenderer(content: symbol)
    renderer.scale = 1
    let picture = try ImageCodecs.decode(renderer.pngData())
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for x in 0..<52 {
      for y in 0..<52 where hypot(Double(x) - 25.5, Double(y) - 25.5) < 20.5 && picture.color(x: x, y: y).red > 102 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    return (try #require(columns.max()) - #require(columns.min()) + 1, try #require(rows.max()) - #require(rows.min()) + 1)
  }

  @Test(arguments: [
    ("record.circle", 20, 20), ("pause.circle", 18, 20), ("timer.circle", 29, 29), ("xmark.circle", 22, 21), ("forward.end.circle", 22, 20),
    ("gear.circle", 33, 32),
  ])
  func symbolsInCircles(_ name: String, _ width: Int, _ height: Int) throws {
    let found = try inside(name)
    #expect(abs(found.width - width) <= 1 && abs(found.height - height) <= 1, "\(found)")
  }
}
