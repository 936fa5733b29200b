package import Foundation

/// Reads a repository as `init` does, without writing anything; a fuzz target uses it with untrusted project files.
package enum RepositoryReading {
  /// The files of the package that `init` would write for a folder; empty if it finds no widget extension.
  package static func contents(of folder: URL) -> [String] {
    let finder = ExtensionFinder(root: folder, target: nil)
    guard let found = try? finder.find(), let reference = try? SkerryReference("https://example.com/skerry.git", root: folder),
      let plan = try? SetupPlanner(finder: finder, found: found, root: folder, skerry: reference).plan()
    else { return [] }
    return SetupFiles(plan: plan).contents(existing: { _ in nil }, repository: folder).map(\.text)
  }
}
