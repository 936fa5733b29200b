import SkerryCases
import Foundation
import SkerryCLI

/// A call that draws in a repository without a manifest for Skerry: makes its programs and hands the call to each of them.
struct RepositoryCall {
  let root: URL
  /// The verb and what follows.
  let words: [String]
  /// The extension that `--product` names.
  let product: String?
  let environment: [String: String]

  func run() throws -> Int32 {
    // Where the program finds values for states that no preview gives; the caller's own word counts more.
    setenv("SKERRY_SOURCES", root.path, 0)
    let cache = SkerryCache(environment: environment)
    let live = words.first == "serve" ? Complaints(environment: environment) : nil
    let made = try RepositoryPrograms.make(
      of: root, extension: product, cache: cache, isFirstPicture: FirstPicture.suffices(for: words), isEdited: words.first == "serve",
      complaints: live ?? Complaints())
    let place = cache.place(of: root)
    var reports: [String: URL] = [:]
    for (index, program) in made.programs.enumerated() {
      let url = place.appendingPathComponent("report-\(index).json")
      // What concerns the repository as a whole is reported once.
      let all = program.leftOut + (index == 0 ? made.leftOut : [])
      try SkerryCache.write(BuildReportFile.text(extension: program.name, widgets: program.widgets, leftOut: all), url)
      reports[program.name] = url
    }
    guard let first = made.running.first else { throw nothingRuns(made) }
    if live != nil { announce(made.programs.flatMap(\.complaints)) }
    for broken in made.programs where broken.program == nil {
      for item in broken.leftOut where item.kind == .activity || item.kind == .widget {
        Console.error("\(broken.name): \(item.name) is left out: \(item.reason)\(item.remedy.isEmpty ? "." : "; \(item.remedy).")")
      }
    }
    // A server answers for one extension.
    guard made.running.count > 1, words.first != "serve" else {
      if let url = reports[first.name] { setenv(BuildReportFile.variable, url.path, 1) }
      try PackageForwarding.become(first.program ?? "", words)
      return 1
    }
    return try SeveralPrograms(programs: made.running, reports: reports, words: words).run()
  }

  /// Reports what was removed to a live session, so that its next build knows it.
  private func announce(_ complaints: [CompilerMessage]) {
    let keys = Set(complaints.map(Complaints.key)).sorted()
    let object: [String: Any] = ["event": "built", "complaints": keys]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys) else { return }
    Console.out(String(decoding: data, as: UTF8.self))
  }

  private func nothingRuns(_ made: RepositoryPrograms) -> CommandError {
    let reasons = made.programs.flatMap(\.leftOut).filter { $0.kind == .activity || $0.kind == .widget }
    let first = reasons.first.map { "\($0.name): \($0.reason)" } ?? "its extensions have no widgets that a bundle lists"
    let log = made.programs.compactMap(\.log).first.map { "; the compiler's words are in \($0)" } ?? ""
    return CommandError("Nothing in \(root.path) can be drawn: \(first)\(log).")
  }
}
