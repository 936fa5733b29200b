import Foundation
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryTestSupport
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

/// Sheets: their texts, their pictures, and the positions.
@Suite(.serialized) @MainActor struct SheetTests {
  let folder = TemporaryFolder.root.appendingPathComponent("skerry-sheets-\(UUID().uuidString)")

  func run(_ words: String...) -> Int32 {
    CommandLineTool(inventory: { WidgetInventory(widget: MatchActivity()) }, name: "test").run(words + ["--out", folder.path])
  }
  func picture(_ name: String) throws -> Bitmap {
    try ImageCodecs.decode(Data(contentsOf: folder.appendingPathComponent("Match/score-3-image/\(name)")))
  }
  func manifest() throws -> String { try String(contentsOf: folder.appendingPathComponent("manifest.json"), encoding: .utf8) }

  // MARK: Rows

  /// Boxes of every size are on the page, in the given order, and never overlap.
  @Test(arguments: 0..<40) func boxesNeverOverlap(_ seed: Int) {
    var state = UInt64(seed + 1)
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(20 + Int(state >> 33) % limit)
    }
    var packing = SheetPacking(width: 800, gap: 20)
    var placed: [CGRect] = []
    for _ in 0..<24 {
      let size = CGSize(width: next(700), height: next(400))
      let frame = CGRect(origin: packing.place(size), size: size)
      #expect(frame.minX >= 0 && frame.maxX <= 800 && frame.minY >= 0 && frame.maxY <= packing.bottom, "seed \(seed)")
      // The gap is kept on every side.
      for other in placed { #expect(!frame.insetBy(dx: -19.9, dy: -19.9).intersects(other), "seed \(seed): \(frame) and \(other)") }
      placed.append(frame)
    }
  }

  @Test func smallBoxesArePlacedBesideAHighOne() {
    var packing = SheetPacking(width: 400, gap: 20)
    #expect(packing.place(CGSize(width: 100, height: 300)) == .zero)
    #expect(packing.place(CGSize(width: 200, height: 100)) == CGPoint(x: 120, y: 0))
    #expect(packing.place(CGSize(width: 200, height: 100)) == CGPoint(x: 120, y: 120))
    #expect(packing.place(CGSize(width: 200, height: 100)) == CGPoint(x: 0, y: 320))
    #expect(packing.bottom == 420)
  }

  /// A row grows for a box that is less than twice as high, and for none that is higher.
  @Test(arguments: [(189, CGPoint(x: 120, y: 0)), (191, CGPoint(x: 0, y: 120))])
  func aRowGrowsForAHigherBox(_ height: CGFloat, _ place: CGPoint) {
    var packing = SheetPacking(width: 400, gap: 20)
    #expect(packing.place(CGSize(width: 100, height: 100)) == .zero)
    #expect(packing.place(CGSize(width: 200, height: height)) == place)
  }

  @Test func aBoxWiderThanThePageStartsANewRow() {
    var packing = SheetPacking(width: 100, gap: 10)
    #expect(packing.place(CGSize(width: 300, height: 50)) == .zero)
    #expect(packing.place(CGSize(width: 20, height: 20)) == CGPoint(x: 0, y: 60))
  }

  // MARK: Devices

  /// How many devices show each presentation, by device and release.
  @Test(arguments: [
    ("iphone-15-pro", SystemVersion.iOS26, [Presentation.lockScreen: 1, .alwaysOn: 1, .standby: 1, .small: 2]),
    ("iphone-15-pro", .iOS18, [.lockScreen: 1, .alwaysOn: 1, .standby: 1, .small: 1]),
    ("iphone-15-pro", .iOS17, [.lockScreen: 1, .alwaysOn: 1, .standby: 1, .small: 0]),
    ("iphone-15-pro", .iOS16, [.lockScreen: 1, .alwaysOn: 1, .standby: 0, .small: 0]),
    ("iphone-14", .iOS26, [.lockScreen: 1, .alwaysOn: 0, .standby: 1, .small: 2]),
    ("ipad-1194", .iOS26, [.lockScreen: 1, .alwaysOn: 0, .standby: 0, .small: 0]),
    ("watch-45", .iOS26, [.small: 1, .alwaysOn: 0]), ("carplay-240x78", .iOS26, [.small: 1, .alwaysOn: 0]),
  ]) func onlyWhatADeviceHas(_ name: String, _ version: SystemVersion, _ wanted: [Presentation: Int]) throws {
    var settings = RenderSettings()
    settings.version = version
    let engine = Engine(resourceFolders: [])
    let configuration = try #require(WidgetInventory(widget: MatchActivity()).entries.first?.activity)
    let surfaces = try #require(
      configuration.surfaces(
        attributes: MatchAttributes(name: "Final"), state: MatchAttributes.ContentState(score: 3, image: ""), activityID: "a",
        isStale: false))
    let places = DevicePlaces(
      engine: engine, settings: settings, device: try #require(Devices.named(name)),
      face: DeviceSceneInput.Face(surfaces: surfaces, supportsSmall: false))
    for (presentation, count) in wanted { #expect(places.cells(of: presentation)?.count == count, "\(presentation) on \(name)") }
    #expect(places.cells(of: .expanded) == nil, "the island is shown as it is")
  }

  // MARK: The page

  @Test func thePageFollowsTheAppearanceAndClipsItsCorners() throws {
    #expect(run("render", "--sheet", "--scale", "1", "--presentation", "expanded", "--color-scheme", "light,dark") == 0)
    let (light, dark) = (try picture("sheet@1x.png"), try picture("sheet.dark@1x.png"))
    let (day, night) = (light.color(x: 2, y: 2), dark.color(x: 2, y: 2))
    #expect(day.red > 230 && night.red < 60)
    // The wallpaper around the island ends in a rounded corner: the first pixel of its row is paper.
    let left = 24
    // Wallpaper is bluer than anything on the paper.
    func isWallpaper(_ y: Int) -> Bool {
      let color = light.color(x: left + 40, y: y)
      return Int(color.blue) - Int(color.red) > 30
    }
    let top = try #require((60..<light.size.height).first(where: isWallpaper))
    #expect(light.color(x: left, y: top) == day && light.color(x: left + 1, y: top + 1) == day)
    #expect(light.color(x: left + 8, y: top + 8) != day)
  }

  /// A widget of the Home Screen fills its picture: the wallpaper does not show in its corners.
  @Test func aWidgetHasNoBackdropOnASheet() throws {
    let status = CommandLineTool(inventory: { WidgetInventory(widget: CupWidget()) }, name: "test")
      .run(["render", "--sheet", "--scale", "2", "--presentation", "system-small", "--out", folder.path])
    #expect(status == 0)
    let sheets = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("sheet@2x.png") }
    var reds = 0
    for name in sheets {
      let sheet = try ImageCodecs.decode(Data(contentsOf: folder.appendingPathComponent(name)))
      var (plate, wallpaper) = (0, 0)
      for y in 0..<sheet.size.height {
        for x in 0..<sheet.size.width {
          let color = sheet.color(x: x, y: y)
          if color.red > 200, color.green < 100 { plate += 1 }
          // Bluer than the paper and the plate, and not the green square.
          if color.red > 40, color.blue > color.green, Int(color.blue) - Int(color.red) > 25 { wallpaper += 1 }
        }
      }
      // The edges of a blue plate have the wallpaper's colours.
      if plate > 0 { #expect(wallpaper == 0, "\(name)") }
      reds += plate > 0 ? 1 : 0
    }
    #expect(reds > 1)
  }

  @Test func aTitleStatesTheWholeLook() throws {
    var settings = RenderSettings()
    let device = try #require(Devices.named("iphone-15-pro"))
    func facts(without left: Set<SheetFact> = []) -> [String] {
      SheetTitle(activity: "A", state: "b", mark: "", device: device, settings: settings, without: left).facts
    }
    #expect(facts() == ["iPhone 15 Pro", "iOS 26", "light", "text size large", "en_US", "2026-01-09 09:41 UTC"])
    settings.colorScheme = .dark
    settings.dynamicType = .accessibility2
    settings.layoutDirection = .rightToLeft
    settings.isStale = true
    settings.redaction = [.privacy, .placeholder]
    #expect(
      facts(without: [.device, .system, .locale, .time])
        == ["dark", "text size accessibility2", "right to left", "stale", "redacted: placeholder, privacy"])
  }

  // MARK: Tables

  @Test func aTableHasEveryCombinationOnOnePicture() throws {
    #expect(run("render", "--matrix", "dynamic-type,color-scheme", "--presentation", "lock-screen,minimal", "--scale", "1") == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Match/score-3-image").path).sorted()
    #expect(names == ["lock-screen.matrix@1x.png", "minimal.matrix@1x.png"])
    #expect(try manifest().contains("\"lock-screen.matrix\""))
    let small = try picture("lock-screen.matrix@1x.png").size
    #expect(
      run("render", "--matrix", "dynamic-type,color-scheme", "--presentation", "lock-screen", "--scale", "1", "--dynamic-type", "large")
        == 0)
    let single = try picture("lock-screen.matrix@1x.png").size
    #expect(single.width <= small.width && single.height < small.height, "the option gives the rows")
  }

  @Test(arguments: ["locale,locale", "sideways", ""]) func aBadTableIsRefused(_ axes: String) {
    #expect(run("render", "--matrix", axes) == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.html").path))
  }

  // MARK: Stand-ins

  @Test func standInsAreNamedOncePerPicture() throws {
    let engine = Engine(resourceFolders: [])
    let view = HStack {
      Image(systemName: "star.fill"); Image(systemName: "airplane"); Image(systemName: "star.fill"); Image(systemName: ""); Text("x")
    }
    var settings = RenderSettings()
    settings.scale = 1
    let scene = ViewScene(engine: engine, settings: settings, device: Devices.standard).layout(view, .sizeThatFits)
    #expect(engine.standIns(in: scene.tree).icons == ["star.fill", "airplane"])
    let plain = engine.bitmap(of: scene.tree, size: scene.size, scale: 1)
    let marked = engine.bitmap(of: engine.markingStandIns(scene.tree), size: scene.size, scale: 1)
    #expect(plain != marked && plain.size == marked.size)
    // A symbol that nothing draws has no icon: a box is in its place.
    let unknown = ViewScene(engine: engine, settings: settings, device: Devices.standard).layout(
      HStack {
        Image(systemName: "airplane"); Image(systemName: "zeppelin.over.moor")
      }, .sizeThatFits)
    #expect(engine.standIns(in: unknown.tree).icons == ["airplane"] && engine.standIns(in: unknown.tree).boxes == ["zeppelin.over.moor"])
    let text = ViewScene(engine: engine, settings: settings, device: Devices.standard).layout(Text("x"), .sizeThatFits)
    #expect(engine.standIns(in: text.tree) == StandIns())
  }
}
