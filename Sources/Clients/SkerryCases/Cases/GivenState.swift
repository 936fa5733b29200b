import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryPipeline
import SkerrySimulation
import SkerryWidget

/// The state of `--attributes FILE --state FILE` as a case.
@MainActor
struct GivenState {
  /// The activities of the program.
  let inventory: WidgetInventory
  /// The files, and the activity that is meant.
  let options: CaseOptions

  private typealias Activity = (entry: WidgetInventory.Entry, configuration: any AnyActivityConfiguration)

  /// The case, of the first activity with whose types the files decode. Throws `CommandError` if there is none.
  ///
  /// - Parameter warn: receives a sentence for each member that the types do not read.
  func entry(warn: (String) -> Void = { Console.error("warning: \($0)") }) throws -> PreviewCase {
    guard let attributesFile = options.attributesFile, let stateFile = options.stateFile else {
      throw CommandError("--attributes FILE and --state FILE go together; give both.")
    }
    guard attributesFile != "-" || stateFile != "-" else {
      throw CommandError("Standard input can be --attributes or --state, not both; give a file for one of them.")
    }
    let (attributes, state) = (try InputFile.askedJSON(attributesFile), try InputFile.askedJSON(stateFile))
    let name = Slug.make(URL(fileURLWithPath: stateFile).deletingPathExtension().lastPathComponent)
    let activities = try candidateActivities(name)
    var sentences: [String] = []
    var hasAttributes = false
    for activity in activities {
      let type = AttributesType(activity.configuration.attributesType)
      let suffix = activities.count > 1 ? " (\(type.name))" : ""
      let decoded: Any
      do {
        decoded = try activity.configuration.decodeAttributes(attributes.data)
      } catch {
        let problems = type.attributesProblems(of: error, attributes, "attributes")
        if sentences.isEmpty { sentences = problems.map { "\(attributesFile): \($0.sentence)\(suffix)." } }
        continue
      }
      do {
        let found = PreviewCase(
          activity: CaseFinder.activityName(activity.configuration.attributesType), state: name,
          content: .activity(
            activity.configuration, attributes: decoded, state: try activity.configuration.decodeState(state.data),
            isStale: options.settings.isStale, supportsSmall: activity.entry.facts.activityFamilies.contains(.small)),
          fileID: stateFile, line: 1)
        for sentence in type.unread(in: attributes, "attributes", .attributes) { warn("\(attributesFile): \(sentence).") }
        for sentence in type.unread(in: state, "state", .state) { warn("\(stateFile): \(sentence).") }
        return found
      } catch {
        // The error of an activity whose attributes these are replaces those of others.
        guard !hasAttributes else { continue }
        hasAttributes = true
        sentences = type.stateProblems(of: error, state, "state").map { "\(stateFile): \($0.sentence)\(suffix)." }
      }
    }
    throw CommandError(sentences.joined(separator: "\n"))
  }

  /// The activities to which the state may belong: the one that `--activity` names, those that a pattern names, otherwise all.
  private func candidateActivities(_ state: String) throws -> [Activity] {
    let all = inventory.entries.compactMap { entry in entry.activity.map { (entry: entry, configuration: $0) } }
    guard !all.isEmpty else { throw CommandError("The bundle has no ActivityConfiguration to draw the state with; add one.") }
    func name(_ activity: Activity) -> String { CaseFinder.activityName(activity.configuration.attributesType) }
    let names = all.map(name).joined(separator: ", ")
    if let wanted = options.payloadActivity {
      let meant = all.filter { [name($0), String(describing: $0.configuration.attributesType)].contains(wanted) }
      guard meant.isEmpty else { return meant }
      throw CommandError("--activity \(wanted) is not in the bundle; choose one of \(names).")
    }
    guard !options.globs.isEmpty else { return all }
    let meant = all.filter { activity in
      let name = name(activity)
      return options.globs.contains { $0.matches(name) || $0.matches("\(name)/\(state)") || $0.matches(state) }
    }
    guard meant.isEmpty else { return meant }
    throw CommandError("No activity matches \"\(options.globs.map(\.source).joined(separator: " "))\"; the activities are \(names).")
  }
}
