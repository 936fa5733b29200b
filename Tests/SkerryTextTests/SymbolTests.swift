import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryText
import Testing

@Suite struct SymbolTests {
  private static let engine = TextEngine()
  private func drawing(_ name: String) -> SymbolDrawing? {
    Self.engine.symbol(named: name, font: FontDescription(size: 20), scale: .medium)
  }

  /// The names that a count over public repositories with Live Activities found most often: those of activities, then those of whole apps.
  static let names = """
    timer clock checkmark.circle.fill pause.fill exclamationmark.triangle.fill bolt.fill checkmark.circle figure.walk forward.fill play.fill
    shippingbox.fill bag heart.fill car.fill circle.fill dollarsign.circle.fill exclamationmark.triangle flame.fill location.fill person.2.fill phone
    phone.down.fill speaker.slash.fill star.fill timer.circle.fill truck.box video.fill waveform xmark.circle.fill figure.run football.fill music.note
    airplane arrow.clockwise arrow.clockwise.circle.fill arrow.down.circle.fill arrowtriangle.up.fill backward.end backward.fill bag.fill bell.fill
    bolt.horizontal.circle box.truck box.truck.badge.clock building.2.crop.circle.fill bus.fill camera.fill carrot cart clock.arrow.2.circlepath
    clock.badge.exclamationmark clock.fill creditcard cup.and.saucer.fill doc.text.fill dollarsign.arrow.circlepath door.right.hand.open
    dot.radiowaves.left.and.right dot.radiowaves.up.forward exclamationmark.circle figure.highintensity.intervaltraining figure.outdoor.cycle
    figure.pool.swim flag.checkered fork.knife forward.end hand.thumbsup heart heart.circle.fill house house.circle.fill house.fill
    lines.measurement.horizontal list.bullet location.north.line.fill lock.fill mappin.and.ellipse mappin.circle.fill paperplane.fill pause.circle
    pause.circle.fill person.fill person.fill.checkmark phone.circle.fill phone.fill playpause.fill plus.circle.fill printer.fill questionmark.circle
    quote.bubble.fill record.circle scope shippingbox.circle.fill sparkles speaker.wave.2.fill square stop.fill syringe.fill
    takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill tram tram.fill waveform.and.person.filled xmark plus trash chevron.right checkmark gear
    info.circle pencil square.and.arrow.up calendar trash.fill doc.on.doc chevron.left gearshape drop.fill minus.circle.fill plus.circle network
    chevron.down arrow.up.right square.grid.2x2 magnifyingglass doc.text.magnifyingglass arrow.counterclockwise arrow.up ellipsis.circle hourglass
    keyboard.chevron.compact.down square.and.pencil waveform.path.ecg minus xmark.circle chart.bar.fill globe person slider.horizontal.3 chevron.up
    square.and.arrow.down antenna.radiowaves.left.and.right chevron.backward arrow.triangle.2.circlepath chart.xyaxis.line location bell info.circle.fill
    qrcode arrow.triangle.branch bolt bubble.left.and.bubble.right ellipsis arrow.down exclamationmark.circle.fill folder line.3.horizontal network.slash
    sensor.tag.radiowaves.forward.fill tray xmark.app chart.bar.doc.horizontal location.circle lock syringe target wifi.slash arrow.left.arrow.right
    arrow.up.arrow.down chart.bar.xaxis circle minus.circle star wind map calendar.badge.clock bookmark clock.arrow.circlepath hand.draw.fill link
    server.rack arrow.down.circle arrow.up.circle.fill calendar.badge.plus wifi 2.circle.fill chart.line.uptrend.xyaxis doc.text exclamationmark.bubble
    lock.shield arrow.circlepath arrow.counterclockwise.circle arrow.uturn.backward arrowtriangle.down.fill cross.vial.fill location.slash
    person.crop.circle qrcode.viewfinder tag wifi.exclamationmark 1.circle.fill arrow.left arrow.right.circle
    arrow.up.and.down.and.arrow.left.and.right bell.slash camera chevron.up.chevron.down cup.and.saucer doc.badge.plus iphone.radiowaves.left.and.right
    link.circle.fill mappin.slash photo questionmark repeat thermometer.medium wand.and.stars app.connected.to.app.below.fill arrow.down.forward
    arrow.forward arrow.left.and.right arrow.up.right.square battery.100 battery.75percent bell.badge bookmark.fill brain cart.fill chart.bar
    checkmark.seal.fill chevron.forward delete.left desktopcomputer doc.on.clipboard
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func everySymbolOfBothTablesHasADrawing() {
    #expect(Self.names.count == 234)
    #expect(Self.names.filter { drawing($0) == nil } == [])
  }

  /// A symbol that no icon shows is a placeholder, not an icon of another object or another variant.
  @Test(arguments: [
    "figure.curling", "fireworks", "eyes", "train.side.middle.car", "opticid",
    "translate", "sensor", "sensor.fill", "button.programmable", "testtube.2.fill", "moonphase.blue.moon",
  ])
  func otherObjectsDoNotStandIn(_ name: String) { #expect(drawing(name) == nil) }

  private func ink(_ name: String) throws -> Path {
    try #require(drawing(name)).layers.reduce(into: Path()) { $0.addPath($1) }
  }

  /// A badge is at the lower trailing corner, even if an icon has it elsewhere.
  @Test(arguments: ["calendar.badge.plus", "person.badge.plus", "person.crop.circle.badge.checkmark", "bag.badge.minus", "at.badge.plus"])
  func badgesStandAtTheTrailingCorner(_ name: String) throws {
    let symbol = try #require(drawing(name))
    try #require(symbol.layers.count == 2)
    let (thing, badge) = (symbol.layers[0].boundingRect, symbol.layers[1].boundingRect)
    #expect(badge.midX > thing.midX + thing.width / 5 && badge.midY > thing.midY + thing.height / 5)
  }

  /// That of a cart is at its upper corner (Figures §9.155).
  @Test func aCartHasItsBadgeAtTheUpperCorner() throws {
    let symbol = try #require(drawing("cart.badge.plus"))
    try #require(symbol.layers.count == 2)
    let (cart, badge) = (symbol.layers[0].boundingRect, symbol.layers[1].boundingRect)
    #expect(badge.maxX > cart.maxX && badge.minY < cart.minY && badge.maxY < cart.midY + cart.height / 8)
  }

  /// The badge of an external drive is at its lower leading corner (Figures §9.5).
  @Test func anExternalDriveHasItsBadgeAtTheLeadingCorner() throws {
    let symbol = try #require(drawing("externaldrive.badge.plus"))
    try #require(symbol.layers.count == 2)
    let (drive, badge) = (symbol.layers[0].boundingRect, symbol.layers[1].boundingRect)
    #expect(badge.minX < drive.minX && badge.maxY > drive.maxY && badge.midX < drive.midX - drive.width / 4)
    // The picture's proportions: a badge of 5.77 in a drawing of 15.0 × 10.33.
    let whole = drive.union(badge)
    #expect(abs(whole.width / whole.height - 15.0 / 10.33) < 0.06 && abs(badge.width / whole.width - 5.77 / 15) < 0.02)
  }

  @Test func theFirstCarOfATrainIsAsRecorded() throws {
    let font = FontDescription(size: 13, weight: 500)
    let front = try #require(Self.engine.symbol(named: "train.side.front.car", font: font, scale: .medium)).layers[0]
    #expect(abs(front.boundingRect.width - 17.667) < 0.3 && abs(front.boundingRect.height - 10.333) < 0.3)
    // The nose is at the right, and at the left of the other end.
    func isSolid(_ path: Path, _ x: CGFloat) -> Bool {
      let box = path.boundingRect
      return path.contains(CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * 0.06))
    }
    let rear = try ink("train.side.rear.car")
    #expect(isSolid(front, 0.1) && !isSolid(front, 0.9) && !isSolid(rear, 0.1) && isSolid(rear, 0.9))
  }

  /// From the left to the right edge: what is lit of the moon, north up.
  @Test(arguments: [
    ("new.moon", "100001"), ("waxing.crescent", "100011"), ("first.quarter", "100111"), ("waxing.gibbous", "101111"),
    ("full.moon", "111111"), ("waning.gibbous", "111101"), ("last.quarter", "111001"), ("waning.crescent", "110001"),
    ("new.moon.inverse", "111111"), ("waxing.crescent.inverse", "111101"), ("last.quarter.inverse", "100111"),
  ])
  func phasesOfTheMoonHaveTheirLitSide(_ phase: String, _ expected: String) throws {
    let path = try ink("moonphase." + phase)
    let box = path.boundingRect
    let found = [0.03, 0.15, 0.4, 0.6, 0.85, 0.97].map { path.contains(CGPoint(x: box.minX + box.width * $0, y: box.midY)) ? "1" : "0" }
    #expect(found.joined() == expected)
  }

  /// The filled page leaves its heart and its lines open; of two test tubes the left one is fuller.
  @Test func aPageWithAHeartAndTestTubesAreDrawn() throws {
    let (page, filled, tubes) = (try ink("heart.text.square"), try ink("heart.text.square.fill"), try ink("testtube.2"))
    let box = page.boundingRect
    let heart = CGPoint(x: box.minX + box.width * 0.35, y: box.minY + box.height * 0.37)
    #expect(page.contains(heart) && !filled.contains(heart))
    #expect(abs(box.width / box.height - 1) < 0.01 && abs(filled.boundingRect.width - box.width) < 0.01)
    let glass = tubes.boundingRect
    func covered(_ part: Range<Int>) -> Int {
      let places = (0..<60).flatMap { y in part.map { x in (CGFloat(x) + 0.5, CGFloat(y) + 0.5) } }
      return places.count {
        tubes.contains(CGPoint(x: glass.minX + glass.width * $0.0 / 60, y: glass.minY + glass.height * $0.1 / 60))
      }
    }
    #expect(covered(0..<30) > covered(30..<60) + 20 && covered(30..<60) > 200, "\(covered(0..<30)), \(covered(30..<60))")
  }

  /// A heart or a dashed edge around a symbol, and a rectangle that is wider than high.
  @Test func symbolsAreEnclosedByHeartsRectanglesAndDashes() throws {
    let (heart, bolt) = (try ink("heart.fill"), try ink("bolt.heart.fill"))
    let middle = CGPoint(x: bolt.boundingRect.midX, y: bolt.boundingRect.midY - 1)
    #expect(heart.contains(middle) && !bolt.contains(middle))
    #expect(abs(heart.boundingRect.width / heart.boundingRect.height - bolt.boundingRect.width / bolt.boundingRect.height) < 0.01)
    #expect(try ink("bolt.heart") != bolt)
    let (dashed, plus) = (try ink("plus.circle.dashed"), try ink("circle.dashed"))
    #expect(dashed.contains(CGPoint(x: dashed.boundingRect.midX, y: dashed.boundingRect.midY)))
    #expect(abs(dashed.boundingRect.width - plus.boundingRect.width) < 0.01)
    #expect(drawing("plus.circle.dashed.fill") == nil && drawing("plus.heart.dashed") == nil)
    let lock = try ink("lock.rectangle").boundingRect
    #expect(abs(lock.width / lock.height - 1.12 / 0.86) < 0.04)
  }

  @Test func variantsAreDrawings() throws {
    let (upper, lower) = (try ink("hourglass.tophalf.filled"), try ink("hourglass.bottomhalf.filled"))
    #expect(try upper != lower && ink("hourglass") != upper)
    #expect(try ink("gauge.with.dots.needle.0percent") != ink("gauge.with.dots.needle.100percent"))
    #expect(try ink("capsule.lefthalf.filled") != ink("capsule.righthalf.filled"))
    #expect(try ink("diamond") != ink("suit.diamond") && ink("diamond").boundingRect.width > 17)
    let (side, front) = (try ink("car.side.fill").boundingRect, try ink("car.fill").boundingRect)
    #expect(side.width > side.height * 1.8 && front.width < front.height * 1.3)
    let (charged, full) = (try ink("battery.100.bolt").boundingRect, try ink("battery.100").boundingRect)
    #expect(charged.height / charged.width > 1.15 * full.height / full.width)
  }

  /// Forward and trailing mean right in a left-to-right language.
  @Test(arguments: [
    ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"), ("sidebar.trailing", "sidebar.right"),
    ("square.stack.3d.down.forward", "square.stack.3d.down.right"),
  ])
  func sidesHaveTwoNames(_ name: String, _ other: String) throws { #expect(try ink(name) == ink(other)) }

  @Test func thingsHaveTheirOwnForm() throws {
    // A camera's body and lens: 22 × 14 as recorded; a slash is at most 1.08 circles high.
    let camera = try ink("video.fill").boundingRect
    #expect(abs(camera.width / camera.height - 22.0 / 14) < 0.04)
    #expect(abs(try ink("video.slash.fill").boundingRect.height - 1.08 * 0.9961 * 20) < 2)
    // Axes begin at the lower leading corner; the line is not there.
    let chart = try ink("chart.xyaxis.line")
    let box = chart.boundingRect
    #expect(chart.contains(CGPoint(x: box.minX + 1, y: box.minY + 1)) && chart.contains(CGPoint(x: box.minX + 1, y: box.maxY - 1)))
    #expect(try ink("chart.line.uptrend.xyaxis") != ink("chart.line.downtrend.xyaxis"))
    // A message is an oval: its corners are empty, those of a bubble are not.
    let oval = try ink("message.fill")
    let edge = oval.boundingRect
    #expect(!oval.contains(CGPoint(x: edge.maxX - edge.width * 0.06, y: edge.minY + edge.height * 0.06)))
    // The mercury of a thermometer stands higher.
    let levels = try ["thermometer.low", "thermometer.medium", "thermometer.high"].map { name in
      let path = try ink(name)
      return (0..<60).filter { path.contains(CGPoint(x: path.boundingRect.midX, y: path.boundingRect.maxY - 2 - CGFloat($0) * 0.3)) }.count
    }
    #expect(levels[0] < levels[1] && levels[1] < levels[2])
    // A ring gets thicker with the weight, even beside a disc.
    let heavy = try #require(
      Self.engine.symbol(named: "largecircle.fill.circle", font: FontDescription(size: 20, weight: 600), scale: .medium)
    ).layers[0]
    let light = try ink("largecircle.fill.circle")
    func ring(_ path: Path) -> Int {
      (0..<100).filter { path.contains(CGPoint(x: path.boundingRect.minX + CGFloat($0) * 0.03, y: path.boundingRect.midY)) }.count
    }
    #expect(ring(heavy) > ring(light))
  }

  @Test func figuresHaveTheirOwnForm() throws {
    func spans(_ name: String, at fraction: CGFloat) throws -> Int {
      let path = try ink(name)
      let box = path.boundingRect
      let inside = (0...200).map {
        path.contains(CGPoint(x: box.minX + box.width * CGFloat($0) / 200, y: box.minY + box.height * fraction))
      }
      return zip([false] + inside, inside).filter { !$0 && $1 }.count
    }
    // Plates, arms and head are apart under the bar; the trunk is one; the legs are two.
    #expect(try spans("figure.strengthtraining.traditional", at: 0.6) == 1 && spans("figure.strengthtraining.traditional", at: 0.9) == 2)
    #expect(try spans("figure.strengthtraining.traditional", at: 0.28) >= 3)
    let lifter = try ink("figure.strengthtraining.traditional").boundingRect
    #expect(abs(lifter.width / lifter.height - 1.02) < 0.12)
    // Laurels mirror each other, and open to the middle.
    let (left, right) = try (ink("laurel.leading"), ink("laurel.trailing"))
    #expect(abs(left.boundingRect.width - right.boundingRect.width) < 0.01 && left != right)
    #expect(!left.contains(CGPoint(x: left.boundingRect.maxX - 1, y: left.boundingRect.midY)))
    // Filled machines keep their door, button and screen free.
    for name in ["dryer", "robotic.vacuum", "flipphone"] {
      let (line, solid) = try (ink(name), ink(name + ".fill"))
      #expect(abs(line.boundingRect.width - solid.boundingRect.width) < 0.01, "\(name)")
      #expect(solid.nestedParts.contains { $0.depth > 0 }, "\(name)")
    }
    #expect(try spans("atom", at: 0.5) >= 3)
    // The recorded proportions: 20 by 15.33, and 6.87 by 10.77 with the sand free.
    let (rack, glass) = try (ink("server.rack").boundingRect, ink("hourglass").boundingRect)
    #expect(abs(rack.width / rack.height - 20 / 15.333) < 0.02 && abs(glass.width / glass.height - 6.87 / 10.77) < 0.02)
    #expect(try spans("server.rack", at: 0.2) == 3 && spans("server.rack", at: 0.5) == 3)
    #expect(try [0.1, 0.3, 0.5, 0.85].map { try spans("hourglass", at: $0) } == [1, 2, 2, 2])
  }

  /// A drawing in a disc is cut out of it, with all its parts.
  @Test(arguments: ["video.circle.fill", "message.circle.fill"])
  func filledDrawingsAreCutOut(_ name: String) throws {
    let path = try ink(name)
    let box = path.boundingRect
    #expect([0.08, 0.45].map { path.contains(CGPoint(x: box.midX - box.width * $0, y: box.midY)) } == [false, true])
  }

  @Test(arguments: [
    "airplane.circle.fill", "house.square", "A.circle", "42.square.fill", "car.badge.plus", "lock.badge.clock", "tram.slash",
    "gift.slash.fill",
  ])
  func namesAreComposedOfTheirWords(_ name: String) throws {
    let box = try #require(drawing(name)).layers[0].boundingRect
    #expect(box.width > 5 && box.height > 5 && box.width < 40 && box.height < 40)
  }

  /// A badge is a part of its own, in front, and the symbol below is cleared around it.
  @Test func badgesAreParts() throws {
    let symbol = try #require(drawing("calendar.badge.plus"))
    if symbol.layers.count > 1 {
      let (thing, badge) = (symbol.layers[0], symbol.layers[1])
      let middle = CGPoint(x: badge.boundingRect.midX, y: badge.boundingRect.midY)
      #expect(!thing.contains(middle) && badge.boundingRect.maxX > thing.boundingRect.midX)
    }
    #expect(try #require(drawing("lock.badge.clock")).layers.count == 2)
  }

  /// The bar of a slashed symbol is whole, with a gap on both sides.
  @Test func barsHaveClearedEdges() throws {
    let symbol = try #require(drawing("gift.slash.fill")).layers[0]
    let box = symbol.boundingRect
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(symbol.contains(middle))
    let stroke: CGFloat = 0.0838 * 20
    for side: CGFloat in [-1, 1] {
      let away = side * stroke * 0.9 * 0.7071
      #expect(!symbol.contains(CGPoint(x: middle.x + away, y: middle.y - away)))
    }
  }

  /// Plain geometry is drawn in code.
  @Test(arguments: [
    "circle.dashed", "square.dashed", "target", "tennisball", "tennisball.fill", "progress.indicator", "circle.lefthalf.filled",
  ])
  func geometryIsDrawn(_ name: String) throws {
    let box = try #require(drawing(name)).layers[0].boundingRect
    #expect(box.width > 15 && box.width < 23 && abs(box.width - box.height) < 1.5)
  }

  /// Things that no icon shows: the number of their outlines, plain and filled.
  @Test(arguments: [
    ("teddybear", 7, 6), ("moon.haze", 3, 3), ("humidifier.and.droplets", 7, 6), ("chevron.forward.dotted.chevron.forward", 5, 5),
    ("swift", 1, 1),
  ])
  func householdThingsAreDrawn(_ name: String, _ plain: Int, _ filled: Int) throws {
    let counts = [try ink(name).nestedParts.count, try ink(name + ".fill").nestedParts.count]
    #expect(counts == [plain, filled])
  }

  /// An arrow beside a thing lies where a badge does, and is one of the layers.
  @Test(arguments: ["shippingbox.and.arrow.backward", "shippingbox.and.arrow.backward.fill"])
  func arrowsBesideThingsAreBadges(_ name: String) throws {
    let layers = try #require(drawing(name)).layers
    #expect(layers.count == 2 && layers[1].boundingRect.maxX > layers[0].boundingRect.maxX)
  }

  @Test(arguments: ["", ".", "badge", "slash", "circle..fill", "no.such.symbol", ".badge.plus", "x.badge"])
  func unknownNamesHaveNone(_ name: String) { #expect(drawing(name) == nil) }

  @Test func partsKnowTheirContainer() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addPath(Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)))
    path.addPath(Path(CGRect(x: 12, y: 12, width: 4, height: 4)))
    path.addPath(Path(CGRect(x: 40, y: 0, width: 4, height: 4)))
    #expect(path.nestedParts.map(\.depth) == [0, 1, 2, 0])
    #expect(path.nestedParts.map(\.parent) == [nil, 0, 1, nil])
  }
}
