import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryLint
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
  /// Whether every case of the bundle is drawn, so that a mask of `skerry.json` whose view is not found is an error.
  package var isWhole = false
  /// The part of the run that this process draws for another one; `nil` for the whole run.
  package var part: Int?
  /// The verb and what follows, for the processes that draw the other parts.
  package var call: [String] = []
  private let locator = SourceLocator()

  package init(settings: SnapshotSettings, arguments: Arguments, owner: String, engine: Engine) {
    self.settings = settings
    self.arguments = arguments
    self.owner = owner
    self.engine = engine
  }

  /// Draws and compares the pictures, and writes goldens if the settings say so. Throws `StoreError` if files cannot be read or written.
  ///
  /// - Returns: the record of the run, without what is unreferenced.
  package func run(_ pictures: PlannedPictures) throws -> RunRecord {
    let store = settings.folders.store
    if settings.record != .never { try store.prepare() }
    let manifest = try store.manifest()
    let verifier = verifier(store, manifest)
    var record = RunRecord(
      owner: owner, goldens: settings.folders.goldensName, record: settings.record, shard: settings.shard?.text,
      unreferencedMode: settings.unreferenced)
    record.references = settings.references
    let artifacts = ArtifactWriter(settings.folders.artifacts)
    var batch = GoldenBatch(store: store, knownCount: manifest.entries.count, note: note)
    // A mask that covers nothing hides nothing, so its picture is compared as a whole.
    let checked = checkedMasks
    var masks = MaskUse(checked)
    var repeated = RepeatedPictures(engine, call: call, part: part)
    let bar = ProgressBar(total: pictures.count, of: "pictures")
    let painter = PartedPainter(engine: engine, jobs: settings.jobs, part: nil, call: call, pictures)
    var rests: [PartRest] = []
    do {
      try painter.paint(pictures, note: fact) {
        try verifier.verify($0.subject($1), $2)
      } pack: {
        verified($0, $1, withIdentifiers: !checked.isEmpty, &repeated)
      } take: { picture in
        let outcome = picture.outcome
        masks.note(settings.masks(for: outcome.result.name), picture.identifiers, size: picture.size)
        artifacts.keep(outcome)
        record.results.append(outcome.result)
        try batch.add(outcome)
        bar.show(record.results.count)
        Console.detail(
          "\(outcome.result.name): \(outcome.result.verdict.rawValue), drawn in \(outcome.result.milliseconds ?? 0) ms")
        if settings.failsFast, outcome.result.verdict.isFailure { throw FirstFailure() }
      }
      rests = try painter.rests().map { try $0.decoded() }
    } catch is FirstFailure {
      let rest = ShortNumber.counted(pictures.count - record.results.count, "further picture")
      Console.remark("The run stops at the first failure (--fail-fast); not compared: \(rest).")
    }
    for result in stopped(pictures, where: { painter.draws($0, of: pictures) }) + rests.flatMap(\.stopped) {
      record.results.append(result)
      note(result)
    }
    bar.finish()
    try batch.commit()
    for found in try drawnAgain(repeated, pictures) + rests.flatMap(\.changed) {
      Console.error("\(found.file):\(found.line): warning: \(found.name): \(found.message) [\(found.rule)]")
      record.results.update(where: { $0.path == found.path }) { $0.note = found.message }
    }
    if isWhole { remarkUnusedRules(pictures) }
    if let error = masks.error(isOwn: settings.ownMasks.contains) { throw error }
    if let problem = artifacts.problem {
      Console.error("warning: \(problem) The verdicts are valid, but the pictures of differences are not stored.")
    }
    return record
  }

  /// Draws the part of the run that this process was asked for, compares it, and sends the results to the process that asked, which writes them.
  package func answer(_ pictures: PlannedPictures) throws {
    if let numbers = try RepeatedPictures.asked(arguments) {
      return try RepeatedPictures(engine, call: [], part: part).answer(numbers, of: pictures)
    }
    let store = settings.folders.store
    let verifier = verifier(store, try store.manifest())
    var repeated = RepeatedPictures(engine, call: call, part: part)
    let needsIdentifiers = !checkedMasks.isEmpty
    let answer = PartAnswer()
    try PartedPainter(engine: engine, jobs: settings.jobs, part: part, call: call, pictures)
      .answer(pictures, to: answer, note: fact) {
        try verifier.verify($0.subject($1), $2)
      } pack: {
        verified($0, $1, withIdentifiers: needsIdentifiers, &repeated)
      }
    let rest = PartRest(
      stopped: stopped(pictures, where: { pictures.part(of: $0) == part }), changed: try drawnAgain(repeated, pictures))
    answer.send(try PartFrame(.rest, rest))
  }

  private func verifier(_ store: GoldenStore, _ manifest: GoldenManifest) -> Verifier {
    var verifier = Verifier(store: store, manifest: manifest, record: settings.record, owner: owner)
    verifier.references = settings.references
    return verifier
  }

  /// The masks that have to cover something.
  private var checkedMasks: Set<SnapshotConfiguration.Mask> { settings.ownMasks.union(isWhole ? settings.configuredMasks : []) }

  /// What is known of a picture of this process, which is kept if it is to be drawn again.
  private func verified(
    _ rendering: Rendering, _ outcome: Verifier.Outcome, withIdentifiers: Bool, _ repeated: inout RepeatedPictures
  ) -> VerifiedPicture {
    if Self.isDrawnAgain(outcome.result.verdict) { repeated.keep(rendering) }
    return VerifiedPicture(rendering, outcome, withIdentifiers: withIdentifiers)
  }

  /// What a process reports after the pictures of its part.
  private struct PartRest: Codable {
    var stopped: [CaseResult]
    var changed: [Change]
  }

  /// A picture that has changed when it was drawn again.
  private struct Change: Codable {
    var path, name, file: String
    var line: Int
    var rule, message: String
  }

  private func drawnAgain(_ repeated: RepeatedPictures, _ pictures: PlannedPictures) throws -> [Change] {
    var changed: [Change] = []
    try repeated.draw(pictures) { picture, found in
      let result = result(picture)
      let (file, line) = found.site.map { (locator.path(of: $0.fileID), $0.line) } ?? (result.file, result.line)
      changed.append(
        Change(path: result.path, name: result.name, file: file, line: line, rule: found.rule, message: found.message))
    }
    return changed
  }

  private func fact(_ picture: PlannedPicture) throws -> Fact {
    let result = result(picture)
    return Fact(result: result, tolerance: try settings.tolerance(for: result.name, arguments), masks: settings.masks(for: result.name))
  }

  private static func isDrawnAgain(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .size, .pixels, .recorded, .updated: true
    case .passed, .tolerated, .missing, .unreadable, .stopped: false
    }
  }

  /// The results of pictures whose drawing the app's own code stops.
  private func stopped(_ pictures: PlannedPictures, where isOwn: (PlannedPicture) -> Bool) -> [CaseResult] {
    guard !CrashIsolation.all.isEmpty else { return [] }
    return pictures.compactMap { picture in
      guard let stop = picture.stop, isOwn(picture) else { return nil }
      var result = result(picture)
      result.verdict = .stopped
      result.note = "the app's own code stops the program at \(stop.sentence)" + (stop.lastWords.map { ". \($0)" } ?? "")
      return result
    }
  }

  /// A rule whose pattern matches no picture has no effect; a mistyped name would go unnoticed.
  private func remarkUnusedRules(_ pictures: PlannedPictures) {
    guard settings.configuration.patterns.contains(where: { !$0.cases.isEmpty }) else { return }
    var unused = settings.configuration.patterns.flatMap { key, patterns in patterns.map { (key: key, pattern: $0) } }
    for picture in pictures where !unused.isEmpty {
      let name = result(picture).name
      unused.removeAll { $0.pattern.covers(name) }
    }
    for rule in unused {
      Console.error("warning: skerry.json: no picture matches \"\(rule.pattern.source)\" of \(rule.key); list shows the cases.")
    }
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
        case .rectangle(let area): [area]
        case .identifier(let id): rendering.tree?.frames(identifier: id) ?? []
        }
      }
      let pixels = areas.map { PixelRect(covering: $0, scale: rendering.scale) }
      return Verifier.Subject(result: result, layout: rendering.tree.map { LayoutOutline($0) }, tolerance: tolerance, masks: pixels)
    }
  }

  private func result(_ picture: PlannedPicture) -> CaseResult {
    let entry = picture.entry
    return CaseResult(
      path: picture.path, case: entry.id, presentation: picture.name, set: picture.set,
      verdict: .missing, file: locator.path(of: entry.fileID), line: locator.line(of: entry))
  }
}
