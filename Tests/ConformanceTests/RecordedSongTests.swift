import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// Lines, sliders and buttons of a hymnal, recorded on iOS 17.5 and 18.2 at 2 pixels per point (Figures §9.40 and §9.41, R47).
@Suite @MainActor struct RecordedSongTests {
  /// Text, size and visible width in points.
  nonisolated static let lines: [(String, CGFloat, CGFloat)] = [
    ("We're the team behind this hymnal app. We love", 15, 326.86),
    ("Jesus, and we created this app as a free resource to", 15, 354.86),
    ("help other believers access the thousands of hymns", 15, 353.27),
    ("available on the internet. We also built in support for", 15, 354.51),
    ("the hymns indexed by the Living Stream Ministry", 15, 330.58), ("All of us have regular day jobs and each of us has", 15, 335.84),
    ("volunteered our time and effort to create this app", 15, 335.02),
    ("for you to enjoy. While we are committed to keeping", 15, 352.15),
    ("this app in tip-top shape, the maintenance costs", 15, 328.63),
    ("unfortunately grow with our user base. In addition to", 15, 354.87),
    ("the costs of putting the app on the app store, we", 15, 331.69),
    ("also maintain an API to ensure you get all the latest", 15, 346.41),
    ("songs delivered right to your phone in a seamless", 15, 336.68),
    ("way. So far, these costs have been borne by a few", 15, 338.85),
    ("folks who want to see it succeed. However, if you", 15, 333.71),
    ("feel led to help with some of these costs, feel free", 15, 339.21),
    ("to donate a few bucks to keep our team caffeinated!", 15, 354.04),
    ("Drink! A river pure and clear that’s flowing from", 15, 319.84),
    ("Eat! The tree of life with fruits abundant, richly", 15, 313.72),
    ("Look! No need of lamp nor sun nor moon to keep it", 15, 344.26),
    ("Christ, our river, Christ, our water, springing from", 15, 331.82),
    ("Christ, our tree, and Christ, the fruits, to be", 15, 292.30),
    ("Christ, our day, and Christ, our light, and Christ,", 15, 322.34),
    ("We are washing all our robes the tree of life to eat;", 15, 340.92), ("We our spirits exercise, and thus experience", 15, 299.88),
    ("Thou hast turned my mourning into dancing for", 15, 321.23), ("Thou hast put off my sackcloth;", 15, 214.34),
    ("And girded me with gladness;", 15, 201.04), ("To the end my glory may sing praise unto Thee,", 15, 321.41),
    ("O Lord my God, I will give thanks unto Thee", 15, 294.30), ("Please thank Jesus for this app.", 15, 214.35),
    ("irony umami paleo. Selvage selfies art party vinyl", 16, 349.21), ("distillery fanny pack. Taxidermy farm-to-table", 16, 327.32),
    ("snackwave, narwhal copper mug listicle hashtag", 16, 347.03), ("chambray tofu ethical forage pug chillwave kitsch", 16, 355.55),
    ("sriracha. Slow-carb pabst poke listicle coloring book", 16, 376.88),
    ("Fam asymmetrical whatever VHS pop-up leggings", 16, 359.59), ("gastropub af iPhone sartorial chartreuse palo santo", 16, 368.94),
    ("man braid. Chartreuse fanny pack organic,", 16, 304.26), ("vexillologist lomo asymmetrical af. Wolf chia swag", 16, 357.63),
    ("live-edge butcher VHS la croix, scenester deep v tote", 16, 384.51),
    ("Palo santo seitan actually aesthetic. Narwhal plaid", 16, 358.59), ("chambray schlitz pour-over kickstarter master", 16, 332.66),
    ("cleanse letterpress glossier franzen. 3 wolf moon", 16, 353.47),
    ("kinfolk leggings taxidermy. Farm-to-table artisan", 16, 348.41),
    ("poke kale chips. Hoodie vinyl jean shorts taiyaki", 16, 341.75), ("aesthetic artisan, meh church-key cold-pressed", 16, 345.20),
    ("seitan blue bottle celiac irony.", 16, 212.28), ("Dummy text? More like dummy thicc text, amirite?", 16, 358.09),
    ("And we have the prophetic word", 17, 242.95), ("O Lord, breathe Thy Spirit on me", 17, 245.11),
  ]

  private func ink(_ text: String, _ size: CGFloat) throws -> CGFloat {
    let renderer = ImageRenderer(
      content: Text(verbatim: text).font(.system(size: size)).fixedSize().foregroundStyle(.black).padding(3).background(.white))
    renderer.scale = 8
    let picture = try ImageCodecs.decode(renderer.pngData())
    return CGFloat(try picture.width { $0.red < 128 }) / 8
  }

  /// Each letter's width is its own (Figures §9.40): a third of a per cent at worst, where all letters together had been 0.5 too wide.
  @Test func widthsOfLines() throws {
    let differences: [CGFloat] = try Self.lines.map { text, size, width in abs(try ink(text, size) / width - 1) }
    let mean: CGFloat = differences.reduce(0, +) / CGFloat(differences.count)
    let worst: CGFloat = try #require(differences.max())
    #expect(worst < 0.0045 && mean < 0.0017, "\(mean) \(worst) \(Self.lines[differences.firstIndex(of: worst) ?? 0])")
  }

  /// Paragraphs of 15 and 16 points in 358 and 326 break where they were recorded to.
  @Test func breaksOfParagraphs() throws {
    func lines(_ string: String, _ width: CGFloat, _ font: Font) throws -> [String] {
      try ScreenshotScene().card { Text(verbatim: string).font(font).frame(width: width) }.lines
    }
    let about = [
      "We're the team behind this hymnal app. We love", "Jesus, and we created this app as a free resource to",
      "help other believers access the thousands of hymns", "available on the internet. We also built in support for",
      "the hymns indexed by the Living Stream Ministry", "hymnal.",
    ]
    #expect(try lines(about.joined(separator: " "), 358, .system(size: 15)) == about)
    let verse = [
      "Let the word of Christ dwell in you richly in all", "wisdom, teaching and admonishing one",
      "another with psalms and hymns and spiritual",
      "songs, singing with grace in your hearts to", "God.",
    ]
    #expect(try lines(verse.joined(separator: " "), 326, .system(size: 16, weight: .light)) == verse)
  }

  /// A slider in 358: the track from 1 to 357, 4 high, and a thumb of 27 whose middle is at 14, at 53.6 for 0.12, and at 344.
  @Test(arguments: [(0.0, 14.0), (0.12, 53.6), (1, 344)]) func sliders(_ value: Double, _ middle: Double) throws {
    let renderer = ImageRenderer(
      content: Slider(value: .constant(value), in: 0...1).frame(width: 358).tint(Color(red: 0, green: 0, blue: 1)).background(.white)
        .settingEnvironment { $0.system.palette = .iOS18 })
    renderer.scale = 2
    let picture = try ImageCodecs.decode(renderer.pngData())
    #expect(picture.size.width == 716 && picture.size.height == 62)
    func color(_ x: Double, _ y: Double = 15.5) -> [Int] {
      let color = picture.color(x: Int(x * 2), y: Int(y * 2))
      return [color.red, color.green, color.blue]
    }
    let white = [255, 255, 255], blue = [0, 0, 255]
    #expect(color(middle, 3) == white && color(middle, 28) == white && color(middle + 12.5) == white && color(middle - 12.5) == white)
    if value < 1 { #expect(color(330) == [228, 228, 230] && color(330, 12.5) == white && color(330, 18.5) == white) }
    if value > 0 { #expect(color(3) == blue && color(middle - 14.5)[2] > 200 && color(middle - 14.5)[0] < 60) }
    #expect(color(0.1) == white || value < 1)
  }

  /// What is drawn beside a slider with labels at its ends: 8 between them.
  @Test func endsOfSliders() throws {
    let found = try Frames(
      Slider(
        value: .constant(0.5), in: 0...1, label: { Text(verbatim: "volume") },
        minimumValueLabel: { Color.red.frame(width: 20, height: 10).accessibilityIdentifier("least") },
        maximumValueLabel: { Color.red.frame(width: 30, height: 10).accessibilityIdentifier("most") }
      ).frame(width: 300))
    #expect(found["least"]?.minX == 0 && found["most"]?.minX == 270 && found.size.height == 31)
  }

  /// The colour that a label sets as its accent is that of the label, as a chevron in black was recorded.
  @Test(arguments: [true, false]) func accentsInsideLabels(_ isInside: Bool) throws {
    let black = Color(red: 0, green: 0, blue: 0)
    let symbol = Rectangle().frame(width: 10, height: 10)
    let button = Button(action: {}) { if isInside { symbol.accentColor(black) } else { symbol } }.tint(Color(red: 0, green: 0, blue: 1))
    let picture = try ImageCodecs.decode(ImageRenderer(content: button.buttonStyle(.borderless)).pngData())
    #expect(picture.color(x: 5, y: 5).blue == (isInside ? 0 : 255))
  }
}
