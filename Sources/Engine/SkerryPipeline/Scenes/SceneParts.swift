package import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
package import SkerryLayout

extension PlacedNode {
  /// A filled outline at a place.
  static func shape(_ frame: CGRect, radius: CGFloat, _ paint: Paint) -> PlacedNode {
    let outline = plate(radius)
    return PlacedNode(.leaf(.shape(ShapeContent(outline: outline, operations: [.fill(paint, evenOdd: false)]))), frame: frame)
  }

  /// A pill's ends are half circles; larger plates have continuous corners.
  private static func plate(_ radius: CGFloat) -> ShapeOutline {
    ShapeOutline(kind: "RoundedRectangle") { rect in
      Path(roundedRect: rect, cornerRadius: radius, style: radius * 2 >= rect.height - 0.01 && rect.height < 60 ? .circular : .continuous)
    }
  }

  /// Nodes painted in order.
  package static func group(_ frame: CGRect, _ children: [PlacedNode]) -> PlacedNode {
    PlacedNode(.container("Scene"), frame: frame, children: children)
  }

  /// Nodes cut to a rounded rectangle.
  static func clipped(_ frame: CGRect, radius: CGFloat, _ children: [PlacedNode]) -> PlacedNode {
    let outline = plate(radius)
    return PlacedNode(.effect(.clip(outline, evenOdd: false)), frame: frame, children: [.group(frame, children)])
  }

  /// A node cut to a rectangle.
  static func cut(_ frame: CGRect, _ child: PlacedNode) -> PlacedNode {
    PlacedNode(.effect(.clip(ShapeOutline(kind: "Rectangle") { Path($0) }, evenOdd: false)), frame: frame, children: [child])
  }

  /// A filled island.
  static func island(_ frame: CGRect, radius: CGFloat, _ corners: IslandCornerStyle, _ paint: Paint) -> PlacedNode {
    PlacedNode(
      .leaf(.shape(ShapeContent(outline: islandOutline(radius, corners), operations: [.fill(paint, evenOdd: false)]))), frame: frame)
  }

  /// Nodes cut to an island's shape.
  static func clippedToIsland(_ frame: CGRect, radius: CGFloat, _ corners: IslandCornerStyle, _ children: [PlacedNode]) -> PlacedNode {
    PlacedNode(.effect(.clip(islandOutline(radius, corners), evenOdd: false)), frame: frame, children: [.group(frame, children)])
  }

  private static func islandOutline(_ radius: CGFloat, _ corners: IslandCornerStyle) -> ShapeOutline {
    ShapeOutline(kind: "DynamicIsland") { Path(island: $0, radius: radius, style: corners) }
  }

  /// Nodes in red, as StandBy shows them at night. The shade is our choice; that everything is red is from HIG StandBy.
  static func night(_ frame: CGRect, _ children: [PlacedNode]) -> PlacedNode {
    let gray = PlacedNode(.effect(.color(.grayscale(1))), frame: frame, children: children)
    return PlacedNode(.effect(.color(.multiply(nightTint))), frame: frame, children: [gray])
  }

  static let nightTint = RGBA(1, 0.16, 0.1)

  /// The camera and the sensor beside it, just visible on the black of the island; they are invisible on devices.
  static func sensor(_ frame: CGRect) -> [PlacedNode] {
    let lens = CGRect(
      x: frame.maxX - frame.height * 0.72, y: frame.midY - frame.height * 0.17, width: frame.height * 0.34, height: frame.height * 0.34)
    return [
      .shape(lens, radius: lens.width / 2, .solid(RGBA(bytes: 16, 18, 26))),
      .shape(lens.insetBy(dx: lens.width * 0.3, dy: lens.width * 0.3), radius: lens.width * 0.2, .solid(RGBA(bytes: 28, 34, 58))),
    ]
  }
}

extension ViewNode {
  /// The views' settings for the surface around them; the outermost one wins.
  func surfaceTraits() -> SurfaceTraits {
    var traits = SurfaceTraits()
    collect(into: &traits)
    return traits
  }

  private func collect(into traits: inout SurfaceTraits) {
    switch self {
    case .leaf, .deferred: return
    case .layout(_, let children): children.forEach { $0.collect(into: &traits) }
    case .effect(_, let child): child.collect(into: &traits)
    case .annotated(let annotation, let child):
      if case .surface(let trait) = annotation { traits.note(trait) }
      child.collect(into: &traits)
    }
  }
}

/// The settings that a presentation's views make for their surface.
struct SurfaceTraits {
  private(set) var backgroundTint: RGBA?
  private(set) var containerBackground: ViewNode?
  private var hasTint = false

  fileprivate mutating func note(_ trait: SurfaceTrait) {
    switch trait {
    case .backgroundTint(let color):
      if !hasTint {
        backgroundTint = color
        hasTint = true
      }
    case .containerBackground(let node): containerBackground = containerBackground ?? node
    case .systemActionForeground, .widgetURL, .accentable, .accentedImage: return
    }
  }
}
