import Charts
import SwiftUI
import Testing

/// The outlines of a chart's symbols.
@Suite @MainActor struct ChartSymbolShapeTests {
  private let frame = CGRect(x: 10, y: 20, width: 20, height: 30)

  /// A border lies inside the symbol's edge, on both axes: the ring ends where the disc ends.
  @Test(arguments: [1, 4] as [CGFloat]) func aBorderLiesInsideTheEdge(_ width: CGFloat) {
    let border = BasicChartSymbolShape.circle.strokeBorder(lineWidth: width).path(in: frame)
    let bounds = border.boundingRect
    #expect(abs(bounds.minX - 10) < 0.1 && abs(bounds.maxX - 30) < 0.1 && abs(bounds.minY - 20) < 0.1 && abs(bounds.maxY - 50) < 0.1)
    #expect(border.contains(CGPoint(x: 20, y: 20 + width / 2)) && border.contains(CGPoint(x: 10 + width / 2, y: 35)))
    #expect(!border.contains(CGPoint(x: 20, y: 20 + width + 0.5)) && !border.contains(CGPoint(x: 20, y: 35)))
  }

  /// One that would meet itself in the middle fills the symbol.
  @Test func aBorderAsWideAsTheSymbolFillsIt() {
    let path = BasicChartSymbolShape.circle.strokeBorder(lineWidth: 20).path(in: frame)
    #expect(path == BasicChartSymbolShape.circle.path(in: frame))
    #expect(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 19).path(in: frame) != path)
  }
}
