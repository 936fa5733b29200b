/// The folder with the pictures of a run or shard.
package struct ReportSource: Sendable {
  /// The folder with `run.json` and the pictures of differences.
  package var folder: ArtifactFolder
  /// The names of its pictures; `nil` for all.
  package var paths: Set<String>?

  package init(folder: ArtifactFolder, paths: Set<String>?) {
    self.folder = folder
    self.paths = paths
  }
}
