import Foundation
import SwiftUI
import Testing

/// Tiles of a widget, one to twelve in three sizes, as an app recorded them (Figures §9.8). Positions in points.
@Suite @MainActor struct RecordedTileTests {
  private nonisolated enum Look { case single, large, row, dense }

  private struct Board: View {
    let count: Int, columns: Int, look: Look, isNarrow: Bool, hasSubtitle: Bool

    private var texts: (title: Font, subtitle: Font, disc: CGFloat) {
      switch look {
      case .single: (.subheadline, .footnote, 48)
      case .large: (.subheadline, .footnote, 42)
      case .row: (.footnote, .caption, 38)
      case .dense: (.caption, .caption2, 30)
      }
    }

    @ViewBuilder private func lines(_ index: Int) -> some View {
      Text("Title").font(texts.title).fontWeight(.semibold).lineLimit(2).accessibilityIdentifier("title \(index)")
      if hasSubtitle { Text("Subtitle").font(texts.subtitle).lineLimit(1) }
    }

    @ViewBuilder private func tile(_ index: Int) -> some View {
      let disc = Circle().frame(width: texts.disc, height: texts.disc).accessibilityIdentifier("disc \(index)")
      Group {
        if look == .row || look == .dense {
          HStack(spacing: 12) {
            disc
            VStack(alignment: .leading, spacing: 0) { lines(index) }.frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.horizontal, 12)
        } else {
          VStack(alignment: .leading, spacing: 0) {
            disc
            Spacer()
            lines(index)
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(maxHeight: look == .row && !isNarrow ? 68 : nil).frame(maxWidth: .infinity)
    }

    var body: some View {
      let space: CGFloat = look == .dense ? 0 : 8
      VStack(alignment: .leading, spacing: space) {
        ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
          HStack(spacing: space) {
            ForEach(row * columns..<min(count, (row + 1) * columns), id: \.self) { tile($0) }
            if count - row * columns == 1, look == .row, !isNarrow { Spacer().frame(maxWidth: .infinity) }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top).padding(look == .single || look == .dense ? 0 : 8)
    }
  }

  private nonisolated struct Widget: CustomTestStringConvertible {
    let size: (CGFloat, CGFloat)
    let counts: [Int]
    let columns: Int
    let look: Look
    /// Tops of the discs by row, their left edges by column, the titles' baselines below each other with and without a subtitle.
    let tops: [CGFloat], lefts: [CGFloat], baselines: [CGFloat], alone: [CGFloat]
    var testDescription: String { "\(size.0) × \(size.1), \(counts)" }
  }

  private nonisolated static let widgets = [
    Widget(size: (160, 160), counts: [1], columns: 1, look: .single, tops: [16], lefts: [16], baselines: [125], alone: [140.67]),
    Widget(
      size: (160, 160), counts: [2], columns: 1, look: .row, tops: [23, 99], lefts: [20], baselines: [39.33, 115.33],
      alone: [46.67, 122.67]),
    Widget(
      size: (160, 160), counts: [3], columns: 1, look: .dense, tops: [11.67, 65, 118.33], lefts: [12], baselines: [24.33, 77.67, 131],
      alone: [31, 84.33, 137.33]),
    Widget(size: (350, 160), counts: [1], columns: 2, look: .single, tops: [16], lefts: [16], baselines: [125], alone: [140.67]),
    Widget(size: (350, 160), counts: [2], columns: 2, look: .large, tops: [24], lefts: [24, 195], baselines: [117], alone: [132.67]),
    Widget(
      size: (350, 160), counts: [3, 4], columns: 2, look: .row, tops: [23, 99], lefts: [20, 191], baselines: [39.33, 115.33],
      alone: [46.67, 122.67]),
    Widget(
      size: (350, 160), counts: [5, 6], columns: 2, look: .dense, tops: [11.67, 65, 118.33], lefts: [12, 187],
      baselines: [24.33, 77.67, 131],
      alone: [31, 84.33, 137.33]),
    Widget(size: (350, 310), counts: [1], columns: 1, look: .single, tops: [16], lefts: [16], baselines: [275], alone: [290.67]),
    Widget(
      size: (350, 310), counts: [2], columns: 1, look: .large, tops: [24, 175], lefts: [24], baselines: [116, 266.67],
      alone: [131.67, 282.33]),
    Widget(
      size: (350, 310), counts: [3, 4], columns: 2, look: .large, tops: [24, 175], lefts: [24, 195], baselines: [116, 266.67],
      alone: [131.67, 282.33]),
    Widget(
      size: (350, 310), counts: [5, 6], columns: 2, look: .row, tops: [23, 99, 175], lefts: [20, 191], baselines: [39.33, 115.33, 191.33],
      alone: [46.67, 122.67, 198.67]),
    Widget(
      size: (350, 310), counts: [7, 8], columns: 2, look: .row, tops: [22.67, 98.33, 173.67, 249.33], lefts: [20, 191],
      baselines: [39, 114.67, 190.33, 266], alone: [46.33, 121.67, 197.67, 273]),
    Widget(
      size: (350, 310), counts: [9, 10], columns: 2, look: .row, tops: [15.33, 75.67, 136, 196.33, 256.67], lefts: [20, 191],
      baselines: [31.67, 92, 152.67, 213, 273], alone: [38.67, 99, 159.67, 220.33, 280.33]),
    Widget(
      size: (350, 310), counts: [11, 12], columns: 2, look: .dense, tops: [11, 62.67, 114.33, 166, 217.67, 269.33], lefts: [12, 187],
      baselines: [23.33, 75, 126.67, 178.33, 230, 281.67], alone: [30, 81.67, 133.33, 185, 236.67, 288.33]),
  ]

  /// Baselines are the lowest visible rows of titles, a third of a point below; discs are exact to a pixel.
  @Test(arguments: widgets) private func tilesOfEveryNumber(_ widget: Widget) throws {
    let sizes: [Look: CGFloat] = [.single: 15, .large: 15, .row: 13, .dense: 12]
    let size = try #require(sizes[widget.look])
    for count in widget.counts {
      for (hasSubtitle, baselines) in [(true, widget.baselines), (false, widget.alone)] {
        let found = try Frames(
          Board(
            count: count, columns: widget.columns, look: widget.look, isNarrow: widget.size.0 == 160, hasSubtitle: hasSubtitle
          )
          .frame(width: widget.size.0, height: widget.size.1))
        for index in 0..<count {
          let (row, column) = (index / widget.columns, index % widget.columns)
          let (disc, title) = (try #require(found["disc \(index)"]), try #require(found["title \(index)"]))
          #expect(abs(disc.minY - widget.tops[row]) < 0.34 && abs(disc.minX - widget.lefts[column]) < 0.34, "\(count), \(index): \(disc)")
          #expect(abs(title.minY + 1950.0 / 2048 * size - baselines[row]) < 0.67, "\(count), \(index): \(title)")
        }
      }
    }
  }
}
