import Foundation
import SkerrySnapshot
import SkerryWidget

/// `diff --against REV [GLOB…]`: draws the package at another commit and compares; no goldens are needed.
@MainActor
struct DiffAgainstCommand {
  private let revision: BaseRevision
  private let words: [String]
  private let folders: SnapshotFolders
  private let inventory: @MainActor () -> WidgetInventory
  private let owner: String

  /// Options of the comparison itself; the base needs only what says which pictures are drawn.
  private static let own = SnapshotSettings.valued.subtracting(["config"])

  init(_ words: [String], inventory: @escaping @MainActor () -> WidgetInventory, owner: String) throws {
    let arguments = try Arguments(
      words, valued: CaseOptions.valued.union(SnapshotSettings.valued).union(["against"]),
      plain: CaseOptions.plain.union(SnapshotSettings.plain))
    guard arguments.value("record") == nil, !arguments.has("u"), !arguments.has("update") else {
      throw CommandError("diff --against records nothing; leave --record and -u out.")
    }
    revision = try BaseRevision(arguments.value("against") ?? "")
    folders = try SnapshotFolders(arguments, SnapshotConfiguration(path: arguments.value("config")), ProcessInfo.processInfo.environment)
    self.words = words
    self.inventory = inventory
    self.owner = owner
  }

  func run() throws -> Int32 {
    let place = folders.artifacts.url.appendingPathComponent("against")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The folder \(place.path) cannot be written; choose another with --artifacts.")
    }
    let goldens = place.appendingPathComponent("base")
    let product = URL(fileURLWithPath: CommandLine.arguments.first ?? owner).lastPathComponent
    Console.error("drawing \(revision.name) …")
    try revision.draw(
      product: product, scratch: place.appendingPathComponent("build"), goldens: goldens,
      words: Self.without(Self.own.union(["against"]), SnapshotSettings.plain, words))
    let rest = Self.without(["against", "goldens", "artifacts", "record"], [], words)
    let call = rest + ["--goldens", goldens.relativePath, "--artifacts", place.relativePath]
    var command = try TestCommand(call, inventory: inventory, owner: owner)
    command.comparedWith = revision.name
    return try command.run()
  }

  /// The words of a call without some of its options and their values.
  private static func without(_ valued: Set<String>, _ plain: Set<String>, _ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1).map(String.init)
      guard word.hasPrefix("-"), let name = parts.first else {
        result.append(word)
        continue
      }
      if plain.contains(name) { continue }
      if valued.contains(name) {
        if parts.count == 1 { _ = rest.popFirst() }
        continue
      }
      result.append(word)
    }
    return result
  }
}
