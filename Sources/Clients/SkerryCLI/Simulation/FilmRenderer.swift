import SkerryFormats
import Foundation
import SkerryActivity
import SkerryCases
import SkerryDiagnostics
import SkerryDrawing
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerrySimulation
import SkerryUI
import SkerryWidget

/// The drawings of one moment of a simulation: the device's pictures and the animation's frame.
struct FilmDrawing: Sendable {
  struct Picture: Sendable {
    var surface: FilmSurface
    var path: String
    var list: DisplayList
    /// Points.
    var size: CGSize
  }
  var pictures: [Picture]
  var page: DisplayList
  var pageSize: CGSize
  /// Whether an alert is on the screen: the animation then shows this moment a little longer.
  var isAlert: Bool
  var diagnostics: [Diagnostic]
}

/// Draws moments.
@MainActor
struct FilmRenderer {
  let engine: Engine
  let inventory: WidgetInventory
  let options: SimulateOptions

  /// Throws if an activity's data do not decode with the bundle's types.
  func draw(_ frame: SimulationFrame, number: Int, of count: Int, title: String) throws -> FilmDrawing {
    var settings = RenderSettings()
    settings.now = frame.at
    settings.scale = options.scale
    settings.oversizedImages = options.oversizedImages
    settings.release = options.release
    settings.wallpaper = options.wallpaper
    settings.colorScheme = frame.state.device.isDark ? .dark : .light
    options.locale?.apply(to: &settings)
    return try engine.drawing(settings) { try drawn(frame, settings, number: number, of: count, title: title) }
  }

  private func drawn(_ frame: SimulationFrame, _ settings: RenderSettings, number: Int, of count: Int, title: String) throws -> FilmDrawing
  {
    let situation = try deviceSceneInput(frame, settings)
    let scene = DeviceScene(engine: engine, settings: settings, situation: situation)
    // A surface whose view crashes is left out; the others are drawn.
    let parts = FilmSurface.allCases.compactMap { surface -> (FilmSurface, DevicePicture)? in
      let picture = CrashIsolation.attempt("frame \(number), \(surface.rawValue)") { scene.picture(of: surface) } ?? nil
      return picture.map { (surface, $0) }
    }
    let digits = String(repeating: "0", count: max(0, 3 - String(number).count)) + String(number)
    let clock = UTCTime.text(frame.at).dropFirst(11).prefix(8).replacingOccurrences(of: ":", with: "-")
    let page = FilmSheet(engine: engine, settings: settings).draw(
      parts, highlighted: Self.visible(on: frame.state.device.screen), caption: frame.caption, clock: UTCTime.clock(frame.at), title: title,
      progress: count > 1 ? CGFloat(number - 1) / CGFloat(count - 1) : 1)
    let scaleName = options.scale == options.scale.rounded() ? "\(Int(options.scale))" : "\(Double(options.scale))"
    return FilmDrawing(
      pictures: parts.map { surface, picture in
        let file = "\(digits)-\(clock)-\(surface.rawValue)@\(scaleName)x.png"
        return FilmDrawing.Picture(surface: surface, path: "frames/\(file)", list: picture.list, size: picture.size)
      }, page: page.list, pageSize: page.size,
      isAlert: frame.state.activities.contains { $0.alert != nil }, diagnostics: parts.flatMap(\.1.diagnostics))
  }

  /// The surface that the user sees.
  private static func visible(on screen: DeviceScreen) -> FilmSurface {
    switch screen {
    case .home: .home
    case .lockScreen, .alwaysOn: .lockScreen
    case .standby, .standbyNight: .standby
    }
  }

  private func deviceSceneInput(_ frame: SimulationFrame, _ settings: RenderSettings) throws -> DeviceSceneInput {
    let surfaces = frame.surfaces
    var situation = try DeviceSceneInput(device: Devices.required(frame.state.device.kind))
    switch surfaces.island {
    case .empty: situation.island = .empty
    case .compact(let id): situation.island = .compact(try face(id, frame, settings))
    case .minimal(let attached, let detached):
      situation.island = .minimal(attached: try face(attached, frame, settings), detached: try face(detached, frame, settings))
    case .expanded(let id): situation.island = .expanded(try face(id, frame, settings))
    }
    situation.banner = try surfaces.banner.map { try face($0, frame, settings) }
    situation.lockScreen = try surfaces.lockScreen.map { try face($0, frame, settings) }
    switch surfaces.standby {
    case .clock: situation.standby = .clock
    case .minimal(let id): situation.standby = .minimal(try face(id, frame, settings))
    case .full(let id): situation.standby = .full(try face(id, frame, settings))
    }
    situation.watch = try surfaces.watch.map { try face($0, frame, settings) }
    situation.isAlwaysOn = surfaces.isLuminanceReduced
    situation.isNight = surfaces.isRed
    return situation
  }

  private func face(_ id: String, _ frame: SimulationFrame, _ settings: RenderSettings) throws -> DeviceSceneInput.Face {
    guard let record = frame.state.activity(id) else { throw CommandError("The activity \(id) is not on the device.") }
    let entry = inventory.entries.first { entry in
      entry.activity.map { String(describing: $0.attributesType) == record.attributesType } ?? false
    }
    guard let entry, let configuration = entry.activity else {
      throw CommandError(
        "The activity \(id) has attributes of \(record.attributesType), which no widget of the bundle draws; add an ActivityConfiguration for them."
      )
    }
    do {
      let attributes = try configuration.decodeAttributes(record.attributes.data)
      let state = try configuration.decodeState(record.content.state.data)
      let surfaces = CrashIsolation.attempt("the configuration of \(id) at \(UTCTime.text(frame.at))") {
        engine.evaluating(settings) {
          configuration.surfaces(attributes: attributes, state: state, activityID: id, isStale: record.state == .stale)
        }
      }
      guard let surfaces else {
        // An empty island, not none: the configuration may have one.
        let island = DynamicIsland {
          DynamicIslandExpandedRegion(.center) { EmptyView() }
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
        return DeviceSceneInput.Face(surfaces: ActivitySurfaces(lockScreen: EmptyView(), island: island), supportsSmall: false)
      }
      if let surfaces {
        return DeviceSceneInput.Face(surfaces: surfaces, supportsSmall: entry.facts.activityFamilies.contains(.small))
      }
    } catch { throw CommandError("The data of \(id) do not decode: \(DecodingSentence.of(error, in: record.attributesType)).") }
    throw CommandError("The data of \(id) do not fit \(record.attributesType).")
  }
}

extension DeviceScene {
  /// `nil` if the device does not have the surface.
  fileprivate func picture(of surface: FilmSurface) -> DevicePicture? {
    switch surface {
    case .home: home()
    case .lockScreen: lockScreen()
    case .standby: standby()
    case .watch: watch()
    }
  }
}
