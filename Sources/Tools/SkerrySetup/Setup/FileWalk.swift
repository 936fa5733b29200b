import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Lists files of a repository, sorted by path, without build products.
enum FileWalk {
  /// Folders without sources.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "out", "SourcePackages", "xcuserdata", "vendor", "Frameworks",
  ]
  /// The maximum depth of folders.
  private static let maxDepth = 12
  /// The maximum number of files.
  private static let maxFiles = 200_000

  /// The paths of all files below a folder; bundles such as catalogues are listed as one. Files after the 200,000th are left out.
  static func files(below folder: URL, skipping: Set<String> = []) -> [String] {
    var result: [String] = []
    InputFolder.walk(folder.path, depth: maxDepth) { entry in
      guard result.count < maxFiles else { return false }
      if entry.isFolder, !ProjectFiles.bundles.contains((entry.name as NSString).pathExtension) { return !skipping.contains(entry.name) }
      result.append(folder.path + "/" + entry.path)
      return false
    }
    return result
  }

  /// How many folders two paths share from the root on.
  static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// A folder itself, not a link to one.
  static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
