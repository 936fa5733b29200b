import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation

/// The rim of light inside an edge on iOS 26, white in rings of equal width. Lengths in points.
struct LightRim {
  /// A point of a corner's outline, by its distances from the corner's side and from its end (the upper or lower edge) in radii, and how bright the
  /// rim is there, as a share of its brightness along a straight side.
  typealias Corner = [(fromSide: CGFloat, fromEnd: CGFloat, share: Double)]

  let size: CGSize
  let radius: CGFloat
  /// The width in points, and the opacity along a straight side in rings of equal width, from the outside in.
  let rings: (width: CGFloat, opacities: [Double])
  /// The corners at the upper left and the lower right, and the other two.
  let corners: (lit: Corner, unlit: Corner)

  func nodes(_ frame: CGRect) -> [PlacedNode] {
    let ring = rings.width / CGFloat(rings.opacities.count)
    let lights = self.lights
    let operations = rings.opacities.enumerated().map { position, opacity in
      let inset = (CGFloat(position) + 0.5) * ring
      let outline = ShapeOutline(kind: "RoundedRectangle") { [radius] in
        Path(roundedRect: $0.insetBy(dx: inset, dy: inset), cornerRadius: radius - inset, style: .continuous)
      }
      let paint = Paint.angular(stops(lights, opacity), center: .center, start: .zero, end: .degrees(360))
      return ShapeContent(outline: outline, operations: [.stroke(paint, StrokeStyle(lineWidth: ring))])
    }
    return operations.map { PlacedNode(.leaf(.shape($0)), frame: frame) }
  }

  /// A direction from the middle, in turns clockwise from the right edge, and the rim's brightness there as a share of that along a straight
  /// edge.
  private typealias Light = (at: Double, share: Double)

  private func stops(_ lights: [Light], _ opacity: Double) -> GradientStops {
    GradientStops(lights.map { .init(RGBA(1, 1, 1, min(1, opacity * $0.share)), at: $0.at) }, mixing: .device)
  }

  /// Around the whole rim, in order.
  private var lights: [Light] {
    let places = [(-1.0, -1.0, corners.lit), (1, -1, corners.unlit), (-1, 1, corners.unlit), (1, 1, corners.lit)]
    let around: [Light] = places.flatMap { side, end, corner in
      corner.map { point in
        let x = side * Double(max(0, size.width / 2 - point.fromSide * radius))
        let y = end * Double(max(0, size.height / 2 - point.fromEnd * radius))
        let turn = ExactMath.arcTangent(y: y, x: x) / (2 * .pi)
        return (turn < 0 ? turn + 1 : turn, point.share)
      }
    }
    return ([(at: 0, share: 1), (at: 1, share: 1)] + around).sorted { $0.at < $1.at }
  }
}

extension LightRim {
  /// A Lock Screen card's rim, as if light came from the upper left and the lower right corner: twice as bright there, and dark at the other two.
  /// Source: Figures §8.5.
  static func card(_ size: CGSize, radius: CGFloat) -> LightRim {
    LightRim(size: size, radius: radius, rings: CardLook.rim.value, corners: (mirrored(cardLit), mirrored(cardUnlit)))
  }

  /// A Home Screen widget's rim, as if light came from both sides: bright along them, dark along the upper and lower edges. Source: Figures §9.89.
  static func widget(_ size: CGSize, radius: CGFloat) -> LightRim {
    LightRim(size: size, radius: radius, rings: HomeScreenGrid.rim.value, corners: (widgetCorner, widgetCorner))
  }

  private static let cardLit: Corner = [(0, 1.53, 1), (0.01, 1.28, 1.38), (0.04, 1, 1.85), (0.15, 0.66, 2), (0.293, 0.293, 2.1)]
  private static let cardUnlit: Corner = [(0, 1.53, 1), (0.01, 1.28, 0.75), (0.04, 1, 0.32), (0.15, 0.66, 0.02), (0.293, 0.293, 0)]
  private static let widgetCorner: Corner = [
    (0, 1.53, 1), (0.04, 1, 0.96), (0.13, 0.5, 0.81), (0.293, 0.293, 0.73), (0.5, 0.13, 0.59), (0.74, 0.08, 0.45), (1, 0.04, 0.32),
    (1.53, 0, 0),
  ]

  /// A corner that is as bright along its side as along its end, from its points along the side.
  private static func mirrored(_ points: Corner) -> Corner { points + points.map { ($0.fromEnd, $0.fromSide, $0.share) } }
}
