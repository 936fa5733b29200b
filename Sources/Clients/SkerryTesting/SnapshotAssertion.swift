import SkerryFormats
import Foundation
import SkerryActivity
import SkerryCases
import SkerryGeometry
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryRuntime
import SkerrySnapshot
import SkerryUI
import SkerryWidget

/// One assertion: lays out, draws, compares, and reports to the test.
@MainActor
struct SnapshotAssertion {
  let site: TestSite
  let strategy: Snapshotting
  let name: String?
  let record: SnapshotRecording?

  /// - Parameter make: lays out the picture.
  func check(_ make: () throws -> LaidOutScene) {
    do {
      let device = try device()
      let scale = strategy.scale ?? device.scale
      let scene = try Engine.shared.drawing(settings(device)) { try make() }
      let factor = scale * scene.magnification
      guard scene.size.width * factor * scene.size.height * factor <= CGFloat(ImageCodecs.pixelLimit) else {
        throw SnapshotFailure("The picture would have more than 64 million pixels; lower the scale or the size.")
      }
      let engine = Engine.shared
      let bitmap = engine.rasterizer.rasterize(
        engine.displayList(of: scene.tree, scale: factor), size: scene.size, scale: DisplayScale(factor))
      try compare(bitmap, scene.tree, factor, strategy.fileName(named: name, scale: scale))
    } catch {
      site.fail("\(error)")
    }
  }

  /// Draws and compares every preview of a bundle.
  func check(_ inventory: WidgetInventory, _ cases: [String], _ devices: [SnapshotDevice], _ colorSchemes: [ColorScheme]) {
    let options =
      cases + [
        "--device", devices.map(\.id).joined(separator: ","), "--color-scheme",
        colorSchemes.map { $0 == .dark ? "dark" : "light" }.joined(separator: ","),
      ]
    do {
      // Timeline providers answer on their own threads.
      try HermeticScope(now: strategy.settings.now, reach: .process).during {
        try PreviewPictures(inventory, options: options).draw { picture in
          let name = "\(Snapshotting.word(picture.activity))-\(Snapshotting.word(picture.state)).\(picture.presentation)"
          try compare(picture.bitmap, picture.tree, picture.scale, (name, picture.set, name + picture.set + ".png"))
        }
      }
    } catch {
      site.fail("\(error)")
    }
  }

  private func device() throws -> Device {
    do { return try Devices.required(strategy.deviceID) } catch { throw SnapshotFailure("\(error)") }
  }

  private func settings(_ device: Device) -> RenderSettings {
    var settings = strategy.settings
    settings.scale = strategy.scale ?? device.scale
    return settings
  }

  // MARK: Layout

  func scene<Content: View>(of view: Content) throws -> LaidOutScene {
    let device = try device()
    switch strategy.kind {
    case .image(let size):
      let layout = size.map { PreviewLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
      return ViewScene(engine: .shared, settings: settings(device), device: device).layout(view, layout)
    case .presentation(let presentation):
      let island = DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { view }
      } compactLeading: {
        view
      } compactTrailing: {
        view
      } minimal: {
        view
      }
      return try scene(ActivitySurfaces(lockScreen: view, island: island), presentation, device, supportsSmall: true)
    }
  }

  func scene<Content: Widget, Attributes: ActivityAttributes>(
    of widget: Content, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
  ) throws -> LaidOutScene {
    let device = try device()
    guard case .presentation(let presentation) = strategy.kind else {
      throw SnapshotFailure("An activity needs a presentation; write as: .presentation(.expanded).")
    }
    let match = WidgetInventory(widget: widget).entries.first { entry in
      entry.activity.map { ObjectIdentifier($0.attributesType) == ObjectIdentifier(Attributes.self) } ?? false
    }
    let surfaces = Engine.shared.evaluating(settings(device)) {
      match?.activity?.surfaces(attributes: attributes, state: state, activityID: "snapshot", isStale: isStale)
    }
    guard let match, let surfaces else {
      throw SnapshotFailure("\(Content.self) has no ActivityConfiguration for \(Attributes.self).")
    }
    return try scene(surfaces, presentation, device, supportsSmall: match.facts.activityFamilies.contains(.small))
  }

  private func scene(_ surfaces: ActivitySurfaces, _ presentation: Presentation, _ device: Device, supportsSmall: Bool) throws
    -> LaidOutScene
  {
    guard let spec = PresentationSpec(presentation, on: device, release: strategy.settings.release) else {
      throw SnapshotFailure("\(device.id) does not show \(presentation.rawValue); choose another device or presentation.")
    }
    return ActivityScene(engine: .shared, spec: spec, settings: settings(device)).layout(surfaces, supportsSmall: supportsSmall)
  }

  // MARK: Comparison

  private func compare(_ bitmap: Bitmap, _ tree: PlacedNode?, _ factor: CGFloat, _ file: (presentation: String, set: String, file: String))
    throws
  {
    let scope = SnapshotScope.current
    let path = "\(site.fileStem)/\(site.testWord)/\(file.file)"
    try SnapshotRegistry.shared.claim(site.goldens.appendingPathComponent(path).path, ContentHash(of: bitmap))
    var store = GoldenStore(site.goldens)
    store.libraries = DrawingLibraries.versions
    let (mode, refusal) = try recording(scope)
    var verifier = Verifier(store: store, manifest: try store.manifest(), record: mode, owner: site.module)
    verifier.references = .picture
    let result = CaseResult(
      path: path, case: "\(site.fileStem)/\(site.testWord)", presentation: file.presentation, set: file.set, verdict: .missing,
      file: relative(site.filePath), line: site.line)
    let areas = scope.masks.flatMap { id in tree?.frames(identifier: id) ?? [] }
    let subject = Verifier.Subject(
      result: result, layout: tree.map { LayoutOutline($0) }, tolerance: scope.tolerance?.tolerance ?? .exact,
      masks: areas.map { PixelRect(covering: $0, scale: factor) })
    let outcome = try verifier.verify(subject, bitmap)
    if let change = outcome.change {
      try store.prepare()
      try store.commit([change])
    }
    tell(outcome, refusal)
  }

  /// Which goldens are written, and why none are although that is asked for.
  private func recording(_ scope: SnapshotScope) throws -> (mode: RecordMode, refusal: String?) {
    let environment = ProcessInfo.processInfo.environment
    let asked = [record?.rawValue, scope.record?.rawValue, SnapshotVariables.recording(in: environment)?.word]
    guard let word = asked.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return (.never, nil) }
    guard let mode = RecordMode(rawValue: word) else {
      throw SnapshotFailure(
        "The record mode \(word) is not known; choose one of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    let refusal = SnapshotVariables.refusal(of: mode, in: environment)
    return (refusal == nil ? mode : .never, refusal)
  }

  /// - Parameter refusal: why no golden was written.
  private func tell(_ outcome: Verifier.Outcome, _ refusal: String?) {
    let result = outcome.result
    let artifacts = SnapshotRegistry.shared.artifacts(for: site)
    let place = relative(artifacts.url.path)
    if result.verdict != .passed {
      do {
        try SnapshotRegistry.shared.keep(outcome, site)
      } catch {
        site.fail("\(error)")
      }
      site.attach(outcome.reference, "reference.png")
      site.attach(outcome.actual, "actual.png")
      site.attach(outcome.difference, "difference.png")
    }
    guard result.verdict.isFailure else { return }
    let list = ListReport(goldens: relative(site.goldens.path), artifacts: place, command: "skerry")
    let text = list.text(result) ?? result.headline
    site.fail(
      text
        + " --artifacts \(ShellWord.text(place))\n  record      SNAPSHOT_TESTING_RECORD=failed swift test --filter \(ShellWord.text(site.testWord))"
        + (refusal.map { "\n  note        \($0)" } ?? ""))
  }

  private func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
