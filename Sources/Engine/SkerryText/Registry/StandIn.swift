import SkerryGraph

/// The uncertainty of text widths in the shipped faces, compared with the faces that they stand in for.
package enum StandIn {
  /// The largest difference over the recorded boxes, as a fraction of the width; `SkerryTextTests` measures it.
  /// Fitted to seven recorded strings, in two designs and three sizes (`Sources/Engine/SkerryText/README.md`).
  package static let residual: Double = 0.0135
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
