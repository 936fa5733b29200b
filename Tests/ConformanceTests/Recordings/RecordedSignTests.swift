import Foundation
import SkerryUI
import SwiftUI
import Testing

/// Signs of a navigation library whose text may shrink, recorded at 3 pixels per point (Figures §9.13). Positions in points from the sign's
/// corner.
@Suite @MainActor struct RecordedSignTests {
  /// A plate of 60 × 84 with an area of 52 × 76 for two lines of caption, a number and a unit.
  private func plate(_ number: String) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 84)
      VStack {
        Text(verbatim: "Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2).minimumScaleFactor(0.6)
          .padding(.horizontal, 2).accessibilityIdentifier("title")
        Text(verbatim: number).font(.title2.bold()).minimumScaleFactor(0.4).accessibilityIdentifier("number").padding(.horizontal, 2)
        Text(verbatim: "mph").font(.caption2.bold()).minimumScaleFactor(0.6).accessibilityIdentifier("unit").padding(.horizontal, 2)
      }
      .frame(width: 52, height: 76)
    }
  }

  private func frame(_ name: String, _ view: some View) throws -> CGRect { try #require(Frames(view)[name], "\(name)") }

  /// The last baselines of the title and the number.
  private func baselines(_ number: String, scale: CGFloat) throws -> (title: CGFloat, number: CGFloat) {
    let view = plate(number)
    return (try frame("title", view).maxY - 0.2412 * 12, try frame("number", view).maxY - 0.2412 * 22 * scale)
  }

  /// Nothing shrinks while there is room: the baselines of "Limit" and of the number are at 33.33 and 59.4.
  @Test(arguments: ["50", "100"]) func textsKeepTheirSizeWhereThereIsRoom(_ number: String) throws {
    #expect(try abs(frame("number", plate(number)).height - 26.33) < 0.01 && abs(frame("unit", plate(number)).height - 13.33) < 0.01)
    let found = try baselines(number, scale: 1)
    #expect(abs(found.title - 33.33) < 0.5 && abs(found.number - 59.4) < 0.5, "\(found)")
  }

  /// A number that is too wide shrinks to 0.69 of its size, alone; the column is as much shorter.
  @Test func aWideNumberShrinksAlone() throws {
    let number = try frame("number", plate("10000"))
    #expect(number.width <= 48.01 && abs(number.height / 26.33 - 0.694) < 0.03, "\(number)")
    let found = try baselines("10000", scale: number.height / 26.33)
    #expect(abs(found.title - 37.67) < 0.7 && abs(found.number - 57.2) < 0.7, "\(found)")
    #expect(try abs(frame("unit", plate("10000")).height - 13.33) < 0.01)
  }

  /// In a frame 6 points high a line of caption shrinks to that height, although the frame is wide enough.
  @Test func aTextShrinksToTheHeightOfItsFrame() throws {
    let label = Text(verbatim: "400 feet").font(.caption).minimumScaleFactor(0.1).accessibilityIdentifier("label")
    let low = try frame("label", label.frame(height: 6))
    #expect(low.height <= 6.01 && low.height > 5.3, "\(low)")
    #expect(try low.width < 0.5 * frame("label", label).width)
  }
}
