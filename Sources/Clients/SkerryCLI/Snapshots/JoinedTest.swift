package import Foundation
package import SkerryCases
import SkerryDiagnostics
import SkerrySnapshot

/// A call of `test` or `diff --against` that the programs of several extensions answer: one record, one report in each form.
///
/// Each program is asked for its record alone; what is printed and written comes from all of them.
package struct JoinedTest {
  private let settings: SnapshotSettings
  private let artifacts: ArtifactFolder
  /// The commit whose pictures replace goldens.
  private let base: String?
  private var runs: [RunRecord] = []
  /// The record of an earlier call, which stays where no program leaves one.
  private let earlier: RunRecord?
  /// The options and operands that each program is called with, after the verb.
  package let call: [String]

  /// Throws `CommandError` as `test` does.
  ///
  /// - Parameters:
  ///   - arguments: those of the call.
  ///   - scratch: a file for a report that nobody reads.
  package init(
    _ arguments: Arguments, scratch: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    settings = try SnapshotSettings(try Arguments(arguments.passed(to: .test), of: .test), environment: environment)
    let folder = settings.folders.artifacts.url
    artifacts = arguments.verb == .diffAgainst ? ArtifactFolder(folder.appendingPathComponent("against")) : settings.folders.artifacts
    base = try arguments.value("against").map { try BaseRevision($0).name }
    earlier = try artifacts.record()
    // One program alone does not know which goldens the others draw, so unreferenced ones are deleted at the end, by what all have drawn.
    let deletes = settings.unreferenced == .delete
    let own: Set = deletes ? ["reporter", "json", "unreferenced"] : ["reporter", "json"]
    call =
      arguments.passed(to: arguments.verb, without: own)
      + (deletes ? ["--unreferenced=warn"] : []) + ["--reporter=json=\(scratch.path)"]
      + (arguments.positional.isEmpty ? [] : ["--"] + arguments.positional)
  }

  /// Variables that keep a program from writing reports of its own.
  package static let variables = ["XML_OUTPUT_FILE": "", "GITHUB_STEP_SUMMARY": ""]

  /// Called before a program answers.
  package func begin() { try? FileManager.default.removeItem(at: artifacts.recordFile) }

  /// Called after a program has ended: whether it has left a record, and whether to call the next one. Throws `StoreError` for a damaged record.
  package mutating func end() throws -> (hasAnswered: Bool, goesOn: Bool) {
    guard let record = try artifacts.record() else { return (false, true) }
    runs.append(record)
    return (true, !(settings.failsFast && record.results.contains { $0.verdict.isFailure }))
  }

  /// Writes the record and the reports of all programs. Throws `StoreError` or `CommandError` if one of them cannot be written.
  ///
  /// - Returns: the exit code of their joined results; `nil` if no program has left a record.
  package func deliver() throws -> Int32? {
    guard var record = RunRecord.joined(runs) else {
      if let earlier { try artifacts.write(earlier) }
      return nil
    }
    record.unreferencedMode = settings.unreferenced
    if settings.unreferenced == .delete { try record.deleteUnreferenced(in: settings.folders.store) }
    try artifacts.write(record)
    var list = ListReport(settings.folders, goldens: record.goldens)
    list.artifacts = artifacts.url.relativePath
    list.base = base
    let reporting = SnapshotReporting(
      reporters: settings.reporters, list: list, artifacts: artifacts, environment: settings.environment,
      sources: [ReportSource(folder: artifacts, paths: nil)])
    if reporting.showsList { for result in record.results { list.text(result).map { Console.out(Console.painted(lines: $0)) } } }
    try reporting.write(record)
    return record.exitCode
  }
}
