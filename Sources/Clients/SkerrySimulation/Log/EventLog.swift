package import SkerryFormats
import Foundation
package import SkerryActivity
import SkerryPresentation

/// The log of a simulated device, as JSON lines: a header, then each event with its effects and what is shown.
///
/// Everything else follows from the events: `replayed()` performs them again and writes the same bytes.
package struct EventLog: Sendable {
  /// The state before the first entry.
  package let start: LifecycleState
  /// The events with their times and effects.
  package let entries: [ActivityHost.Entry]
  /// The surfaces after each entry.
  private let choices: [SurfaceChoice]

  /// - Parameter start: the state before the first event; only its clock, limits and device are used.
  package init(start: LifecycleState, entries: [ActivityHost.Entry]) {
    self.start = start
    self.entries = entries
    var state = start
    choices = entries.map { entry in
      _ = state.apply(entry.event)
      return SurfaceChoice(of: state)
    }
  }

  package init(_ host: ActivityHost) { self.init(start: host.start, entries: host.journal) }

  /// The log as a file: one line per entry.
  package var text: String {
    var out = head.text + "\n"
    var shown: SurfaceChoice?
    for (entry, choice) in zip(entries, choices) {
      out += JSONValue.object(["at": .string(UTCTime.text(entry.at)), "event": entry.event.json]).text + "\n"
      for notice in entry.notices { out += notice.json.text + "\n" }
      if choice != shown {
        out += JSONValue.object(["at": .string(UTCTime.text(entry.at)), "shows": choice.json]).text + "\n"
        shown = choice
      }
    }
    return out
  }

  private var head: JSONValue {
    let limits = start.limits
    var figures: [String: JSONValue] = [
      "activeSeconds": .number(limits.activeSeconds), "lingerSeconds": .number(limits.lingerSeconds),
      "totalSeconds": .number(limits.totalSeconds), "dataByteCount": .integer(limits.dataByteCount), "perApp": .integer(limits.perApp),
      "perDevice": .integer(limits.perDevice), "alertSeconds": .number(limits.alertSeconds),
    ]
    if let budget = limits.urgentPushesPerHour { figures["urgentPushesPerHour"] = .integer(budget) }
    return .object([
      "log": .integer(1), "start": .string(UTCTime.text(start.now)), "device": .string(start.device.kind), "limits": .object(figures),
      "dark": .bool(start.device.isDark),
    ])
  }

  /// Reads a log's events and performs them on a new device.
  ///
  /// Throws `SimulationError` with the invalid line.
  package init(replaying text: String, name: String) throws(SimulationError) {
    let host = try Self.host(replaying: text, name: name)
    self.init(host)
  }

  /// A device on which a log's events have been performed. Throws `SimulationError` with the line that cannot be read.
  package static func host(replaying text: String, name: String) throws(SimulationError) -> ActivityHost {
    var host: ActivityHost?
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      // The effects are computed again, so only the events' lines are read.
      if host != nil, !line.contains("\"event\":") { continue }
      guard let json = try? JSONValue(parsing: Data(line.utf8)) else {
        throw SimulationError("Line \(index + 1) of \(name) is not JSON; a log has one object on each line.")
      }
      guard let host else {
        guard json["log"]?.integer == 1, let start = json["start"]?.string.flatMap(UTCTime.date), let device = json["device"]?.string else {
          throw SimulationError("The file \(name) does not begin with the header of a log; write it with simulate.")
        }
        do { _ = try Devices.required(device) } catch { throw SimulationError("The header of \(name) is wrong: \(error)") }
        var state = LifecycleState(now: start, limits: ActivityLimits(json: json["limits"]), device: device)
        if json["dark"]?.bool == true { state.startsDark() }
        host = ActivityHost(clock: .virtual, state: state)
        continue
      }
      guard let event = json["event"] else { continue }
      guard let event = LifecycleEvent(json: event) else {
        throw SimulationError("The event on line \(index + 1) of \(name) is not known; do not edit the events of a log.")
      }
      host.perform(event)
    }
    guard let host else { throw SimulationError("The file \(name) is empty; write it with simulate.") }
    return host
  }
}

extension ActivityLimits {
  /// Limits by their names; missing ones have their defaults.
  package init(json: JSONValue?) {
    self.init()
    guard let json else { return }
    activeSeconds = json["activeSeconds"]?.double ?? activeSeconds
    lingerSeconds = json["lingerSeconds"]?.double ?? lingerSeconds
    totalSeconds = json["totalSeconds"]?.double ?? totalSeconds
    dataByteCount = json["dataByteCount"]?.integer ?? dataByteCount
    perApp = json["perApp"]?.integer ?? perApp
    perDevice = json["perDevice"]?.integer ?? perDevice
    alertSeconds = json["alertSeconds"]?.double ?? alertSeconds
    urgentPushesPerHour = json["urgentPushesPerHour"]?.integer ?? urgentPushesPerHour
  }
}
