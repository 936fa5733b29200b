import ActivityKit
import Foundation
import SkerryCLI
import SkerryFormats
import SkerrySimulation
import SwiftUI
import WidgetKit

/// Lives of activities on simulated devices: each draws every moment of a script, film and page, with a clock of its own.
@MainActor
enum SampleScripts {
  /// Two lifecycles that share their activity, its name and its views, and differ in times, data and appearance; and one of two activities.
  static let names = ["life/morning", "life/night", "life/two"]

  /// The contents of all files that `simulate` writes for a life; a sentence if it fails.
  static func draw(_ name: String) -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-samples-life-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let script = try SimulationScript(Data(text(of: name).utf8), name: "life.json", folder: folder)
      let result = try Simulation(script, types: [SampleRideAttributes.self]).run()
      try result.write(to: folder, drawnBy: SampleRides(), scale: 1)
      return try content(of: folder)
    } catch {
      return "\(error)"
    }
  }

  private static func content(of folder: URL) throws -> String {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map { "\(name) \(ContentHash(of: $0))" }
    }
    return "\(files.count) files \(ContentHash(of: Data(files.joined(separator: "\n").utf8)))"
  }

  private static func text(of name: String) -> String {
    switch name {
    case "life/morning": script(start: "2026-05-01T06:00:00Z", isDark: false, stop: "Market", minutes: 12)
    case "life/night": script(start: "2026-11-30T23:10:00Z", isDark: true, stop: "Harbour", minutes: 90)
    default:
      """
      {"start": "2026-05-01T06:00:00Z", "steps": [
      \(request("ride", "Market", 5)),
      {"after": "1m", "do": "request", "activity": "other", "attributes": {"line": "7"}, "state": {"stop": "Mill", "minutes": 8}},
      {"after": "9m", "do": "end", "activity": "ride", "dismissal": "immediate"}]}
      """
    }
  }

  private static func request(_ id: String, _ stop: String, _ minutes: Int) -> String {
    "{\"do\": \"request\", \"activity\": \"\(id)\", \"attributes\": {\"line\": \"4\"}, \"state\": {\"stop\": \"\(stop)\", \"minutes\": \(minutes)}}"
  }

  private static func script(start: String, isDark: Bool, stop: String, minutes: Int) -> String {
    """
    {"start": "\(start)", "steps": [
    {"do": "device", "appearance": "\(isDark ? "dark" : "light")"},
    \(request("ride", stop, minutes)),
    {"after": "4m", "do": "update", "activity": "ride", "change": {"minutes": 3}, "alert": {"title": "Soon", "body": "\(stop)"}},
    {"after": "6m", "do": "end", "activity": "ride"}]}
    """
  }
}

struct SampleRideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var minutes: Int
  }
  var line: String
}

struct SampleRides: WidgetBundle {
  var body: some Widget { SampleRideWidget() }
}

/// Reads the process's clock and language, and caches strings, symbols, gradients and timers.
struct SampleRideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SampleRideAttributes.self) { context in
      VStack(alignment: .leading) {
        Text("\(Image(systemName: "tram.fill")) \(context.state.stop)").foregroundStyle(.primary)
        Text(Date.now.addingTimeInterval(Double(context.state.minutes) * 60), style: .timer)
        Text(verbatim: "\(Locale.current.identifier) \(Int(Date().timeIntervalSince1970)) \(context.isStale)")
        ProgressView(value: 1 / Double(1 + context.state.minutes)).tint(
          .linearGradient(colors: [.red, .primary], startPoint: .leading, endPoint: .trailing))
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.line).font(.title) }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.stop).shadow(color: .orange, radius: 2) }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text(context.attributes.line)
      }
    }
  }
}
