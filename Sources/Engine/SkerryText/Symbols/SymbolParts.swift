import Foundation
import SkerryDrawing
import SkerryGeometry

/// The outlines that a symbol consists of, in units of the pen's circle.
struct SymbolParts {
  /// The outlines back to front: a badge is one of its own.
  let layers: [Path]
  /// What a badge that hangs over the symbol's frame is attached to (Figures §9.24); `nil` where the frame surrounds all of the ink.
  let body: CGRect?

  var whole: Path { layers.reduce(into: Path()) { $0.addPath($1) } }
}
