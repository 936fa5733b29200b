package import Foundation
import SkerryDiagnostics
import SkerryActivity
import SkerryAssets
import SkerryFormats
import SkerryPipeline
import SkerryRuntime
package import SkerryStates
package import SkerryWidget

/// Generated cases of activities: states from the repository's values and the names of members.
@MainActor
package struct GeneratedCases {
  private let inventory: WidgetInventory
  private let settings: StateSettings
  private let now: Date

  package init(inventory: WidgetInventory, settings: StateSettings, now: Date) {
    self.inventory = inventory
    self.settings = settings
    self.now = now
  }

  /// Names of images and colours in the catalogues; read when a state is generated.
  private let assets: @MainActor () -> AssetNames = {
    let library = AssetLibrary(folders: Engine.bundledFolders)
    return AssetNames(images: library.allImageNames, colors: library.allColorNames)
  }

  /// The generated states of the bundle's activities. Throws `CommandError` if a file of states cannot be read or does not fit.
  ///
  /// - Parameters:
  ///   - previewed: the activities that have cases of their own.
  ///   - leftOut: receives what has no case, with the reasons.
  package func cases(besides previewed: CaseList, leftOut: inout [LeftOut]) throws -> [PreviewCase] {
    let activities = inventory.entries.filter { $0.activity != nil }
    if let file = settings.file { return try settings.cases(of: file, activities) }
    var found: [PreviewCase] = []
    var maker: StateGenerator?
    for entry in activities {
      guard let configuration = entry.activity else { continue }
      let type = configuration.attributesType
      let name = CaseFinder.activityName(type)
      // Another widget may show the same attributes.
      let isPreviewed = previewed.held.contains { $0.shows(type) && $0.configurationSite == configuration.site }
      let (kinds, each): ([StateKind], Bool) =
        switch settings.choice {
        case .auto: isPreviewed ? ([], false) : ([.sample], true)
        case .kinds(let kinds, let each): (kinds, each)
        case .none: ([], false)
        }
      let isNothing = kinds.isEmpty && !each
      if isNothing, !isPreviewed {
        leftOut.append(
          LeftOut(
            name: name, reason: "it has no preview and there are no generated states; add a #Preview, or generate them with --states auto.",
            isFault: false))
      }
      if isNothing || found.contains(where: { $0.shows(type) }) { continue }
      let own = maker ?? StateGenerator(folder: settings.sources(), assets: assets(), now: now)
      maker = own
      for draft in drafts(of: type, name, kinds, each, own, &leftOut) {
        do {
          var state = try made(draft, type, configuration, entry, own)
          // A preview of the same name takes precedence.
          if previewed.contains(where: { $0.id == state.id }) { state.state = "made-\(draft.name)" }
          found.append(state)
        } catch {
          leftOut.append(LeftOut(name: "\(name)/\(draft.name)", reason: error.description))
        }
      }
    }
    return found
  }

  /// More of an activity's variations are named instead of drawn.
  private static let maxVariations = 12

  /// A state to be generated: of a kind, or a variation of the sample.
  private struct Draft {
    var name: String
    var kind: StateKind
    var variation: StateVariation?
  }

  private func drafts<A: ActivityAttributes>(
    of type: A.Type, _ name: String, _ kinds: [StateKind], _ each: Bool, _ maker: StateGenerator, _ leftOut: inout [LeftOut]
  ) -> [Draft] {
    var drafts = kinds.map { Draft(name: $0.rawValue, kind: $0) }
    guard each else { return drafts }
    // If the app's decoding fails, the sample reports it.
    let isolated = "states of \(name)/each"
    let tried = CrashIsolation.attempt(isolated) { Result { () throws(GenerationFailure) in try maker.variations(of: type) } }
    let all = (try? tried?.get()) ?? []
    // Names that differ in capitalization alone would be one folder on macOS and Windows.
    var taken = Set(drafts.map { $0.name.lowercased() })
    let drawn = all.prefix(Self.maxVariations).map { variation in
      let base = Slug.make(variation.stateName)
      let names = sequence(first: (base, 2)) { ("\(base)-\($0.1)", $0.1 + 1) }.lazy.map(\.0)
      let name = names.first { taken.insert($0.lowercased()).inserted } ?? base
      return Draft(name: name, kind: .sample, variation: variation)
    }
    drafts.insert(contentsOf: drawn, at: kinds.firstIndex(of: .sample).map { $0 + 1 } ?? 0)
    if all.count > drawn.count {
      let reason =
        "\(ShortNumber.counted(all.count - drawn.count, "more case")) of its state \(all.count - drawn.count == 1 ? "is" : "are") not drawn, from \(all[drawn.count].stateName) on; add a #Preview for those that matter, or write states with states --write."
      leftOut.append(LeftOut(name: name, reason: reason, isFault: false))
    }
    return drafts
  }

  private func made<A: ActivityAttributes>(
    _ draft: Draft, _ type: A.Type, _ configuration: any AnyActivityConfiguration, _ entry: WidgetInventory.Entry, _ maker: StateGenerator
  ) throws(GenerationFailure) -> PreviewCase {
    let name = "states of \(CaseFinder.activityName(type))/\(draft.name)"
    let result = CrashIsolation.attempt(name) {
      Result { () throws(GenerationFailure) in
        if let variation = draft.variation { try maker.state(variation, of: type) } else { try maker.state(draft.kind, of: type) }
      }
    }
    guard let result else {
      throw GenerationFailure(
        description: "its decoding stops the program at \(CrashIsolation.reason(of: name)); fix it or add a #Preview.")
    }
    let state = try result.get()
    // A state need not be Sendable; it stays on the main actor.
    nonisolated(unsafe) let attributes = state.attributes
    var entry = PreviewCase(
      activity: CaseFinder.activityName(type), state: draft.name,
      content: .activity(
        configuration, attributes: state.attributes, state: state.state, isStale: state.isStale,
        supportsSmall: entry.facts.activityFamilies.contains(.small)),
      fileID: configuration.site?.fileID ?? entry.widgetName, line: configuration.site?.line ?? 1)
    entry.origin = .made(sources: state.sources)
    entry.prepare = { maker.fillSharedValues(for: attributes, kind: draft.kind) }
    return entry
  }
}

/// The options for generated states.
package struct StateSettings: Sendable, Equatable {
  /// The value of `--states`.
  package var choice = StateChoice.auto
  /// States from a file, instead of generated states.
  package var file: String?
  /// Throws `CommandError` for an unknown kind, or if the folder does not exist.
  ///
  /// - Parameters:
  ///   - values: the value of `--states`: kinds, or a file written by `states --write`.
  ///   - folder: the value of `--sources`; `nil` uses `SKERRY_SOURCES`, otherwise the current folder.
  package init(_ values: [String]?, folder: String?, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    if let values {
      if values.count == 1, values[0].hasSuffix(".json") || values[0] == "-" {
        file = values[0]
      } else if let choice = StateChoice(values) {
        self.choice = choice
      } else {
        throw CommandError(
          "--states \(values.joined(separator: ",")) is not known; choose one of \(StateChoice.names.joined(separator: ", ")), or name a .json file that states --write has written, or - for standard input."
        )
      }
    }
    let path = folder ?? SourcesVariable.folder(in: environment) ?? "."
    guard InputFolder.exists(path) else {
      throw CommandError("The folder \(path) of --sources does not exist; name the folder with the app's sources.")
    }
    self.path = path
  }

  /// The folder that is searched for values.
  private var path = "."

  package init() {}

  /// The sources, read on first use.
  @MainActor func sources() -> SourceFolder {
    if let known = Self.read[path] { return known }
    let folder = SourceFolder(URL(fileURLWithPath: path))
    Self.read[path] = folder
    return folder
  }

  @MainActor private static var read: [String: SourceFolder] = [:]
}

extension PreviewCase {
  /// Whether the case shows an activity with these attributes.
  func shows(_ type: any ActivityAttributes.Type) -> Bool {
    guard case .activity(let configuration, _, _, _, _) = content else { return false }
    return ObjectIdentifier(configuration.attributesType) == ObjectIdentifier(type)
  }
}
