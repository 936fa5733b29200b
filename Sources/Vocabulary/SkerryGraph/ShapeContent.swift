package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// An outline that depends on the rectangle it is drawn in.
package struct ShapeOutline: Sendable {
  private enum Name: Sendable {
    case text(String)
    case type(Any.Type)
  }
  private var name: Name
  /// What the layout tree calls it, such as `Circle`. The name of a type is computed on demand, because few pictures need it.
  package var kind: String {
    switch name {
    case .text(let text): text
    case .type(let type): String(describing: type)
    }
  }
  package var path: @Sendable (CGRect) -> Path
  /// The size the shape would take for a proposal; plain shapes take the proposal.
  package var size: @Sendable (ProposedViewSize) -> CGSize
  /// Whether it needs the shape of the container around it (ContainerRelativeShape); `path` is then only the fallback.
  package var isContainerRelative: Bool
  /// An inset in points that a container-relative shape is drawn with.
  package var containerInset: CGFloat
  /// A change of the path that follows the container, such as its stroke; the rectangle is the shape's frame.
  package private(set) var inContainer: (@Sendable (Path, CGRect) -> Path)?

  /// The outline under the name of another type, which draws this one.
  package func named(after type: Any.Type) -> ShapeOutline {
    var outline = self
    outline.name = .type(type)
    return outline
  }

  /// Changes the path, whether it follows a container or not.
  package mutating func changeInContainer(_ change: @escaping @Sendable (Path) -> Path) { changeInContainer { path, _ in change(path) } }

  /// Changes the path, whether it follows a container or not.
  ///
  /// - Parameter change: receives the shape's frame, too.
  package mutating func changeInContainer(_ change: @escaping @Sendable (Path, CGRect) -> Path) {
    let (before, path) = (inContainer, path)
    inContainer = { change(before?($0, $1) ?? $0, $1) }
    self.path = { change(path($0), $0) }
  }

  package init(
    kind: String, isContainerRelative: Bool = false, containerInset: CGFloat = 0,
    size: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.init(.text(kind), isContainerRelative, containerInset, size, path)
  }

  /// The outline of a shape, named after its type.
  package init(
    of type: Any.Type, isContainerRelative: Bool = false, containerInset: CGFloat = 0,
    size: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.init(.type(type), isContainerRelative, containerInset, size, path)
  }

  private init(
    _ name: Name, _ isContainerRelative: Bool, _ containerInset: CGFloat, _ size: @escaping @Sendable (ProposedViewSize) -> CGSize,
    _ path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.name = name
    self.isContainerRelative = isContainerRelative
    self.containerInset = containerInset
    self.size = size
    self.path = path
  }
}

/// An outline with the operations that paint it.
package struct ShapeContent: Sendable {
  /// How an outline is painted.
  package enum Operation: Sendable {
    case fill(Paint, evenOdd: Bool)
    /// Centred on the outline.
    case stroke(Paint, StrokeStyle)
  }

  /// The path in a frame; called for every frame.
  package var outline: ShapeOutline
  package var operations: [Operation]
  /// Whether it is a colour or paint used as a view, which fills its frame; its edges are snapped to pixels.
  package var isPlainRectangle: Bool

  package init(outline: ShapeOutline, operations: [Operation], isPlainRectangle: Bool = false) {
    self.outline = outline
    self.operations = operations
    self.isPlainRectangle = isPlainRectangle
  }

  /// A shape that is painted once.
  package init(outline: ShapeOutline, operation: Operation) { self.init(outline: outline, operations: [operation]) }
}
