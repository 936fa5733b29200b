import SkerryFormats
import Foundation
import SkerryActivity
import SkerryCases
import SkerryDiagnostics
import SkerryPipeline
import SkerryRuntime
import SkerrySimulation
import SkerryWidget
import SkerryPresentation

/// `push apply`: delivers payloads to a simulated device, and writes the results as `simulate` does.
///
/// The device is in the state at the end of a script or a log (`--to`), or a new one with one activity of the first
/// payload's type.
@MainActor
struct PushApplyCommand {
  private let arguments: Arguments
  private let options: SimulateOptions
  private let inventory: WidgetInventory
  private let types: [AttributesType]

  init(_ call: [String], inventory: WidgetInventory) throws {
    arguments = try Arguments(call, of: .pushApply)
    guard !arguments.positional.isEmpty else { throw CommandError("push apply needs a FILE with a payload.") }
    options = try SimulateOptions(arguments, verb: "push apply")
    self.inventory = inventory
    types = PayloadFile.types(inventory)
  }

  func run() throws -> Int32 {
    let priority = arguments.choice("priority", .pushPriorities)
    let files = try arguments.positional.map { try PayloadFile($0, PushCheck(types: [])) }
    var payloads: [(file: PayloadFile, payload: PushPayload)] = []
    for file in files {
      // A payload that no device could read is an error here; one that a device would ignore is delivered and ignored.
      guard let payload = file.result.payload else {
        file.lines.forEach(Console.error)
        return 24
      }
      payloads.append((file, payload))
    }
    var run = try device(payloads)
    for (file, payload) in payloads {
      if let date = payload.timestamp { run.advance(to: date) }
      do {
        if payload.event == .start {
          run.perform(
            try payload.start(app: arguments.value("app") ?? "app", id: arguments.value("activity"), priority: priority, host: run.host),
            caption: "Push \(file.name)")
        } else {
          run.perform(
            try payload.event(for: try target(run, file), priority: priority, host: run.host), caption: "Push \(file.name)")
        }
      } catch let error as SimulationError { throw CommandError("\(file.path): \(error)", exitCode: 24) }
      for notice in run.host.journal.last?.notices ?? [] {
        switch notice.notice {
        case .ignored(_, let why): Console.error("\(file.path): warning: the push is ignored: \(why). [push-ignored]")
        case .refused(_, let error): Console.error("\(file.path): warning: the start is refused: \(error). [push-refused]")
        case .requested, .contentChanged, .stateChanged, .alerted, .alertOver, .opened, .closed, .enablement, .frequentPushes, .placed,
          .deviceChanged:
          continue
        }
      }
    }
    return try SimulationWriter(options: options, inventory: inventory).run(run.result)
  }

  /// The activity for an update or an end: the named one, or the only one that receives pushes.
  private func target(_ run: SimulationRun, _ file: PayloadFile) throws -> String {
    let activities = run.host.state.activities
    if let id = arguments.value("activity") {
      if activities.contains(where: { $0.id == id }) { return id }
      let names = activities.map(\.id).joined(separator: ", ")
      throw CommandError("--activity \(id) is not on the device; \(names.isEmpty ? "it has no activity" : "choose one of \(names)").")
    }
    let reached = activities.filter { $0.pushType != nil && $0.state != .dismissed }
    if reached.count == 1 { return reached[0].id }
    if let only = activities.first, activities.count == 1 { return only.id }
    let names = (reached.isEmpty ? activities : reached).map(\.id).joined(separator: ", ")
    throw CommandError("\(file.path) could go to several activities (\(names)); choose one with --activity ID.")
  }

  // MARK: The device

  private func device(_ payloads: [(file: PayloadFile, payload: PushPayload)]) throws -> SimulationRun {
    if let path = arguments.value("to") {
      let data = try InputFile.asked(path)
      let url = URL(fileURLWithPath: path)
      RenderSettings.standardNow.fixProcessClock()
      if SimulateCommand.isLog(data) {
        return try SimulationRun(replaying: String(decoding: data, as: UTF8.self), types: types, name: url.lastPathComponent)
      }
      let script = try SimulationScript(data, name: url.lastPathComponent, folder: url.deletingLastPathComponent())
      var run = SimulationRun(script, types: types)
      try run.perform(script)
      return run
    }
    guard let first = payloads.first else { throw CommandError("push apply needs a FILE with a payload.") }
    let start = first.payload.timestamp ?? RenderSettings.standardNow
    start.fixProcessClock()
    var run = SimulationRun(start: LifecycleState(now: start, device: Devices.standard.id), types: types, name: first.file.name)
    if first.payload.event != .start { run.perform(.request(try fresh(first.file)), caption: "The activity exists") }
    return run
  }

  /// The activity that an update needs: the attributes and the state of the type's first preview.
  private func fresh(_ file: PayloadFile) throws -> ActivityRequest {
    let previews = CaseFinder(inventory: inventory).cases().cases
    let json = file.result.payload?.contentState
    for entry in previews {
      guard case .activity(let configuration, let attributes, let state, _, _) = entry.content else { continue }
      let name = String(describing: configuration.attributesType)
      if let json, types.count > 1, let type = types.first(where: { $0.name == name }), (try? type.decodeState(json)) == nil { continue }
      guard let attributes = attributes as? any Encodable, let state = state as? any Encodable else { continue }
      var content = try JSONValue(encoding: attributes)
      if let path = arguments.value("attributes") {
        content = try InputFile.askedJSON(path)
      }
      var request = ActivityRequest(
        app: arguments.value("app") ?? "app", attributesType: name, attributes: content,
        content: RecordedContent(state: try JSONValue(encoding: state)))
      request.id = arguments.value("activity") ?? Slug.make(entry.activity).lowercased()
      request.pushType = .token
      return request
    }
    throw CommandError("\(file.path) updates an activity, and no preview shows one that its state fits; give the device with --to SCRIPT.")
  }
}
