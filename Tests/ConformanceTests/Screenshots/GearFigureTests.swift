import Foundation
import SwiftUI
import Testing

/// Two gears of 17 points, seen on a card and in a widget (Figures §9.46, P36).
@Suite @MainActor struct GearFigureTests {
  @Test func twoGears() throws {
    let symbol = Image(systemName: "gearshape.2.fill").font(.system(size: 17)).foregroundStyle(.black)
    let ink = try #require(
      PixelExtent(symbol.frame(width: 40, height: 30).background(.white)).ink(CGRect(x: 0, y: 0, width: 40, height: 30)))
    let (width, height, x, y) = (Double(ink.width), Double(ink.height), Double(ink.midX), Double(ink.midY))
    #expect(abs(width - 23) <= 0.34 && abs(height - 18.33) <= 0.34, "\(ink)")
    #expect(abs(x - 20) <= 0.34 && abs(y - 15) <= 0.67, "\(ink)")
  }
}
