import SkerryGraph

/// The uncertainty of text widths in the shipped faces, compared with the faces that they stand in for.
package enum StandIn {
  /// The largest difference over recorded strings, as a fraction of the width; `TextWidthTests` and `RecordedInkTests` measure it.
  /// Fitted to 83 strings of eleven sizes in two designs (`Sources/Engine/SkerryText/README.md`).
  package static let residual: Double = 0.022
}

extension FontDescription {
  /// Whether the text uses a system face, for which a shipped one stands in.
  var hasStandIn: Bool {
    switch family {
    case .system: true
    case .custom: false
    }
  }
}
