import Foundation
import SkerryCases
import SkerrySnapshot

/// Writes a run in every requested format, each to its file.
struct SnapshotReporting {
  let reporters: [ReporterChoice]
  let list: ListReport
  let artifacts: ArtifactFolder
  let environment: [String: String]
  /// Where each result's pictures are, if they come from several runs.
  var sources: [ReportSource]

  /// A machine-readable format uses standard output if it is the only one there.
  private var stdoutForm: ReporterChoice.Form? {
    let forms = reporters.filter { $0.file == nil }.map(\.form)
    if forms.contains(.list) || forms.contains(.github) { return nil }
    let machines = forms.filter { $0 == .json || $0 == .junit }
    return machines.count == 1 ? machines[0] : nil
  }

  /// Whether readable lines go to standard output.
  var showsList: Bool { reporters.contains { $0.form == .list } }

  func write(_ record: RunRecord) throws {
    if showsList { Console.out(list.summary(record)) }
    for reporter in reporters {
      switch reporter.form {
      case .list: continue
      case .json: try deliver(JSONReport.data(record), reporter, "report.json")
      case .junit: try deliver(JUnitReport.data(record, list), reporter, "junit.xml")
      case .github:
        let lines = GitHubReport.annotations(record, list)
        if !lines.isEmpty { Console.out(lines.joined(separator: "\n")) }
        try appendSummary(GitHubReport.summary(record, list))
      case .html:
        let page = HTMLReport(record: record, list: list, sources: sources, store: GoldenStore(URL(fileURLWithPath: record.goldens)))
        guard let path = reporter.file else {
          let file = artifacts.url.appendingPathComponent("report/index.html")
          try page.write(to: file)
          say("report: \(file.relativePath)")
          continue
        }
        try OutputFile.write(to: path) { try page.write(to: $0) }
        if OutputFile.stream(path) == nil { say("report: \(path)") }
      }
    }
  }

  private func deliver(_ data: Data, _ reporter: ReporterChoice, _ name: String) throws {
    if reporter.file == "-" || (reporter.file == nil && stdoutForm == reporter.form) {
      Console.plain(String(decoding: data, as: UTF8.self))
      return
    }
    if let path = reporter.file { return try OutputFile.write(data, to: path) }
    let file = artifacts.url.appendingPathComponent(name)
    try AtomicFile.write(data, to: file)
    say("\(reporter.form.rawValue): \(file.relativePath)")
  }

  /// With a machine-readable format, nothing else may be written to standard output.
  private func say(_ text: String) {
    if stdoutForm == nil, !reporters.contains(where: { $0.file == "-" }) { Console.out(text) } else { Console.error(text) }
  }

  private func appendSummary(_ text: String) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    if !FileManager.default.fileExists(atPath: path) { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw CommandError("GITHUB_STEP_SUMMARY is \(path), which cannot be written; unset it or choose another file.")
    }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(text.utf8))
  }
}
