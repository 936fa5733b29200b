import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation

/// The rim of light inside a card's edge on iOS 26, as if light came from the upper left and the lower right corner: twice as bright there,
/// and dark at the other two. Source: Figures §8.5. Lengths in points.
struct CardRim {
  let size: CGSize
  let radius: CGFloat

  /// A point of a corner's outline, by its distances from the two edges in radii, and how bright the rim is there in a corner that faces the light
  /// and in one that does not, as shares of its brightness along a straight edge.
  private static let corner: [(near: CGFloat, far: CGFloat, lit: Double, unlit: Double)] = [
    (0, 1.53, 1, 1), (0.01, 1.28, 1.38, 0.75), (0.04, 1, 1.85, 0.32), (0.15, 0.66, 2, 0.02), (0.293, 0.293, 2.1, 0),
  ]

  func nodes(_ frame: CGRect) -> [PlacedNode] {
    let rim = CardLook.rim.value
    let ring = rim.width / CGFloat(rim.opacities.count)
    let lights = self.lights
    let operations = rim.opacities.enumerated().map { position, opacity in
      let inset = (CGFloat(position) + 0.5) * ring
      let outline = ShapeOutline(kind: "RoundedRectangle") { [radius] in
        Path(roundedRect: $0.insetBy(dx: inset, dy: inset), cornerRadius: radius - inset, style: .continuous)
      }
      let paint = Paint.angular(stops(lights, opacity), center: .center, start: .zero, end: .degrees(360))
      return ShapeContent(outline: outline, operations: [.stroke(paint, StrokeStyle(lineWidth: ring))])
    }
    return operations.map { PlacedNode(.leaf(.shape($0)), frame: frame) }
  }

  /// A direction from the card's middle, in turns clockwise from the right edge, and the rim's brightness there as a share of that along a straight
  /// edge.
  private typealias Light = (at: Double, share: Double)

  private func stops(_ lights: [Light], _ opacity: Double) -> GradientStops {
    GradientStops(lights.map { .init(RGBA(1, 1, 1, min(1, opacity * $0.share)), at: $0.at) }, mixing: .device)
  }

  /// Around the whole card, in order.
  private var lights: [Light] { ([(at: 0, share: 1), (at: 1, share: 1)] + corners).sorted { $0.at < $1.at } }

  private var corners: [Light] {
    [(-1.0, -1.0, true), (1, -1, false), (-1, 1, false), (1, 1, true)].flatMap { side, end, isLit in
      Self.corner.flatMap { point in
        [(point.near, point.far), (point.far, point.near)].map { fromSide, fromEnd in
          let x = side * Double(max(0, size.width / 2 - fromSide * radius)), y = end * Double(max(0, size.height / 2 - fromEnd * radius))
          let turn = ExactMath.arcTangent(y: y, x: x) / (2 * .pi)
          return (turn < 0 ? turn + 1 : turn, isLit ? point.lit : point.unlit)
        }
      }
    }
  }
}
