package import Foundation
package import SkerryDrawing

/// The protocol through which `Image(systemName:)` finds its drawing.
package protocol SymbolProviding: Sendable {
  /// The drawing of a symbol for the font of adjacent text; `nil` when the name is unknown.
  func symbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing?
  /// Known names most similar to an unknown one, best first.
  func names(near name: String) -> [String]
}

/// `Image.Scale`: how large a symbol is relative to its font.
package enum SymbolScale: Sendable, Hashable { case small, medium, large }

/// A symbol's outlines in points.
package struct SymbolDrawing: Sendable {
  /// Origin at the frame's top-left, y down. Layers from back to front for palette and hierarchical rendering.
  package var layers: [Path]
  /// Width and height of the symbol's frame in points.
  package var size: CGSize
  /// From the frame's bottom up to the text baseline.
  package var baselineOffset: CGFloat
  /// How sure the frame is.
  package var basis: Basis

  /// Where a symbol's frame comes from.
  package enum Basis: String, Sendable, Hashable {
    /// The team's own drawing, exported from Apple's app.
    case exported
    /// A substitute's drawing in a frame that was recorded at this size and weight.
    case measured
    /// A substitute's drawing in a frame that was recorded at another size or weight.
    case scaled
    /// A substitute's drawing in a frame that follows from it and from its family.
    case predicted
  }

  package init(layers: [Path], size: CGSize, baselineOffset: CGFloat, basis: Basis = .exported) {
    self.layers = layers
    self.size = size
    self.baselineOffset = baselineOffset
    self.basis = basis
  }
}
