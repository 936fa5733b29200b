import Foundation
import SkerryDrawing
import SkerryGeometry

/// Figures of the round gauges in points. Source: Figures §9.4.
enum CircularGaugeMetrics {
  /// Whatever is proposed.
  static let side: CGFloat = 58
  /// On the watch, whose ring is scaled proportionally and whose text keeps its size.
  static let watchSide: CGFloat = 50
  /// The recordings have 5.52 to 5.55.
  static let lineWidth: CGFloat = 5.5238
  /// The gap around the marker.
  static let hole: CGFloat = 10
  /// The maximum width of the value in the middle as a part of the side; it may be as tall as the gauge.
  static let valueWidth: CGFloat = 0.694
  /// How far the value in an open gauge is raised; its box becomes taller by as much.
  static let valueRise: CGFloat = 2
  /// The size of the value in an open gauge, in the medium weight, on a phone; the watch's is assumed. Source: Figures §9.137.
  static let valueSize: CGFloat = 25
  /// The size of the labels of the ends, in the medium weight.
  static let endLabelSize: CGFloat = 11
  /// The labels of the ends stand at the ends of this width, on a phone; on the watch, whose labels are as far apart, it is assumed.
  /// Source: Figures §9.137.
  static let endLabelsWidth: CGFloat = 36
  /// Degrees clockwise from three o'clock: the arc leaves space for the labels of its ends, or for one label at the bottom.
  static func arc(hasEndLabels: Bool) -> (start: Double, span: Double) { hasEndLabels ? (150, 240) : (135, 270) }
  /// The maximum height of the content of a closed ring.
  static func ringContentHeight(isOnWatch: Bool) -> CGFloat { isOnWatch ? 25.4 : 28.9 }
  /// From the middle of the gauge down to the middle of the labels of its ends.
  static func endLabelDrop(isOnWatch: Bool) -> CGFloat { isOnWatch ? 16.75 : 19.25 }
}

/// An open ring with a marker at the value; the marker is a dot of the line's width in a cleared hole.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let hasEndLabels = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    let arc = CircularGaugeMetrics.arc(hasEndLabels: hasEndLabels)
    let tint = GaugeTint(course: .arc(start: arc.start, span: arc.span))
    let angle = arc.start + arc.span * min(max(configuration.value, 0), 1)
    ZStack {
      ZStack {
        ArcShape(start: arc.start, span: arc.span).fill(tint)
        MarkerShape(angle: angle, diameter: CircularGaugeMetrics.hole).fill(.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      MarkerShape(angle: angle, diameter: CircularGaugeMetrics.lineWidth).fill(tint)
    }
    .modifier(GaugeRingSize())
    .overlay { CircularGaugeLabels(configuration: configuration, hasEndLabels: hasEndLabels) }
  }
}

/// A closed ring that is filled up to the value, clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CapacityRing(
      fraction: configuration.value, style: AnyShapeStyle(GaugeTint(course: .arc(start: -90, span: 360))), content: nil
    )
    .modifier(GaugeRingSize())
    .overlay { CapacityGaugeContent(content: configuration.currentValueLabel ?? configuration.label) }
  }
}

/// Gives a ring the size of a round gauge; the watch's is smaller.
private struct GaugeRingSize: ViewModifier {
  @Environment(\.isOnWatch) private var isOnWatch
  func body(content: Content) -> some View {
    let ring = content.frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
    if isOnWatch {
      ring.scaleEffect(CircularGaugeMetrics.watchSide / CircularGaugeMetrics.side)
        .frame(width: CircularGaugeMetrics.watchSide, height: CircularGaugeMetrics.watchSide)
    } else {
      ring
    }
  }
}
extension EnvironmentValues {
  fileprivate var isOnWatch: Bool { system.isWatch }
  fileprivate var gaugeSide: CGFloat { system.isWatch ? CircularGaugeMetrics.watchSide : CircularGaugeMetrics.side }
}

/// The content of a closed ring.
private struct CapacityGaugeContent: View {
  let content: AnyView
  @Environment(\.isOnWatch) private var isOnWatch
  @Environment(\.gaugeSide) private var side

  var body: some View {
    content.font(.caption).minimumScaleFactor(0.5).lineLimit(1).multilineTextAlignment(.center)
      .frame(maxWidth: side * CircularGaugeMetrics.valueWidth, maxHeight: CircularGaugeMetrics.ringContentHeight(isOnWatch: isOnWatch))
  }
}

/// The value in the middle; below it the labels of the ends, or the gauge's own label in the gap.
///
/// The size of the gauge's own label is our choice.
private struct CircularGaugeLabels: View {
  let configuration: GaugeStyleConfiguration
  let hasEndLabels: Bool
  @Environment(\.isOnWatch) private var isOnWatch
  @Environment(\.gaugeSide) private var side

  var body: some View {
    ZStack {
      value.font(.system(size: CircularGaugeMetrics.valueSize, weight: .medium)).minimumScaleFactor(0.4).lineLimit(1)
        .baselineOffset(CircularGaugeMetrics.valueRise)
        .frame(maxWidth: side * CircularGaugeMetrics.valueWidth)
      if hasEndLabels {
        HStack(spacing: 0) {
          configuration.minimumValueLabel
          Spacer(minLength: 8)
          configuration.maximumValueLabel
        }
        .frame(width: CircularGaugeMetrics.endLabelsWidth)
        .font(.system(size: CircularGaugeMetrics.endLabelSize, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
        .offset(y: CircularGaugeMetrics.endLabelDrop(isOnWatch: isOnWatch))
      } else if configuration.currentValueLabel != nil {
        configuration.label.font(.system(size: 11)).minimumScaleFactor(0.5).lineLimit(1)
          .frame(width: 26).frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .frame(width: side, height: side)
  }

  private var value: AnyView { configuration.currentValueLabel ?? configuration.label }
}

/// An arc of the gauge's line width with round ends, inside its frame.
struct ArcShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// Degrees clockwise from three o'clock.
  let start: Double
  let span: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = (min(rect.width, rect.height) - CircularGaugeMetrics.lineWidth) / 2
    guard radius > 0 else { return Path() }
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + span),
      clockwise: false)
    return arc.strokedPath(StrokeStyle(lineWidth: CircularGaugeMetrics.lineWidth, lineCap: .round))
  }
}

/// A disc on the centre line of the arc.
struct MarkerShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// Degrees clockwise from three o'clock.
  let angle: Double
  let diameter: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = (min(rect.width, rect.height) - CircularGaugeMetrics.lineWidth) / 2
    let radians = angle * .pi / 180
    let center = CGPoint(
      x: rect.midX + radius * CGFloat(ExactMath.cosine(radians)), y: rect.midY + radius * CGFloat(ExactMath.sine(radians)))
    return Path(ellipseIn: CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
  }
}
