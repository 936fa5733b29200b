import SkerryGraph

/// How far the widths of the shipped faces may be from those of the faces that they stand in for.
package enum StandIn {
  /// The greatest difference over the recorded boxes, as a fraction of the width; `SkerryTextTests` measures it.
  /// Fitted: seven recorded strings stand behind it, in two designs and three sizes (`Sources/Engine/SkerryText/README.md`).
  package static let residual: Double = 0.0135
}

extension FontDescription {
  /// Whether the text is set in a system face, which a shipped one stands in for.
  var hasStandIn: Bool {
    switch family {
    case .system: true
    case .custom: false
    }
  }
}
