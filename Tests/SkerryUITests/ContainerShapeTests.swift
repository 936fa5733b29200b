import SkerryImage
import SkerryPipeline
import SwiftUI
import Testing

/// Shapes that follow the container around them, also when they are changed.
@Suite @MainActor struct ContainerShapeTests {
  /// Whether the corner of a view of 40 points is painted.
  private func paintsItsCorner(_ view: some View, _ container: some InsettableShape) throws -> Bool {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40).containerShape(container))
    renderer.scale = 1
    return try ImageCodecs.decode(renderer.pngData()).color(x: 1, y: 1).alpha > 128
  }

  @Test func cornersFollow() throws {
    let rounded = RoundedRectangle(cornerRadius: 16)
    #expect(try !paintsItsCorner(ContainerRelativeShape(), rounded))
    #expect(try !paintsItsCorner(AnyShape(ContainerRelativeShape()), rounded))
    #expect(try !paintsItsCorner(ContainerRelativeShape().stroke(lineWidth: 4), rounded))
    #expect(try !paintsItsCorner(ContainerRelativeShape().trim(from: 0, to: 1), rounded))
    #expect(try !paintsItsCorner(AnyShape(ContainerRelativeShape().stroke(lineWidth: 4)), rounded))
    #expect(try paintsItsCorner(AnyShape(Rectangle()), rounded))
    #expect(try paintsItsCorner(Rectangle().stroke(lineWidth: 4), rounded))
  }

  @Test func capsulesAndCirclesAreContainers() throws {
    #expect(try !paintsItsCorner(ContainerRelativeShape(), Capsule()))
    #expect(try !paintsItsCorner(ContainerRelativeShape(), Circle()))
    #expect(try paintsItsCorner(ContainerRelativeShape(), Rectangle()))
  }
}
