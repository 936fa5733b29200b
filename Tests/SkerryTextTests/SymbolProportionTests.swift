import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@testable import SkerryText

/// Where the parts of composed symbols are, as shares of the things that they are on (Figures §9.82, §9.88, §9.91). The shares are our choice.
@Suite struct SymbolProportionTests {
  private func parts(_ name: String, _ size: Double = 22) throws -> [CGRect] {
    let drawing = try #require(TextEngine().symbol(named: name, font: FontDescription(size: size), scale: .medium), "\(name)")
    return drawing.layers[0].nestedParts.map(\.path.boundingRect)
  }

  private func union(_ boxes: some Sequence<CGRect>) -> CGRect { boxes.reduce(.null) { $0.union($1) } }

  /// A sign is in the middle of a thing or lower, by a share of its height.
  @Test(arguments: [
    ("exclamationmark.lock", "lock", 0.34, 0.225), ("checkmark.lock", "lock", 0.34, 0.225),
    ("exclamationmark.icloud", "icloud", 0.46, 0.08),
    ("info.bubble", "bubble", 0.4, -0.07), ("plus.viewfinder", "viewfinder", 0.44, 0), ("lock.display", "display", 0.42, -0.1),
    ("app.gift", "app", 0.56, 0), ("questionmark.app", "app", 0.56, 0), ("plus.rectangle.portrait", "rectangle.portrait", 0.36, 0),
  ])
  func signsOnThings(_ name: String, _ thing: String, _ share: CGFloat, _ lower: CGFloat) throws {
    for size in [17, 22, 34.0] {
      let (body, all) = (try parts(thing, size), try parts(name, size))
      let (box, sign) = (union(all.prefix(body.count)), union(all.dropFirst(body.count)))
      #expect(abs(box.height - union(body).height) < 0.01 && abs(box.width - union(body).width) < 0.01, "\(name)")
      #expect(abs(sign.height / box.height - share) < 0.002, "\(name): \(sign.height / box.height)")
      #expect(abs((sign.midY - box.midY) / box.height - lower) < 0.002, "\(name): \((sign.midY - box.midY) / box.height)")
      #expect(abs(sign.midX - box.midX) < 0.01, "\(name)")
    }
  }

  /// A sign in a heart: its longer side, and how far its middle is above the heart's, as shares of the circle.
  @Test(arguments: [17, 22, 34.0]) func aSignInAHeart(_ size: Double) throws {
    let boxes = try parts("bolt.heart", size).sorted { $0.width > $1.width }
    let (circle, sign) = (union(try parts("circle", size)).height, union(boxes.dropFirst(2)))
    #expect(boxes.count >= 3 && abs(max(sign.width, sign.height) / circle - 0.42) < 0.004, "\(boxes) \(circle)")
    #expect(abs((boxes[0].midY - sign.midY) / circle - 0.05) < 0.004, "\(boxes) \(circle)")
  }

  /// A filled thing keeps its size, and the sign is open in it.
  @Test(arguments: [("exclamationmark.icloud", "icloud"), ("info.bubble", "bubble"), ("app.gift", "app")])
  func signsInFilledThings(_ name: String, _ thing: String) throws {
    let (whole, plain) = (union(try parts(name + ".fill")), union(try parts(thing + ".fill")))
    #expect(abs(whole.width - plain.width) < 0.02 && abs(whole.height - plain.height) < 0.02, "\(name): \(whole) \(plain)")
    #expect(try parts(name + ".fill").count > parts(thing + ".fill").count, "\(name)")
  }

  /// The edges of two others over a photograph or a film: 1.6 and 3.4 strokes above it, 0.78 and 0.6 as wide.
  @Test(arguments: [("photo.stack", "photo"), ("film.stack", "film")]) func stacks(_ name: String, _ thing: String) throws {
    let count = try parts(thing).count
    let all = try parts(name)
    let (box, edges) = (union(all.prefix(count)), Array(all.dropFirst(count)))
    try #require(edges.count == 2)
    for (edge, (distance, width)) in zip(edges, [(CGFloat(1.6), CGFloat(0.78)), (3.4, 0.6)]) {
      let stroke = edge.height / 0.9
      #expect(abs((box.minY - edge.midY) / stroke - distance) < 0.03, "\(name): \((box.minY - edge.midY) / stroke)")
      #expect(abs((edge.width - edge.height) / box.width - width) < 0.01, "\(name): \((edge.width - edge.height) / box.width)")
      #expect(abs(edge.midX - box.midX) < 0.01)
    }
  }

  /// The highest of a wave's bars is a share of the circle.
  @Test(arguments: [("waveform.low", 0.42), ("waveform.mid", 0.66)]) func levels(_ name: String, _ share: CGFloat) throws {
    let bars = try parts(name)
    #expect(bars.count == 7)
    #expect(try abs(union(bars).height / union(parts("circle")).height - share) < 0.005, "\(name)")
  }

  /// A part of a rectangle is 1.9 strokes from its outer edge: half or 0.36 of what is inside of that.
  @Test(arguments: [("rectangle.lefthalf.inset.filled", 0.5), ("rectangle.leftthird.inset.filled", 0.36)])
  func partsOfRectangles(_ name: String, _ share: CGFloat) throws {
    let boxes = try parts(name).sorted { $0.width > $1.width }
    try #require(boxes.count == 3)
    let stroke = boxes[1].minX - boxes[0].minX
    #expect(abs((boxes[2].minX - boxes[0].minX) / stroke - 1.9) < 0.03, "\((boxes[2].minX - boxes[0].minX) / stroke)")
    #expect(abs(boxes[2].width / (boxes[0].width - 3.8 * stroke) - share) < 0.005, "\(name)")
    #expect(abs(boxes[2].height - (boxes[0].height - 3.8 * stroke)) < 0.03)
  }

  /// What is turned over, and what is the same under another name.
  @Test func equalDrawings() throws {
    func layers(_ name: String) throws -> [Path] {
      try #require(TextEngine().symbol(named: name, font: FontDescription(size: 22), scale: .medium), "\(name)").layers
    }
    let (up, down) = (union(try parts("hand.point.up.fill")), union(try parts("hand.point.down.fill")))
    #expect(abs(up.width - down.width) < 0.01 && abs(up.height - down.height) < 0.01)
    #expect(try layers("hand.point.up.fill") != layers("hand.point.down.fill"))
    for (name, other) in [
      ("10.arrow.trianglehead.counterclockwise", "gobackward.10"), ("15.arrow.trianglehead.clockwise", "goforward.15"),
      ("chevron.forward.to.line", "chevron.right.to.line"), ("message.badge.filled.fill", "message.badge.fill"),
    ] { #expect(try layers(name) == layers(other), "\(name)") }
    #expect(try layers("chevron.left.to.line") != layers("chevron.right.to.line"))
  }

  /// A sign beside a person is half as high, and what is at the lower right of a path is solid.
  @Test func signsBesideThings() throws {
    let person = try parts("person.fill")
    let all = try parts("person.fill.questionmark")
    let (box, sign) = (union(all.prefix(person.count)), union(all.dropFirst(person.count)))
    #expect(abs(sign.height / box.height - 0.5) < 0.002 && sign.minX > box.maxX - 0.02 * box.width, "\(sign) \(box)")
    let route = "point.topleft.down.curvedto.point"
    #expect(try parts(route + ".filled.bottomright.up").count == parts(route + ".bottomright.up").count - 1)
    let lens = try parts("location.magnifyingglass")
    let glass = try parts("magnifyingglass")
    let inside = union(lens.dropFirst(glass.count))
    let hole = try #require(glass.max { $0.minX < $1.minX })
    #expect(abs(inside.height / hole.height - 0.5) < 0.2, "\(inside) \(hole)")
  }

  /// A closed book (P14 and P68): its slit, from 0.134 of the width on and 0.068 wide, and its pages, 0.137 of the height, 0.076 above the lower edge.
  @Test func aClosedBook() throws {
    let boxes = try parts("book.closed.fill", 17).sorted { $0.width * $0.height > $1.width * $1.height }
    try #require(boxes.count == 3)
    let (cover, pages, spine) = (boxes[0], boxes[1], boxes[2])
    func x(_ value: CGFloat) -> CGFloat { (value - cover.minX) / cover.width }
    func y(_ value: CGFloat) -> CGFloat { (value - cover.minY) / cover.height }
    for (found, seen) in [
      (x(spine.minX), 0.136), (x(spine.maxX), 0.204), (y(spine.minY), 0.075), (y(spine.maxY), 0.71), (x(pages.minX), 0.097),
      (x(pages.maxX), 0.79), (y(pages.minY), 0.787), (y(pages.maxY), 0.924),
    ] as [(CGFloat, CGFloat)] { #expect(abs(found - seen) < 0.02, "\(found) is not \(seen)") }
  }

  /// Symbols of a given size, semibold, are as large as on screenshots. Source: Figures §9.90, §9.102.
  @Test(
    arguments: [("chart.bar", 16, 21.67, 15.67), ("chart.bar", 17, 23.5, 17), ("mappin.and.ellipse", 11.96, 13, 13.67)]
      as [(String, CGFloat, CGFloat, CGFloat)]) func semiboldSymbolsAreAsLargeAsRecorded(
      _ name: String, _ size: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) throws
  {
    let drawing = try #require(TextEngine().symbol(named: name, font: FontDescription(size: size, weight: 600), scale: .medium))
    let seen = union(drawing.layers[0].nestedParts.map(\.path.boundingRect))
    #expect(abs(seen.width - width) < 0.4 && abs(seen.height - height) < 0.4, "\(seen.size)")
  }

  /// A square with a solid one and two lines in it. Source: Figures §9.102.
  @Test func aSquareOfText() throws {
    let font = FontDescription(size: 20, weight: 400)
    let drawing = try #require(TextEngine().symbol(named: "square.text.square", font: font, scale: .medium))
    let whole = union(drawing.layers[0].nestedParts.map(\.path.boundingRect))
    #expect(abs(whole.width - 18.06) < 0.3, "\(whole.size)")
    let inner = drawing.layers[0].nestedParts.map(\.path.boundingRect).filter { $0.width < whole.width * 0.7 }
    let square = try #require(inner.min { $0.minY < $1.minY })
    #expect(abs(square.width / whole.width - 0.253) < 0.02 && abs((square.minX - whole.minX) / whole.width - 0.196) < 0.02)
  }

  /// A filled dumbbell of 16 points semibold (P71): its parts from the left, as shares of its width and height, and its size.
  @Test func aFilledDumbbell() throws {
    let font = FontDescription(size: 16, weight: 600)
    let drawing = try #require(TextEngine().symbol(named: "dumbbell.fill", font: font, scale: .medium))
    let boxes = drawing.layers[0].nestedParts.map(\.path.boundingRect).sorted { $0.minX < $1.minX }
    try #require(boxes.count == 5)
    let whole = union(boxes)
    #expect(abs(whole.width - 21.38) < 0.4 && abs(whole.height - 12.28) < 0.4, "\(whole.size)")
    let seen: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0.118, 0.69), (0.157, 0.342, 1), (0.385, 0.618, 0.278), (0.66, 0.845, 1), (0.882, 1, 0.69),
    ]
    for (box, part) in zip(boxes, seen) {
      for (found, share) in [
        ((box.minX - whole.minX) / whole.width, part.0), ((box.maxX - whole.minX) / whole.width, part.1),
        (box.height / whole.height, part.2),
      ] { #expect(abs(found - share) < 0.015, "\(found) is not \(share)") }
      #expect(abs(box.midY - whole.midY) < 0.05)
    }
  }

  /// The steps of `stairs`, the dashes of `directcurrent`, of an app's shape, and the squares and lines of a grid.
  @Test(arguments: [("stairs", 1), ("directcurrent", 4), ("app.dashed", 1), ("rectangle.portrait", 2), ("square.fill.text.grid.1x2", 6)])
  func outlinedThings(_ name: String, _ count: Int) throws {
    let found = try parts(name).count
    #expect(found >= count, "\(name): \(found)")
  }

  /// A drive inside a computer (R99): 20.33 × 15.0 visible of a frame of 24 at 17 points; five slots, from 0.38 to 0.82 of the width and from 0.65 to
  /// 0.83 of the height, each 0.048 wide, in a front that is 0.53 as high as the whole.
  @Test func aDriveInside() throws {
    let boxes = try parts("internaldrive", 17)
    let (whole, slots) = (union(boxes), boxes.filter { $0.width < 1.5 && $0.height > 2 })
    #expect(abs(whole.width - 20.333) < 0.01 && abs(whole.height - 15) < 0.01, "\(whole)")
    try #require(slots.count == 5)
    let all = union(slots)
    func x(_ value: CGFloat) -> CGFloat { (value - whole.minX) / whole.width }
    func y(_ value: CGFloat) -> CGFloat { (value - whole.minY) / whole.height }
    for (found, seen) in [
      (x(all.minX), 0.379), (x(all.maxX), 0.817), (y(all.minY), 0.645), (y(all.maxY), 0.832), (slots[0].width / whole.width, 0.048),
    ] as [(CGFloat, CGFloat)] { #expect(abs(found - seen) < 0.02, "\(found) is not \(seen)") }
    let solid = union(try parts("internaldrive.fill", 17))
    #expect(abs(solid.width - whole.width) < 0.01 && abs(solid.height - whole.height) < 0.01, "\(solid)")
  }

  /// Things that are drawn: their parts, and that filled ones cover as much as outlined ones.
  @Test(arguments: [
    ("oilcan", 5), ("engine.combustion", 8), ("comb", 10), ("homepod", 4), ("drop.degreesign", 4), ("circle.and.line.horizontal", 4),
    ("rectangle.connected.to.line.below", 4), ("heart.text.clipboard", 5),
  ])
  func drawnThings(_ name: String, _ count: Int) throws {
    let (outlined, filled) = (union(try parts(name)), union(try parts(name + ".fill")))
    #expect(abs(outlined.width - filled.width) < 0.02 && abs(outlined.height - filled.height) < 0.02, "\(name): \(outlined) \(filled)")
    let found = try parts(name).count
    #expect(found >= count, "\(name): \(found)")
  }
}
