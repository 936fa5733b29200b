import SkerryFormats
import Foundation
import SkerryDiagnostics
import SkerryPipeline
package import SkerryWidget

/// The cases of a call: the bundle's previews, or a given state.
@MainActor
package struct CaseSelection {
  /// The activities, widgets and previews of the program.
  package let inventory: WidgetInventory
  /// The selected cases.
  package let options: CaseOptions

  package init(inventory: WidgetInventory, options: CaseOptions) {
    self.inventory = inventory
    self.options = options
  }

  /// The cases, and the left-out items with their reasons.
  package struct Selection {
    /// In the order in which they are drawn.
    package var cases: CaseList
    package var leftOut: [LeftOut] = []
  }

  /// The selected cases. Throws `CommandError` if the selection is empty or an option is invalid.
  package func cases() throws -> CaseList { try selection().cases }

  /// The selected cases and what was left out. Throws `CommandError` if the selection is empty or an option is invalid.
  package func selection() throws -> Selection {
    if !options.payloadFiles.isEmpty {
      if options.stateFile != nil { throw CommandError("--payload and --state exclude each other; keep one of them.") }
      return Selection(cases: CaseList(try options.payloadCases(inventory)))
    }
    if options.attributesFile != nil || options.stateFile != nil { return Selection(cases: CaseList([try externalCase()])) }
    var (all, leftOut) = CaseFinder(inventory: inventory).cases()
    all += try MadeCases(inventory: inventory, settings: options.states, now: options.settings.now)
      .cases(besides: all, leftOut: &leftOut)
    if all.isEmpty {
      if !leftOut.isEmpty { throw CommandError(leftOut.map { "\($0.name): \($0.reason)" }.joined(separator: "\n")) }
      throw CommandError(
        "The bundle has no previews and no activities; add a #Preview, or give a state with --attributes FILE --state FILE.")
    }
    CaseCollision.warn(of: all)
    guard !options.globs.isEmpty else { return Selection(cases: all, leftOut: leftOut) }
    let choices = try options.globs.map { glob in
      guard let choice = glob.selection(of: all) else {
        throw CommandError("No case matches \"\(glob.source)\"; the cases are \(all.map(\.id).joined(separator: ", ")).")
      }
      return choice
    }
    return Selection(cases: all.filtered { entry in choices.contains { $0(entry) } }, leftOut: leftOut)
  }

  /// A given state, decoded with the activity's types.
  private func externalCase() throws -> PreviewCase {
    guard let attributesFile = options.attributesFile, let stateFile = options.stateFile else {
      throw CommandError("--attributes FILE and --state FILE go together; give both.")
    }
    let (attributes, state) = (try read(attributesFile), try read(stateFile))
    let stateName = Slug.make(URL(fileURLWithPath: stateFile).deletingPathExtension().lastPathComponent)
    let activities = try meantActivities(stateName)
    var failure: (type: String, error: any Error, hasAttributes: Bool)?
    for (entry, configuration) in activities {
      var hasAttributes = false
      do {
        let decoded = try configuration.decodeAttributes(attributes)
        hasAttributes = true
        return PreviewCase(
          activity: CaseFinder.activityName(configuration.attributesType), state: stateName,
          content: .activity(
            configuration, attributes: decoded, state: try configuration.decodeState(state), isStale: options.settings.isStale,
            supportsSmall: entry.facts.activityFamilies.contains(.small)), fileID: stateFile, line: 1)
      } catch {
        // An activity whose attributes these are is the one that is meant.
        guard failure.map({ hasAttributes && !$0.hasAttributes }) ?? true else { continue }
        failure = (String(describing: configuration.attributesType), error, hasAttributes)
      }
    }
    throw CommandError(
      DecodingFailure.sentence(
        failure?.error, attributesFile: attributesFile, stateFile: stateFile, type: activities.count > 1 ? failure?.type : nil))
  }

  /// The activities that a given state may be of: the one that `--activity` names, those that a pattern names, otherwise all.
  private func meantActivities(_ state: String) throws -> [(entry: WidgetInventory.Entry, configuration: any AnyActivityConfiguration)] {
    let all = inventory.entries.compactMap { entry in entry.activity.map { (entry: entry, configuration: $0) } }
    guard !all.isEmpty else { throw CommandError("The bundle has no ActivityConfiguration to draw the state with; add one.") }
    func name(_ configuration: any AnyActivityConfiguration) -> String { CaseFinder.activityName(configuration.attributesType) }
    let names = all.map { name($0.configuration) }.joined(separator: ", ")
    if let wanted = options.payloadActivity {
      let meant = all.filter { [name($0.configuration), String(describing: $0.configuration.attributesType)].contains(wanted) }
      guard meant.isEmpty else { return meant }
      throw CommandError("--activity \(wanted) is not in the bundle; choose one of \(names).")
    }
    guard !options.globs.isEmpty else { return all }
    let meant = all.filter { one in
      let name = name(one.configuration)
      return options.globs.contains { $0.matches(name) || $0.matches("\(name)/\(state)") || $0.matches(state) }
    }
    guard meant.isEmpty else { return meant }
    throw CommandError("No activity matches \"\(options.globs.map(\.source).joined(separator: " "))\"; the activities are \(names).")
  }

  private func read(_ path: String) throws -> Data {
    let data = try InputFile.asked(path)
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw CommandError("The file \(path) is not valid JSON; check its brackets, commas and quotes.")
    }
    return data
  }
}
