import SkerryImage
import SwiftUI
import Testing

/// Chips, banners and charts of a bowling application, recorded on iOS 18.4 at 3 pixels per point (Figures §9.66, R83).
@Suite @MainActor struct RecordedBowlingTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.systemVersion = .iOS18
    renderer.proposedSize = .zero
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// Purple that becomes clear from 0.3 to 0.95 of 900 pixels: on white, the last sixteenth, which begins 36.6 pixels before the end, is grey.
  @Test func aGradientToClearEndsGrey() throws {
    let purple = Color(red: 190 / 255, green: 173 / 255, blue: 250 / 255)
    let stops = [Gradient.Stop(color: purple, location: 0.3), Gradient.Stop(color: .clear, location: 0.95)]
    let fade = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    let drawn = try picture(fade.frame(width: 300, height: 4).background(.white))
    let recorded: [Int: [Int]] = [
      300: [194, 176, 250], 450: [210, 199, 252], 600: [226, 220, 253], 750: [244, 240, 254], 810: [250, 249, 255], 822: [250, 249, 253],
      834: [250, 249, 251], 840: [251, 250, 251], 846: [252, 252, 252], 852: [254, 254, 254], 858: [255, 255, 255],
    ]
    for (x, wanted) in recorded.sorted(by: { $0.key < $1.key }) {
      let color = drawn.color(x: x, y: 6)
      let far = zip([color.red, color.green, color.blue], wanted).map { abs(Int($0) - $1) }.max() ?? 255
      #expect(far <= 1, "\(x): \(color) is not \(wanted)")
    }
    // Where both ends have the same colour nothing becomes grey.
    let plain = LinearGradient(
      stops: [.init(color: purple, location: 0.3), .init(color: purple.opacity(0), location: 0.95)], startPoint: .leading,
      endPoint: .trailing)
    let color = try picture(plain.frame(width: 300, height: 4).background(.white)).color(x: 840, y: 6)
    #expect(color.blue == 255 && color.green >= 252)
  }

  private func chip(_ title: String, symbol: String? = nil, accessory: String? = nil) -> some View {
    HStack {
      if let symbol { Image(systemName: symbol).resizable().frame(width: 16, height: 16).padding(.trailing, 8) }
      Text(verbatim: title).lineLimit(0).minimumScaleFactor(0.5)
      if let accessory {
        Spacer()
        Image(systemName: accessory).resizable().frame(width: 16, height: 16).padding(.leading, 8)
      }
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 16).strokeBorder(.black, lineWidth: 2))
  }

  /// Seven chips one below the other are 1284 × 1135 pixels. The text of the first, which is alone in its chip, shrinks to a half, and its
  /// chip is 42.3 high; the others are 52.3.
  @Test func chipsHaveTheirHeights() throws {
    let chips = VStack {
      chip("Chip")
      chip("Chip", symbol: "person")
      chip("Radio Box", symbol: "star", accessory: "circle")
      chip("Radio Box Selected", symbol: "star", accessory: "checkmark.circle.fill")
      chip("Info", symbol: "star")
      chip("Plain", symbol: "star")
      chip("Primary", symbol: "star")
    }.frame(width: 428)
    let drawn = try picture(chips)
    #expect(drawn.size.width == 1284 && drawn.size.height == 1135)
  }

  /// The corners of a button's symbol alone, in pixels: frames at body, and of a label whose text has no room.
  @Test(arguments: [("plus", 54, 48), ("square.and.arrow.up", 57, 66), ("arrow.up.arrow.down.square.fill", 59, 53)])
  func symbolsOfButtons(_ name: String, _ width: Int, _ height: Int) throws {
    let drawn = try picture(
      Button {
      } label: {
        Image(systemName: name)
      })
    #expect(drawn.size.width == width && drawn.size.height == height, "\(drawn.size)")
  }
}
