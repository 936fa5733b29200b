/// Where the pictures of a run, or of one of its shards, were left.
package struct ReportSource: Sendable {
  package var folder: ArtifactFolder
  /// The pictures that lie there; `nil` for all.
  package var paths: Set<String>?

  package init(folder: ArtifactFolder, paths: Set<String>?) {
    self.folder = folder
    self.paths = paths
  }
}
