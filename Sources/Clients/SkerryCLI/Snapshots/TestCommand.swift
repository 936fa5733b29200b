import Foundation
import SkerryCases
import SkerryPipeline
import SkerrySnapshot
import SkerryWidget

/// `test`: compares what the previews draw with the goldens. It never writes one unless it is asked to.
@MainActor
struct TestCommand {
  private let arguments: Arguments
  /// The verb and what follows.
  private let call: [String]
  private let settings: SnapshotSettings
  private let inventory: @MainActor () -> WidgetInventory
  private let owner: String
  /// The commit whose pictures replace goldens, for `diff --against`.
  var comparedWith: String?

  init(
    _ call: [String], inventory: @escaping @MainActor () -> WidgetInventory, owner: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    arguments = try Arguments(call, of: .test)
    self.call = [Verb.test.rawValue] + call
    settings = try SnapshotSettings(arguments, environment: environment)
    self.inventory = inventory
    self.owner = owner
  }

  func run() throws -> Int32 {
    if let part = try PartOption.value(arguments) { return try answer(part) }
    announceShard()
    if let note = settings.recordNote { Console.error("note: \(note)") }
    let plan = try BuildReport.namingLeftOut { try SnapshotPlan(arguments, settings, inventory: inventory()) }
    let engine = Engine.ofProcess(fontFolders: plan.first.fontFolders)
    var list = ListReport(settings.folders, goldens: settings.folders.goldensName)
    list.base = comparedWith
    let artifacts = settings.folders.artifacts
    let reporting = SnapshotReporting(
      reporters: settings.reporters, list: list, artifacts: artifacts, environment: settings.environment,
      sources: [ReportSource(folder: artifacts, paths: nil)])
    let chosen = plan.pictures.of(settings.shard)
    var run = snapshotRun(plan, engine)
    let lines = list
    if reporting.showsList { run.note = { result in lines.text(result).map { Console.out(Console.painted(lines: $0)) } } }
    var record = try run.run(chosen)
    if settings.shard?.index ?? 1 == 1 {
      let unasked = plan.leftOut.filter(\.isFault).map(Self.result)
      record.results += unasked
      unasked.forEach(run.note)
    }
    try findUnreferenced(plan, &record)
    do {
      try artifacts.write(record)
    } catch {
      Console.error("warning: \(error) The verdicts are valid, but accept, review and report cannot use this run.")
    }
    try reporting.write(record)
    if record.exitCode != 0, let difference = DrawingLibraries.difference(from: try settings.folders.store.manifest().libraries) {
      Console.error("note: \(difference) That may be why pictures differ; skerry doctor has the details.")
    }
    return record.exitCode
  }

  private func snapshotRun(_ plan: SnapshotPlan, _ engine: Engine) -> SnapshotRun {
    var run = SnapshotRun(settings: settings, arguments: arguments, owner: owner, engine: engine)
    run.isWhole = !plan.isFiltered && settings.shard == nil
    run.call = call
    return run
  }

  /// Draws a part of the run for another process, which writes and reports.
  private func answer(_ part: Int) throws -> Int32 {
    let plan = try SnapshotPlan(arguments, settings, inventory: inventory())
    var run = snapshotRun(plan, Engine.ofProcess(fontFolders: plan.first.fontFolders))
    run.part = part
    try run.answer(plan.pictures.of(settings.shard))
    return 0
  }

  /// A preview that could not be evaluated, as a separate result.
  private static func result(_ entry: LeftOut) -> CaseResult {
    var result = CaseResult(
      path: "\(entry.name)/preview.png", case: entry.name, presentation: "", set: "", verdict: .stopped, file: entry.name, line: 1)
    result.note = entry.reason
    return result
  }

  /// Bazel expects the test to show that it supports sharding.
  private func announceShard() {
    guard let path = settings.environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    _ = FileManager.default.createFile(atPath: path, contents: Data())
  }

  /// Never with a filter, and only in the first shard, because every shard knows the whole plan.
  private func findUnreferenced(_ plan: SnapshotPlan, _ record: inout RunRecord) throws {
    guard settings.unreferenced != .ignore, !plan.isFiltered, settings.shard?.index ?? 1 == 1 else { return }
    let store = settings.folders.store
    let search = UnreferencedGoldens(owner: owner, drawn: plan.pictures.paths, sets: plan.pictures.sets, cases: plan.allCases)
    let manifest = try store.manifest()
    record.unreferenced = search.all(in: store, manifest)
    record.nameRenamed(in: manifest)
    if settings.unreferenced == .delete { try record.deleteUnreferenced(in: store) }
  }
}
