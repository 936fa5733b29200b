import SkerryDrawing
import SkerryGeometry

/// The tint of a gauge: a gradient in it runs along the gauge's arc or bar (Figures §9.4).
struct GaugeTint: ShapeStyle, PaintStyle {
  typealias Resolved = Never
  /// The path that a gradient follows.
  enum Course: Sendable {
    /// From an angle over a span, both in degrees, clockwise from three o'clock.
    case arc(start: Double, span: Double)
    /// From the leading end to the trailing one.
    case bar
  }

  let course: Course

  package func paint(in environment: EnvironmentValues, level: Int) -> Paint { along(environment.tintPaint, environment) }

  private func along(_ paint: Paint, _ environment: EnvironmentValues) -> Paint {
    switch paint {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      switch course {
      case .bar:
        let isMirrored = environment.layoutDirection == .rightToLeft
        return .linear(stops, start: isMirrored ? .trailing : .leading, end: isMirrored ? .leading : .trailing)
      case .arc(let start, let span): return Self.wrapped(stops, start, span)
      }
    case .faded(let inner, let factor): return .faded(along(inner, environment), factor)
    case .effect(let effect, let inner): return .effect(effect, along(inner, environment))
    case .solid, .image, .backdrop: return paint
    }
  }

  /// The stops over a whole turn that begins in the middle of the gap, so that round ends keep the colours of the arc's ends.
  private static func wrapped(_ stops: GradientStops, _ start: Double, _ span: Double) -> Paint {
    let lead = max(8, (360 - span) / 2)
    var whole = stops
    whole.stops = stops.stops.map { GradientStops.Stop($0.color, at: (lead + $0.location * span) / 360) }
    return .angular(whole, center: .center, start: .degrees(start - lead), end: .degrees(start - lead + 360))
  }
}
