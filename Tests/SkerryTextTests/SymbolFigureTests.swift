import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Every recorded frame, and the predictions from it (Figures §9.5; Figures §8.6).
@Suite struct SymbolFigureTests {
  private static let engine = TextEngine()
  private func drawing(_ name: String, _ size: CGFloat, _ weight: CGFloat = 400, _ scale: SymbolScale = .medium) throws -> SymbolDrawing {
    try #require(Self.engine.symbol(named: name, font: FontDescription(size: size, weight: weight), scale: scale), "\(name)")
  }

  /// Widths recorded beside text (Figures §9.5 and §9.24), and a clipboard that stands below the middle of its frame.
  @Test func widthsBesideTextAreKept() throws {
    #expect(abs(try drawing("lock.rectangle", 12, 600).size.width - 17) < 0.001)
    #expect(abs(try drawing("capsule", 12, 600).size.width - 17.333) < 0.001)
    let clipboard = try drawing("list.clipboard.fill", 29)
    let box = clipboard.layers[0].boundingRect
    #expect(abs(clipboard.size.width - 31.333) < 0.001 && abs(box.midY - clipboard.size.height / 2 - 0.87) < 0.01)
    #expect(abs(box.width - 31.2 / 38 * 29) < 0.1)
  }

  /// The strokes of the thinnest weight are 0.4 of the drawn icon's own: thinner outlines would cross themselves.
  @Test func thinnestStrokes() throws {
    let parts = try drawing("at.circle", 100, 100).layers.reduce(into: Path()) { $0.addPath($1) }.nestedParts
    let widths = [0, 1].map { depth in parts.filter { $0.depth == depth }.map(\.path.boundingRect.width).max() ?? 0 }
    // The icon's ring is a little wider than the 0.07 that its face has otherwise.
    #expect(abs((widths[0] - widths[1]) / 2 / widths[0] - 0.036) < 0.001, "\(widths)")
  }

  /// Two symbols of 11 points bold, beside text, and one of 16 at the large scale (Figures §9.56 and §9.57).
  @Test(arguments: [
    ("dumbbell", 11.0, 700.0, SymbolScale.medium, 15.0, 8.67), ("line.3.horizontal.decrease", 11, 700, .medium, 11.33, 7.0),
    ("checklist", 16, 400, .large, 22.33, 20.33),
  ])
  func visibleSizes(_ name: String, _ size: Double, _ weight: Double, _ scale: SymbolScale, _ width: Double, _ height: Double) throws {
    let box = try drawing(name, size, weight, scale).layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
    #expect(abs(box.width - width) < 0.34 && abs(box.height - height) < 0.34, "\(box.size)")
  }

  /// Symbols of a water tracker and of a film catalogue (Figures §9.71).
  @Test(arguments: [
    ("drop.fill", 13.0, 500.0, 9.0, 13.05), ("bell.badge", 20, 600, 19.33, 20.66), ("arrow.triangle.2.circlepath", 12, 500, 14.29, 12.09),
    ("film", 48, 400, 51.81, 40.47),
  ])
  func visibleSizesOfATracker(_ name: String, _ size: Double, _ weight: Double, _ width: Double, _ height: Double) throws {
    try visibleSizes(name, size, weight, .medium, width, height)
    let frames: [String: CGSize] = [
      "drop.fill": CGSize(width: 11.333, height: 14.87), "bell.badge": CGSize(width: 23, height: 23.46),
      "film": CGSize(width: 62.37, height: 45), "arrow.triangle.2.circlepath": CGSize(width: 14, height: 13.77),
    ]
    let (found, wanted) = (try drawing(name, size, weight).size, try #require(frames[name]))
    #expect(abs(found.width - wanted.width) < 0.1 && abs(found.height - wanted.height) < 0.1, "\(found)")
  }

  /// Game controllers (Figures §9.72): outlined of 64 and filled of 80 points, and one of 11 points in a frame 19.0 wide.
  @Test func gameControllers() throws {
    try visibleSizes("gamecontroller", 64, 400, .medium, 90.33, 56.67)
    try visibleSizes("gamecontroller.fill", 80, 400, .medium, 112.67, 70.67)
    #expect(abs(try drawing("gamecontroller", 64).size.height - 65.63) < 0.34)
    #expect(abs(try drawing("gamecontroller", 11).size.width - 19) < 0.001)
  }

  /// The filled circle has the frame of the outlined one, and a gear of regular weight is lower than one of semibold (Figures §9.73).
  @Test func circlesAndGears() throws {
    let circle = try drawing("circle.fill", 16).size
    #expect(abs(circle.width - 18.51) < 0.02 && abs(circle.height - 17.88) < 0.02, "\(circle)")
    #expect(abs(try drawing("gear", 16).size.height - 19.333) < 0.001)
  }

  /// Frames are larger in semibold than in regular weight: a timer of 44 points bold is 53.3 wide and 54 high, and a padlock of 12 points is as large
  /// by the frame of 28 regular as by that of 11 semibold (Figures §9.111).
  @Test func framesOfHeavierSymbols() throws {
    let timer = try drawing("timer", 44, 700).size
    #expect(abs(timer.width - 53.33) < 0.5 && abs(timer.height - 54) < 0.7, "\(timer)")
    let (light, heavy) = (try drawing("lock.fill", 12, 400).size.height, try drawing("lock.fill", 28, 600).size.height)
    #expect(abs(light - 31.0 / 28 * 12) < 0.34 && abs(heavy - 13.0 / 11 * 28) < 0.34, "\(light) \(heavy)")
  }

  /// The check mark in a circle, whose outer edges are in the same places at every weight, as shares of the circle: from 0.265 to 0.735 and from 0.28 to
  /// 0.735 at 22 points bold, from 0.271 to 0.722 and 0.292 to 0.736 at 48 regular, outlined (Figures §9.71).
  @Test(arguments: [
    ("checkmark.circle.fill", 22.0, 700.0, [0.265, 0.735, 0.28, 0.735]), ("checkmark.circle", 48, 400, [0.271, 0.722, 0.292, 0.736]),
  ])
  func checkMarksInCircles(_ name: String, _ size: Double, _ weight: Double, _ edges: [Double]) throws {
    let parts = try drawing(name, size, weight).layers[0].nestedParts.map(\.path.boundingRect)
    let circle = try #require(parts.first { $0.width == parts.map(\.width).max() })
    let mark = try #require(parts.first { $0.width == parts.map(\.width).min() })
    let sides = [mark.minX - circle.minX, mark.maxX - circle.minX, mark.minY - circle.minY, mark.maxY - circle.minY]
    let found = sides.map { $0 / circle.width }
    for (own, recorded) in zip(found, edges) { #expect(abs(own - recorded) < 0.016, "\(found)") }
  }

  /// A ride, a delivery and a stopwatch (Figures §9.76): a tram has the frame of Apple's, 15 wide at 13 points medium, and is as wide in it; a bicycle
  /// and a box have the visible sizes of Apple's.
  @Test func visibleSizesOfARide() throws {
    func ink(_ name: String, _ size: Double, _ weight: Double) throws -> CGRect {
      try drawing(name, size, weight).layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
    }
    #expect(try abs(drawing("tram.fill", 13, 500).size.width - 15) < 0.05)
    #expect(try abs(ink("tram.fill", 13, 500).width - 11.33) < 0.1)
    for (name, size, width, height) in [("bicycle", 11.96, 19.67, 12.33), ("shippingbox.fill", 18, 18, 19.33)] {
      let box = try ink(name, size, 600)
      #expect(abs(box.width - width) < 0.4 && abs(box.height - height) < 0.4, "\(name): \(box)")
    }
  }

  /// On a card, an island and two widgets (Figures §9.116, §9.117): visible sizes, and the widths of frames.
  @Test(
    arguments: [
      ("shippingbox", 13, 600, 13.5, 14.15, nil), ("shippingbox.fill", 18, 600, 18, 19.33, nil),
      ("shippingbox.fill", 20, 400, 19.9, 21.24, 26.67),
      ("heart.fill", 20, 400, nil, nil, 25.33), ("person.bust", 22, 400, 19, 23, nil), ("flame.fill", 12, 400, nil, nil, 11.8),
      ("takeoutbag.and.cup.and.straw.fill", 20, 400, 24.64, 22.7, 30.33), ("clock.arrow.circlepath", 12, 400, 13.17, 12, 14),
      ("creditcard.fill", 22, 400, 25.33, 18.33, 30.67), ("truck.box", 17, 400, 25.5, 18.6, 29.7), ("house", 17, 400, 20.6, 18.1, 24.8),
      ("arrow.circlepath", 17, 400, 18.8, 17, nil), ("basket.fill", 20, 400, 23, 21, 29.67),
    ] as [(String, Double, Double, CGFloat?, CGFloat?, CGFloat?)])
  func symbolsOfApplications(
    _ name: String, _ size: Double, _ weight: Double, _ width: CGFloat?, _ height: CGFloat?, _ frame: CGFloat?
  ) throws {
    let found = try drawing(name, size, weight)
    let ink = found.layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
    // A substitute of other proportions fits into the visible size in one direction.
    if let width, let height {
      #expect(ink.width < width + 0.4 && ink.height < height + 0.4, "\(name): \(ink)")
      #expect(abs(ink.width - width) < 0.4 || abs(ink.height - height) < 0.4, "\(name): \(ink)")
    }
    if let frame { #expect(abs(found.size.width - frame) < 0.05, "\(name): \(found.size)") }
    if name == "shippingbox" { #expect(abs(found.size.height - 16.47) < 0.1) }
  }

  /// Above two lines in a grid (Figures §9.143).
  @Test(arguments: [("star", 26.333), ("eye", 22.333), ("externaldrive", 22.333), ("sparkles", 28.333)])
  func framesOfBadges(_ name: String, _ height: Double) throws {
    #expect(try abs(drawing(name, 22, 400).size.height - height) < 0.05)
  }

  /// In an app of recipes (Figures §9.155): height, or width, of the frame, and the visible size.
  @Test(
    arguments: [
      ("link.badge.plus", 60.0, 400.0, nil, 75.667, 69.333, 62.333), ("cart.badge.plus", 48, 400, nil, 60, 63, 50),
      ("bookmark.slash", 48, 400, nil, 58.333, 45.333, 50.333), ("bookmark.slash", 27, 400, nil, 33, nil, nil),
      ("sparkles", 48, 400, nil, 60.333, nil, nil), ("carrot.fill", 16, 600, nil, 22.333, nil, nil),
      ("crown.fill", 16, 600, 25.333, nil, 22, 17.333),
      ("wand.and.stars", 16, 600, 22.333, nil, 16, 16.333),
    ] as [(String, Double, Double, CGFloat?, CGFloat?, CGFloat?, CGFloat?)])
  func symbolsOfRecipes(
    _ name: String, _ size: Double, _ weight: Double, _ width: CGFloat?, _ height: CGFloat?, _ inkWidth: CGFloat?, _ inkHeight: CGFloat?
  ) throws {
    let found = try drawing(name, size, weight)
    if let width { #expect(abs(found.size.width - width) < 0.05, "\(found.size)") }
    if let height { #expect(abs(found.size.height - height) < 0.34, "\(found.size)") }
    let ink = found.layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
    if let inkWidth, let inkHeight {
      #expect(ink.width < inkWidth + 0.6 && ink.height < inkHeight + 0.6, "\(name): \(ink)")
      #expect(abs(ink.width - inkWidth) < 0.6 || abs(ink.height - inkHeight) < 0.6, "\(name): \(ink)")
    }
  }

  /// On a widget (Figures §9.82).
  @Test func visibleSizeOfACalendar() throws {
    let found = try drawing("calendar.badge.clock", 34, 400)
    let ink = found.layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
    #expect(abs(found.size.height - 40.667) < 0.01 && abs(ink.height - 33.66) < 0.5, "\(found.size) \(ink)")
  }

  /// `car` is outlined (Figures §9.76): less of it is covered than of `car.fill`.
  @Test func aCarIsOutlined() throws {
    #expect(try drawing("car", 20, 400).layers.map(\.boundingRect) != drawing("car.fill", 20, 400).layers.map(\.boundingRect))
  }

  /// The substitute for a bus is narrower than Apple's, 13.8 × 14.15 at 12 points semibold (P47); it is as high, in the frame of Apple's.
  @Test func aBusHasTheFrameOfApples() throws {
    for name in ["bus.fill", "bus"] {
      let symbol = try drawing(name, 12, 600)
      let box = symbol.layers.reduce(CGRect.null) { $0.union($1.boundingRect) }
      #expect(abs(box.height - 14.15) < 0.34 && box.width < 13.8, "\(name) \(box.size)")
      #expect(abs(symbol.size.width - 16.44) < 0.01 && abs(symbol.size.height - 15.83) < 0.01, "\(name) \(symbol.size)")
    }
  }

  @Test func aDumbbellIsAsWideAsBesideText() throws {
    #expect(abs(try drawing("dumbbell", 11, 700).size.width - 18) < 0.001)
  }

  @Test(arguments: [
    ("arrow.up.circle.fill", 28.0, 32.0), ("arrow.clockwise.circle.fill", 28, 32), ("lock.fill", 28, 31), ("star.fill", 28, 33.333),
    ("battery.75", 28, 23), ("battery.100.bolt", 28, 29), ("powerplug", 28, 26), ("checkmark.circle.fill", 22, 25.667),
    ("moon.circle.fill", 22, 25.667), ("network", 22, 25.667), ("location.fill", 22, 25), ("map", 22, 25), ("house", 22, 26),
    ("eye.slash", 22, 27), ("speaker.slash", 22, 26.667), ("bell", 17, 19.333), ("line.3.horizontal.decrease.circle", 17, 19),
    ("qrcode", 28, 29.333), ("person.fill.badge.plus", 49, 61.889), ("beach.umbrella", 17, 22), ("book.pages.fill", 29, 40.333),
    ("list.clipboard.fill", 38, 52.667),
  ])
  func recordedFramesAreKept(_ name: String, _ size: Double, _ height: Double) throws {
    let symbol = try drawing(name, size)
    #expect(symbol.size.height == height && symbol.basis == .measured)
    #expect(try drawing(name, 1.02 * size).basis == .scaled)
    #expect(abs(try drawing(name, 1.02 * size).size.height - 1.02 * height) < 0.001)
  }

  @Test(arguments: [("key.horizontal.fill", 9.333), ("lock.fill", 13), ("doc.text.fill", 14)])
  func recordedFramesOfSmallSemiboldSymbols(_ name: String, _ height: Double) throws {
    let symbol = try drawing(name, 11, 600)
    #expect(symbol.size.height == height && symbol.basis == .measured)
    #expect(try drawing(name, 11).basis == .scaled)
  }

  /// Figures §9.24; in pixels of 3 a point, from the person's left edge and the top of its head.
  @Test func aBadgeHasItsRecordedPlace() throws {
    let symbol = try drawing("person.fill.badge.plus", 49)
    let layers = symbol.layers.map { $0.applying(CGAffineTransform(scaleX: 3, y: 3)).boundingRect }
    let (person, disc) = (layers[0], layers[1].offsetBy(dx: -layers[0].minX, dy: -layers[0].minY))
    let recorded = CGRect(x: 85, y: 82, width: 73, height: 73)
    for (found, wanted) in zip([disc.minX, disc.maxX, disc.minY, disc.maxY], [recorded.minX, recorded.maxX, recorded.minY, recorded.maxY]) {
      #expect(abs(found - wanted) < 3, "\(disc) is not \(recorded)")
    }
    #expect(abs(person.height - 130) < 2 && abs(person.width - 92) < 4, "\(person)")
    // The stack around the symbol was centred, which gives its frame: it begins 10 pixels above the head.
    #expect(abs(person.minY - 10) < 2, "\(person)")
    // The shoulders are 121 pixels wide, with the part that the badge hides, and centred.
    #expect(abs(person.minX + 60.5 - symbol.size.width * 1.5) < 1.5, "\(person)")
    #expect(try drawing("book.pages.fill", 29).layers[0].boundingRect.size.height < 32.4)
  }

  @Test func recordedWidthsAreKept() throws {
    #expect(try drawing("bell", 17).size.width == 19)
    #expect(try drawing("location", 17).size == CGSize(width: 19.333, height: 18))
    #expect(try drawing("line.3.horizontal.decrease.circle", 17).size.width == 19.667)
    for (name, width) in [("exclamationmark.triangle.fill", 21), ("xmark.octagon.fill", 21.333), ("moon.fill", 19.667)] {
      #expect(try drawing(name, 17).size.width == width)
    }
    #expect(try drawing("hand.raised.fill", 15, 600).size.width == 18.333 && drawing("moon.stars.fill", 15).size.width == 15.667)
    #expect(try drawing("gear", 17, 600).size.height == 21.667)
    #expect(try drawing("book.closed.fill", 17).size == CGSize(width: 17.667, height: 20.333))
    #expect(try drawing("internaldrive", 17).size.width == 24)
    #expect(try drawing("gauge.with.dots.needle.67percent", 17).size.height == 19)
    #expect(try drawing("pause.fill", 12).size == CGSize(width: 10, height: 11.333))
    #expect(try drawing("play.fill", 12).size == CGSize(width: 10.667, height: 11.333))
    #expect(try drawing("stop.fill", 12).size == CGSize(width: 12.333, height: 10.667))
    #expect(try drawing("star.fill", 22).size == CGSize(width: 28.333, height: 26.333))
    #expect(try drawing("mic.fill", 17).size == CGSize(width: 17.333, height: 20))
    #expect(try drawing("person.circle.fill", 22).size == CGSize(width: 26.333, height: 25.667))
    #expect(try drawing("shippingbox", 15).size == CGSize(width: 19, height: 19))
    for (name, width) in [("arrow.right", 17.333), ("car", 21), ("house.fill", 21)] { #expect(try drawing(name, 15).size.width == width) }
    for (name, width) in [("face.smiling", 17.333), ("figure.walk.diamond.fill", 19.333)] {
      #expect(try drawing(name, 14.5, 500).size.width == width)
    }
    for name in ["xmark.circle", "plus.circle.fill"] {
      #expect(try drawing(name, 17).size == CGSize(width: 19.667, height: 19))
      #expect(try drawing(name, 22).size == CGSize(width: 26.333, height: 25.667))
    }
    #expect(try drawing("frying.pan", 22).size.width == 39)
    // Figures §9.66.
    #expect(try drawing("plus", 17).size == CGSize(width: 18, height: 16))
    #expect(try drawing("trash", 17).size == CGSize(width: 19, height: 21))
    #expect(try drawing("square.and.arrow.up", 17).size == CGSize(width: 19, height: 22))
    #expect(try drawing("pencil", 17).size.width == 17.333)
    for name in ["arrow.up.arrow.down.square", "plus.square.fill", "square"] {
      #expect(try drawing(name, 17).size == CGSize(width: 19.667, height: 17.667))
    }
    #expect(try drawing("square.on.square", 17).basis == .predicted)
    #expect(try drawing("figure.run", 22).size.width == 23.667)
    // The nearest size counts; a width that was recorded at another size is scaled.
    #expect(try drawing("star.fill", 28).size.height == 33.333)
    #expect(abs(try drawing("star.fill", 28).size.width - 28.333 * 28 / 22) < 0.001)
    #expect(try drawing("gear", 17).basis == .scaled)
    #expect(try drawing("hare.fill", 17).basis == .predicted)
  }

  @Test func predictedFramesHaveTheirMargins() throws {
    for name in ["hare.fill", "tortoise.fill", "xmark"] {
      let symbol = try drawing(name, 20)
      let ink = symbol.layers.reduce(into: Path()) { $0.addPath($1) }.boundingRect
      #expect(symbol.basis == .predicted)
      #expect(abs(symbol.size.width - ink.width - 2 * 0.11 * 20) < 0.01 && abs(symbol.size.height - ink.height - 2 * 0.07 * 20) < 0.01)
    }
  }

  /// An icon of other proportions is centred in the frame of Apple's drawing if that drawing's visible size is known.
  @Test func iconsOfOtherProportionsKeepTheFrame() throws {
    for name in ["frying.pan", "frying.pan.fill"] {
      let symbol = try drawing(name, 22)
      let ink = symbol.layers.reduce(into: Path()) { $0.addPath($1) }.boundingRect
      #expect(ink.width < 30 && abs(symbol.size.height - 19.7 - 2 * 0.07 * 22) < 0.01)
      #expect(abs(ink.midX - symbol.size.width / 2) < 0.01 && abs(ink.midY - symbol.size.height / 2) < 0.01)
    }
    #expect(abs(try drawing("frying.pan.fill", 22).size.width - 33.3 - 2 * 0.11 * 22) < 0.01)
  }

  /// The disc of a filled circle is 28.0 points wide beside a title of 28.
  @Test func discsHaveTheirDiameter() throws {
    for name in ["circle.fill", "arrow.up.circle.fill", "airplane.circle.fill", "checkmark.circle.fill", "checkmark.circle"] {
      let box = try drawing(name, 28).layers[0].boundingRect
      #expect(abs(box.width - 27.89) < 0.15, "\(name) \(box.width)")
    }
  }

  @Test(arguments: [
    ("pause.fill", 24.0, 14.333, 19.333), ("play.fill", 24, 17.333, 19.667), ("xmark", 24, 18.667, 18.667),
    ("heart.fill", 17, 16.667, 15.333),
    ("flame.fill", 17, 14, 18), ("location.fill", 17, 15.667, 15.667), ("figure.run", 22, 18, 23.7),
  ])
  func inkIsAsLargeAsOnScreenshots(_ name: String, _ size: Double, _ width: Double, _ height: Double) throws {
    let box = try drawing(name, size).layers[0].boundingRect
    #expect(abs(box.width - width) < 0.34 && abs(box.height - height) < 0.34, "\(box.size)")
  }

  /// The stroke of an outlined symbol is that of the text beside it: the ring of `circle`, at every weight up to bold and at each scale.
  @Test(arguments: [(100.0, 0.0227), (200, 0.0431), (300, 0.0634), (400, 0.0838), (500, 0.1063), (600, 0.1287), (700, 0.1511), (900, 0.16)])
  func strokesFollowTheText(_ weight: Double, _ stem: Double) throws {
    for scale in [SymbolScale.small, .medium, .large] {
      let parts = try drawing("circle", 100, weight, scale).layers[0].nestedParts.map(\.path.boundingRect)
      let ring = ((parts.map(\.width).max() ?? 0) - (parts.map(\.width).min() ?? 0)) / 2
      // An icon never becomes thinner than 0.4 of its own stroke, which at the least weight is 2.2 to 4.3 with the
      // scale.
      #expect(abs(ring - max(100 * stem, 3.5)) < 2, "\(weight) \(scale) \(ring)")
    }
  }

  /// The bar of a battery stays free of its case at every weight: case, hole, bar, and the pole.
  @Test(arguments: [200.0, 400, 700, 900]) func batteriesKeepTheirBar(_ weight: Double) throws {
    let depths = try drawing("battery.50", 40, weight).layers[0].nestedParts.map(\.depth)
    #expect(depths.contains(1) && depths.contains(2), "\(depths)")
  }
}
