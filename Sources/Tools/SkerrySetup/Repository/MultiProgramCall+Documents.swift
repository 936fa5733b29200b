import Foundation
import SkerryCLI
import SkerryCases
import SkerryFormats
import SkerryRuntime

/// JSON documents of all programs as one.
extension MultiProgramCall {
  /// Prints the documents of all programs as one.
  func joinedDocument(_ arguments: [String]) throws -> Int32 {
    let (document, codes) = try documents(arguments, of: programs)
    if let document { try printJSON(document) }
    return exitCode(of: codes)
  }

  /// `states`: the states of all extensions that have activities, on standard output or in the file of `--write`.
  func states(_ arguments: Arguments) throws -> Int32 {
    let (document, codes) = try documents(["states"] + rest(of: arguments, without: ["write"]), of: withActivities)
    guard let document else { return exitCode(of: codes) }
    guard let path = arguments.value("write"), path != "-" else {
      try printJSON(document)
      return exitCode(of: codes)
    }
    try OutputFile.write(Self.json(document) + Data("\n".utf8), to: path)
    guard !arguments.has("json") else {
      try printJSON(["file": path, "states": Self.names(ofStates: document)] as [String: Any])
      return exitCode(of: codes)
    }
    Console.out("The states of \(withActivities.map(\.name).joined(separator: " and ")) are in \(path); draw with --states \(path)")
    return exitCode(of: codes)
  }

  /// The names of the states in a document of `states`, as the cases are called; what is left out is on standard error, with its extension.
  static func names(ofStates document: Any) -> [String] {
    let states = (document as? [String: Any])?["states"] as? [[String: Any]] ?? []
    return states.compactMap { state in
      guard let activity = state["activity"] as? String, let name = state["state"] as? String else { return nil }
      return "\(activity)/\(name)"
    }
  }

  /// The programs' documents as one, and their exit codes. Output that is not JSON is printed.
  private func documents(_ arguments: [String], of programs: [AssembledProgram]) throws -> (Any?, [Int32]) {
    var documents: [Any] = []
    var codes: [Int32] = []
    for program in programs {
      let outcome = try output(program, arguments)
      codes.append(outcome.status)
      if let document = outcome.json {
        documents.append(document)
      } else if !outcome.output.isEmpty {
        Console.plain(outcome.output)
      }
    }
    return (JoinedDocument.join(documents), codes)
  }

  /// The options and operands of a call as a program takes them, after the verb.
  func rest(of arguments: Arguments, without left: Set<String> = []) -> [String] {
    arguments.passed(to: arguments.verb, without: left) + (arguments.positional.isEmpty ? [] : ["--"] + arguments.positional)
  }

  static func json(_ document: Any) throws -> Data {
    try StableJSON.data(object: document, isPretty: true)
  }

  func printJSON(_ document: Any) throws { Console.out(String(decoding: try Self.json(document), as: UTF8.self)) }
}
