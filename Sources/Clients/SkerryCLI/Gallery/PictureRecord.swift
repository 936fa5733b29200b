import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFormats

/// The record of a written picture, for the index and the manifest.
struct PictureRecord: Codable {
  var activity: String
  var state: String
  var presentation: String
  var path: String
  /// Points, before magnification.
  var size: CGSize
  /// Pixels per point, magnification included.
  var scale: CGFloat
  var diagnostics: [Diagnostic]
  var origin: CaseOrigin

  init(
    activity: String, state: String, presentation: String, path: String, size: CGSize, scale: CGFloat, diagnostics: [Diagnostic],
    origin: CaseOrigin = .preview
  ) {
    (self.activity, self.state, self.presentation, self.path) = (activity, state, presentation, path)
    (self.size, self.scale, self.diagnostics, self.origin) = (size, scale, diagnostics, origin)
  }

  init(_ rendering: Rendering) {
    activity = rendering.activity
    state = rendering.state
    presentation = rendering.presentation
    path = rendering.path
    size = rendering.size
    scale = rendering.scale
    diagnostics = rendering.diagnostics
    origin = rendering.origin
  }

  /// Whether it repeats the pictures of a state.
  var isSheet: Bool { presentation == "sheet" }

  /// `1 picture`, `16 pictures and 2 sheets`: as many pictures as the summary counts.
  static func counted(_ records: [PictureRecord]) -> String {
    let sheets = records.count { $0.isSheet }
    let pictures = ShortNumber.counted(records.count - sheets, "picture")
    return sheets == 0 ? pictures : "\(pictures) and \(ShortNumber.counted(sheets, "sheet"))"
  }
}
