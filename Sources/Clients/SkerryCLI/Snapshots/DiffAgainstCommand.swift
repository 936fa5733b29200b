import Foundation
import SkerryCases
import SkerrySnapshot
import SkerryWidget

/// `diff --against REV [GLOB…]`: draws the package at another commit and compares; no goldens are needed.
@MainActor
struct DiffAgainstCommand {
  private let revision: BaseRevision
  private let arguments: Arguments
  private let folders: SnapshotFolders
  private let inventory: @MainActor () -> WidgetInventory
  private let owner: String

  init(_ call: [String], inventory: @escaping @MainActor () -> WidgetInventory, owner: String) throws {
    arguments = try Arguments(call, of: .diffAgainst)
    revision = try BaseRevision(arguments.value("against") ?? "")
    let environment = ProcessInfo.processInfo.environment
    let configuration = try SnapshotConfiguration(arguments, environment)
    folders = try SnapshotFolders(arguments, configuration, environment)
    self.inventory = inventory
    self.owner = owner
  }

  func run() throws -> Int32 {
    let place = folders.artifacts.url.appendingPathComponent("against")
    do {
      try folders.artifacts.prepare()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw CommandError("The folder \(place.path) cannot be written; choose another with --artifacts.")
    }
    let goldens = place.appendingPathComponent("base")
    let product = URL(fileURLWithPath: CommandLine.arguments.first ?? owner).lastPathComponent
    Console.remark("drawing \(revision.name) …")
    try revision.draw(
      product: product, scratch: place.appendingPathComponent("build"), goldens: goldens,
      arguments: arguments.passed(to: .test, without: Self.comparing) + settingsOfThisCommit + Self.afterDashes(arguments.positional))
    let rest = arguments.passed(to: .test, without: ["goldens", "artifacts"]) + Self.afterDashes(arguments.positional)
    let call = ["--goldens", goldens.relativePath, "--artifacts", place.relativePath] + rest
    var command = try TestCommand(call, inventory: inventory, owner: owner)
    command.comparedWith = revision.name
    return try command.run()
  }

  /// Options of the comparison itself; the base only needs the options that select pictures.
  private static let comparing = Set(
    Option.all.filter { $0.group == .comparison && $0.name != "config" }.map(\.name) + ["reporter", "shard"])

  /// Both commits are drawn with the settings of this one.
  private var settingsOfThisCommit: [String] {
    let file = URL(fileURLWithPath: folders.project.path(LintFile.name)).path
    return arguments.value("config") == nil && FileManager.default.fileExists(atPath: file) ? ["--config", file] : []
  }

  /// Names after `--`, so that none is mistaken for an option.
  private static func afterDashes(_ patterns: [String]) -> [String] { patterns.isEmpty ? [] : ["--"] + patterns }
}
