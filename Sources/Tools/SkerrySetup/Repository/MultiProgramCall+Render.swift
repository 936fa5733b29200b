import SkerryCases
import SkerryCLI
import SkerryDiagnostics
import SkerryRuntime
import Foundation

extension MultiProgramCall {
  /// The folder of `--out`, and the place of its word.
  var out: (index: Int, path: String, isJoined: Bool)? {
    for (index, word) in arguments.enumerated() {
      if word == "--out", index + 1 < arguments.count { return (index + 1, arguments[index + 1], false) }
      if word.hasPrefix("--out=") { return (index, String(word.dropFirst(6)), true) }
    }
    return nil
  }

  func render() throws -> Int32 {
    guard let out else { return try start(programs[0], arguments) }
    guard out.path != "-" else {
      let names = programs.map(\.name).joined(separator: ", ")
      throw CommandError("--out - writes one picture, and there are several extensions here: \(names); choose one with --product.")
    }
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
        if let document = outcome.json { documents.append(document) }
      } else {
        codes.append(try start(program, call))
      }
      if let data = InputFile.data(atPath: manifest.path) { joined.add(data, below: own) }
      joined.activities.formUnion(names)
    }
    guard !joined.isEmpty else { return exitCode(of: codes) }
    try joined.write(to: folder)
    if arguments.contains("--json") {
      if let document = JoinedDocument.join(documents) { try printJSON(document) }
    } else {
      Console.out(joined.sentence(in: folder))
    }
    return exitCode(of: codes)
  }

  /// The activities and widgets that a program knows.
  func activities(of program: AssembledProgram) -> Set<String> {
    guard let outcome = ToolProcess.run([program.program ?? "", "list", "--json"]),
      let list = outcome.json as? [[String: Any]]
    else { return [] }
    return Set(list.compactMap { $0["activity"] as? String })
  }
}
