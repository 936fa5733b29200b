import Foundation
import SkerryDrawing
import SkerryGeometry

/// A ring filled clockwise from the top, with something in its middle.
struct CapacityRing: View {
  let fraction: Double
  let style: AnyShapeStyle
  let content: AnyView?
  @Environment(\.labelVisibility) private var showsLabels
  /// The content's share of the diameter, as in a gauge; within the ring it is 0.81. Our choice.
  private static let contentShare: CGFloat = 1 - 16 / CircularGaugeMetrics.side
  /// The size of the content's font, as a share of the diameter. Source: Figures §9.110, three pictures.
  private static let fontShare: CGFloat = 0.55

  var body: some View {
    ZStack {
      RingShape(fraction: 1).fill(style.opacity(RingShape.trackOpacity))
      RingShape(fraction: fraction).fill(style).filledPart()
    }
    .aspectRatio(1, contentMode: .fit)
    .overlay {
      // The content in the middle never enlarges the ring (Figures §8.4).
      if showsLabels, let content {
        GeometryReader { ring in
          content.font(.system(size: ring.size.width * Self.fontShare)).minimumScaleFactor(0.5).lineLimit(1).multilineTextAlignment(.center)
            .frame(width: ring.size.width * Self.contentShare, height: ring.size.height * Self.contentShare)
            .frame(width: ring.size.width, height: ring.size.height)
        }
      }
    }
  }
}

/// A ring's outline; its width is a fixed part of its diameter.
struct RingShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let fraction: Double
  /// Source: Figures §5.1, AccessoryCircular gauge.
  static let relativeWidth: CGFloat = CircularGaugeMetrics.lineWidth / CircularGaugeMetrics.side
  /// The track's opacity, of the tint. Source: Figures §9.4; Figures §8.4.
  static let trackOpacity = 0.35

  nonisolated func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let width = diameter * Self.relativeWidth
    guard fraction > 0, diameter > 0 else { return Path() }
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: (diameter - width) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * min(fraction, 1)), clockwise: false)
    if fraction >= 1 { arc.closeSubpath() }
    return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 58, height: 58))
  }
}
