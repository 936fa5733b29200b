import Foundation
import SkerryPipeline
import SkerrySnapshot
import SkerryWidget

/// What a run of `test` draws: the chosen cases in every combination of the options that have several values.
@MainActor
struct SnapshotPlan {
  struct Picture {
    var planned: PlannedPicture
    /// Device, scheme and scale, as in the file's name.
    var set: String
  }
  private(set) var pictures: [Picture] = []
  /// Activity and state of every case of the bundle, chosen or not.
  private(set) var allCases: Set<String> = []
  /// Whether words of the call leave cases or presentations out, so that what is not drawn may still be wanted.
  let isFiltered: Bool
  /// What the engine needs.
  let first: CaseOptions

  /// The options of which each value is a set of its own, so that a golden has one name however many devices a call lists.
  private static let multiplied = ["device", "color-scheme", "dynamic-type", "locale", "layout-direction", "palette", "os", "wallpaper"]

  init(_ call: Arguments, _ settings: SnapshotSettings, inventory: WidgetInventory) throws {
    try self.init(call, settings.configuration, environment: settings.environment, inventory: inventory)
  }

  init(_ call: Arguments, _ configuration: SnapshotConfiguration, environment: [String: String], inventory: WidgetInventory) throws {
    var arguments = call
    for (name, value) in configuration.options where arguments.value(name) == nil { arguments = arguments.setting(name, to: value) }
    if arguments.positional.isEmpty, let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty {
      arguments = arguments.naming([filter])
    }
    isFiltered =
      !arguments.positional.isEmpty || call.value("presentation") != nil || call.value("attributes") != nil || call.value("state") != nil
    var combinations = [arguments]
    for name in Self.multiplied {
      guard let values = arguments.list(name), values.count > 1 else { continue }
      combinations = combinations.flatMap { base in values.map { base.setting(name, to: $0) } }
    }
    let options = try combinations.map { try CaseOptions($0) }
    first = options[0]
    first.settings.now.fixProcessClock()
    var seen: Set<String> = []
    for option in options {
      let cases = try CaseSelection(inventory: inventory, options: option).cases()
      for planned in CasePlan(cases, option).pictures where seen.insert(planned.path).inserted {
        pictures.append(Picture(planned: planned, set: Self.set(of: planned)))
      }
    }
    if pictures.isEmpty {
      throw CommandError("Nothing is to be compared: no case has these presentations on these devices; list shows the cases.")
    }
    if !isFiltered { allCases = Set(pictures.map { "\($0.planned.entry.activity)/\($0.planned.entry.state)" }) }
  }

  var paths: Set<String> { Set(pictures.map(\.planned.path)) }
  var sets: Set<String> { Set(pictures.map(\.set)) }

  /// A file's name without the presentation and the ending: `.iphone-air.dark@3x`.
  private static func set(of picture: PlannedPicture) -> String {
    let file = picture.path.split(separator: "/").last.map(String.init) ?? picture.path
    return String((file.hasPrefix(picture.name) ? file.dropFirst(picture.name.count) : file[...]).dropLast(4))
  }
}
