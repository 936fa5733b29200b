import SkerryDiagnostics
import SkerryLint
import SkerryPipeline

/// Draws pictures of a run again whose verdict would mislead if they depended on what was drawn before: those that differ from their goldens, and
/// those from which goldens were written.
@MainActor
struct RepeatedPictures {
  private let engine: Engine
  private var outlines: [String: DrawnOutline] = [:]

  /// How many are drawn again. Assumed: enough for a sentence about the cause, and few enough that memory does not grow with the plan.
  static let maxCount = 64

  init(_ engine: Engine) { self.engine = engine }

  /// Remembers the first drawing of a picture.
  mutating func keep(_ rendering: Rendering) {
    guard outlines.count < Self.maxCount else { return }
    outlines[rendering.path] = outline(of: rendering)
  }

  /// Draws them again, the last first, and passes on the finding for each that has changed.
  func draw(_ pictures: PlannedPictures, note: (PlannedPicture, Diagnostic) -> Void) {
    guard !outlines.isEmpty else { return }
    for picture in pictures.filter({ outlines[$0.path] != nil }).reversed() {
      guard let first = outlines[picture.path], let again = picture.layOut(engine).flatMap(outline),
        let found = RepeatedDrawing.difference(first, again)
      else { continue }
      note(picture, found)
    }
  }

  /// `nil` for a sheet.
  private func outline(of rendering: Rendering) -> DrawnOutline? {
    rendering.tree.map { DrawnOutline($0, size: rendering.size, engine, scale: rendering.scale) }
  }
}
