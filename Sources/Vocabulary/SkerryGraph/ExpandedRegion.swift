/// A region of the expanded island.
package enum ExpandedRegion: Sendable, Hashable {
  /// Beside the camera.
  case leading, trailing
  /// Under the camera.
  case center
  /// Below the others, over the whole width.
  case bottom

  /// Whether it is beside the camera.
  package var isBesideCamera: Bool {
    switch self {
    case .leading, .trailing: true
    case .center, .bottom: false
    }
  }
}
