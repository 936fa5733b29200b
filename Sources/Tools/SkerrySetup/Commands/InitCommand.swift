import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerrySnapshot

/// `init`: writes a package for the widget extension of an existing repository, and lists what could not be included.
struct InitCommand {
  private let folder: URL
  private let target: String?
  private let skerry: String?
  private let replaces: Bool
  private let onlyShows: Bool
  private let asJSON: Bool

  init(_ call: [String]) throws {
    let arguments = try Arguments(call, of: .initialize)
    guard arguments.positional.count <= 1 else { throw CommandError("init takes one folder; \(arguments.positional.count) are given.") }
    let name = arguments.positional.first ?? "."
    folder = URL(fileURLWithPath: name).resolvingSymlinksInPath().standardizedFileURL
    guard InputFolder.exists(folder.path) else {
      throw CommandError("\(name) is not a folder; give the folder of a repository with a widget extension.")
    }
    target = arguments.value("target")
    skerry = arguments.value("skerry")
    replaces = arguments.has("force")
    onlyShows = arguments.has("dry-run")
    asJSON = arguments.has("json")
  }

  func run() throws -> Int32 {
    let finder = ExtensionFinder(root: folder, target: target)
    let found = try finder.find()
    let root = try packageFolder(finder)
    let reference = try skerry.map { try SkerryReference($0, root: root) } ?? SkerryReference(ofRunningCommandFor: root)
    let plan = try SetupPlanner(finder: finder, found: found, root: root, skerry: reference).plan()
    func existing(_ path: String) -> String? {
      InputFile.data(atPath: root.appendingPathComponent(path).path).map { String(decoding: $0, as: UTF8.self) }
    }
    let contents = SetupFiles(plan: plan).contents(existing: existing, repository: folder)
    // What cannot be read is not replaced either.
    for (path, _) in contents { _ = try InputFile.dataIfPresent(root.appendingPathComponent(path).path) }
    if let old = existing("Package.swift"), old != contents[0].text, !replaces, !onlyShows {
      throw CommandError(
        "\(root.path)/Package.swift exists and differs from what init would write; compare with --dry-run, and replace it with --force.")
    }
    var outcomes: [InitOutcome] = []
    for (path, text) in contents {
      let url = root.appendingPathComponent(path).standardizedFileURL
      let old = existing(path)
      var outcome = InitOutcome(path: url.path, text: text, action: old == nil ? .wrote : .changed)
      if old == text { outcome.action = .kept }
      if let old, old != text, path.hasSuffix(".yml"), !replaces { outcome.action = .differs }
      if !onlyShows, outcome.isWritten { try write(text, to: url) }
      if !asJSON { Console.out(onlyShows ? "--- \(url.path)\n\(text)" : outcome.line) }
      outcomes.append(outcome)
    }
    let report = InitReport(plan: plan, outcomes: outcomes, onlyShows: onlyShows)
    if asJSON { Console.out(report.json) } else { report.lines.forEach { Console.out($0) } }
    return 0
  }

  /// The given folder, or, if that has a package of its own, the folder of the Xcode project below it.
  private func packageFolder(_ finder: ExtensionFinder) throws -> URL {
    func isFree(_ place: URL) -> Bool {
      let path = place.appendingPathComponent("Package.swift").path
      guard let data = InputFile.data(atPath: path) else { return true }
      return replaces || String(decoding: data, as: UTF8.self).contains("\"skerry init\"")
    }
    if isFree(folder) { return folder }
    let projects = finder.files.filter { $0.hasSuffix(".xcodeproj") }.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    if let place = projects.first(where: { $0.path != folder.path && isFree($0) }) { return place }
    throw CommandError(
      "\(folder.path) has a Package.swift already; name the folder of the widget extension's project, or replace it with --force.")
  }

  private func write(_ text: String, to url: URL) throws {
    do {
      try AtomicFile.write(Data(text.utf8), to: url)
    } catch {
      throw CommandError("The file \(url.path) cannot be written; check the folder's permissions.")
    }
  }
}
