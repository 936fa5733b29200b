import Foundation
import SkerryCLI
import SkerryCases
import SkerryDiagnostics
import SkerryRuntime

/// Verdicts and findings of all programs, in every form that `test` and `lint` have.
extension MultiProgramCall {
  /// `test` and `diff --against`: one record, which `accept`, `review` and `report` work with, and one report in each form.
  func test(_ parsed: Arguments) throws -> Int32 {
    try checkNames(of: "goldens")
    let scratch = try ScratchFolder()
    var joined = try JoinedTest(parsed, scratch: scratch.file("run.json"))
    var unanswered: [Int32] = []
    for program in programs {
      joined.begin()
      let code = try start(program, [arguments[0]] + joined.call, adding: JoinedTest.variables)
      let end = try joined.end()
      if !end.hasAnswered { unanswered.append(code) }
      if !end.goesOn { break }
    }
    guard let code = try withExtendedLifetime(scratch, { try joined.deliver() }) else { return exitCode(of: unanswered) }
    return exitCode(of: unanswered + [code])
  }

  /// `lint`: the findings of all extensions, written once.
  @MainActor func lint(_ parsed: Arguments) throws -> Int32 {
    if parsed.value("pictures") != nil { try checkNames(of: "marked pictures") }
    var joined = try JoinedLint(parsed)
    var unanswered: [Int32] = []
    for program in programs {
      let outcome = try output(program, [arguments[0]] + joined.call)
      if !joined.take(outcome.output) { unanswered.append(outcome.status) }
    }
    guard let code = try joined.deliver() else { return exitCode(of: unanswered) }
    return exitCode(of: unanswered + [code])
  }

  /// `push check`: each payload is checked by the extension that has its activity; if none does, by the first.
  func pushCheck(_ parsed: Arguments) throws -> Int32 {
    struct Answer {
      var program: AssembledProgram
      var reports: [[String: Any]]
    }
    var answers: [Answer] = []
    let asked = ["push", "check", "--json"] + rest(of: parsed, without: ["json", "out"])
    for program in withActivities {
      let list = ToolProcess.run([program.program ?? ""] + asked)?.json as? [[String: Any]]
      if let list { answers.append(Answer(program: program, reports: list)) }
    }
    // If none of them answers, the first one's error is reported.
    guard !answers.isEmpty else { return try start(withActivities[0], arguments) }
    var files: [String: [String]] = [:]
    for path in parsed.positional {
      let knowing = answers.first { answer in
        answer.reports.contains { $0["file"] as? String == path && $0["activity"] is String }
      }
      files[(knowing ?? answers[0]).program.name, default: []].append(path)
    }
    // Older payloads say nothing of their activity: they belong where most of them decode.
    let fixtures =
      parsed.value("against") == nil
      ? nil : answers.max { Self.validFixtures($0.reports) < Self.validFixtures($1.reports) }?.program.name
    let judges = answers.map(\.program).filter { files[$0.name] != nil || $0.name == fixtures }
    var documents: [Any] = []
    var codes: [Int32] = []
    var isFirst = true
    for program in judges {
      var own = parsed.naming(files[program.name] ?? [])
      if program.name != fixtures { own.set("against", nil) }
      if !isFirst, let out = own.value("out") { own.set("out", folder(out, of: program)) }
      isFirst = false
      let call = ["push", "check"] + rest(of: own)
      guard parsed.has("json") else {
        codes.append(try start(program, call))
        continue
      }
      let outcome = try output(program, call)
      codes.append(outcome.status)
      if let document = outcome.json { documents.append(document) }
    }
    if let document = JoinedDocument.join(documents) { try printJSON(document) }
    return codes.max() ?? 1
  }

  private static func validFixtures(_ reports: [[String: Any]]) -> Int {
    reports.count { $0["bytes"] == nil && $0["valid"] as? Bool == true }
  }

  // MARK: Folders

  /// `simulate`, `push apply` and `bench`: the first extension that can answer writes to the folder of `--out`, each further one to a folder
  /// of its own inside it.
  func inFolders(_ programs: [AssembledProgram]) throws -> Int32 {
    var codes: [Int32] = []
    var hasAnswer = false
    for program in programs {
      var call = arguments
      if let out, hasAnswer {
        let place = folder(out.path, of: program)
        call[out.index] = out.isJoined ? "--out=\(place)" : place
        Console.error("\(program.name): its answer is in \(place).")
      }
      codes.append(try start(program, call))
      hasAnswer = hasAnswer || codes.last != 1 && !hasPassedOver(program)
    }
    return exitCode(of: codes)
  }

  private func folder(_ out: String, of program: AssembledProgram) -> String {
    URL(fileURLWithPath: out).appendingPathComponent(SetupTarget.identifier(program.name)).relativePath
  }

  /// Throws `CommandError` if two extensions have an activity of the same name, so that their files would share names.
  private func checkNames(of what: String) throws {
    var owners: [String: String] = [:]
    for program in programs {
      for name in activities(of: program).sorted() {
        if let other = owners[name] {
          throw CommandError(
            "\(name) is in \(other) and in \(program.name), whose \(what) would share names; run each of them alone with --product.")
        }
        owners[name] = program.name
      }
    }
  }
}
