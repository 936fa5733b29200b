import SkerryFormats
public import Foundation
import SkerryDiagnostics
import SkerryActivity
import SkerryPresentation

/// A simulation script: a device, apps, and timed steps. Format: `simulation.schema.json` in this folder.
public struct SimulationScript: Sendable {
  /// The file's name, for sentences.
  public let name: String
  let title: String?
  let start: Date
  let device: String
  let isDark: Bool
  let limits: ActivityLimits
  let apps: [App]
  let steps: [ScriptStep]

  /// An app that is on the device.
  struct App: Sendable {
    var id: String
    /// Its display name.
    var name: String?
    var changes: [AppChange]
  }

  /// Reads a script. Throws `SimulationError` with the place of an error.
  public init(contentsOf url: URL) throws(SimulationError) {
    let data: Data
    do {
      data = try InputFile.read(url.path)
    } catch {
      throw SimulationError(error.description)
    }
    try self.init(data, name: url.lastPathComponent, folder: url.deletingLastPathComponent())
  }

  /// Reads a script from bytes. Throws `SimulationError` with the place of an error.
  ///
  /// - Parameters:
  ///   - name: the script's name in messages.
  ///   - folder: the folder of files that steps name; `nil` if there are none.
  public init(_ data: Data, name: String, folder: URL? = nil) throws(SimulationError) {
    let json: JSONValue
    do {
      json = try JSONValue(strictly: data)
    } catch { throw SimulationError("The file \(name) \(error).") }
    let fields = try ScriptFields(json, place: "", file: name)
    try fields.allow(["$schema", "title", "start", "device", "appearance", "limits", "apps", "steps"])
    self.name = name
    title = try fields.string("title")
    if let text = try fields.string("start") {
      guard let date = UTCTime.date(text) else { throw fields.wrong("start", "is \"\(text)\"; write a time such as 2026-05-01T18:00:00Z") }
      start = date
    } else {
      start = UTCTime.standard
    }
    device = try fields.device("device") ?? Devices.standard.id
    switch try fields.string("appearance") {
    case nil, "light": isDark = false
    case "dark": isDark = true
    case let other?: throw fields.wrong("appearance", "is \"\(other)\"; write light or dark")
    }
    if let limits = try fields.inner("limits") {
      let names = [
        "activeSeconds", "lingerSeconds", "totalSeconds", "dataByteCount", "perApp", "perDevice", "alertSeconds", "urgentPushesPerHour",
      ]
      try limits.allow(names)
      for name in names {
        let number = name.hasSuffix("Seconds") ? try limits.number(name) : try limits.integer(name).map(Double.init)
        if let number, number < 0 { throw limits.wrong(name, "is negative; write a number from 0 up") }
      }
    }
    limits = ActivityLimits(json: try fields.object("limits"))
    apps = try Self.apps(fields, name)
    guard let list = try fields.list("steps") else { throw fields.wrong("steps", "is missing; add a list of steps") }
    var steps: [ScriptStep] = []
    for (index, item) in list.enumerated() {
      let inner = try ScriptFields(item, place: "steps[\(index)]", file: name)
      steps.append(
        try ScriptStep(inner, apps: apps.map(\.id)) { file throws(SimulationError) in
          let url = URL(fileURLWithPath: file, relativeTo: folder)
          guard folder != nil || file.hasPrefix("/"), let data = InputFile.data(atPath: url.path) else {
            throw inner.wrong("file", "names \(file), which cannot be read; check its name")
          }
          do {
            return try JSONValue(strictly: data)
          } catch { throw inner.wrong("file", "names \(file), which \(error)") }
        })
    }
    self.steps = steps
  }

  private static func apps(_ fields: ScriptFields, _ name: String) throws(SimulationError) -> [App] {
    var apps: [App] = []
    for (index, item) in (try fields.list("apps") ?? []).enumerated() {
      let app = try ScriptFields(item, place: "apps[\(index)]", file: name)
      try app.allow(["id", "name", "place", "activities", "frequentPushes", "supported", "entitled", "running"])
      let id = try app.needString("id")
      guard !apps.contains(where: { $0.id == id }) else { throw app.wrong("id", "is \"\(id)\", which another app has; choose another") }
      apps.append(App(id: id, name: try app.string("name"), changes: try ScriptStep.changes(app)))
    }
    return apps
  }
}
