package import Foundation

/// Reads a repository as `init` does and writes nothing: the door through which strangers' project files come in.
package enum RepositoryReading {
  /// The texts of the package that `init` would write for a folder; empty where it finds no widget extension.
  package static func texts(of folder: URL) -> [String] {
    let finder = ExtensionFinder(root: folder, target: nil)
    guard let found = try? finder.find(), let reference = try? SkerryReference("https://example.com/skerry.git", root: folder),
      let plan = try? SetupPlanner(finder: finder, found: found, root: folder, skerry: reference).plan()
    else { return [] }
    return SetupFiles(plan: plan).texts(existing: { _ in nil }, repository: folder).map(\.text)
  }
}
