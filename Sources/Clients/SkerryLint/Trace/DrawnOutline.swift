import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFormats
import SkerryGeometry
import SkerryLayout
import SkerryPipeline

/// What two drawings of one picture are compared by, in one process or in two: its views, and a hash of its pixels.
package struct DrawnOutline: Codable, Sendable {
  /// A view with the views inside it.
  struct Item: Codable, Sendable {
    /// Of a text.
    var text: String?
    var site: SourceSite?
    /// Left, top, width and height in points.
    var frame: [Double]
    var children: [Item]
  }

  let root: Item
  private let pixels: ContentHash

  /// - Parameters:
  ///   - size: of the picture, in points.
  ///   - scale: pixels per point.
  @MainActor package init(_ tree: PlacedNode, size: CGSize, _ engine: Engine, scale: CGFloat) {
    root = Self.item(tree)
    let bitmap = engine.rasterizer.rasterize(engine.displayList(of: tree, scale: scale), size: size, scale: DisplayScale(scale))
    pixels = bitmap.pixels.withUnsafeBytes { ContentHash(of: $0, seed: 0) }
  }

  /// Whether both drawings have the same pixels.
  func looksLike(_ other: DrawnOutline) -> Bool { pixels == other.pixels }

  private static func item(_ node: PlacedNode) -> Item {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { $0.isFinite ? Double($0) : 0 }
    guard case .text(let text, _) = node.content else {
      return Item(site: node.firstSite, frame: frame, children: node.children.map(item))
    }
    return Item(text: text.string, site: text.site, frame: frame, children: node.children.map(item))
  }
}
