import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

/// What rules do not say, or say only once, because one change of the app removes all of it.
@Suite @MainActor struct UsefulFindingTests {
  private static let engine = Engine(resourceFolders: [])

  private func found(
    _ rule: any PictureRule.Type, _ presentation: Presentation, _ size: DynamicTypeSize = .large,
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [Diagnostic] {
    var settings = RenderSettings()
    settings.oversizedImages = .draw
    settings.dynamicType = size
    return rule.findings(
      in: try #require(RuleExample(presentation, source: "", view: { view() }).trace(engine: Self.engine, settings: settings)))
  }

  /// Of a few black items it is checked whether any is visible; of five or more, one certainly is.
  @Test(arguments: [(4, 1), (5, 0)]) func blackItemsOnBlack(_ count: Int, _ findings: Int) throws {
    let found = try found(EmptyPresentationRule.self, .minimal) {
      HStack(spacing: 1) { ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 3, height: 3) } }
    }
    #expect(found.count == findings)
  }

  /// Rows that reach over the edge of the small size are one finding, because the content as a whole is too tall; a single text and one that is too
  /// wide are findings of their own.
  @Test func rowsOverTheEdgeOfTheSmallSize() throws {
    func messages(_ rows: Int, wide: String? = nil) throws -> [String] {
      try found(ContentClippedRule.self, .small) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 30) }
          if let wide { Text(wide).fixedSize().frame(height: 30) }
        }
        .fixedSize()
      }
      .map(\.message)
    }
    #expect(try messages(2) == [])
    let rows = try messages(6)
    #expect(rows.count == 1 && rows[0].contains("\"Row 0\", \"Row 1\", \"Row 4\" and 1 more"), "\(rows)")
    let both = try messages(5, wide: "A line that is wider than a watch")
    #expect(both.count == 2 && both.filter { $0.hasPrefix("The text \"A line") }.count == 1, "\(both)")
    let single = try found(ContentClippedRule.self, .small) { Text("High").font(.system(size: 90)).fixedSize() }
    #expect(single.count == 1 && single[0].message.hasPrefix("The text \"High\" reaches over"), "\(single)")
  }

  /// A text that has shrunk to its least size is a finding at the standard size; at a larger one the factor does what it is for.
  @Test func shrunkTexts() throws {
    func rules(_ text: String, _ size: DynamicTypeSize) throws -> Int {
      // One of these widths lets the text shrink to its minimum size.
      try (0..<40).flatMap { step in
        try found(TextScaledToMinimumRule.self, .lockScreen, size) {
          Text(text).font(.system(size: 17)).lineLimit(1).minimumScaleFactor(0.8).frame(width: 120 + CGFloat(step))
        }
      }
      .count
    }
    #expect(try rules("Arriving in 12 minutes", .large) > 0)
    #expect(try rules("Arriving in 12 minutes", .xxxLarge) == 0)
    #expect(try rules(String(repeating: " ", count: 40), .large) == 0, "blank text loses nothing")
  }

  /// Text views that are cut only at a larger size have their presentation as their cause; at the standard size each stands alone.
  @Test func textsThatAreCutAtALargerSize() throws {
    func causes(_ size: DynamicTypeSize) throws -> [String?] {
      try found(TextTruncatedRule.self, .compactTrailing, size) { Text("Arriving in 12 minutes") }.map(\.cause)
    }
    #expect(try causes(.large) == [nil])
    #expect(try causes(.xxxLarge) == ["larger text in compact-trailing"])
  }

  /// A text that may fit on a phone is mentioned at the standard size only.
  @Test func doubtfulTexts() throws {
    func doubts(_ size: DynamicTypeSize) throws -> [Bool] {
      // One of these widths is within the error of the substitutes' widths.
      try (0..<40).flatMap { step in
        try found(TextTruncatedRule.self, .lockScreen, size) {
          Text("Arriving in 12 minutes").font(.system(size: 17)).lineLimit(1).frame(width: 150 + CGFloat(step))
        }
      }
      .map { $0.message.contains("may fit on a phone") }
    }
    let standard = try doubts(.large)
    #expect(standard.contains(true) && standard.contains(false))
    #expect(try !doubts(.xxLarge).contains(true))
  }

  /// Everything that runs into the corners of one presentation has one cause.
  @Test func cornersOfAPresentation() throws {
    let causes = try found(MarginBrokenRule.self, .lockScreen) {
      ZStack {
        Text("Into a corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("Into another").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      .frame(height: 120)
    }
    #expect(causes.map(\.cause) == ["lock-screen", "lock-screen"])
  }

  /// The corner of a picture's box may be empty, as around a figure: what the card cuts off counts.
  @Test(arguments: [(0, 1), (4, 1), (30, 0)]) func picturesInACorner(_ empty: Int, _ count: Int) throws {
    var bitmap = Bitmap(size: PixelSize(width: 60, height: 60))
    for y in 0..<60 {
      for x in 0..<60 where x >= empty || y >= empty {
        for channel in 0..<4 { bitmap.pixels[(y * 60 + x) * 4 + channel] = 255 }
      }
    }
    let image = try #require(UIImage(data: ImageCodecs.encodePNG(bitmap), scale: 1))
    let findings = try found(MarginBrokenRule.self, .lockScreen) {
      Image(uiImage: image).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).frame(height: 120)
    }
    #expect(findings.count == count)
  }

  /// What larger letters cannot worsen is found at the standard size only.
  @Test func coloursAndSidesAtALargerSize() throws {
    func faint(_ size: DynamicTypeSize) throws -> Int {
      try found(ContrastRule.self, .expanded, size) { Text("Faint").opacity(0.3) }.count
    }
    #expect(try faint(.large) == 1)
    #expect(try faint(.xxxLarge) == 0)
    func sides(_ size: DynamicTypeSize) throws -> Int {
      try found(CompactSidesDisagreeRule.self, .compact, size) { Color.red.frame(width: 45, height: 20) }.count
    }
    #expect(try sides(.large) == 1)
    #expect(try sides(.xxxLarge) == 0)
  }

  /// A compact side that is wider than its area is too large, and no second finding about the balance.
  @Test(arguments: [(60.0, true), (200, false)]) func sidesThatAreTooLarge(_ width: Double, _ isUnbalanced: Bool) throws {
    func count(_ rule: any PictureRule.Type) throws -> Int {
      try found(rule, .compact) { Color.red.frame(width: width, height: 20) }.count
    }
    #expect(try count(CompactSidesDisagreeRule.self) == (isUnbalanced ? 1 : 0))
    #expect(try count(IslandOverflowRule.self) == (isUnbalanced ? 0 : 1))
  }

  /// Text in the colour of its background has that as its cause; of other text, the pair of colours is.
  @Test func textsThatAreNotSeen() throws {
    func causes(_ levels: [Double]) throws -> Set<String?> {
      Set(
        try found(ContrastRule.self, .lockScreen) {
          VStack { ForEach(levels, id: \.self) { Text("Lost").foregroundStyle(Color(white: $0)) } }.padding().background(.white)
        }
        .map(\.cause))
    }
    #expect(try causes([1, 0.9]) == ["unseen on #FFFFFF"])
    #expect(try causes([1, 0.7]).count == 2)
  }

  /// One colour of letters on a card is one cause, whatever their size and place; a symbol's name is one, too.
  @Test func coloursOfACardAndNames() throws {
    func causes(_ colors: [Color]) throws -> Set<String?> {
      Set(
        try found(ContrastRule.self, .lockScreen) {
          VStack { ForEach(colors.indices, id: \.self) { Text("Faint").font($0 == 0 ? .body : .title).foregroundStyle(colors[$0]) } }
            .padding().activityBackgroundTint(.cyan)
        }
        .map(\.cause))
    }
    #expect(try causes([.white, .white]).count == 1)
    #expect(try causes([.white, .yellow]).count == 2)
    let names = try found(UnknownSymbolRule.self, .lockScreen) {
      VStack {
        Image(systemName: "bicycel")
        Image(systemName: "bicycel").font(.title)
        Image(systemName: "teakettle")
      }
      .padding()
    }
    #expect(Set(names.map(\.cause)).count == 2 && !names.map(\.cause).contains(nil), "\(names)")
  }

  /// On a card, whose tone is measured on screenshots, text may lack a twentieth of what it needs on a background of the app's own.
  @Test func textsOnCards() throws {
    func worst(@ViewBuilder _ card: @escaping @MainActor (AnyView) -> some View) throws -> Double {
      let ratios = try (0..<256).flatMap { level in
        try found(ContrastRule.self, .lockScreen) {
          card(AnyView(erasing: Text("Grey").foregroundStyle(Color(white: Double(level) / 255)).padding()))
        }
        .compactMap { $0.message.firstMatch(of: #/contrast of ([0-9.]+) : 1/#).flatMap { Double($0.1) } }
      }
      return ratios.max() ?? 0
    }
    let (onCard, onShape) = (try worst { $0.activityBackgroundTint(.black) }, try worst { $0.background(.black) })
    #expect(onCard > 4.1 && onCard < 4.28, "\(onCard)")
    #expect(onShape > 4.38 && onShape < 4.5, "\(onShape)")
  }

  /// Controls of a presentation, and images of a file, have one cause.
  @Test func controlsAndImages() throws {
    let link = try #require(URL(string: "https://example.com"))
    let controls = try found(TapTargetRule.self, .lockScreen) {
      HStack {
        Link(destination: link) { Text("A") }
        Link(destination: link) { Text("B") }
      }
    }
    #expect(controls.map(\.cause) == ["lock-screen", "lock-screen"])
    let images = try found(MissingAccessibilityLabelRule.self, .lockScreen) {
      HStack {
        Image(uiImage: .sample(width: 30, height: 30, scale: 3))
        Image(uiImage: .sample(width: 60, height: 30, scale: 3))
      }
    }
    #expect(images.map(\.cause) == ["images", "images"])
  }

  /// A timer that is cut, or that a frame of its own makes wider than its side, is not a second finding about the missing frame.
  @Test func timersWithASecondFault() throws {
    func unbounded(_ size: CGFloat, width: CGFloat?) throws -> Int {
      try found(UnboundedTimerRule.self, .compactTrailing) {
        Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 600)).font(.system(size: size)).frame(width: width)
      }
      .count
    }
    #expect(try unbounded(14, width: nil) == 1)
    #expect(try unbounded(60, width: nil) == 0, "cut")
    #expect(try unbounded(14, width: 200) == 0, "wider than its side")
  }

  /// The same sentence about several views is one finding.
  @Test func unsupportedViews() throws {
    let found = try found(UnsupportedRule.self, .lockScreen) { ScrollView { Text("Scrolls") } }
    #expect(found.count == 1 && found.allSatisfy { $0.cause == $0.message })
  }

  /// What a phone draws and the picture does not is reported about the picture, and is not a defect.
  @Test func whatIsNotDrawn() throws {
    let view = RuleExample(.lockScreen, source: "") { Text("Small").foregroundStyle(.white).textScale(.secondary) }
    let trace = try #require(view.trace(engine: Self.engine, settings: RenderSettings()))
    #expect(trace.scene.diagnostics.map(\.rule) == ["not-drawn"])
    #expect(UnsupportedRule.findings(in: trace).isEmpty)
  }

  /// The plate of a group of controls and the field of `searchable` are named; a row of the same controls is drawn as on a phone.
  @Test func platesAndSearchFieldsAreNamed() throws {
    func words(_ example: RuleExample) throws -> [String] {
      try #require(example.trace(engine: Self.engine, settings: RenderSettings())).scene.diagnostics.map(\.message)
    }
    let group = try words(
      RuleExample(.lockScreen, source: "") {
        ControlGroup {
          Text("One"); Text("Two")
        }
      })
    #expect(group.count == 1 && group.allSatisfy { $0.contains("ControlGroup") }, "\(group)")
    let field = try words(RuleExample(.lockScreen, source: "") { Text("Found").searchable(text: .constant("")) })
    #expect(field.count == 1 && field.allSatisfy { $0.contains("search field") }, "\(field)")
    #expect(
      try words(
        RuleExample(.lockScreen, source: "") {
          HStack {
            Text("One"); Text("Two")
          }
        }
      ).isEmpty)
  }
}
