import SkerryFormats
package import Foundation
package import SkerryActivity
import SkerryGraph

/// A device on which events are performed, with a frame for each visible change.
package struct SimulationRun {
  private let device: SimulatedDevice
  let types: [AttributesType]
  /// The script's or log's name, for sentences.
  let name: String
  /// The names of apps that have one, by their identifiers.
  private let appNames: [String: String]
  let appIDs: [String]
  private let title: String
  var failures: [String] = []
  var expectationCount = 0
  private var frames: [SimulationFrame] = []
  /// The effects of the last step that was not an expectation.
  var lastNotices: [TimedNotice] = []

  private init(start: LifecycleState, types: [AttributesType], name: String, title: String, apps: [SimulationScript.App]) {
    device = SimulatedDevice(host: ActivityHost(clock: .virtual, state: start))
    self.types = types
    self.name = name
    self.title = title
    appIDs = apps.map(\.id)
    var names: [String: String] = [:]
    for app in apps { names[app.id] = app.name }
    appNames = names
    types.forEach { $0.register(on: device.host) }
  }

  /// A device in a script's initial state.
  package init(_ script: SimulationScript, types: [AttributesType]) {
    var start = LifecycleState(now: script.start, limits: script.limits, device: script.device)
    if script.isDark { start.startsDark() }
    self.init(start: start, types: types, name: script.name, title: script.title ?? script.name, apps: script.apps)
    for app in script.apps { for change in app.changes { perform(.app(id: app.id, change), caption: nil) } }
  }

  /// A device on which nothing has happened yet.
  package init(start: LifecycleState, types: [AttributesType], name: String) {
    self.init(start: start, types: types, name: name, title: name, apps: [])
  }

  /// A device on which a log's events have been performed. Throws if the log cannot be read.
  package init(replaying log: String, types: [AttributesType], name: String) throws(SimulationError) {
    let past = try EventLog.host(replaying: log, name: name)
    self.init(start: past.start, types: types, name: name)
    for entry in past.journal { perform(entry.event, caption: nil) }
  }

  /// Holds the virtual clock and the activities.
  package var host: ActivityHost { device.host }

  /// The log so far.
  package var result: SimulationResult {
    SimulationResult(
      failures: failures, expectationCount: expectationCount, frames: frames, record: EventLog(host), title: title, appNames: appNames)
  }

  /// Performs the steps in order. Throws `SimulationError` for the first that cannot be performed.
  package mutating func perform(_ script: SimulationScript) throws(SimulationError) {
    for step in script.steps { try perform(step) }
  }

  // MARK: Events

  /// Performs one event, and adds a frame if anything visible has changed.
  package mutating func perform(_ event: LifecycleEvent, caption: String? = nil) {
    let before = host.state
    let notices = host.perform(event)
    lastNotices += notices
    let after = host.state
    if !Self.looksTheSame(before, after) {
      frames.append(
        SimulationFrame(
          at: after.now, caption: caption ?? EventCaption.of(notices, after), surfaces: SurfaceChoice(of: after), state: after))
    }
  }

  /// Time alone is not a change.
  private static func looksTheSame(_ a: LifecycleState, _ b: LifecycleState) -> Bool {
    func face(_ state: LifecycleState) -> [ActivityRecord] { state.activities.filter(\.isVisible) }
    return a.device == b.device && SurfaceChoice(of: a) == SurfaceChoice(of: b) && face(a) == face(b)
  }

  /// Advances the clock, stopping at every scheduled event.
  package mutating func advance(to date: Date) {
    while let next = host.state.nextDeadline, next <= date { perform(.advance(to: next), caption: nil) }
    if date > host.state.now { perform(.advance(to: date), caption: nil) }
  }
}
