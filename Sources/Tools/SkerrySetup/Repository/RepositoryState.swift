import Foundation

/// The state of a repository, to detect changes since its programs were built: sources, projects, settings and asset
/// names, and the command itself, which decides what is compiled.
enum RepositoryState {
  private static let counted: Set<String> = [
    "swift", "pbxproj", "plist", "xcconfig", "yml", "yaml", "intentdefinition", "podspec", "xcdatamodeld", "strings", "xcstrings", "ttf",
    "otf",
  ]
  private static let named: Set<String> = ["imageset", "colorset", "symbolset", "xcassets", "lproj"]

  /// A key that differs after every change. Directly after a change it is one that never matches later, because the
  /// next change may fall into the same tick of the file system's clock.
  ///
  /// - Parameters:
  ///   - leavingOut: paths of files that do not count.
  ///   - moment: since when changes matter, in nanoseconds since 1970; from now on by default.
  static func key(of root: URL, leavingOut: Set<String> = [], since moment: Int = FolderState.now) -> String {
    var state = FolderState()
    if let command = Bundle.main.executablePath { state.add(command) }
    state.add(root.path, withStatusTimes: true, skipping: FileWalk.skipped, leavingOut: leavingOut) { name, isFolder in
      let kind = (name as NSString).pathExtension.lowercased()
      return isFolder ? named.contains(kind) : counted.contains(kind) || name.hasPrefix("BUILD") || ExpoTarget.names.contains(name)
    }
    return state.isSettled(at: moment) ? state.key.text : "\(state.key.text)-\(moment)"
  }
}
