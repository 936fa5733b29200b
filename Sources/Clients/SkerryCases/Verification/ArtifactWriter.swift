import SkerrySnapshot

/// Stores the pictures of differences. If the folder cannot be written, the pictures are lost but not the verdicts.
@MainActor
final class ArtifactWriter {
  private let folder: ArtifactFolder
  /// The first problem.
  private(set) var problem: String?

  init(_ folder: ArtifactFolder) { self.folder = folder }

  func keep(_ outcome: Verifier.Outcome) {
    guard problem == nil else { return }
    do {
      try folder.keep(outcome)
    } catch {
      problem = "\(error)"
    }
  }
}
