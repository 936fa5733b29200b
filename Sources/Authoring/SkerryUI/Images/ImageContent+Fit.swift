import Foundation
import SkerryDrawing
import SkerryGraph

extension ImageContent {
  /// A resizable symbol fills its frame with its drawing: the margin around a symbol belongs only to its natural frame.
  ///
  /// Source: Figures §9.5 (five symbols on three pictures). Other images are returned as they are.
  func withoutMarginsIfResizable() -> ImageContent {
    guard isSymbol, isResizable, case .vector(let layers) = source else { return self }
    let drawn = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !drawn.isNull, drawn.width > 0, drawn.height > 0 else { return self }
    var content = self
    content.source = .vector(layers.map { Layer(path: $0.path.offsetBy(dx: -drawn.minX, dy: -drawn.minY), paint: $0.paint) })
    content.naturalSize = drawn.size
    content.baselineOffset = max(0, baselineOffset - (naturalSize.height - drawn.maxY))
    return content
  }
}
