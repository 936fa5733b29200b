import Foundation
import SkerryCases
import SkerryFormats
import SkerrySnapshot

/// `accept` and `reject`: accept or reject the differences that the last `test` found.
struct AcceptCommand {
  private let isAccepting: Bool
  private let patterns: [String]
  private let folders: SnapshotFolders
  private let asJSON: Bool

  init(_ call: [String], isAccepting: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let arguments = try Arguments(call, of: isAccepting ? .accept : .reject)
    self.isAccepting = isAccepting
    asJSON = arguments.has("json")
    self.patterns = arguments.positional + arguments.values("snapshot")
    folders = try SnapshotFolders(arguments, SnapshotConfiguration(arguments, environment), environment)
  }

  func run() throws -> Int32 {
    var pending = try PendingResults(folders)
    let chosen = try pending.chosen(patterns)
    if chosen.isEmpty, !asJSON {
      Console.out("nothing to decide")
      return 0
    }
    if isAccepting { try pending.accept(chosen) } else { try pending.reject(chosen) }
    if asJSON {
      let names = Set(chosen.map(\.name))
      Console.out(try StableJSON.text(pending.record.results.filter { names.contains($0.name) }, isPretty: true))
      return 0
    }
    for result in chosen { Console.out("\(isAccepting ? "+" : "-") \(result.name)") }
    let what = ShortNumber.counted(chosen.count, "picture")
    Console.out(isAccepting ? "\(what) accepted into \(pending.record.goldens)" : "\(what) rejected; the goldens stay as they are")
    return 0
  }
}
