import SkerryDiagnostics
import SkerryLint
import SkerryPipeline

/// Draws pictures of a run again whose verdict would mislead if they depended on what was drawn before: those that differ from their goldens, and
/// those from which goldens were written.
@MainActor
struct RepeatedPictures {
  private var renderings: [String: Rendering] = [:]

  /// How many are drawn again. Assumed: enough for a sentence about the cause, and few enough that memory does not grow with the plan.
  static let maxCount = 64

  /// Remembers the first drawing of a picture.
  mutating func keep(_ rendering: Rendering) {
    guard rendering.tree != nil, renderings.count < Self.maxCount else { return }
    renderings[rendering.path] = rendering
  }

  /// Draws them again, the last first, and passes on the finding for each that has changed.
  func draw(_ pictures: PlannedPictures, _ engine: Engine, note: (PlannedPicture, Diagnostic) -> Void) {
    guard !renderings.isEmpty else { return }
    for picture in pictures.filter({ renderings[$0.path] != nil }).reversed() {
      guard let first = renderings[picture.path], let tree = first.tree, let again = picture.layOut(engine)?.tree,
        let found = RepeatedDrawing.difference(tree, again, engine, scale: first.scale)
      else { continue }
      note(picture, found)
    }
  }
}
