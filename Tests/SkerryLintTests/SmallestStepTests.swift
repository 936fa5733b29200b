import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryGraph
import SkerryIntents
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

/// Both sides of numbers in rules, nearer than the smallest change of the number.
@Suite @MainActor struct SmallestStepTests {
  private static let engine = Engine(resourceFolders: [])

  private func trace(_ presentation: Presentation, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> RenderTrace {
    var settings = RenderSettings()
    settings.oversizedImages = .draw
    return try #require(RuleExample(presentation, source: "", view: { view() }).trace(engine: Self.engine, settings: settings))
  }

  private func found(
    _ rule: any PictureRule.Type, _ presentation: Presentation = .lockScreen, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [Diagnostic] {
    rule.findings(in: try trace(presentation) { view() })
  }

  private func breaks(
    _ rule: any PictureRule.Type, _ presentation: Presentation = .lockScreen, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> Bool {
    try !found(rule, presentation) { view() }.isEmpty
  }

  // MARK: Contrast

  /// WCAG's sizes, less the rounding of a hundredth of a point; grey 149 on white has 2.99 : 1, 140 has 3.36 : 1.
  @Test(arguments: [(17.995, false, false), (17.985, false, true), (13.995, true, false), (13.985, true, true)])
  func sizesOfLargeText(_ size: CGFloat, _ isBold: Bool, _ isFaint: Bool) throws {
    let said = try breaks(ContrastRule.self) {
      Text("Grey").font(.system(size: size, weight: isBold ? .bold : .semibold)).foregroundStyle(Color(white: 140.0 / 255)).padding(30)
        .background(.white)
    }
    #expect(said == isFaint)
  }

  /// The system's secondary label is recognized within 0.002 of each part, and down to a thousandth of its opacity.
  @Test func secondaryLabels() throws {
    func isFaint(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) throws -> Bool {
      try breaks(ContrastRule.self) {
        Text("Grey").foregroundStyle(Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: alpha)).padding(30)
          .background(Color.white)
      }
    }
    for place in 0..<3 {
      func part(_ index: Int, _ change: Double) -> Double { [60.0, 60, 67][index] + (index == place ? change : 0) }
      for change in [-0.45, 0.45] { #expect(try !isFaint(part(0, change), part(1, change), part(2, change), 0.6), "\(place), \(change)") }
      for change in [-0.6, 0.6] { #expect(try isFaint(part(0, change), part(1, change), part(2, change), 0.6), "\(place), \(change)") }
    }
    #expect(try !isFaint(60, 60, 67, 0.5995) && isFaint(60, 60, 67, 0.5985))
  }

  /// White on the system's blue has 3.5 : 1 and may; a white that is a little darker may not, nor white on a blue beside the system's.
  @Test func labelsLikeThoseOfTheSystemsButtons() throws {
    func isFaint(_ label: Color, _ ground: Color) throws -> Bool {
      try breaks(ContrastRule.self) { Text("Pay").foregroundStyle(label).padding(30).background(ground) }
    }
    func white(_ red: Double, _ green: Double, _ blue: Double) -> Color { Color(red: red, green: green, blue: blue) }
    func red(_ dr: Double, _ dg: Double, _ db: Double) -> Color {
      Color(red: (255 + dr) / 255, green: (56 + dg) / 255, blue: (60 + db) / 255)
    }
    #expect(try !isFaint(white(1, 1, 1), red(0, 0, 0)) && !isFaint(white(0.9985, 0.9985, 0.9985), red(0, 0, 0)))
    for label in [white(0.9975, 1, 1), white(1, 0.9975, 1), white(1, 1, 0.9975), white(1, 1, 1).opacity(0.9975)] {
      #expect(try isFaint(label, red(0, 0, 0)), "\(label)")
    }
    #expect(try !isFaint(.white, red(-1, 1, 1)))
    for ground in [red(-2, 0, 0), red(0, 2, 0), red(0, 0, 2)] { #expect(try isFaint(.white, ground), "\(ground)") }
  }

  private func contrast(_ view: @escaping @MainActor () -> some View) throws -> (ratio: Double?, isFound: Bool) {
    let trace = try trace(.lockScreen) { view() }
    let visit = try #require(trace.visits.first { $0.text != nil })
    let run = try #require(visit.text?.layout.runs.first)
    let measured = TextContrast(trace, isCovered: false).contrast(of: run, in: visit, covers: [])
    return (measured?.ratio, !ContrastRule.findings(in: trace).isEmpty)
  }

  /// On a card 0.95 of 4.5 : 1 suffices, which is 4.275 : 1.
  @Test func contrastsOnTheCard() throws {
    func onCard(_ grey: Int, _ blue: Int) throws -> (ratio: Double, isFound: Bool) {
      let color = Color(red: Double(grey) / 255, green: Double(grey) / 255, blue: Double(blue) / 255)
      let (ratio, isFound) = try contrast { Text("Grey").foregroundStyle(color).activityBackgroundTint(.white) }
      return (try #require(ratio), isFound)
    }
    // The lightest of the dark greys that suffice.
    var grey = 0
    for step in [16, 4, 1] { while try grey < 200 && onCard(grey + step, grey + step).ratio > 4.275 { grey += step } }
    // Steps of blue are much smaller than those of grey.
    let samples = try (grey - 14...grey + 26).map { try onCard(grey, $0) }
    #expect(samples.allSatisfy { $0.isFound == ($0.ratio < 4.275) })
    #expect(samples.contains { $0.ratio >= 4.275 && $0.ratio < 4.3 } && samples.contains { $0.ratio < 4.275 && $0.ratio > 4.25 })
  }

  /// Of turned letters a pixel counts from half its diagonal inside them: at two pixels for each point a height of 0.707 points.
  @Test(arguments: [(1.06, false), (1.12, true)] as [(CGFloat, Bool)])
  func edgesOfTurnedLetters(_ size: CGFloat, _ isMeasured: Bool) throws {
    // Of so few pixels not every angle has one.
    let ratios = try stride(from: 5.0, through: 85, by: 5).map { angle in
      try contrast {
        Text("mmmmmmmmmmmmmmmmmm").font(.system(size: size)).foregroundStyle(Color(white: 0.9))
          .rotationEffect(.degrees(angle)).padding(40).background(.white)
      }.ratio
    }
    #expect(ratios.contains { $0 != nil } == isMeasured)
  }

  /// A number behind the rest from 40 points on, less a hundredth, if VoiceOver leaves it out.
  @Test(arguments: [(39.995, false), (39.985, true)] as [(CGFloat, Bool)])
  func watermarks(_ size: CGFloat, _ isFaint: Bool) throws {
    let said = try breaks(ContrastRule.self) {
      Text("7").font(.system(size: size)).opacity(0.1).accessibilityHidden(true).padding().background(.white)
    }
    #expect(said == isFaint)
  }

  /// Text of less than 1.5 : 1 is unseen, which has one cause for all of it: on white that is a grey of 0.8296.
  @Test func unseenText() throws {
    func cause(_ level: Double) throws -> String? {
      try found(ContrastRule.self) { Text("Pale").foregroundStyle(Color(white: level)).padding(30).background(.white) }.first?.cause
    }
    #expect(try cause(0.85)?.hasPrefix("unseen") == true && cause(0.835)?.hasPrefix("unseen") == true)
    #expect(try cause(0.82)?.hasPrefix("unseen") == false && cause(0.81)?.hasPrefix("unseen") == false)
  }

  /// Filled parts and symbols beside text need 1.5 : 1, a symbol alone 3 : 1.
  @Test func contrastsOfBarsAndSymbols() throws {
    func bar(_ level: Double) throws -> Bool {
      try breaks(ProgressContrastRule.self, .expanded) {
        Gauge(value: 0.6) { Text("Charge") }.gaugeStyle(.accessoryLinearCapacity).tint(Color(white: level)).frame(width: 200)
      }
    }
    func beside(_ level: Double) throws -> Bool {
      try breaks(SymbolContrastRule.self, .expanded) {
        HStack {
          Image(systemName: "square.fill").foregroundStyle(Color(white: level)); Text("Love")
        }
      }
    }
    func alone(_ level: Double) throws -> Bool {
      try breaks(SymbolContrastRule.self, .minimal) {
        Image(systemName: "square.fill").foregroundStyle(Color(white: level)).accessibilityLabel("Power")
      }
    }
    // On the bar's own track; on black 43 has 1.49 : 1, 44 has 1.50 : 1, 89 has 2.998 : 1, 90 has 3.04 : 1.
    #expect(try bar(51.0 / 255) && !bar(52.0 / 255))
    #expect(try beside(43.0 / 255) && !beside(44.0 / 255))
    #expect(try alone(89.0 / 255) && !alone(90.0 / 255))
  }

  // MARK: Clipping

  /// Half a point beyond the left and the upper edge.
  @Test func leftAndUpperEdges() throws {
    func clips(_ presentation: Presentation, _ dx: CGFloat, _ dy: CGFloat) throws -> Bool {
      func text() -> some View { Text("Cut").frame(maxWidth: .infinity, maxHeight: .infinity) }
      let slot = try #require(try trace(presentation) { text() }.scene.slots.first)
      let box = try #require(VisitedItem.all(in: slot).first { $0.text != nil }).node.frame
      let (left, top) = (slot.plate.minX - box.minX, slot.plate.minY - box.minY)
      return try breaks(ContentClippedRule.self, presentation) {
        text().offset(x: dx == 0 ? 0 : left - dx, y: dy == 0 ? 0 : top - dy)
      }
    }
    #expect(try !clips(.lockScreen, 0.45, 0) && clips(.lockScreen, 0.55, 0))
    #expect(try !clips(.small, 0.45, 0) && clips(.small, 0.55, 0))
    #expect(try !clips(.small, 0, 0.45) && clips(.small, 0, 0.55))
  }

  /// A shape is a decoration from 0.75 of its card's height on; lower ones are reported in content that is wider than its card by half a point.
  @Test(arguments: [(74.5, 30, true), (75.5, 30, false), (60, 0.55, true), (60, 0.45, false)] as [(CGFloat, CGFloat, Bool)])
  func decorations(_ height: CGFloat, _ excess: CGFloat, _ isFound: Bool) throws {
    let card = try #require(try trace(.lockScreen) { Text("1") }.scene.slots.first).plate.width
    // Moved to the right by a point, so that it does not cover the card from side to side.
    let said = try breaks(ContentClippedRule.self) {
      Ellipse().frame(width: card - 20, height: height).offset(x: 40).frame(width: card + excess).frame(height: 100)
    }
    #expect(said == isFound)
  }

  /// One part above the edge is named by itself, several together, and of those three.
  @Test(arguments: [1, 2, 3, 4])
  func namedParts(_ count: Int) throws {
    let said = try found(ContentClippedRule.self, .small) {
      ZStack { ForEach(0..<count, id: \.self) { Text("R\($0)").offset(x: CGFloat($0) * 30 - 45) } }
        .frame(maxHeight: .infinity, alignment: .top).offset(y: -10)
    }
    #expect(said.count == 1)
    let names = ["\"R0\"", "\"R1\"", "\"R2\""].prefix(count).joined(separator: ", ")
    let message = said.first?.message ?? ""
    #expect(
      count == 1 ? message.contains("reaches over the edge") : message.hasSuffix("cut off: \(names)\(count > 3 ? " and 1 more" : "")."))
  }

  /// Letters lose three quarters of a square point, three of four pixels: the ends of a stroke of one and a half points.
  @Test func lostArea() throws {
    var answers: [CGFloat: Set<Bool>] = [:]
    for size in stride(from: 9 as CGFloat, through: 18, by: 1) {
      for height in stride(from: size * 0.75, through: size * 1.1, by: 0.25) {
        let seen = try trace(.lockScreen) {
          Text("l").font(.system(size: size)).frame(height: height, alignment: .bottom).clipped().padding(40)
        }
        let visit = try #require(seen.visits.first { $0.text != nil })
        guard let area = visit.area.hardClip else { continue }
        answers[visit.lostArea(in: seen) { !area.contains($0) }, default: []].insert(!ContentClippedRule.findings(in: seen).isEmpty)
      }
    }
    #expect(answers[0.5] != nil && answers[0.75] != nil)
    #expect(answers.allSatisfy { $0.value == [$0.key >= 0.75] })
  }

  // MARK: Covers and piles

  /// A lower card shows its edge from 2 points on, and is like the one above it if their sizes differ by at most 0.3 of the larger.
  @Test func piles() throws {
    let usual = CGSize(width: 200, height: 50)
    func isHidden(down: CGFloat, _ size: CGSize = usual, _ cover: CGSize = usual) throws -> Bool {
      try breaks(TextHiddenRule.self) {
        Text("Up").font(.system(size: 12)).frame(width: size.width, height: size.height).background(.gray)
          .overlay { Color.black.frame(width: cover.width, height: cover.height).offset(y: down) }.padding(30)
      }
    }
    #expect(try isHidden(down: 1.9) && !isHidden(down: 2.1))
    #expect(try isHidden(down: 12, CGSize(width: 139, height: 50)) && !isHidden(down: 12, CGSize(width: 141, height: 50)))
    #expect(try isHidden(down: 5, CGSize(width: 200, height: 50), CGSize(width: 139, height: 50)))
    #expect(try !isHidden(down: 5, CGSize(width: 200, height: 50), CGSize(width: 141, height: 50)))
    #expect(try isHidden(down: 11, CGSize(width: 200, height: 34)) && !isHidden(down: 11, CGSize(width: 200, height: 36)))
  }

  /// Five drawn items are not searched for a visible pixel.
  @Test(arguments: [(4, true), (5, false)])
  func itemsThatAreNotSearched(_ count: Int, _ isEmpty: Bool) throws {
    let said = try breaks(EmptyPresentationRule.self, .expanded) {
      HStack { ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 10, height: 10) } }
    }
    #expect(said == isEmpty)
  }

  /// The letters of two lines share 2 points of width.
  @Test(arguments: [(1.9, false), (2.1, true)] as [(CGFloat, Bool)])
  func sharedWidth(_ width: CGFloat, _ isFound: Bool) throws {
    // With a negative kerning the letters are wider than their boxes.
    func text(_ string: String) -> some View { Text(string).font(.system(size: 40, weight: .black)).kerning(-10) }
    let first = try #require(try trace(.lockScreen) { text("H") }.visits.first)
    let letters = try #require(first.text?.layout.runs.first).lettersBox.width
    let said = try breaks(TextOverlapRule.self) {
      ZStack(alignment: .leading) {
        text("H")
        text("N").offset(x: letters - width)
      }.frame(width: 300, alignment: .leading)
    }
    #expect(said == isFound)
  }

  @Test(arguments: [(0.345, false), (0.355, true)])
  func faintText(_ opacity: Double, _ isFound: Bool) throws {
    let said = try breaks(TextOverlapRule.self) {
      ZStack {
        Text("Gate 12").opacity(2).opacity(opacity)
        Text("Boarding")
      }
    }
    #expect(said == isFound)
  }

  /// Letters are hard to read from a tenth of their area on, which the letters of 17 points reach between these distances.
  @Test(arguments: [(-2.5, false), (-2.6, true)] as [(CGFloat, Bool)])
  func lettersOverEachOther(_ spacing: CGFloat, _ isFound: Bool) throws {
    #expect(try breaks(TextOverlapRule.self) { Text("Arriving soon").tracking(spacing).padding() } == isFound)
  }

  // MARK: Sides of the island

  /// A side that is wider than its area by more than a point is reported as that, not as different from the other.
  @Test func widestSide() throws {
    func view(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20) }
    let area = try #require(try trace(.compact) { view(400) }.scene.slots.first).area.width
    #expect(try breaks(CompactSidesDisagreeRule.self, .compact) { view(area + 0.9) })
    #expect(try !breaks(CompactSidesDisagreeRule.self, .compact) { view(area + 1.1) })
  }

  /// A frame bounds a running time if it is narrower than its side by half a point.
  @Test func boundedTimers() throws {
    func isBound(_ width: CGFloat) throws -> Bool {
      try !breaks(UnboundedTimerRule.self, .compactTrailing) { Text(timerInterval: Date.now...soon).frame(width: width) }
    }
    let offered = try #require(try trace(.compactTrailing) { Text("1") }.scene.slots.first).offered.width
    #expect(try isBound(offered - 0.55) && !isBound(offered - 0.45))
    // A frame beyond the side is another rule's.
    #expect(try !isBound(offered + 0.45) && isBound(offered + 0.55))
  }

  /// A published length may be exceeded by a hundredth, an image's own size as well.
  @Test func roundedLengths() throws {
    func overflows(_ presentation: Presentation, _ width: CGFloat, _ height: CGFloat) throws -> Bool {
      try breaks(IslandOverflowRule.self, presentation) { Color.red.frame(width: width, height: height) }
    }
    #expect(try !overflows(.minimal, 20, 36.675) && overflows(.minimal, 20, 36.685))
    #expect(try !overflows(.standbyMinimal, 45.005, 36) && overflows(.standbyMinimal, 45.015, 36))
  }

  // MARK: Corners

  /// The island's corner may cut a sixth of a picture's shorter side.
  @Test func picturesInTheIslandsCorner() throws {
    var answers: Set<Bool> = []
    for distance in stride(from: 2 as CGFloat, through: 14, by: 0.75) {
      let seen = try trace(.expanded) {
        Image(uiImage: .sample(width: 180, height: 216, scale: 3)).frame(maxWidth: .infinity, alignment: .leading)
          .offset(x: -distance, y: distance)
      }
      let picture = try #require(seen.visits.first { $0.image != nil })
      let isCut = picture.slot.cuts(picture.visibleFrame.insetBy(dx: 10, dy: 10))
      #expect(!MarginBrokenRule.findings(in: seen).isEmpty == isCut, "\(distance)")
      answers.insert(isCut)
    }
    #expect(answers.count == 2)
  }

  /// A corner is cut by its arc, and beyond the edges beside the arc; beside the straight edges nothing is cut.
  @Test func pointsInRoundCorners() throws {
    let slot = try #require(try trace(.lockScreen) { Text("1") }.scene.slots.first)
    let inside = slot.plate.insetBy(dx: slot.clipMargin, dy: slot.clipMargin)
    let radius = min(slot.cornerRadius - slot.clipMargin, slot.plate.height / 2)
    func isCut(_ x: CGFloat, _ y: CGFloat) -> Bool { slot.cuts(CGPoint(x: inside.minX + x, y: inside.minY + y)) }
    let onArc = radius * (1 - CGFloat(0.5).squareRoot())
    #expect(radius > 10 && isCut(onArc - 0.05, onArc - 0.05) && !isCut(onArc + 0.05, onArc + 0.05))
    #expect(isCut(-1, radius - 0.5) && isCut(radius - 0.5, -1) && !isCut(-1, radius + 0.5) && !isCut(radius + 0.5, -1))
  }

  /// A picture that leaves less than half a point of its card is a background.
  @Test(arguments: [(0.45, false), (0.55, true)] as [(CGFloat, Bool)])
  func picturesOverTheCard(_ rest: CGFloat, _ isFound: Bool) throws {
    func isBroken(_ dx: CGFloat, _ dy: CGFloat) throws -> Bool {
      let width = try #require(try trace(.lockScreen) { Text("1") }.scene.slots.first).plate.width
      return try breaks(MarginBrokenRule.self) {
        Color.black.frame(height: 100).overlay {
          Image(uiImage: .sample(width: 300, height: 300, scale: 3)).resizable().frame(width: width - 2 * dx, height: 100 - 2 * dy)
        }
      }
    }
    #expect(try isBroken(rest, 0) == isFound && isBroken(0, rest) == isFound)
  }

  /// The camera has round ends: a view in the corner of its box is not under it.
  @Test func cornersOfTheCamera() throws {
    func count(_ inside: CGFloat) throws -> Int {
      let seen = try trace(.expanded) { Color.red.frame(width: 10, height: 10) }
      let slot = try #require(seen.scene.slots.first)
      let frame = try #require(VisitedItem.all(in: slot).first).node.frame
      return try found(IslandOverflowRule.self, .expanded) {
        Color.red.frame(width: 10, height: 10)
          .offset(x: slot.camera.minX + inside - frame.maxX, y: slot.camera.minY + inside - frame.maxY)
      }.count
    }
    #expect(try count(5) == 0 && count(7.5) == 1)
  }

  // MARK: Other rules

  /// StandBy blurs a bitmap of 160 pixels from 240.5 pixels on, half a pixel more than its one and a half.
  @Test(arguments: [(40.07, false), (40.09, true)] as [(CGFloat, Bool)])
  func blurInStandBy(_ length: CGFloat, _ isFound: Bool) throws {
    func isBlurred(_ width: CGFloat, _ height: CGFloat) throws -> Bool {
      try breaks(ImageTooSmallForStandbyRule.self, .standby) {
        Image(uiImage: .sample(width: 160, height: 160, scale: 6)).resizable().frame(width: width, height: height)
      }
    }
    #expect(try isBlurred(length, 40) == isFound && isBlurred(40, length) == isFound)
  }

  /// A text of more than a point is not squeezed away, however small its letters are.
  @Test(arguments: [4.5, 5] as [CGFloat])
  func smallestText(_ size: CGFloat) throws {
    let seen = try trace(.lockScreen) { Text("i").font(.system(size: size)) }
    let width = try #require(seen.visits.first).node.frame.width
    #expect(width > 1 && width < 2)
    #expect(TextTruncatedRule.findings(in: seen).isEmpty)
  }

  /// Text that has shrunk below 11 points and is cut nevertheless lacks space.
  @Test(arguments: [(11, false), (10.995, false), (10.985, true)] as [(CGFloat, Bool)])
  func shrunkAndCut(_ size: CGFloat, _ isFound: Bool) throws {
    let said = try breaks(FontBelowElevenRule.self) {
      Text("Shrunk and cut").font(.system(size: size)).minimumScaleFactor(0.5).lineLimit(1).frame(width: 20)
    }
    #expect(said == isFound)
  }

  /// The message says whether the app or the lack of space has made text small.
  @Test(arguments: [(12, "shrinks to"), (11, "shrinks to"), (10.9, "is set in")] as [(CGFloat, String)])
  func whyTextIsSmall(_ size: CGFloat, _ words: String) throws {
    let said = try found(FontBelowElevenRule.self) {
      Text("Shrunk").font(.system(size: size)).minimumScaleFactor(0.3).lineLimit(1).frame(width: 25)
    }
    #expect(said.first?.message.contains(words) == true, "\(said)")
  }
}
