import SkerryCases
import Foundation
import SkerryDiagnostics
import SkerryCLI
import SkerryRuntime

/// One call for several widget extensions: each of them answers, and what they draw becomes one gallery and one manifest.
struct SeveralPrograms {
  let programs: [AssembledProgram]
  /// What each program is told about its making, by the extension's name.
  let reports: [String: URL]
  let words: [String]

  /// The exit code is the first that is not 0; where only some of the programs know the cases of a pattern, theirs counts.
  func run() throws -> Int32 {
    switch words.first {
    case "serve": return try serve()
    case "render": return try render()
    case "list" where words.contains("--json"): return try listJSON()
    default:
      var codes: [Int32] = []
      for program in programs { codes.append(try start(program, words)) }
      return exitCode(of: codes)
    }
  }

  private func exitCode(of codes: [Int32]) -> Int32 {
    // A pattern that names cases of one extension means nothing to the others.
    if hasPatterns, codes.contains(0), codes.allSatisfy({ $0 == 0 || $0 == 1 }) { return 0 }
    return codes.first { $0 > 1 } ?? codes.first { $0 != 0 } ?? 0
  }

  private var hasPatterns: Bool {
    guard let (verb, rest) = try? Verb.parse(words), let arguments = try? Arguments(rest, of: verb) else { return false }
    return !arguments.positional.isEmpty
  }

  private func start(_ program: AssembledProgram, _ words: [String]) throws -> Int32 {
    let environment = reports[program.name].map { [BuildReportFile.variable: $0.path] } ?? [:]
    guard let status = ToolProcess.replace([program.program ?? ""] + words, adding: environment) else {
      throw CommandError("\(program.program ?? program.name) could not be started; remove its folder from the cache and call again.")
    }
    return status
  }

  // MARK: serve

  /// One of them answers: the one with the most widgets, or the one that --product names.
  private func serve() throws -> Int32 {
    let chosen = programs.max { $0.widgets.count < $1.widgets.count } ?? programs[0]
    let others = programs.map(\.name).filter { $0 != chosen.name }
    Console.error("\(chosen.name) is shown; --product shows \(others.joined(separator: " or ")).")
    return try start(chosen, words)
  }

  // MARK: render

  /// The folder of `--out`, and the place of its word.
  private var out: (index: Int, path: String, isJoined: Bool)? {
    for (index, word) in words.enumerated() {
      if word == "--out", index + 1 < words.count { return (index + 1, words[index + 1], false) }
      if word.hasPrefix("--out=") { return (index, String(word.dropFirst(6)), true) }
    }
    return nil
  }

  private func render() throws -> Int32 {
    guard let out else { return try start(programs[0], words) }
    let folder = URL(fileURLWithPath: out.path)
    var joined = JoinedManifest()
    var codes: [Int32] = []
    for program in programs {
      let names = activities(of: program)
      // Extensions whose activities share a name draw into folders of their own.
      let own = names.isDisjoint(with: joined.activities) ? nil : SetupTarget.identifier(program.name)
      let place = own.map { folder.appendingPathComponent($0) } ?? folder
      var call = words
      call[out.index] = out.isJoined ? "--out=\(place.path)" : place.path
      let manifest = place.appendingPathComponent("manifest.json")
      try? FileManager.default.removeItem(at: manifest)
      codes.append(try start(program, call))
      if let data = InputFile.data(atPath: manifest.path) { joined.add(data, below: own) }
      joined.activities.formUnion(names)
    }
    guard !joined.isEmpty else { return exitCode(of: codes) }
    try joined.write(to: folder)
    return exitCode(of: codes)
  }

  private func activities(of program: AssembledProgram) -> Set<String> {
    guard let outcome = ToolProcess.run([program.program ?? "", "list", "--json"]),
      let list = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    else { return [] }
    return Set(list.compactMap { $0["activity"] as? String })
  }

  // MARK: list

  private func listJSON() throws -> Int32 {
    var all: [Any] = []
    for program in programs {
      guard let outcome = ToolProcess.run([program.program ?? ""] + words),
        let list = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [Any]
      else { continue }
      all += list
    }
    let data = try JSONSerialization.data(withJSONObject: all, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    Console.out(String(decoding: data, as: UTF8.self))
    return 0
  }
}
