import Foundation
import SkerryActivity
import SkerryDiagnostics
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryIntents
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

/// Both sides of every rule's number.
@Suite @MainActor struct ThresholdTests {
  private static let engine = Engine(resourceFolders: [])

  private func trace(_ presentation: Presentation, dark: Bool = false, _ view: @escaping @MainActor () -> any View) throws -> RenderTrace {
    var settings = RenderSettings()
    settings.oversizedImages = .draw
    settings.colorScheme = dark ? .dark : .light
    return try #require(RuleExample(presentation, source: "", view: view).trace(engine: Self.engine, settings: settings))
  }

  private func messages(
    _ rule: any PictureRule.Type, _ presentation: Presentation, dark: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [String] {
    rule.findings(in: try trace(presentation, dark: dark) { view() }).map(\.message)
  }

  private func breaks(
    _ rule: any PictureRule.Type, _ presentation: Presentation, dark: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> Bool {
    try !messages(rule, presentation, dark: dark, view).isEmpty
  }

  @Test func tapTargets() throws {
    func link(_ width: CGFloat, _ height: CGFloat) throws -> Bool {
      try breaks(TapTargetRule.self, .lockScreen) { Link(destination: web) { Color.red.frame(width: width, height: height) } }
    }
    #expect(try !link(44, 44) && !link(43.995, 43.995))
    #expect(try link(43.98, 44) && link(44, 43.98))
  }

  /// A compact island with one side says what it is about, so its empty side is a warning, and only one rule reports it.
  @Test func oneEmptySideIsOneWarning() throws {
    func severities(_ rule: any PictureRule.Type, _ presentation: Presentation) throws -> [Severity] {
      rule.findings(in: try trace(presentation) { EmptyView() }).map(\.severity)
    }
    #expect(try severities(EmptyPresentationRule.self, .compact) == [.warning])
    #expect(try severities(EmptyPresentationRule.self, .compactLeading) == [.error])
    #expect(try severities(CompactSidesDisagreeRule.self, .compact).isEmpty)
    #expect(try breaks(EmptyPresentationRule.self, .compact) { Color.red.frame(width: 60, height: 20) } == false)
    #expect(try breaks(CompactSidesDisagreeRule.self, .compact) { Color.red.frame(width: 60, height: 20) })
  }

  /// A timer without a frame makes its side wide, which unbounded-timer says; one in a frame that is too wide is the sides' rule's.
  @Test(arguments: [(nil, true), (60.0, false)] as [(CGFloat?, Bool)])
  func aSideThatIsWideBecauseOfATimer(_ width: CGFloat?, _ isUnbounded: Bool) throws {
    func said(_ rule: any PictureRule.Type) throws -> Bool {
      try breaks(rule, .compact) { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)).frame(maxWidth: width) }
    }
    #expect(try said(UnboundedTimerRule.self) == isUnbounded)
    #expect(try said(CompactSidesDisagreeRule.self) != isUnbounded)
  }

  /// The system's own height of a bordered button is not reported; one that the app changes is.
  @Test func theSystemsSizesAreNoFindings() throws {
    func severities(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> [Severity] {
      TapTargetRule.findings(in: try trace(.lockScreen) { view() }).map(\.severity)
    }
    #expect(try severities { Button("Pause", intent: PlantedIntent()).padding() } == [])
    #expect(try severities { Button("Pause", intent: PlantedIntent()).buttonStyle(.borderedProminent).padding() } == [])
    #expect(try severities { Toggle("Mute", isOn: .constant(true)).padding() } == [])
    #expect(try severities { Button("Pause", intent: PlantedIntent()).controlSize(.small).padding() } == [.warning])
    #expect(try severities { Button("Pause", intent: PlantedIntent()).scaleEffect(0.9).padding() } == [.warning])
    #expect(try severities { Button("Pause", intent: PlantedIntent()).buttonStyle(.plain).padding() } == [.warning])
    #expect(try severities { Toggle("Mute", isOn: .constant(true)).toggleStyle(.button).padding() } == [])
    #expect(try severities { Toggle("Mute", isOn: .constant(true)).toggleStyle(.button).controlSize(.small).padding() } == [.warning])
    #expect(try severities { Toggle("Mute", isOn: .constant(true)).toggleStyle(.button).controlSize(.mini).padding() } == [.warning])
  }

  /// One pair of colours is one cause, whatever the text; images without a label have one, and controls that nobody can name none.
  @Test func causes() throws {
    let pale = Color(white: 0.7)
    func causes(_ rule: any PictureRule.Type, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> [String?] {
      rule.findings(in: try trace(.lockScreen) { VStack { view() }.padding().background(.white) }).map(\.cause)
    }
    let faint = try causes(ContrastRule.self) {
      Text("Gate").foregroundStyle(pale); Text("Row; 4").foregroundStyle(pale)
    }
    #expect(faint.count == 2 && Set(faint).count == 1 && faint[0]?.contains("#FFFFFF") == true)
    let other = try causes(ContrastRule.self) { Text("Gate").foregroundStyle(Color(white: 0.6)) }
    #expect(other.count == 1 && other[0] != faint[0])
    let controls = try causes(MissingAccessibilityLabelRule.self) { Link(destination: web) { Image(systemName: "map").frame(width: 44) } }
    #expect(controls == [nil])
    for (opacity, count) in [(0, 1), (0.5, 0), (1, 0)] {
      let faded = try causes(MissingAccessibilityLabelRule.self) {
        Link(destination: web) { Text("Map").opacity(opacity).frame(width: 44) }
      }
      #expect(faded.count == count, "\(opacity)")
    }
    let image = try causes(MissingAccessibilityLabelRule.self) { Image(uiImage: .sample(width: 60, height: 60, scale: 3)) }
    #expect(image.count == 1 && image[0] != nil)
    let small = try causes(TapTargetRule.self) { Link(destination: web) { Color.red.frame(width: 30, height: 30) } }
    #expect(small == ["lock-screen"])
  }

  @Test func smallLetters() throws {
    func isSmall(_ size: CGFloat) throws -> Bool {
      try breaks(FontBelowElevenRule.self, .lockScreen) { Text("Tiny").font(.system(size: size)).padding() }
    }
    #expect(try !isSmall(11) && !isSmall(10.96) && isSmall(10.94))
    let said = try messages(FontBelowElevenRule.self, .lockScreen) { Text("Tiny").font(.system(size: 9.26)).padding() }
    #expect(said.first?.contains("is set in 9.3 pt") == true)
  }

  /// A level of grey on white and its ratio, by WCAG's formula: 118 has 4.54 : 1, 119 has 4.48 : 1, 148 has 3.02 : 1, 149 has 2.99 : 1.
  @Test(arguments: [
    (17.0, false, 119, 118), (17.98, false, 119, 118), (18, false, 149, 148), (14, true, 149, 148), (13.98, true, 119, 118),
  ])
  func contrasts(_ size: CGFloat, _ isBold: Bool, _ breaking: Int, _ keeping: Int) throws {
    func said(_ level: Int) throws -> [String] {
      try messages(ContrastRule.self, .lockScreen) {
        Text("Grey").font(.system(size: size, weight: isBold ? .bold : .semibold)).foregroundStyle(Color(white: Double(level) / 255))
          .padding(30)
          .background(.white)
      }
    }
    let found = try said(breaking)
    #expect(
      found.first?.contains("(#FFFFFF)") == true && found.first?.contains(breaking == 119 ? "4.47 : 1" : "2.99 : 1") == true, "\(found)")
    #expect(try said(keeping).isEmpty)
  }

  /// A tenth of the text's area decides: 60 of 576 samples on white are a tenth, 48 are not.
  @Test func aTenthOfATextDecides() throws {
    func isFaint(widthOnWhite: CGFloat) throws -> Bool {
      try breaks(ContrastRule.self, .lockScreen) {
        Text("HHHHHHHHHHHH").foregroundStyle(.white)
          .background(alignment: .topLeading) {
            GeometryReader { space in Color.white.frame(width: space.size.width * widthOnWhite, height: space.size.height / 2) }
          }
          .padding(30).background(.black)
      }
    }
    #expect(try isFaint(widthOnWhite: 5.0 / 24) && !isFaint(widthOnWhite: 4.0 / 24))
  }

  /// The system's secondary label may go down to 3 : 1, in both appearances; a colour beside it may not.
  @Test func systemLabelsMayHaveLessContrast() throws {
    func isFaint(_ r: Double, _ g: Double, _ b: Double, alpha: Double = 0.6, on level: Double) throws -> Bool {
      try breaks(ContrastRule.self, .lockScreen) {
        Text("Grey").foregroundStyle(Color(red: r / 255, green: g / 255, blue: b / 255, opacity: alpha)).padding(30)
          .background(Color(white: level))
      }
    }
    #expect(try !isFaint(60, 60, 67, on: 1))
    #expect(
      try isFaint(62, 60, 67, on: 1) && isFaint(60, 62, 67, on: 1) && isFaint(60, 60, 69, on: 1) && isFaint(60, 60, 67, alpha: 0.59, on: 1))
    #expect(try !isFaint(235, 235, 245, on: 0.31))
    #expect(try isFaint(233, 235, 245, on: 0.31) && isFaint(235, 233, 245, on: 0.31) && isFaint(235, 235, 243, on: 0.31))
  }

  /// The label of a button with the system's background may be as faint as the system's white on blue; one drawn by the
  /// app may not.
  @Test func systemButtonsMayHaveLessContrast() throws {
    func isFaint(_ style: some PrimitiveButtonStyle) throws -> Bool {
      try breaks(ContrastRule.self, .lockScreen) {
        Button(intent: PlantedIntent()) {
          Text("Pay").foregroundStyle(Color(white: 130 / 255)).frame(width: 60, height: 44).background(.white)
        }.buttonStyle(style).padding()
      }
    }
    #expect(try isFaint(.plain) && !isFaint(.bordered))
    // White on the system's blue, 3.2 : 1.
    #expect(
      try !breaks(ContrastRule.self, .lockScreen) {
        Toggle(isOn: true, intent: PlantedSwitch()) { Text("Mute") }.toggleStyle(.button).padding()
      })
  }

  /// On clear glass the wallpaper that suits the text better decides.
  @Test func clearGlassShowsAnyWallpaper() throws {
    func isFaint(_ color: Color) throws -> Bool {
      try breaks(ContrastRule.self, .lockScreen) { Text("Glass").foregroundStyle(color).padding() }
    }
    #expect(try !isFaint(.white) && !isFaint(.black) && !isFaint(Color(white: 0.5)))
    // Over black a white of 0.44 is 4.5 : 1 and of 0.5 is 5.3 : 1; over white it is invisible.
    #expect(try isFaint(.white.opacity(0.4)) && !isFaint(.white.opacity(0.5)))
  }

  /// A translucent tint leaves the choice to the wallpaper as well, an opaque one does not.
  @Test func translucentTintsShowTheWallpaper() throws {
    func isFaint(_ color: Color, on tint: Color) throws -> Bool {
      try breaks(ContrastRule.self, .lockScreen) { Text("Tint").foregroundStyle(color).padding().activityBackgroundTint(tint) }
    }
    #expect(try !isFaint(.white, on: .clear) && !isFaint(.black, on: .clear))
    #expect(try !isFaint(.white, on: .black.opacity(0.25)) && !isFaint(.orange, on: .black.opacity(0.2)))
    // Under the strongest tint a wallpaper is seen no more.
    #expect(try isFaint(.black, on: .black.opacity(0.9)) && isFaint(Color(white: 0.2), on: .black))
  }

  /// Letters in the outer 13 points of the island, which are cut off, are not judged.
  @Test func lettersThatAreCutOffHaveNoContrast() throws {
    func found(_ down: CGFloat) throws -> Bool {
      try breaks(ContrastRule.self, .expanded) {
        Color.black.frame(height: 90).overlay(alignment: .bottom) { Text("Low").foregroundStyle(.white.opacity(0.2)).offset(y: down) }
      }
    }
    #expect(try found(0) && found(18) && !found(20))
    // White letters; half of them are in a rounded corner, where the picture is black.
    let corner = try messages(ContrastRule.self, .expanded) {
      Color.black.frame(height: 90).overlay(alignment: .bottomLeading) { Text("Corner").foregroundStyle(.white).offset(x: -10, y: 8) }
    }
    #expect(corner.isEmpty, "\(corner)")
  }

  /// An always-on card is drawn a little smaller than it is laid out: white at its edges is white on black there, too.
  @Test func alwaysOnIsCheckedWhereItIsDrawn() throws {
    let found = try messages(ContrastRule.self, .alwaysOn) {
      VStack {
        Text("Top").frame(maxWidth: .infinity, alignment: .leading)
        Spacer()
        Text("End").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .font(.caption2).foregroundStyle(.white).padding(6).frame(height: 150).activityBackgroundTint(.black)
    }
    #expect(found.isEmpty, "\(found)")
  }

  /// A bitmap without a scale has enough pixels for 3x: the remedy is the scale, as long as it fits then.
  @Test func imagesThatAreTooLargeOnlyForTheirScale() throws {
    func remedy(_ width: Int, _ scale: CGFloat) throws -> String {
      let found = try messages(ImageTooLargeRule.self, .minimal) {
        Image(uiImage: .sample(width: width, height: 60, scale: scale)).resizable().frame(width: 20, height: 20)
      }
      return found.first.map { String($0.split(separator: ". ").last ?? "") } ?? "none"
    }
    #expect(try remedy(135, 1) == "Declare its file as 3x (45 × 20 pt), or export a smaller one.")
    #expect(try remedy(135, 2) == "Declare its file as 3x (45 × 20 pt), or export a smaller one.")
    #expect(try remedy(136, 1) == "Export a smaller asset." && remedy(136, 3) == "Export a smaller asset.")
  }

  @Test func shrunkenText() throws {
    for (minimum, limit) in [(0.5, 0.55), (0.1, 0.125), (0.2, 0.25), (0.8, 0.85)] {
      var below = 0.0, above = 2.0
      for width in stride(from: 20.0, through: 300, by: 0.5) {
        let trace = try trace(.lockScreen) { Text("A line of some length").lineLimit(1).minimumScaleFactor(minimum).frame(width: width) }
        guard let layout = trace.visits.first?.text?.layout, !layout.isTruncated, layout.scaleFactor < 1 else { continue }
        if TextScaledToMinimumRule.findings(in: trace).isEmpty {
          above = min(above, layout.scaleFactor)
        } else {
          below = max(below, layout.scaleFactor)
        }
      }
      // The sizes that halving finds may lie on the limit.
      #expect(below <= limit + 1e-9 && above > limit && above - below < 0.02, "\(minimum): \(below), \(above)")
    }
  }

  @Test func sidesOfTheIsland() throws {
    // On the leading side, beside one of 8 points, on a screen 393 wide: 0.75 × (width + 7) − 15 > 20 from 39.67 on.
    #expect(try !breaks(CompactSidesDisagreeRule.self, .compact) { Color.red.frame(width: 39.5, height: 20) })
    #expect(try breaks(CompactSidesDisagreeRule.self, .compact) { Color.red.frame(width: 39.8, height: 20) })
  }

  @Test func overflow() throws {
    func overflows(_ presentation: Presentation, _ width: CGFloat, _ height: CGFloat, dx: CGFloat = 0) throws -> Bool {
      try breaks(IslandOverflowRule.self, presentation) { Color.red.frame(width: width, height: height).offset(x: dx) }
    }
    #expect(try !overflows(.minimal, 20, 36.67) && !overflows(.minimal, 20, 36.675) && overflows(.minimal, 20, 36.69))
    // StandBy's plate of 40 × 40 points also takes what the minimal island may show: 45 points wide.
    #expect(try !overflows(.standbyMinimal, 45.005, 36) && overflows(.standbyMinimal, 45.02, 36))
    #expect(try !overflows(.standbyMinimal, 36, 40.005) && overflows(.standbyMinimal, 36, 40.02))
    // A side's margins belong to it, above and below as well: 36.67 points, and a fifth of a point at each edge.
    #expect(try !overflows(.compactLeading, 20, 37) && overflows(.compactLeading, 20, 37.2))
    // Content that is small enough may extend beyond its area by a point.
    // So may content that is larger than a frame around it, at each side of the frame.
    func isWide(_ width: CGFloat) throws -> Bool {
      try breaks(IslandOverflowRule.self, .compactLeading) { Color.red.frame(width: width, height: 20).frame(width: 20) }
    }
    #expect(try !isWide(21.9) && isWide(22.1))
    let slot = try #require(try trace(.compactTrailing) { Color.red.frame(width: 20, height: 20) }.scene.slots.first)
    let free = slot.area.maxX - slot.content.frame.maxX
    #expect(try !overflows(.compactTrailing, 20, 20, dx: free + 0.9) && overflows(.compactTrailing, 20, 20, dx: free + 1.1))
  }

  @Test func clippedByACard() throws {
    func clips(_ presentation: Presentation, _ dx: CGFloat, _ dy: CGFloat) throws -> Bool {
      let slot = try #require(try trace(presentation) { Text("Cut").frame(maxWidth: .infinity, maxHeight: .infinity) }.scene.slots.first)
      let text = try #require(VisitedItem.all(in: slot).first { $0.text != nil }).node.frame
      let (right, bottom) = (slot.plate.maxX - text.maxX, slot.plate.maxY - text.maxY)
      return try breaks(ContentClippedRule.self, presentation) {
        Text("Cut").frame(maxWidth: .infinity, maxHeight: .infinity).offset(x: dx == 0 ? 0 : right + dx, y: dy == 0 ? 0 : bottom + dy)
      }
    }
    #expect(try !clips(.lockScreen, 0.45, 0) && clips(.lockScreen, 0.6, 0))
    #expect(try !clips(.small, 0.45, 0) && clips(.small, 0.6, 0))
    #expect(try !clips(.small, 0, 0.45) && clips(.small, 0, 0.6))
  }

  @Test func boundedTimers() throws {
    func isBound(_ width: CGFloat) throws -> Bool {
      try !breaks(UnboundedTimerRule.self, .compactTrailing) { Text(timerInterval: Date.now...soon).frame(width: width) }
    }
    let offered = try #require(try trace(.compactTrailing) { Text("1") }.scene.slots.first).offered.width
    #expect(try isBound(offered - 0.6) && !isBound(offered - 0.4))
  }

  /// A side of the expanded island ends at the camera, 104.67 points from its margin on a screen 393 wide; a point under it shows.
  @Test(arguments: [DynamicIslandExpandedRegionPosition.leading, .trailing, .bottom])
  func contentUnderTheCamera(_ position: DynamicIslandExpandedRegionPosition) throws {
    func count(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Int {
      try IslandOverflowRule.findings(in: Self.expanded(position, view)).count
    }
    let isSide = position != .bottom
    #expect(try count { Color.red.frame(width: 105.6, height: 20) } == 0)
    #expect(try count { Color.red.frame(width: 105.7, height: 20) } == (isSide ? 1 : 0))
    // A background around the camera loses nothing.
    #expect(try count { Color.red.frame(width: 334, height: 20) } == 0)
    // It has to fill half of the other side: 104.67 + 125 + 122.67 / 2 = 291 points.
    #expect(try count { Color.red.frame(width: 290.5, height: 20) } == (isSide ? 1 : 0))
    #expect(try count { Color.red.frame(width: 291.5, height: 20) } == 0)
    #expect(try count { Text("Fixed and very very wide").fixedSize() } == (isSide ? 1 : 0))
    // Moved up behind the camera, which is 125 wide, a view of the bottom region is a background if it extends beyond both ends.
    if position == .bottom {
      for (width, isHidden) in [(124.4, 1), (125.8, 0)] as [(CGFloat, Int)] {
        #expect(try count { Color.red.frame(width: width, height: 20).offset(y: -50) } == isHidden, "\(width)")
      }
    }
    #expect(try count { Text("Fixed and very very wide") } == 0)
    #expect(try count { Text("Fixed and very very wide").fixedSize().dynamicIsland(verticalPlacement: .belowIfTooWide) } == 0)
  }

  /// Beside the camera a frame bounds a running time if it is narrower than the side:
  /// (370.33 − 2 · 18 − 125) / 2 = 104.67 points on a screen 393 wide, and half a point less is a frame of its own.
  @Test(arguments: [DynamicIslandExpandedRegionPosition.leading, .trailing, .center, .bottom])
  func boundedTimersInExpanded(_ position: DynamicIslandExpandedRegionPosition) throws {
    func isBound(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> Bool {
      try UnboundedTimerRule.findings(in: Self.expanded(position, view)).isEmpty
    }
    let isSide = position == .leading || position == .trailing
    #expect(try isBound { Text(timerInterval: Date.now...soon) } == !isSide)
    #expect(try isBound { Text(timerInterval: Date.now...soon).frame(maxWidth: .infinity, alignment: .trailing) } == !isSide)
    #expect(try isBound { Text(timerInterval: Date.now...soon).frame(width: 104.1) })
    #expect(try isBound { Text(timerInterval: Date.now...soon).frame(width: 104.2) } == !isSide)
  }

  /// A view in one region of an expanded island.
  private static func expanded(
    _ position: DynamicIslandExpandedRegionPosition, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> RenderTrace {
    let spec = try #require(PresentationSpec(.expanded, on: Devices.standard))
    let shown = engine.evaluating(RenderSettings()) { AnyView(erasing: view()) }
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(position) { shown }
    } compactLeading: {
      Text("1")
    } compactTrailing: {
      Text("1")
    } minimal: {
      Text("1")
    }
    let scene = ActivityScene(engine: engine, spec: spec, settings: RenderSettings()).layout(
      ActivitySurfaces(lockScreen: AnyView(Text("1")), island: island), supportsSmall: false)
    return RenderTrace(scene: scene, device: Devices.standard, settings: RenderSettings(), engine: engine)
  }

  /// Attributes and state together: a warning above four fifths of 4 KB, an error above it.
  @Test(arguments: [(3276, ""), (3277, "warning"), (4096, "warning"), (4097, "error")])
  func dataSizes(_ count: Int, _ severity: String) {
    let empty = "{}".utf8.count + "{\"note\":\"\"}".utf8.count
    let state = SizedAttributes.ContentState(note: String(repeating: "n", count: count - empty))
    let configuration = ActivityConfiguration(for: SizedAttributes.self) { _ in
      Text("a")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("a") }
      } compactLeading: {
        Text("a")
      } compactTrailing: {
        Text("a")
      } minimal: {
        Text("a")
      }
    }
    let trace = ActivityTrace(
      configuration: configuration, attributes: SizedAttributes(), state: state, supportsSmall: true, device: Devices.standard,
      settings: RenderSettings(), engine: Self.engine)
    #expect(PayloadSizeRule.findings(in: trace).map(\.severity.rawValue) == (severity.isEmpty ? [] : [severity]))
  }
}

private struct SizedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var note: String }
}
