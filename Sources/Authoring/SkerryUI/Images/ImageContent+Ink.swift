import Foundation
import SkerryDrawing
import SkerryGraph

extension ImageContent {
  /// A resizable symbol fills its frame with its ink: the margin around a symbol belongs only to its natural frame.
  ///
  /// Source: Figures §9.5 (five symbols on three pictures). Other images are returned as they are.
  func withoutAirWhereResizable() -> ImageContent {
    guard isSymbol, isResizable, case .vector(let layers) = source else { return self }
    let ink = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return self }
    var content = self
    content.source = .vector(layers.map { Layer(path: $0.path.offsetBy(dx: -ink.minX, dy: -ink.minY), paint: $0.paint) })
    content.naturalSize = ink.size
    content.baselineOffset = max(0, baselineOffset - (naturalSize.height - ink.maxY))
    return content
  }
}
