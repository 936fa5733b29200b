import Foundation

/// The state of a repository, to detect changes since its programs were built: sources, projects, settings and asset names, and the
/// command itself, which decides what is compiled of them.
enum RepositoryState {
  private static let counted: Set<String> = [
    "swift", "pbxproj", "plist", "xcconfig", "yml", "yaml", "intentdefinition", "podspec", "xcdatamodeld", "strings", "xcstrings", "ttf",
    "otf",
  ]
  private static let named: Set<String> = ["imageset", "colorset", "symbolset", "xcassets", "lproj"]

  static func key(of root: URL) -> String {
    var key = ContentKey()
    if let command = Bundle.main.executablePath { FolderState.add(command, to: &key, skipping: []) }
    FolderState.add(root.path, to: &key, skipping: FileWalk.skipped) { name, isFolder in
      let kind = (name as NSString).pathExtension.lowercased()
      return isFolder ? named.contains(kind) : counted.contains(kind) || name.hasPrefix("BUILD")
    }
    return key.text
  }
}
