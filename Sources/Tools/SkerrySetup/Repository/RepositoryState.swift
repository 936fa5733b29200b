import Foundation
import SkerryFormats

/// The state of a repository, to detect changes since its programs were built: sources, projects, settings, names of assets and resources, and
/// the command itself, which decides what is compiled.
enum RepositoryState {
  /// Folders whose names count.
  private static let named: Set<String> = ["imageset", "colorset", "symbolset", "xcassets", "lproj", "xcdatamodeld", "xcdatamodel"]
  /// Folders of pictures that Skerry writes.
  private static let written: Set<String> = ["__Snapshots__", ProjectFiles.goldens]

  /// A key that differs after every change. Directly after a change it is one that never matches later, because the
  /// next change may fall into the same tick of the file system's clock.
  ///
  /// - Parameters:
  ///   - leavingOut: paths of files that do not count.
  ///   - moment: since when changes matter, in nanoseconds since 1970; from now on by default.
  static func key(of root: URL, leavingOut: Set<String> = [], since moment: Int = FolderState.now) -> String {
    var state = FolderState()
    if let command = Bundle.main.executablePath { state.add(command) }
    state.add(root.path, withStatusTimes: true, skipping: FileWalk.skipped.union(written), leavingOut: leavingOut, part: part)
    return state.isSettled(at: moment) ? state.key.text : "\(state.key.text)-\(moment)"
  }

  /// Sources and what code is generated from count with their contents. Of images and other resources the names do: they are linked beside the
  /// program.
  private static func part(of name: String, isFolder: Bool) -> FolderState.Part {
    if isFolder { return named.contains((name as NSString).pathExtension.lowercased()) ? .name : .nothing }
    if ProjectFiles.decidesBuild(name) { return .state }
    return ResourceKind.isResource(name) ? .name : .nothing
  }
}
