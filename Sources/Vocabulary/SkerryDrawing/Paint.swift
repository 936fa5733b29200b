package import Foundation
package import SkerryGeometry

/// What fills an area. Positions are in the unit space of the painted item's bounds; radii are in points.
package indirect enum Paint: Hashable, Sendable {
  case solid(RGBA)
  case linear(GradientStops, start: UnitPoint, end: UnitPoint)
  case radial(GradientStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii as fractions of the bounds' width and height.
  case elliptical(GradientStops, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
  case angular(GradientStops, center: UnitPoint, start: Angle, end: Angle)
  case image(PixelImage, scale: CGFloat)
  /// The content behind it, blurred and recoloured.
  case backdrop(BackdropMaterial)
  /// A paint with every alpha multiplied.
  case faded(Paint, Double)
  /// A paint whose items, each on its own, have an effect: a shadow, or a blend mode.
  case effect(Effect, Paint)

  /// Paints nothing.
  package static let clear = Paint.solid(.clear)

  /// The colour of a solid paint, or the first colour of a gradient: used for contrast and for text.
  package var representativeColor: RGBA {
    switch self {
    case .solid(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.stops.first?.color ?? .clear
    case .image: .black
    case .backdrop(let material): material.flat
    case .faded(let paint, let factor): paint.representativeColor.opacity(factor)
    case .effect(_, let paint): paint.representativeColor
    }
  }
}

/// The colours of a gradient along 0…1, in order of location.
package struct GradientStops: Hashable, Sendable {
  /// A colour at a position of a gradient.
  package struct Stop: Hashable, Sendable {
    /// In straight sRGB.
    package var color: RGBA
    /// 0 at the start … 1 at the end of the gradient.
    package var location: Double
    package init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]
  /// The space in which neighbouring stops are mixed. SwiftUI's default is perceptual (Figures rule 27).
  package var mixing: Mixing

  /// Perceptual is Oklab, device is encoded sRGB.
  package enum Mixing: Hashable, Sendable { case perceptual, device }

  package init(_ stops: [Stop], mixing: Mixing = .perceptual) {
    self.stops = stops
    self.mixing = mixing
  }
}
