import SkerryFormats
import Foundation
import SkerryDiagnostics
import SkerryActivity
import SkerryPipeline
import SkerrySimulation
import SkerryWidget

/// Push payloads as cases: an activity after a push has arrived.
@MainActor
struct PayloadCases {
  /// The activities, widgets and previews of the program.
  package let inventory: WidgetInventory
  /// The payload files, and the activity they are for.
  package let options: CaseOptions

  /// One case per file. Throws with exit code 24 if a payload is invalid.
  package func cases() throws -> [PreviewCase] {
    let types = PayloadFile.types(inventory)
    guard !types.isEmpty else { throw CommandError("The bundle has no ActivityConfiguration to draw a push with; add one.") }
    let typeName = try options.payloadActivity.map { try PayloadFile.typeName($0, types) }
    let files = try options.payloadFiles.map { try PayloadFile($0, PushCheck(types: types, typeName: typeName)) }
    let complaints = files.flatMap { file in file.result.isValid ? [] : file.lines }
    if !complaints.isEmpty { throw CommandError(complaints.joined(separator: "\n"), exitCode: 24) }
    let started = files.compactMap(\.result.payload).first { $0.event == .start }
    return try files.compactMap { file in
      guard let payload = file.result.payload else { return nil }
      return try entry(file, payload, started)
    }
  }

  private func entry(_ file: PayloadFile, _ payload: PushPayload, _ started: PushPayload?) throws -> PreviewCase {
    let found = inventory.entries.first { entry in
      entry.activity.map { String(describing: $0.attributesType) == file.result.type?.name } ?? false
    }
    guard let found, let configuration = found.activity else {
      throw CommandError("\(file.path) has no content-state to draw; an end without one shows the state before it.", exitCode: 24)
    }
    let own = payload.attributes ?? (started?.attributesType == file.result.type?.name ? started?.attributes : nil)
    let attributes: Any
    if let path = options.attributesFile {
      let json = try InputFile.askedJSON(path)
      do {
        attributes = try configuration.decodeAttributes(json.data)
      } catch {
        let problems = AttributesType(configuration.attributesType).attributesProblems(of: error, json, "attributes")
        throw CommandError(problems.map { "\(path): \($0.sentence)." }.joined(separator: "\n"))
      }
    } else if let own {
      attributes = try configuration.decodeAttributes(own.data)
    } else {
      attributes = try previewAttributes(configuration, file)
    }
    let state = try configuration.decodeState((payload.contentState ?? .object([:])).data)
    let isStale = options.settings.isStale || payload.staleDate.map { $0 <= options.settings.now } ?? false
    return PreviewCase(
      activity: CaseFinder.activityName(configuration.attributesType), state: file.name,
      content: .activity(
        configuration, attributes: attributes, state: state, isStale: isStale,
        supportsSmall: found.facts.activityFamilies.contains(.small)), fileID: file.path, line: 1)
  }

  /// The bundle's own cases.
  private var withoutFiles: CaseOptions {
    var result = options
    result.payloadFiles = []
    result.globs = []
    return result
  }

  /// An update carries no attributes: those of the activity's first preview are used.
  private func previewAttributes(_ configuration: any AnyActivityConfiguration, _ file: PayloadFile) throws -> Any {
    for entry in try CaseSelection(inventory: inventory, options: withoutFiles).cases() {
      if case .activity(let own, let attributes, _, _, _) = entry.content,
        ObjectIdentifier(own.attributesType) == ObjectIdentifier(configuration.attributesType)
      {
        return attributes
      }
    }
    throw CommandError("\(file.path) has no attributes, and the activity has no preview that provides them; give --attributes FILE.")
  }
}
