import Foundation
import SkerryFormats
import SkerryCases
import SkerrySnapshot
import SkerryWidget

/// `prune`: removes goldens that no case draws any more.
@MainActor
struct PruneCommand {
  private let arguments: Arguments
  private let settings: SnapshotSettings
  private let inventory: @MainActor () -> WidgetInventory
  private let owner: String
  private let isDryRun: Bool
  private let otherOwner: String?

  init(
    _ call: [String], inventory: @escaping @MainActor () -> WidgetInventory, owner: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    arguments = try Arguments(call, of: .prune)
    guard arguments.positional.isEmpty else {
      throw CommandError("prune takes no names: under a filter it could not tell which goldens are still used.")
    }
    settings = try SnapshotSettings(arguments, environment: environment)
    isDryRun = arguments.has("dry-run")
    otherOwner = arguments.value("owner")
    self.inventory = inventory
    self.owner = owner
  }

  func run() throws -> Int32 {
    let store = settings.folders.store
    let manifest = try store.manifest()
    let found = try otherOwner.map { try goldens(of: $0, manifest) } ?? unreferenced(store, manifest)
    let printsJSON = arguments.has("json")
    if printsJSON {
      Console.out(try StableJSON.text(found, isPretty: true))
    }
    for golden in found where !printsJSON {
      Console.out(
        golden.isOurs
          ? "- \(golden.path) — \(golden.reason)" : "  \(golden.path) — left: \(golden.reason), and nothing shows that Skerry wrote it")
    }
    let doomed = found.filter(\.isOurs).map(\.path)
    let what = ShortNumber.counted(doomed.count, "golden")
    if isDryRun {
      if !printsJSON { Console.out("\(what) would be removed") }
      return 0
    }
    if !doomed.isEmpty {
      try store.prepare()
      try store.commit(doomed.map { .remove(path: $0) })
    }
    if !printsJSON { Console.out("\(what) removed") }
    for (name, count) in Self.others(manifest, owner) {
      let goldens = "\(ShortNumber.counted(count, "golden")) \(count == 1 ? "belongs" : "belong")"
      Console.error("note: \(goldens) to \(name); if that is gone, prune --owner \(ShellWord.text(name)) removes them.")
    }
    return 0
  }

  private func unreferenced(_ store: GoldenStore, _ manifest: GoldenManifest) throws -> [UnreferencedGolden] {
    let plan = try SnapshotPlan(arguments, settings, inventory: inventory())
    let search = UnreferencedGoldens(owner: owner, drawn: plan.pictures.paths, sets: plan.pictures.sets, cases: plan.allCases)
    return search.all(in: store, manifest)
  }

  /// Removes all goldens of a bundle or target that no longer exists.
  private func goldens(of name: String, _ manifest: GoldenManifest) throws -> [UnreferencedGolden] {
    let found = manifest.entries.filter { $0.entry.owner == name }.map(\.path)
    if found.isEmpty {
      let known = Set(manifest.entries.lazy.map(\.entry.owner)).sorted().joined(separator: ", ")
      throw CommandError("No golden belongs to \(name); the owners are \(known.isEmpty ? "none" : known).")
    }
    return found.map { UnreferencedGolden(path: $0, reason: "it belongs to \(name)", isOurs: true) }
  }

  private static func others(_ manifest: GoldenManifest, _ owner: String) -> [(String, Int)] {
    var counts: [String: Int] = [:]
    for (_, entry) in manifest.entries where entry.owner != owner { counts[entry.owner, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
