import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerrySnapshot
import Testing

@testable import SkerryCases

/// The layout outline that is stored with a golden.
@Suite struct LayoutOutlineTests {
  @Test func nodesHaveTheirFrames() throws {
    let inner = CGRect(x: 3, y: 5, width: 30, height: 20)
    let outline = LayoutOutline(
      PlacedNode(
        .container("Frame"), frame: CGRect(x: 1, y: 2, width: 60, height: 40),
        children: [PlacedNode(.container("HStack"), frame: inner, children: [])]))
    let root = outline.root
    #expect(root.kind == "Frame" && root.x == 1 && root.y == 2 && root.width == 60 && root.height == 40)
    let child = try #require(root.children.first)
    #expect(child.kind == "HStack" && CGRect(x: child.x, y: child.y, width: child.width, height: child.height) == inner)
  }
}
