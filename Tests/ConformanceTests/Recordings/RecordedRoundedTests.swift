import Foundation
import SkerryGraph
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Text of the rounded design, a spinner's button and colours of a design system, recorded on iOS 26 (Figures §9.51, R54).
@Suite @MainActor struct RecordedRoundedTests {
  /// Strings with their size, weight and visible width; the last seven are those of Figures §9.44 and §9.45.
  nonisolated static let strings: [(text: String, size: CGFloat, weight: Int, width: CGFloat)] = [
    ("Large Title", 34, 700, 162.28), ("Title", 28, 700, 55.34), ("Headline", 17, 600, 67.62), ("Body", 17, 400, 36.4),
    ("Footnote", 13, 400, 50.69), ("Caption", 12, 400, 41.53), ("Rounded (titles, body)", 12, 600, 126.15),
    ("The quick brown fox jumps", 17, 400, 197.33), ("Page Title", 34, 700, 151.61), ("Section Header", 22, 600, 153.17),
    ("Sample Text", 34, 700, 190.25), ("Sample Text", 28, 700, 156.83), ("Sample Text", 22, 600, 120.24), ("Sample Text", 20, 600, 109.67),
    ("Sample Text", 17, 600, 93.87), ("Sample Text", 17, 400, 88.88), ("Sample Text", 13, 400, 70.29), ("Sample Text", 12, 400, 65.4),
    ("No Characters", 17, 600, 110.92), ("There are no characters to display at", 17, 400, 267.92), ("this time.", 17, 400, 66.34),
    ("No Search Results", 17, 600, 141.25), ("No Favorites", 17, 600, 95.92), ("Characters you favorite will", 17, 400, 198.08),
    ("appear here.", 17, 400, 91.16), ("Connection Error", 17, 600, 131.4), ("Please check your internet", 17, 400, 193.79),
    ("connection and try again.", 17, 400, 185.9), ("Unable to Load", 17, 600, 115.25),
    ("There was a problem loading the", 17, 400, 239.49),
    ("content. Please try again later.", 17, 400, 220.56), ("Something went wrong", 17, 600, 178.58), ("Name", 12, 400, 30.28),
    ("Rick Sanchez", 17, 400, 97.75), ("Location", 12, 400, 45.54), ("Citadel of Ricks", 17, 400, 113.64), ("Origin", 12, 400, 31.53),
    ("Status", 12, 400, 33.68), ("Alive", 17, 400, 34.69), ("Warning", 12, 400, 43.55), ("Dangerous", 17, 400, 78.86),
    ("Rick Sanchez", 17, 600, 103.05), ("Morty Smith", 17, 600, 93.46), ("Unknown Entity", 17, 600, 121.51), ("Card Title", 17, 600, 74.01),
    ("Zero Shadow", 17, 400, 96.95), ("No Shadow Card", 17, 400, 123.24), ("Small Shadow Card", 17, 400, 143),
    ("Medium Shadow Card", 17, 400, 162.24), ("Large Shadow Card", 17, 400, 143.9),
    ("Description text for the card content.", 15, 400, 240.68),
    ("Card Content", 17, 400, 97.9), ("Status", 17, 600, 49.24), ("Background", 12, 600, 67.26), ("Surface", 12, 600, 43.28),
    ("Text", 12, 600, 23.15), ("Status", 12, 600, 36.12), ("Interactive", 12, 600, 60.05), ("Separator", 12, 600, 55.86),
    ("Mr. Meeseeks", 17, 600, 105.58), ("Unknown", 12, 400, 49.88), ("Birdperson", 17, 600, 83.3), ("Dead", 12, 400, 26.79),
    ("Beth Smith", 17, 600, 83.79), ("Glycogen stores", 15, 600, 112.33), ("Track in Dynamic Island", 15, 600, 163.67),
    ("Fasting", 15, 600, 49.33), ("Water", 15, 600, 40.33), ("Aperçu widgets & Dynamic Island", 17, 600, 260.67),
    ("Pinned Sessions", 42, 700, 315.67), ("Recent Sessions", 42, 700, 318.33),
  ]

  private func width(_ text: String, _ size: CGFloat, _ weight: Int) throws -> CGFloat {
    let weights: [Int: Font.Weight] = [600: .semibold, 700: .bold]
    return try visibleWidth(of: Text(verbatim: text).font(.system(size: size, weight: weights[weight] ?? .regular, design: .rounded)))
  }

  /// Before the letters had one width at all sizes, 21 of them were within a point.
  @Test func widths() throws {
    let differences: [(text: String, value: CGFloat)] = try Self.strings.map { string in
      (string.text, try width(string.text, string.size, string.weight) - string.width)
    }
    let far = differences.filter { abs($0.value) > 1 }
    #expect(far.count <= 4, "\(far)")
    #expect(far.allSatisfy { abs($0.value) < 1.85 }, "\(far)")
    let sum = differences.reduce(0) { $0 + $1.value }
    #expect(abs(sum) / CGFloat(differences.count) < 0.15)
  }

  /// The same letters at two sizes: only the tracking differs, 0.51 points per character at 13 and 0.38 at 34.
  @Test func lettersHaveOneWidthAtAllSizes() throws {
    let (small, large) = (try width("nnnnnnnnnnn", 13, 400), try width("nnnnnnnnnnn", 34, 400))
    #expect(abs((small - 10 * 0.51) / 13 - (large - 10 * 0.38) / 34) < 0.01)
  }

  /// "Loading characters…" of 17 points: its dots are 4.67 apart, and it ends 153.93 after it begins.
  @Test func ellipsis() throws {
    #expect(try abs(width("Loading characters…", 17, 400) - 153.93) < 1)
  }

  /// Two strings of 15 points in the serif design: 236.33 and 188.67 wide, drawn 1.1 per cent wider before.
  @Test func smallSerif() throws {
    for (text, recorded) in [("Additional context in subheadline", 235.67), ("The quick brown fox jumps", 188.67)] {
      let drawn = try visibleWidth(of: Text(verbatim: text).font(.system(size: 15, design: .serif)))
      #expect(abs(drawn - recorded) < 1.1, "\(text) \(drawn)")
    }
  }

  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try ImageCodecs.decode(renderer.pngData())
  }

  /// (231, 231, 232) on white; before iOS 26 the same colour × 0.29.
  @Test func separator() throws {
    let swatch = Rectangle().fill(Color(uiColor: .separator)).frame(width: 10, height: 10).background(.white)
    let now = try picture(swatch).color(x: 15, y: 15)
    #expect(abs(now.red - 231) <= 1 && abs(now.blue - 232) <= 1)
    let before = try picture(swatch.settingEnvironment { $0.system.palette = .iOS18 }).color(x: 15, y: 15)
    #expect(abs(before.red - 198) <= 1)
  }

  /// A label with colours of its own keeps them in a disabled borderless button, which is the default one of an app's view; a plain one fades.
  @Test func disabledButton() throws {
    let label = Color(red: 0.2, green: 0.22, blue: 0.27).frame(width: 20, height: 20)
    let borderless = try picture(Button(action: {}, label: { label }).disabled(true).background(.white)).color(x: 30, y: 30)
    #expect(abs(borderless.red - 51) <= 1)
    let plain = try picture(Button(action: {}, label: { label }).buttonStyle(.plain).disabled(true).background(.white)).color(x: 30, y: 30)
    #expect(abs(plain.red - 153) <= 1)
  }

  /// Without a colour of its own it is grey, not in the tint.
  @Test func disabledTint() throws {
    let button = Button(action: {}, label: { Rectangle().frame(width: 20, height: 20) }).tint(.red).background(.white)
    #expect(try picture(button).color(x: 30, y: 30).red == 255)
    let disabled = try picture(button.disabled(true)).color(x: 30, y: 30)
    #expect(abs(disabled.red - 197) <= 1 && abs(disabled.blue - 199) <= 1)
  }

  /// The spoke that points left of a spinner without a tint, in its middle: (156, 156, 159) on white, the secondary label's colour × 0.85.
  @Test func spinner() throws {
    let drawn = try picture(ProgressView().progressViewStyle(.circular).background(.white)).color(x: 9, y: 30)
    #expect(abs(drawn.red - 156) <= 2 && abs(drawn.blue - 159) <= 2, "\(drawn)")
  }

  /// The gear of 17 points semibold is 22.0 × 21.667 with a wheel of 19.0; a magnifying glass of 56 points is 53.33 × 54.0.
  @Test func symbols() throws {
    for (name, font, width) in [("gear", Font.system(size: 17, weight: .semibold), 19.0), ("magnifyingglass", .system(size: 56), 53.33)] {
      let drawn = try picture(Image(systemName: name).font(font).foregroundStyle(.black).padding(4).background(.white))
      let across = try extent(drawn.coverage { 1 - CGFloat($0.red) / 255 }, threshold: 0.3) / 3
      #expect(abs(across - width) < 0.5, "\(name) \(across)")
    }
    let frames = try Frames(
      Image(systemName: "gear").font(.system(size: 17, weight: .semibold)).accessibilityIdentifier("gear").fixedSize())
    #expect(try abs(#require(frames["gear"]).width - 22) < 0.01)
  }
}
