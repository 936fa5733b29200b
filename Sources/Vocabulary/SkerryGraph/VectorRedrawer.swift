package import SkerryDrawing
package import SkerryGeometry

/// Redraws a vector picture at a size in pixels. Two values are equal when they draw the same document in the same way.
package struct VectorRedrawer: Sendable, Hashable {
  /// The document's file, and the changes made to the picture.
  private let document: ExactString
  private let draw: @Sendable (PixelSize) -> PixelImage?

  /// - Parameter document: the path of a file that is read once, or another name that no second document has.
  package init(document: String, draw: @escaping @Sendable (PixelSize) -> PixelImage?) {
    self.document = ExactString(document)
    self.draw = draw
  }

  /// The picture at a size in pixels; `nil` if it cannot be drawn.
  package func callAsFunction(_ size: PixelSize) -> PixelImage? { draw(size) }

  /// The same with left and right exchanged.
  package var mirrored: VectorRedrawer { VectorRedrawer(document: document.string + "#mirrored") { [draw] size in draw(size)?.mirrored } }

  package static func == (a: VectorRedrawer, b: VectorRedrawer) -> Bool { a.document == b.document }
  package func hash(into hasher: inout Hasher) { hasher.combine(document) }
}
