import SkerryGraph

/// The uncertainty of text widths in the shipped faces, compared with the faces that they replace.
package enum WidthUncertainty {
  /// The largest difference over recorded strings, as a fraction of the width; `TextWidthTests` and `RecordedWidthTests` measure it.
  /// `Sources/Engine/SkerryText/README.md` lists the strings, all of the default design.
  package static let residual: Double = 0.022
}

extension FontDescription {
  /// Whether the text uses a system face, which a shipped one replaces.
  var hasStandIn: Bool {
    switch family {
    case .system: true
    case .custom: false
    }
  }
}
