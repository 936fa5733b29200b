import Foundation
import SwiftUI
import Testing

/// Bold lines of a library of components: visible widths in points, at one pixel per point (Figures §9.47).
@Suite @MainActor struct RecordedBoldTests {
  private typealias Line = RecordedHeadingTests.Line

  private static let lines = [
    Line("Lorem ipsum dolor sit amet, ne nec", 20, 324.67), Line("regione nostrum. Quo altera", 20, 259.33),
    Line("nusquam apeirian et, melius discere", 20, 334.0), Line("pro ne, sint unum.", 20, 165.0),
    Line("Rewew your tax credits", 20, 214.67),
    Line("Your Help to Save account closed", 20, 310.0), Line("on 21 May 2018", 20, 143.67),
    Line("Lorem ipsum dolor sit amet, ne nec", 16, 268.33), Line("regione nostrum. Quo altera nusquam", 16, 289.33),
    Line("apeirian et, melius discere pro ne, sint", 16, 292.33), Line("unum.", 16, 46.33),
    Line("Lorem ipsum dolor sit amet, ne nec regione", 16, 330.67), Line("nostrum. Quo altera nusquam apeirian et,", 16, 317.33),
    Line("melius discere pro ne, sint unum.", 16, 252.33), Line("Sainsbury's PLC", 16, 125.0),
    Line("Eastwood Charter School (7601)", 16, 248.0),
    Line("Final bonus", 16, 87.0), Line("Child Tax Credit", 16, 121.0), Line("Working Tax Credit", 16, 145.67),
    Line("Another Tax Credit", 16, 144.0), Line("Start of the month", 16, 139.33), Line("End of the month", 16, 129.67),
    Line("Lorem ipsum dolor sit amet, id", 16, 231.0), Line("cum ullum deseruisse solet.", 16, 213.0),
    Line("pro, aperiam conceptam", 16, 185.67),
    Line("complectitur cum in, eum paulo", 16, 242.0), Line("ceteros at. Vel erroribus adversarium", 16, 284.67),
    Line("at, integre omnesque eu est.", 16, 217.67), Line("Appareat expetenda cum no. Erant", 16, 266.67),
    Line("omnes interesset pro at, id mei", 16, 236.67), Line("munere moderatius, ius ne ignota", 16, 256.0), Line("perpetua.", 16, 73.33),
    Line("their education or training. This", 16, 241.67), Line("should be done by 7 September", 16, 242.33), Line("2019.", 16, 41.67),
    Line("Lorem ipsum dolor sit", 16, 165.33), Line("amet, ne nec regione", 16, 160.33), Line("nostrum. Quo altera", 16, 152.0),
    Line("nusquam apeirian et,", 16, 159.0), Line("melius discere pro ne,", 16, 166.67), Line("sint unum.", 16, 79.33),
    Line("Bold Text", 16, 69.33), Line("Bold Error Text", 16, 112.0), Line("Bold Link Text", 16, 105.33), Line("Examples:", 16, 77.0),
  ]

  private func difference(_ line: Line) throws -> CGFloat {
    try visibleWidth(of: Text(verbatim: line.text).font(.system(size: line.size, weight: .bold))) - line.ink
  }

  @Test func boldLinesHaveTheirWidths() throws {
    let differences = try Self.lines.map { ($0, try difference($0)) }
    for (line, difference) in differences { #expect(abs(difference) <= 1.6, "\(line.testDescription): \(difference)") }
    #expect(differences.filter { abs($0.1) <= 1 }.count >= 40)
    for size in [16, 20] as [CGFloat] {
      let own = differences.filter { $0.0.size == size }
      let sum: CGFloat = own.map(\.1).reduce(0, +)
      let whole: CGFloat = own.map(\.0.ink).reduce(0, +)
      #expect(abs(sum / whole) < 0.002, "\(size): \(sum) of \(whole)")
    }
  }
}
