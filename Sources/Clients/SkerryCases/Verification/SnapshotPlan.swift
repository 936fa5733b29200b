import Foundation
import SkerryPipeline
package import SkerryFormats
import SkerrySnapshot
import SkerryStates
package import SkerryWidget

/// The pictures of a run of `test`: the selected cases in every combination of the options with several values.
@MainActor
package struct SnapshotPlan {
  /// In the order in which they are drawn, each path once.
  package private(set) var pictures = PlannedPictures()
  /// Hashes of activity and state of every case of the bundle; empty where the arguments leave some out.
  package var allCases: ContentHashSet { isFiltered ? [] : pictures.cases }
  /// Whether the arguments leave out cases or presentations, so that goldens that are not drawn may still be in use.
  package private(set) var isFiltered: Bool
  /// The left-out items with their reasons.
  package private(set) var leftOut: [LeftOut] = []
  /// The options of the first combination, whose settings the engine uses.
  package let first: CaseOptions

  /// Options that leave out cases or presentations. In the settings they say what a complete run draws.
  private static let choosing = ["presentation", "attributes", "state", "payload", "states"]

  /// The plan of a run with these settings. Throws `CommandError` for an unknown or invalid value.
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
    isFiltered = !arguments.positional.isEmpty || Self.choosing.contains { call.value($0) != nil }
    // Each device is a separate set, so that a golden has the same name however many devices a call lists.
    let options = try arguments.combinations(also: ["device"]).map { try CaseOptions($0) }
    first = options[0]
    first.settings.now.fixProcessClock()
    let subjects = CaseSubjects(inventory: inventory)
    if let own = CaseOptions.first(of: options, part: try PartOption.value(call)) { _ = try subjects.selected(by: own) }
    for option in options {
      let selection = try subjects.selected(by: option)
      leftOut += selection.leftOut.filter { !leftOut.contains($0) }
      pictures.append(selection.cases, PictureExpansion(option))
    }
    // The goldens of cases that could not be evaluated are still in use.
    if leftOut.contains(where: \.isFault) { isFiltered = true }
    if pictures.isEmpty { throw CommandError.noCase("There is nothing to compare", first) }
  }
}
