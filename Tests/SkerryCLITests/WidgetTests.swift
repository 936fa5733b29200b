import Foundation
import SkerryGeometry
import SkerryImage
import SkerryPresentation
import SkerryTestSupport
import SkerryWidget
import Testing

@testable import SkerryCLI
@testable import SkerryCases

@Suite(.serialized) @MainActor struct WidgetTests {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  func render(_ words: String...) -> Int32 {
    CommandLineTool(inventory: { WidgetInventory(widget: CupWidget()) }, name: "test").run(["render"] + words + ["--out", folder.path])
  }
  func picture(_ path: String) throws -> Bitmap { try ImageCodecs.decode(Data(contentsOf: folder.appendingPathComponent(path))) }
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func widgetsWithoutPreviewsUseTheirProvider() throws {
    #expect(render("CupWidget") == 0)
    let families = ["accessory-circular", "system-medium", "system-small"]
    let states = ["placeholder", "snapshot", "timeline-1", "timeline-2"]
    #expect(try paths() == states.flatMap { state in families.map { "CupWidget/\(state)/\($0)@3x.png" } })
  }

  @Test func previewsOfOneEntryAtSeveralFamiliesAreOneCase() throws {
    let cases = CaseFinder(inventory: WidgetInventory()).cases().cases.filter { $0.activity == "MugWidget" }
    #expect(cases.map(\.state) == ["cups-2", "cups-3", "Provided-1", "Provided-2"])
    guard case .widget(let shows) = try #require(cases.first).content else {
      Issue.record("The case is not a widget's: \(cases)")
      return
    }
    #expect(shows.map(\.surface) == [.systemSmall, .systemLarge])
  }

  /// A case is where its `#Preview` is written; one of several previews is where the first is.
  @Test func casesAreWhereTheirPreviewsAre() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("CupWidget.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let written = lines.indices.filter { lines[$0].hasPrefix("#Preview") }.map { $0 + 1 }
    try #require(written.count == 3)
    let cases = CaseFinder(inventory: WidgetInventory()).cases().cases.filter { $0.activity == "MugWidget" }
    #expect(cases.map(\.line) == [written[0], written[0], written[2], written[2]])
  }

  @Test func previewsOfProvidersWithIntentsAreAsked() throws {
    let cases = CaseFinder(inventory: WidgetInventory()).cases().cases.filter { $0.activity == "AssortedWidget" }
    #expect(cases.map(\.state) == ["Configured"])
    guard case .widget(let shows) = try #require(cases.first).content else {
      Issue.record("The case is not a widget's: \(cases)")
      return
    }
    #expect(shows.allSatisfy { $0.diagnostics.isEmpty && $0.facts.contentMarginsDisabled && !$0.facts.containerBackgroundRemovable })
  }

  struct OtherEntry: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }
  @Test func entriesOfAnotherProvidersTypeAreNamed() throws {
    let preview = TimelinePreviewContent(family: .systemSmall, widget: { MugWidget() }, moments: .entries { [OtherEntry()] })
    let cases = try WidgetCaseFinder().cases(of: preview, names: ["other"], fallback: nil, "M/F.swift", 3)
    guard case .widget(let shows) = try #require(cases.first).content else {
      Issue.record("The case is not a widget's: \(cases)")
      return
    }
    #expect(shows.count == 1 && shows[0].view() != nil)
    let found = try #require(shows[0].diagnostics.first)
    #expect(shows[0].diagnostics.count == 1 && "\(found)".contains("timeline-foreign") && "\(found)".contains("OtherEntry"))
  }

  /// Nothing is missing without a preview that gives a Live Activity a timeline, as a template's that was left over; a widget of no kind is a fault.
  @Test func timelinesOfLiveActivities() throws {
    func reason(_ widget: @escaping @MainActor () -> any Widget) -> any Error {
      let preview = TimelinePreviewContent(family: .systemSmall, widget: widget, moments: .entries { [CupEntry(date: .now, cups: 1)] })
      return #expect(throws: (any Error).self) {
        try WidgetCaseFinder().cases(of: preview, names: [], fallback: nil, "M/F.swift", 3)
      } ?? CommandError("")
    }
    let (live, none) = (reason { FerryActivity() }, reason { NoCup() })
    #expect(
      live is EmptyPreview && "\(live)".hasPrefix("The preview at M/F.swift:3 gives FerryActivity a timeline, but it is a Live Activity"))
    #expect(none is CommandError && "\(none)".contains("give it a StaticConfiguration"))
  }

  @Test func groupsInPreviewProvidersAreSplitWithTheirModifiers() throws {
    let cases = CaseFinder(inventory: WidgetInventory()).cases().cases.filter { $0.activity == "CupView" }
    #expect(cases.map(\.state) == ["preview", "Two-cups"])
    guard case .widget(let shows) = try #require(cases.first).content else {
      Issue.record("The case is not a widget's: \(cases)")
      return
    }
    #expect(shows.map(\.surface) == [.systemSmall, .systemMedium])
  }

  @Test func picturesHaveTheSizeOfTheirFamily() throws {
    #expect(render("CupWidget/snapshot", "--device", "iphone-15-pro,iphone-se") == 0)
    #expect(try picture("CupWidget/snapshot/system-small.iphone-15-pro@3x.png").size == PixelSize(width: 488, height: 488))
    #expect(try picture("CupWidget/snapshot/system-medium.iphone-15-pro@3x.png").size == PixelSize(width: 1034, height: 488))
    #expect(try picture("CupWidget/snapshot/accessory-circular.iphone-15-pro@3x.png").size == PixelSize(width: 216, height: 216))
    #expect(try picture("CupWidget/snapshot/system-medium.iphone-se@2x.png").size == PixelSize(width: 638, height: 292))
  }

  @Test func entriesAreDrawnAtTheirTime() throws {
    #expect(render("CupWidget/timeline-*", "--presentation", "system-small") == 0)
    // Both entries are in the past when they are shown, so the clock is never set before their date.
    let first = try picture("CupWidget/timeline-1/system-small@3x.png").color(x: 237, y: 40)
    #expect(first.blue > 200 && first.red < 100)
    #expect(try paths().count == 2)
  }

  @Test func accentedWidgetsLoseTheirBackgroundAndTintTheirGroup() throws {
    #expect(render("CupWidget/snapshot", "--presentation", "systemSmall", "--rendering-mode", "accented") == 0)
    let accented = try picture("CupWidget/snapshot/system-small.accented@3x.png")
    let (middle, edge) = (accented.color(x: 237, y: 237), accented.color(x: 237, y: 20))
    #expect(middle.blue == 255 && middle.red < 200)
    #expect(edge.red < 80)
    #expect(render("CupWidget/snapshot", "--presentation", "system-small") == 0)
    let full = try picture("CupWidget/snapshot/system-small@3x.png")
    #expect(full.color(x: 237, y: 20).red > 200 && full.color(x: 237, y: 237).green > 150)
  }

  @Test func lockScreenWidgetsAreVibrant() throws {
    #expect(render("CupWidget/snapshot", "--presentation", "accessory-circular") == 0)
    let middle = try picture("CupWidget/snapshot/accessory-circular@3x.png").color(x: 108, y: 108)
    #expect(abs(Int(middle.red) - Int(middle.green)) < 12)
  }

  /// Source: HIG Widgets, Specifications.
  @Test(arguments: [
    ("iphone-15-pro", WidgetSurface.systemSmall, 158.0, 158.0), ("iphone-15-pro", .systemLarge, 338, 354),
    ("iphone-15-pro", .accessoryInline, 234, 26),
    ("iphone-15-pro-max", .systemMedium, 364, 170), ("iphone-15-pro-max", .accessoryRectangular, 172, 76),
    ("iphone-13-mini", .systemLarge, 329, 345),
    ("iphone-11", .accessoryRectangular, 160, 72), ("iphone-8-plus", .systemMedium, 348, 157), ("iphone-se", .accessoryCircular, 68, 68),
    ("ipad-1366", .systemExtraLarge, 795, 378.5), ("ipad-1194", .systemMedium, 342, 155), ("watch-45", .accessoryRectangular, 184, 80.5),
  ]) func sizesAreApples(_ device: String, _ surface: WidgetSurface, _ width: Double, _ height: Double) throws {
    let found = try #require(Devices.named(device))
    let spec = try #require(WidgetSurfaceSpec(surface, on: found, version: .iOS18))
    #expect(spec.size.value == CGSize(width: width, height: height))
    #expect(spec.size.confidence == .published)
  }

  /// Source: Figures §1.7. Apple publishes no rows for newer screens; before iOS 26 they have those of the screens that they replaced.
  @Test(arguments: [("iphone-16-pro", "iphone-15-pro"), ("iphone-16-pro-max", "iphone-15-pro-max")])
  func newerScreensHaveTheRowsOfOlderOnes(_ newer: String, _ older: String) throws {
    let (new, old) = (try #require(Devices.named(newer)), try #require(Devices.named(older)))
    for surface in [WidgetSurface.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline] {
      let sizes = [new, old].map { WidgetSurfaceSpec(surface, on: $0, version: .iOS18)?.size.value }
      #expect(sizes[0] != nil && sizes[0] == sizes[1], "\(surface)")
    }
  }

  /// The Home Screen of iOS 26 has larger icons, and its widgets are larger, on the five screens where they were measured (Figures §1.7).
  @Test(arguments: [
    ("iphone-15-pro", WidgetSurface.systemSmall, 162.67, 162.67, 18.0), ("iphone-15-pro", .systemMedium, 344.67, 162.67, 18),
    ("iphone-15-pro", .systemLarge, 344.67, 360, 18), ("iphone-16-pro", .systemSmall, 164.33, 164.33, 18),
    ("iphone-16-pro", .systemMedium, 349.67, 164.33, 18),
    ("iphone-16-pro", .systemLarge, 349.67, 365, 18), ("iphone-16-pro-max", .systemSmall, 176.67, 176.67, 19.33),
    ("iphone-16-pro-max", .systemMedium, 378, 176.67, 19.33), ("iphone-16-pro-max", .systemLarge, 378, 394, 19.33),
    ("iphone-air", .systemSmall, 172.67, 172.67, 19.33), ("iphone-air", .systemMedium, 366.67, 172.67, 19.33),
    ("iphone-air", .systemLarge, 366.67, 382, 19.33), ("iphone-14-plus", .systemSmall, 174.33, 174.33, 19.33),
    ("iphone-14-plus", .systemMedium, 371.67, 174.33, 19.33), ("iphone-14-plus", .systemLarge, 371.67, 386.33, 19.33),
  ]) func sizesOfIOS26(_ device: String, _ surface: WidgetSurface, _ width: Double, _ height: Double, _ margin: Double) throws {
    let found = try #require(Devices.named(device))
    let spec = try #require(WidgetSurfaceSpec(surface, on: found, version: .iOS26))
    let size = spec.size.value
    #expect(abs(Double(size.width) - width) < 0.01 && abs(Double(size.height) - height) < 0.01)
    #expect(abs(Double(spec.contentMargins.value.top) - margin) < 0.01 && spec.cornerRadius.value > 28)
    let before = try #require(WidgetSurfaceSpec(surface, on: found, version: .iOS18))
    #expect(Double(before.size.value.width) < width - 4 && before.contentMargins.value.top == 16 && before.cornerRadius.value == 22)
    // Those of the Lock Screen are as they were.
    let circular = [SystemVersion.iOS18, .iOS26].map { WidgetSurfaceSpec(.accessoryCircular, on: found, version: $0)?.size.value }
    #expect(circular[0] == circular[1])
  }

  /// A small widget on a screen of 414 × 736 is as high as a medium one, not 159 as published (Figures §1.7).
  @Test func smallWidgetsOnAPlus() throws {
    let phone = try #require(Devices.named("iphone-8-plus"))
    let spec = try #require(WidgetSurfaceSpec(.systemSmall, on: phone, version: .iOS16))
    #expect(spec.size.value == CGSize(width: 157, height: 157) && spec.size.confidence == .exact)
    #expect(spec.size.refuted.map(\.value) == ["159 × 159 pt"])
  }

  /// `--presentation standby` draws the small family alone, 353 points high on a screen of 393, and no other call draws it.
  @Test func standByShowsTheSmallFamily() throws {
    #expect(render("--presentation", "standby", "--device", "iphone-15-pro", "--os", "18") == 0)
    let found = try paths().filter { !$0.contains("sheet") }
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("/standby.") })
    let first = try #require(found.first)
    let picture = try picture(first)
    #expect(picture.size.width == 1059 && picture.size.height == 1059)
  }

  @Test func everyDeviceAnswersForEveryFamily() {
    for device in Devices.all {
      for surface in WidgetSurface.allCases {
        let isShown =
          switch device.kind {
          case .watch: surface.isAccessory
          case .car: surface == .systemSmall
          case .islandPhone, .notchPhone, .plainPhone: true
          case .pad: surface != .smallInStandBy
          }
        let found = WidgetSurfaceSpec(surface, on: device)
        #expect((found != nil) == isShown, "\(device.id) \(surface)")
        guard let spec = found else { continue }
        #expect(spec.size.value.width > 0 && spec.size.value.height > 0 && !spec.size.source.isEmpty)
      }
    }
  }
}
