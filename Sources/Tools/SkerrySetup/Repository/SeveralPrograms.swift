import SkerryFormats
import SkerryCases
import Foundation
import SkerryDiagnostics
import SkerryCLI
import SkerryRuntime

/// One call for several widget extensions: each program answers, and the drawings become one gallery and one manifest.
struct SeveralPrograms {
  let programs: [AssembledProgram]
  /// The build report for each program, by the extension's name.
  let reports: [String: URL]
  let arguments: [String]

  /// The exit code is the first that is not 0; if only some of the programs know the cases of a pattern, theirs counts.
  func run() throws -> Int32 {
    switch arguments.first {
    case "serve": return try announce()
    case "render": return try render()
    case _ where asksForJSON: return try joinedDocument()
    default:
      var codes: [Int32] = []
      for program in programs { codes.append(try start(program, arguments)) }
      return exitCode(of: codes)
    }
  }

  private func exitCode(of codes: [Int32]) -> Int32 {
    // A pattern that matches cases of one extension may match none of another.
    if hasPatterns, codes.contains(0), codes.allSatisfy({ $0 == 0 || $0 == 1 }) { return 0 }
    return codes.first { $0 > 1 } ?? codes.first { $0 != 0 } ?? 0
  }

  private var hasPatterns: Bool {
    guard let (verb, rest) = try? Verb.parse(arguments), let parsed = try? Arguments(rest, of: verb) else { return false }
    return !parsed.positional.isEmpty
  }

  private func start(_ program: AssembledProgram, _ arguments: [String]) throws -> Int32 {
    guard let status = ToolProcess.replace([program.program ?? ""] + arguments, adding: environment(of: program)) else {
      throw CommandError("\(program.program ?? program.name) could not be started; remove its folder from the cache and call again.")
    }
    return status
  }

  /// The environment variables with the build report.
  private func environment(of program: AssembledProgram) -> [String: String] {
    reports[program.name].map { [BuildReportFile.variable: $0.path] } ?? [:]
  }

  // MARK: serve

  /// Tells a live session which programs there are; it starts each of them itself and joins their answers.
  private func announce() throws -> Int32 {
    let sources = ProcessInfo.processInfo.environment["SKERRY_SOURCES"]
    let list = programs.map { program -> [String: Any] in
      var environment = environment(of: program)
      environment["SKERRY_SOURCES"] = sources
      return ["name": program.name, "arguments": [program.program ?? ""] + arguments, "environment": environment]
    }
    let object: [String: Any] = ["event": "programs", "programs": list]
    let data = try StableJSON.data(object: object)
    Console.out(String(decoding: data, as: UTF8.self))
    return 0
  }

  // MARK: render

  /// The folder of `--out`, and the index of that argument.
  private var out: (index: Int, path: String, isJoined: Bool)? {
    for (index, word) in arguments.enumerated() {
      if word == "--out", index + 1 < arguments.count { return (index + 1, arguments[index + 1], false) }
      if word.hasPrefix("--out=") { return (index, String(word.dropFirst(6)), true) }
    }
    return nil
  }

  private func render() throws -> Int32 {
    guard let out else { return try start(programs[0], arguments) }
    let folder = URL(fileURLWithPath: out.path)
    var joined = JoinedManifest()
    var codes: [Int32] = []
    var documents: [Any] = []
    for program in programs {
      let names = activities(of: program)
      // Extensions whose activities share a name draw into folders of their own.
      let own = names.isDisjoint(with: joined.activities) ? nil : SetupTarget.identifier(program.name)
      let place = own.map { folder.appendingPathComponent($0) } ?? folder
      var call = arguments
      call[out.index] = out.isJoined ? "--out=\(place.path)" : place.path
      let manifest = place.appendingPathComponent("manifest.json")
      try? FileManager.default.removeItem(at: manifest)
      if arguments.contains("--json") {
        let outcome = try output(program, call)
        codes.append(outcome.status)
        if let document = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) { documents.append(document) }
      } else {
        codes.append(try start(program, call))
      }
      if let data = InputFile.data(atPath: manifest.path) { joined.add(data, below: own) }
      joined.activities.formUnion(names)
    }
    guard !joined.isEmpty else { return exitCode(of: codes) }
    try joined.write(to: folder)
    if let document = JoinedDocument.join(documents) { try printJSON(document) }
    return exitCode(of: codes)
  }

  private func activities(of program: AssembledProgram) -> Set<String> {
    guard let outcome = ToolProcess.run([program.program ?? "", "list", "--json"]),
      let list = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    else { return [] }
    return Set(list.compactMap { $0["activity"] as? String })
  }

  // MARK: JSON

  /// Whether the call asks for a JSON document, on standard output or in the file of `--out`.
  private var asksForJSON: Bool {
    guard arguments.first != "simulate" else { return false }
    func isNext(to name: String, _ values: Set<String>) -> Bool {
      arguments.contains { word in values.contains { word == "\(name)=\($0)" } }
        || zip(arguments, arguments.dropFirst()).contains { $0 == name && values.contains($1) }
    }
    return arguments.contains("--json") || isNext(to: "--format", ["json", "sarif"]) || isNext(to: "--reporter", ["json"])
  }

  /// One document from the documents of all programs.
  private func joinedDocument() throws -> Int32 {
    var documents: [Any] = []
    var codes: [Int32] = []
    for (number, program) in programs.enumerated() {
      // The output file is written once, with everything.
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-\(getpid())-\(number).json")
      defer { try? FileManager.default.removeItem(at: file) }
      var call = arguments
      if let out { call[out.index] = out.isJoined ? "--out=\(file.path)" : file.path }
      let outcome = try output(program, call)
      codes.append(outcome.status)
      let data = out == nil ? Data(outcome.output.utf8) : InputFile.data(atPath: file.path) ?? Data()
      if let document = try? JSONSerialization.jsonObject(with: data) {
        documents.append(document)
      } else if !outcome.output.isEmpty {
        Console.plain(outcome.output)
      }
    }
    guard let joined = JoinedDocument.join(documents) else { return exitCode(of: codes) }
    if let out {
      do { try (Self.json(joined) + Data("\n".utf8)).write(to: URL(fileURLWithPath: out.path), options: .atomic) } catch {
        throw CommandError("The file \(out.path) cannot be written; choose another with --out or change its folder's permissions.")
      }
    } else {
      try printJSON(joined)
    }
    return exitCode(of: codes)
  }

  private static func json(_ document: Any) throws -> Data {
    try StableJSON.data(object: document, isPretty: true)
  }

  private func printJSON(_ document: Any) throws { Console.out(String(decoding: try Self.json(document), as: UTF8.self)) }

  private func output(_ program: AssembledProgram, _ arguments: [String]) throws -> ToolProcess.Outcome {
    guard let outcome = ToolProcess.runShowingErrors([program.program ?? ""] + arguments, adding: environment(of: program)) else {
      throw CommandError("\(program.program ?? program.name) could not be started; remove its folder from the cache and call again.")
    }
    return outcome
  }
}
