import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryPresentation
import SkerryTestSupport
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryCases
@testable import SkerryCLI
@testable import SkerryPipeline

/// Where everything is on devices and on sheets, as a table in `Goldens/Text/places.txt`, so that no position changes
/// unnoticed. Written with SKERRY_RECORD_TEXT=1, compared otherwise.
@Suite(.serialized) @MainActor struct PlaceTableTests {
  private let engine = Engine(resourceFolders: [])

  // MARK: Text of a list

  private func text(_ length: CGFloat) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
  private func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))"
  }
  private func text(_ paint: Paint) -> String {
    guard case .solid(let color) = paint else { return "gradient" }
    let parts: [String] = [color.red, color.green, color.blue, color.alpha].map { self.text(CGFloat($0)) }
    return parts.joined(separator: "/")
  }

  /// One line for each item; what is in a group with a place of its own is counted.
  private func lines(_ list: DisplayList, indent: String = "") -> [String] {
    list.items.flatMap { item -> [String] in
      switch item {
      case .fill(let path, _, let paint, _): return ["\(indent)fill \(text(path.boundingRect)) \(text(paint)) \(path.elements.count)"]
      case .stroke(let path, let style, let paint, _):
        return ["\(indent)stroke \(text(path.boundingRect)) \(text(style.lineWidth)) \(text(paint))"]
      case .glyphs(_, let bounds): return ["\(indent)glyphs \(text(bounds))"]
      case .image(_, let drawn): return ["\(indent)image \(text(drawn.frame))"]
      case .group(let effects, let inner):
        if effects.count == 1, case .transform(let matrix) = effects[0] {
          return ["\(indent)place \(text(matrix.tx)) \(text(matrix.ty)) × \(text(matrix.a)), \(inner.items.count)"]
        }
        let names = effects.map { effect -> String in
          switch effect {
          case .clip(let path, _): "clip \(text(path.boundingRect)) \(path.elements.count)"
          case .opacity(let opacity): "opacity \(text(opacity))"
          case .color(let filter): "\(filter)"
          case .blur(let radius): "blur \(text(radius))"
          case _: "effect"
          }
        }
        return ["\(indent)group \(names.joined(separator: ", "))"] + lines(inner, indent: indent + "  ")
      }
    }
  }

  // MARK: What is drawn

  private func face() throws -> DeviceSceneInput.Face {
    let configuration = try #require(WidgetInventory(widget: MatchActivity()).entries.first?.activity)
    let surfaces = try #require(
      configuration.surfaces(
        attributes: MatchAttributes(name: "Final"), state: MatchAttributes.ContentState(score: 3, image: ""), activityID: "a",
        isStale: false))
    return DeviceSceneInput.Face(surfaces: surfaces, supportsSmall: false)
  }

  private func settings(_ change: (inout RenderSettings) -> Void = { _ in }) -> RenderSettings {
    var settings = RenderSettings()
    settings.scale = 2
    change(&settings)
    return settings
  }

  private func devices() throws -> [String] {
    let face = try face()
    var found: [String] = []
    for device in Devices.all {
      for (name, look) in [("light", settings()), ("dark", settings { $0.colorScheme = .dark })] {
        guard name == "light" || device.id == Devices.standard.id || device.kind == .car else { continue }
        let places = DevicePlaces(engine: engine, settings: look, device: device, face: face)
        for presentation in Presentation.allCases {
          for cell in places.cells(of: presentation) ?? [] {
            found.append("# \(device.id) \(presentation.rawValue) \(name): \(cell.label), \(text(CGRect(origin: .zero, size: cell.size)))")
            found += lines(cell.list)
          }
        }
      }
    }
    let islands: [(String, DeviceSceneInput.Island)] = [
      ("empty", .empty), ("compact", .compact(face)), ("minimal", .minimal(attached: face, detached: face)), ("expanded", .expanded(face)),
    ]
    for (name, island) in islands {
      var situation = DeviceSceneInput(device: Devices.standard)
      situation.island = island
      situation.lockScreen = [face, face]
      situation.watch = [face, face]
      situation.standby = .clock
      let scene = DeviceScene(engine: engine, settings: settings(), situation: situation)
      found.append("# \(name) home")
      found += lines(scene.home().list)
      guard name == "empty" else { continue }
      for (place, picture) in [("lock screen of two", scene.lockScreen()), ("watch of two", scene.watch())] {
        found.append("# \(place)")
        found += lines(picture.list)
      }
      if let clock = scene.standby() { found += ["# StandBy without an activity"] + lines(clock.list) }
      let film = FilmSheet(engine: engine, settings: settings()).draw(
        [(.home, scene.home()), (.lockScreen, scene.lockScreen()), (.watch, scene.watch())], highlighted: .lockScreen,
        caption: "A caption", clock: "9:41", title: "A title", progress: 0.25)
      found += ["# film \(text(CGRect(origin: .zero, size: film.size)))"] + lines(film.list)
    }
    return found
  }

  private func sheets() throws -> [String] {
    let face = try face()
    let look = settings()
    var cells: [SheetCell] = []
    for presentation in [Presentation.compact, .minimal, .expanded, .lockScreen] {
      guard let spec = PresentationSpec(presentation, on: Devices.standard, release: SystemRelease(look.version)) else { continue }
      let scene = ActivityScene(engine: engine, spec: spec, settings: look).layout(face.surfaces, supportsSmall: false)
      cells.append(SheetCell(presentation.rawValue, scene, engine, scale: look.scale))
    }
    var found: [String] = []
    func add(_ name: String, _ sheet: (list: DisplayList, size: CGSize)) {
      found += ["# \(name): \(text(CGRect(origin: .zero, size: sheet.size)))"] + lines(sheet.list)
    }
    for (mark, standIns) in [("", []), ("generated state", ["bus", "tram"])] {
      let title = SheetTitle(activity: "Match", state: "score 3", mark: mark, device: Devices.standard, settings: look)
      add(
        "sheet \(mark)",
        ContactSheet.draw(
          cells, title: title, standIns: standIns, withoutIsland: mark.isEmpty ? [] : ["compact", "expanded"],
          on: SheetPage(engine: engine, settings: look)))
      let rows = [
        MatrixSheet.Row(label: mark.isEmpty ? "" : "en", cells: [cells[0], nil]), MatrixSheet.Row(label: "", cells: [cells[1], cells[2]]),
      ]
      add(
        "matrix \(mark)", MatrixSheet.draw(rows, columns: ["light", "dark"], title: title, on: SheetPage(engine: engine, settings: look)))
    }
    let spec = try #require(PresentationSpec(.lockScreen, on: Devices.standard, release: SystemRelease(look.version)))
    let scene = ActivityScene(engine: engine, spec: spec, settings: look).layout(face.surfaces, supportsSmall: false)
    var first = Diagnostic("low-contrast", .warning, "The text can hardly be read.")
    first.area = Diagnostic.Area(x: 10, y: 12, width: 40, height: 20)
    var second = Diagnostic("text-truncated", .error, "The text is cut.")
    second.area = Diagnostic.Area(x: 100, y: 30, width: 60, height: 4)
    for findings in [[first], [first, second]] {
      add("findings \(findings.count)", FindingSheet.draw(scene, findings, on: SheetPage(engine: engine, settings: look)))
    }
    return found
  }

  /// A pill lower than 60 points has semicircular ends; a taller one and a plate have continuous corners.
  @Test(arguments: [(59.99, 29.995, true), (60, 30, false), (59.99, 29.98, false), (59.99, 29.992, true)])
  func endsOfPills(_ height: CGFloat, _ radius: CGFloat, _ isCircular: Bool) throws {
    let frame = CGRect(x: 0, y: 0, width: 200, height: height)
    let list = engine.displayList(of: .shape(frame, radius: radius, .solid(.black)), scale: 100)
    guard case .fill(let path, _, _, _) = try #require(list.items.first) else { return #expect(Bool(false), "\(list)") }
    #expect(path == Path(roundedRect: frame, cornerRadius: radius, style: isCircular ? .circular : .continuous))
  }

  @Test func placesAreUnchanged() throws {
    let lines = try devices() + sheets()
    try RecordedText.check("places", lines, advice: "after a look at the pictures")
  }
}
