import Foundation
import SkerryPipeline
import SkerrySnapshot
import SkerryStates
package import SkerryWidget

/// The pictures of a run of `test`: the selected cases in every combination of the options with several values.
@MainActor
package struct SnapshotPlan {
  /// A picture and the set of goldens that contains its golden.
  package struct Picture {
    var planned: PlannedPicture
    /// Device, scheme and scale, as in the file's name.
    package var set: String
  }
  package private(set) var pictures: [Picture] = []
  /// Activity and state of every case of the bundle, selected or not.
  package private(set) var allCases: Set<String> = []
  /// Whether the arguments leave out cases or presentations, so that goldens that are not drawn may still be in use.
  package private(set) var isFiltered: Bool
  /// The left-out items with their reasons.
  package private(set) var leftOut: [LeftOut] = []
  /// The engine's settings.
  package let first: CaseOptions

  /// The plan of a run with these settings.
  package init(_ call: Arguments, _ settings: SnapshotSettings, inventory: WidgetInventory) throws {
    try self.init(call, settings.configuration, environment: settings.environment, inventory: inventory)
  }

  /// The plan of a call. Throws `CommandError` for an unknown or invalid value.
  package init(_ call: Arguments, _ configuration: SnapshotConfiguration, environment: [String: String], inventory: WidgetInventory) throws
  {
    var arguments = call
    for (name, value) in configuration.options where arguments.value(name) == nil { arguments = arguments.setting(name, to: value) }
    if arguments.positional.isEmpty, let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty {
      arguments = arguments.naming([filter])
    }
    isFiltered =
      !arguments.positional.isEmpty || call.value("presentation") != nil || call.value("attributes") != nil || call.value("state") != nil
    // Each device is a set of its own, so that a golden has the same name however many devices a call lists.
    let options = try arguments.combinations(also: ["device"]).map { arguments in
      var option = try CaseOptions(arguments)
      // Generated states are only compared when a call or skerry.json asks for them, because a change of an invented value is not a
      // regression.
      if arguments.value("states") == nil { option.states.choice = .none }
      return option
    }
    first = options[0]
    first.settings.now.fixProcessClock()
    var seen: Set<String> = []
    for option in options {
      let selection = try CaseSelection(inventory: inventory, options: option).selection()
      leftOut += selection.leftOut.filter { !leftOut.contains($0) }
      for planned in CasePlan(selection.cases, option).pictures where seen.insert(planned.path).inserted {
        pictures.append(Picture(planned: planned, set: Self.set(of: planned)))
      }
    }
    // The goldens of cases that could not be evaluated are still in use.
    if leftOut.contains(where: \.isFault) { isFiltered = true }
    if pictures.isEmpty {
      throw CommandError("There is nothing to compare: no case has these presentations on these devices; list shows the cases.")
    }
    if !isFiltered { allCases = Set(pictures.map { "\($0.planned.entry.activity)/\($0.planned.entry.state)" }) }
  }

  /// The paths of all pictures, relative to the folder of goldens.
  package var paths: Set<String> { Set(pictures.map(\.planned.path)) }
  /// The names of all sets: device, scheme and scale.
  package var sets: Set<String> { Set(pictures.map(\.set)) }

  /// The end of a file's name, without presentation and extension: `.iphone-air.dark@3x`.
  private static func set(of picture: PlannedPicture) -> String {
    let file = picture.path.split(separator: "/").last.map(String.init) ?? picture.path
    return String((file.hasPrefix(picture.name) ? file.dropFirst(picture.name.count) : file[...]).dropLast(4))
  }
}
