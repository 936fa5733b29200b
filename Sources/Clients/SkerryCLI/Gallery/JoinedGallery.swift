import Foundation
import SkerryDiagnostics

/// One page of the pictures of several programs, made from their manifests.
package enum JoinedGallery {
  /// - Parameter pictures: the members of `pictures` in manifests, paths relative to the page.
  package static func html(pictures: [[String: Any]]) -> String { Gallery.html(pictures.compactMap(PictureRecord.init(manifest:))) }
}

extension PictureRecord {
  /// A picture as a manifest describes it; `nil` where a member is missing.
  init?(manifest entry: [String: Any]) {
    guard let activity = entry["activity"] as? String, let state = entry["state"] as? String,
      let presentation = entry["presentation"] as? String, let path = entry["path"] as? String, let width = entry["width"] as? Double,
      let height = entry["height"] as? Double, let scale = entry["scale"] as? Double
    else { return nil }
    self.init(
      activity: activity, state: state, presentation: presentation, path: path, size: CGSize(width: width, height: height), scale: scale,
      diagnostics: (entry["diagnostics"] as? [[String: Any]] ?? []).compactMap { note in
        guard let rule = note["rule"] as? String, let message = note["message"] as? String else { return nil }
        return Diagnostic(rule, (note["severity"] as? String).flatMap(Severity.init(rawValue:)) ?? .warning, message)
      })
  }
}
