import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// The monospaced design as two screens of an app show it on iOS 26 (Figures §9.17). Lengths in points.
@Suite @MainActor struct RecordedMonospacedTests {
  nonisolated struct Sample: CustomTestStringConvertible {
    let text: String, size: CGFloat, weight: Int, width: CGFloat, area: CGFloat
    init(_ text: String, _ size: CGFloat, _ weight: Int, _ width: CGFloat, _ area: CGFloat) {
      (self.text, self.size, self.weight, self.width, self.area) = (text, size, weight, width, area)
    }
    var testDescription: String { "\(text) \(size)" }
  }

  nonisolated static let strings = [
    Sample("3h55m", 20, 600, 59.63, 346.4), Sample("18033 km", 20, 600, 96.25, 493.4), Sample("2026/07/19", 8, 400, 48.15, 73.9),
    Sample("SIN → LHR", 15, 600, 81.71, 257.4), Sample("CHEN YU", 11, 600, 46.29, 126.9), Sample("2026/07/21", 11, 600, 66.76, 185.8),
    Sample("34E", 11, 600, 18.72, 58.7), Sample("272 KM", 11, 600, 39.31, 100.5), Sample("LHR", 32, 900, 55.42, 743.4),
    Sample("GCI", 32, 900, 55.66, 749), Sample("BA3891", 17, 600, 60.85, 310.1), Sample("13:33", 11, 400, 32.3, 66),
  ]

  private func drawn(_ text: String, _ size: CGFloat, _ weight: Int) throws -> Bitmap {
    let weights: [Int: Font.Weight] = [400: .regular, 600: .semibold, 800: .heavy, 900: .black]
    let font = Font.system(size: size, weight: weights[weight] ?? .regular, design: .monospaced)
    let renderer = ImageRenderer(content: Text(verbatim: text).font(font).fixedSize().foregroundStyle(.black).padding(3).background(.white))
    // Four times as many pixels as were recorded: what is compared are the advances, without the whole pixels on which letters stand.
    renderer.scale = 12
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// How much of each pixel is inked, by columns.
  private func columns(_ picture: Bitmap) -> [[CGFloat]] {
    picture.coverage { 1 - CGFloat($0.red) / 255 }
  }

  /// The extent of twelve strings within 1.8 per cent, 0.6 on average, and their covered areas within 6.8 per cent, 2.8 on average.
  @Test func inkOfTwelveStrings() throws {
    var (widths, areas): ([CGFloat], [CGFloat]) = ([], [])
    for sample in Self.strings {
      let columns = columns(try drawn(sample.text, sample.size, sample.weight))
      let width: CGFloat = try extent(columns, threshold: 0.1) / 12
      let area: CGFloat = columns.joined().reduce(0, +) / 144
      widths.append(abs(width / sample.width - 1))
      areas.append(abs(area / sample.area - 1))
      #expect(widths.last ?? 1 < 0.018 && areas.last ?? 1 < 0.07, "\(sample.text): \(width) wide, \(area) of ink")
    }
    #expect(widths.reduce(0, +) / 12 < 0.0065 && areas.reduce(0, +) / 12 < 0.0285, "\(widths) \(areas)")
  }

  /// Stems of 1 in ems: 0.0853, 0.1157, 0.1743 (Figures §9.22) and 0.1765.
  @Test(arguments: [(400, 0.0853), (600, 0.1157), (800, 0.1743), (900, 0.1765)]) func stems(_ weight: Int, _ recorded: CGFloat) throws {
    let columns = columns(try drawn("1", 100, weight))
    let rows = (0..<columns[0].count).filter { y in columns.contains { $0[y] > 0.5 } }
    let middle = try (#require(rows.first) + (#require(rows.last))) / 2
    let stem = columns.reduce(0) { $0 + $1[middle] } / 1200
    #expect(abs(stem - recorded) < 0.0016, "\(stem)")
  }

  /// Capitals and digits are 0.7046 em high at every weight, small letters 0.545.
  @Test(arguments: [Font.Weight.regular, .semibold, .black]) func capitalsAndDigitsAreOfOneHeight(_ weight: Font.Weight) throws {
    func height(_ text: String) throws -> CGFloat {
      let view = Text(verbatim: text).font(.system(size: 100, weight: weight, design: .monospaced)).fixedSize().foregroundStyle(.black)
      return try #require(PixelExtent(view.padding(3).background(.white)).ink(CGRect(x: 0, y: 0, width: 100, height: 126))).height
    }
    for text in ["H", "E", "Ж", "1", "7"] {
      let own = try height(text)
      #expect(abs(own - 70.46) < 0.68, "\(text) \(own)")
    }
    let small = try height("x")
    #expect(abs(small - 55) < 1.1, "\(small)")
  }

  /// The zero has a slash from the lower left to the upper right: what it encloses is darker above on the right and below on the left.
  @Test func theZeroHasASlash() throws {
    let columns = columns(try drawn("0", 100, 400))
    let inked = columns.indices.filter { columns[$0].contains { $0 > 0.5 } }
    let rows = (0..<columns[0].count).filter { y in columns.contains { $0[y] > 0.5 } }
    let left = try #require(inked.first), right = try #require(inked.last), top = try #require(rows.first), bottom = try #require(rows.last)
    func ink(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGFloat {
      let across = left + Int(x.lowerBound * CGFloat(right - left))...left + Int(x.upperBound * CGFloat(right - left))
      let down = top + Int(y.lowerBound * CGFloat(bottom - top))...top + Int(y.upperBound * CGFloat(bottom - top))
      return across.reduce(0) { $0 + columns[$1][down].reduce(0, +) }
    }
    #expect(ink(0.5...0.75, 0.25...0.45) > 3 * ink(0.25...0.5, 0.25...0.45))
    #expect(ink(0.25...0.5, 0.55...0.75) > 3 * ink(0.5...0.75, 0.55...0.75))
  }

  /// No weight makes capitals taller or lets them end below the baseline.
  @Test(arguments: [Font.Design.default, .rounded, .monospaced, .serif]) func weightsAreOfOneHeight(_ design: Font.Design) throws {
    func box(_ weight: Font.Weight) throws -> CGRect {
      let view = Text(verbatim: "H").font(.system(size: 100, weight: weight, design: design)).fixedSize().foregroundStyle(.black)
      return try #require(PixelExtent(view.padding(3).background(.white)).ink(CGRect(x: 0, y: 0, width: 100, height: 126)))
    }
    let regular = try box(.regular)
    for weight in [Font.Weight.light, .semibold, .bold, .black] {
      let own = try box(weight)
      #expect(abs(own.minY - regular.minY) < 0.68 && abs(own.maxY - regular.maxY) < 0.34, "\(weight): \(own), regular \(regular)")
    }
  }
}
