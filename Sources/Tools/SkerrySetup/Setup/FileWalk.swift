import Foundation

/// Lists files of a repository, sorted by path, without build products.
enum FileWalk {
  /// Folders without sources.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "out", "SourcePackages", "xcuserdata", "vendor", "Frameworks",
  ]
  /// Folders that count as one file.
  static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "icon", "playground", "docc",
  ]
  /// The greatest depth of folders.
  private static let deepest = 12

  /// The paths of all files below a folder; bundles such as catalogues are listed as one.
  static func files(below folder: URL, skipping: Set<String> = []) -> [String] {
    var result: [String] = []
    walk(folder.path, depth: 0, skipping, &result)
    return result
  }

  private static func walk(_ folder: String, depth: Int, _ skipping: Set<String>, _ result: inout [String]) {
    guard depth < deepest else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isFolder(path), !bundles.contains((name as NSString).pathExtension) {
        if !skipping.contains(name) { walk(path, depth: depth + 1, skipping, &result) }
      } else {
        result.append(path)
      }
    }
  }

  /// A folder itself, not a link to one.
  static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
