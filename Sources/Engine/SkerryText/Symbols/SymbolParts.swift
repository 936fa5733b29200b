import Foundation
import SkerryDrawing

/// The outlines that a symbol consists of, in units of the pen's circle.
struct SymbolParts {
  /// The outlines back to front: a badge is one of its own.
  let layers: [Path]
  /// The part that a badge is attached to, if the badge extends beyond the symbol's frame (Figures §9.24); `nil` if the frame surrounds everything.
  let body: CGRect?

  var whole: Path { layers.reduce(into: Path()) { $0.addPath($1) } }
}
