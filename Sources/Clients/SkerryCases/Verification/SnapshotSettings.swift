import SkerryFormats
import Foundation
package import SkerrySnapshot

/// The settings of a run of `test`: from flags, environment and `skerry.json`, in this order of precedence.
package struct SnapshotSettings {
  /// The goldens and the artifacts.
  package var folders: SnapshotFolders
  /// When goldens are written.
  package var record: RecordMode
  /// Why goldens are not recorded although the user asked for it.
  package var recordNote: String?
  /// What to do about goldens that no case draws.
  package var unreferenced: UnreferencedMode
  /// What a golden stores: a picture or a hash.
  package var references: ReferenceKind
  package var shard: Shard?
  /// The reports that are written.
  package var reporters: [ReporterChoice]
  /// The settings in `skerry.json`.
  package var configuration: SnapshotConfiguration
  /// The environment variables of the run.
  package var environment: [String: String]
  /// Whether the run ends with the first failure.
  package var failsFast = false
  /// Threads that paint; `nil` takes all cores.
  package var jobs: Int?
  private var masks: [SnapshotConfiguration.Mask]

  /// Reads the settings of a call. Throws `CommandError` for an unknown or invalid value.
  package init(_ arguments: Arguments, environment: [String: String]) throws {
    self.environment = environment
    configuration = try SnapshotConfiguration(arguments, environment)
    folders = try SnapshotFolders(arguments, configuration, environment)
    (record, recordNote) = try Self.record(arguments, configuration, environment)
    unreferenced =
      try Self.word(arguments.value("unreferenced"), "--unreferenced") ?? Self.word(
        environment["SKERRY_UNREFERENCED"], "SKERRY_UNREFERENCED")
      ?? configuration.unreferenced ?? .warn
    if unreferenced == .delete, RecordMode.isCI(environment) {
      unreferenced = .reject
      recordNote = [recordNote, "CI is set, so nothing is deleted; unreferenced goldens are rejected."].compactMap { $0 }.joined(
        separator: " ")
    }
    references = try Self.word(arguments.value("references"), "--references") ?? configuration.references ?? .picture
    shard = try arguments.value("shard").map(Shard.init) ?? Shard(bazel: environment)
    reporters = try ReporterChoice.parse(arguments.values("reporter"))
    if arguments.verb == .test {
      failsFast = arguments.has("fail-fast")
      jobs = try JobsOption.value(arguments)
      if arguments.has("json") { reporters.append(ReporterChoice(form: .json)) }
    }
    if reporters.isEmpty {
      reporters = [ReporterChoice(form: .list)]
      if environment["GITHUB_ACTIONS"] == "true" { reporters.append(ReporterChoice(form: .github)) }
    }
    // Bazel reads its results from there.
    if let file = environment["XML_OUTPUT_FILE"], !file.isEmpty { reporters.append(ReporterChoice(form: .junit, file: file)) }
    _ = try ToleranceOptions.tolerance(arguments)
    masks = try arguments.values("mask").map(SnapshotConfiguration.mask)
  }

  /// The tolerance for a case: the rules of `skerry.json` that name it, then the call's options. Throws `CommandError` for an invalid number.
  package func tolerance(for name: String, _ arguments: Arguments) throws -> Tolerance {
    var result = Tolerance.exact
    for rule in configuration.tolerances where rule.cases.covers(name) { result = rule.value(result) }
    return try ToleranceOptions.tolerance(arguments, over: result)
  }

  /// The masks for a picture: those of matching rules of `skerry.json`, then the call's.
  package func masks(for name: String) -> [SnapshotConfiguration.Mask] {
    configuration.masks.filter { $0.cases.covers(name) }.flatMap(\.value) + masks
  }

  /// The call's own masks, each of which has to cover something.
  var ownMasks: Set<SnapshotConfiguration.Mask> { Set(masks) }

  /// The masks of `skerry.json`. They may belong to cases that are not drawn now.
  var configuredMasks: Set<SnapshotConfiguration.Mask> { Set(configuration.masks.flatMap(\.value)) }

  // MARK: Text

  private static func record(
    _ arguments: Arguments, _ configuration: SnapshotConfiguration, _ environment: [String: String]
  ) throws -> (RecordMode, String?) {
    let isUpdate = arguments.has("u")
    let asked: RecordMode =
      try word(arguments.value("record"), "--record") ?? (isUpdate ? .failed : nil)
      ?? SnapshotVariables.recording(in: environment).flatMap { try word($0.word, $0.name) } ?? configuration.record ?? .never
    guard let refusal = SnapshotVariables.refusal(of: asked, in: environment) else { return (asked, nil) }
    return (.never, refusal)
  }

  private static func word<T: RawRepresentable & CaseIterable>(_ text: String?, _ name: String) throws -> T? where T.RawValue == String {
    guard let text, !text.isEmpty else { return nil }
    guard let found = T(rawValue: text) else {
      throw CommandError("\(name) \(text) is not known; choose one of \(T.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return found
  }
}

extension Glob {
  /// Whether the pattern matches a picture, by its whole name, its case or its activity.
  package func covers(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return (1...max(1, parts.count)).contains { matches(parts.prefix($0).joined(separator: "/")) }
  }
}
