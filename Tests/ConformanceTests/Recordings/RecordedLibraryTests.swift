import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Buttons of a library's catalogue (R50) and a page about a film (R49), in points at 3 pixels per point and the medium text size (Figures §9.43).
@Suite @MainActor struct RecordedLibraryTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.dynamicTypeSize(.medium).background(.white))
    renderer.scale = 3
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// Where runs of marked lines begin and end, in pixels; gaps of up to `gap` lines belong to a run.
  private func runs(_ marked: [Bool], gap: Int) -> [(start: Int, end: Int)] {
    var runs: [(start: Int, end: Int)] = []
    for (index, isMarked) in marked.enumerated() where isMarked {
      if let last = runs.last, index - last.end < gap + 1 { runs[runs.count - 1].end = index + 1 } else { runs.append((index, index + 1)) }
    }
    return runs
  }

  private func button(_ title: String, isActive: Bool = false) -> some View {
    Button(action: {}) {
      Text(title).padding(.vertical, 8).padding(.horizontal, 12).background(isActive ? Color.gray.opacity(0.3) : .clear).clipShape(
        Capsule()
      )
      .accessibilityIdentifier(title)
    }
    .buttonStyle(.plain)
  }

  @Test func buttonsInARow() throws {
    let row = HStack(spacing: 12) {
      HStack(spacing: 8) {
        button("All", isActive: true)
        button("Fiction")
        button("Non-Fiction")
      }
      HStack(spacing: 8) {
        button("Title")
        button("Author", isActive: true)
      }
    }
    .padding(.horizontal, 12).padding(.vertical, 8).fixedSize()
    let plate = try #require(Frames(row.dynamicTypeSize(.medium))["All"])
    #expect(abs(plate.minX - 12) < 0.34 && abs(plate.width - 42) < 0.34 && abs(plate.height - 35.33) < 0.34, "\(plate)")
    let picture = try picture(row)
    let columns = (0..<picture.size.width).map { x in (0..<picture.size.height).contains { picture.color(x: x, y: $0).red < 150 } }
    let starts = runs(columns, gap: 9).map { CGFloat($0.start) / 3 }
    let recorded: [CGFloat] = [24.33, 75.33, 156, 277, 340.33]
    #expect(starts.count == recorded.count && zip(starts, recorded).allSatisfy { abs($0 - $1) < 1.1 }, "\(starts)")
  }

  /// The dash of R48 is 38 pixels long at 16 points, that of P7 29 at 12, and P7's next character begins 4.67 points after it.
  @Test(arguments: [(16, 12.67), (12, 9.67)] as [(CGFloat, CGFloat)]) func emDash(_ size: CGFloat, _ length: CGFloat) throws {
    let font = Font.system(size: size)
    let drawn = try visibleWidth(of: Text(verbatim: "—").font(font))
    #expect(abs(drawn - length) < 0.34, "\(drawn)")
    let (behind, alone) = (try visibleWidth(of: Text(verbatim: "— #").font(font)), try visibleWidth(of: Text(verbatim: "#").font(font)))
    #expect(size > 12 || abs(behind - alone - drawn - 4.67) < 0.5, "\(behind - alone - drawn)")
  }

  @Test func linesOfAFilm() throws {
    let overview =
      "Set more than a decade after the events of the first film, learn the story of the Sully family (Jake, Neytiri, and their kids), the "
      + "trouble that follows them, the lengths they go to keep each other safe, the battles they fight to stay alive, and the tragedies they "
      + "endure."
    let page = VStack(spacing: 32) {
      VStack(alignment: .leading, spacing: 16) {
        Text("Overview").font(.headline)
        Text(verbatim: overview)
      }
      VStack(alignment: .leading, spacing: 16) {
        Text("Trailer").font(.headline)
        Color.white.frame(height: 40)
      }
    }
    .padding(.horizontal, 16).frame(width: 393)
    let picture = try picture(page)
    func isDark(_ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y).red < 165 }
    let rows = runs((0..<picture.size.height).map { y in (0..<picture.size.width).contains { isDark($0, y) } }, gap: 2)
    let first = try #require(rows.first).end
    let ends = rows.dropFirst().map { CGFloat($0.end - first) / 3 }
    let recorded: [CGFloat] = [35.33, 59, 80, 101, 122, 143, 191.67]
    #expect(ends.count == recorded.count && zip(ends, recorded).allSatisfy { abs($0 - $1) < 0.4 }, "\(ends)")
    let right = rows.map { row in
      CGFloat((0..<picture.size.width).last { x in (row.start..<row.end).contains { isDark(x, $0) } } ?? 0) / 3
    }
    let edges: [CGFloat] = [88.7, 354.3, 369.3, 352, 343, 360, 180, 63.7]
    #expect(right.count == edges.count && zip(right, edges).allSatisfy { abs($0 + 0.33 - $1) < 1.05 }, "\(right)")
  }
}
