import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
package import SkerryPipeline
import SkerryRuntime
package import SkerrySnapshot

/// Draws the planned pictures, compares them with the goldens, and stores the differences. Memory use does not grow
/// with the plan.
@MainActor
package struct SnapshotRun {
  /// The folder of goldens, and when they are written.
  package let settings: SnapshotSettings
  package let arguments: Arguments
  /// The bundle or test target, which the manifest names as the owner of each golden.
  package let owner: String
  package let engine: Engine
  /// Called with each result in the order of the plan. A golden is reported as written only after its file exists.
  package var note: (CaseResult) -> Void = { _ in }
  /// Every case of the bundle is drawn, so that a mask of `skerry.json` whose view is not found is an error.
  package var isWhole = false
  private let locator = SourceLocator()

  package init(settings: SnapshotSettings, arguments: Arguments, owner: String, engine: Engine) {
    self.settings = settings
    self.arguments = arguments
    self.owner = owner
    self.engine = engine
  }

  /// The number of changes that are written at once: few enough that little is lost if the process is killed. The whole
  /// manifest is written each time too, so a long one waits for more.
  private static func batchCount(_ known: Int) -> Int { max(32, known / 8) }
  private static let batchByteCount = 4 << 20

  /// - Returns: the record of the run, without unreferenced goldens.
  package func run(_ pictures: [SnapshotPlan.Picture]) throws -> RunRecord {
    let store = settings.folders.store
    if settings.record != .never { try store.prepare() }
    let manifest = try store.manifest()
    var verifier = Verifier(store: store, manifest: manifest, record: settings.record, owner: owner)
    verifier.references = settings.references
    var record = RunRecord(
      owner: owner, goldens: settings.folders.goldensName, record: settings.record, shard: settings.shard?.text,
      unreferencedMode: settings.unreferenced)
    record.references = settings.references
    record.results.reserveCapacity(pictures.count)
    let tolerances = try pictures.map { try settings.tolerance(for: Self.name($0), arguments) }
    let facts = Dictionary(
      uniqueKeysWithValues: zip(pictures, tolerances).map { picture, tolerance in
        (picture.planned.path, Fact(result: result(picture), tolerance: tolerance, masks: settings.masks(for: Self.name(picture))))
      })
    let artifacts = ArtifactWriter(settings.folders.artifacts)
    let bar = ProgressBar(total: pictures.count)
    var changes: [GoldenStore.Change] = []
    var byteCount = 0
    var untold: [CaseResult] = []
    func commit() throws {
      try store.commit(changes)
      changes.removeAll(keepingCapacity: true)
      byteCount = 0
      untold.forEach(note)
      untold.removeAll(keepingCapacity: true)
    }
    // A mask that covers nothing hides nothing, so its picture is compared as a whole.
    let missing = settings.maskedIdentifiers.union(isWhole ? settings.configuredIdentifiers : [])
    var identifiers: Set<String> = []
    let judge = verifier
    do {
      try RenderingPainter(engine: engine, jobs: settings.jobs).paint(pictures.map(\.planned)) { rendering, bitmap in
        guard let fact = facts[rendering.path] else { throw CommandError("The picture \(rendering.path) was not planned.") }
        return try judge.verify(fact.subject(rendering), bitmap)
      } take: { rendering, outcome in
        var outcome = outcome
        if !missing.isEmpty, let tree = rendering.tree { tree.collectIdentifiers(into: &identifiers) }
        if let change = outcome.change { changes.append(change) }
        artifacts.keep(outcome)
        byteCount += outcome.actual?.count ?? 0
        outcome.actual = nil
        outcome.result.milliseconds = rendering.milliseconds.rounded()
        record.results.append(outcome.result)
        if changes.isEmpty { note(outcome.result) } else { untold.append(outcome.result) }
        bar.show(record.results.count)
        if changes.count >= Self.batchCount(manifest.entries.count + record.results.count) || byteCount >= Self.batchByteCount {
          try commit()
        }
        if settings.failsFast, outcome.result.verdict.isFailure { throw FirstFailure() }
      }
    } catch is FirstFailure {
      Console.remark(
        "The first failure ends the run, as --fail-fast asks; \(pictures.count - record.results.count) pictures are not compared.")
    }
    for picture in pictures {
      guard let stop = picture.planned.stop else { continue }
      var result = result(picture)
      result.verdict = .stopped
      result.note = "the app's own code stops the program at \(stop.sentence)"
      record.results.append(result)
      note(result)
    }
    bar.finish()
    try commit()
    if let name = missing.subtracting(identifiers).sorted().first {
      let place = settings.maskedIdentifiers.contains(name) ? "of a mask" : "of a mask in skerry.json"
      throw CommandError.unknown("The accessibility identifier \"\(name)\" \(place)", name, identifiers.sorted())
    }
    if let problem = artifacts.problem {
      Console.error("warning: \(problem) The verdicts are valid, but the pictures of differences are not stored.")
    }
    return record
  }

  /// Ends a run early.
  private struct FirstFailure: Error {}

  /// The facts about a picture that are known before it is drawn.
  private struct Fact: Sendable {
    var result: CaseResult
    var tolerance: Tolerance
    var masks: [SnapshotConfiguration.Mask]

    func subject(_ rendering: Rendering) -> Verifier.Subject {
      let areas = masks.flatMap { mask -> [CGRect] in
        switch mask {
        case .rectangle(let x, let y, let width, let height): [CGRect(x: x, y: y, width: width, height: height)]
        case .identifier(let id): rendering.tree?.frames(identifier: id) ?? []
        }
      }
      let pixels = areas.map { PixelRect(covering: $0, scale: rendering.scale) }
      return Verifier.Subject(result: result, layout: rendering.tree.map { LayoutOutline($0) }, tolerance: tolerance, masks: pixels)
    }
  }

  private static func name(_ picture: SnapshotPlan.Picture) -> String { String(picture.planned.path.dropLast(4)) }

  private func result(_ picture: SnapshotPlan.Picture) -> CaseResult {
    let entry = picture.planned.entry
    return CaseResult(
      path: picture.planned.path, case: "\(entry.activity)/\(entry.state)", presentation: picture.planned.name, set: picture.set,
      verdict: .missing, file: locator.path(of: entry.fileID), line: locator.line(of: entry))
  }
}

/// Stores the pictures of differences. If the folder cannot be written, the pictures are lost but not the verdicts.
@MainActor
private final class ArtifactWriter {
  private let folder: ArtifactFolder
  /// The first problem.
  private(set) var problem: String?

  init(_ folder: ArtifactFolder) { self.folder = folder }

  func keep(_ outcome: Verifier.Outcome) {
    guard problem == nil else { return }
    do {
      try folder.keep(outcome)
    } catch {
      problem = "\(error)"
    }
  }
}

extension PlacedNode {
  fileprivate func collectIdentifiers(into found: inout Set<String>) {
    if case .annotation(.identifier(let name)) = content { found.insert(name) }
    for child in children { child.collectIdentifiers(into: &found) }
  }
}
