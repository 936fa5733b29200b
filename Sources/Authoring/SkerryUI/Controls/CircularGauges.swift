import Foundation
import SkerryDrawing
import SkerryGeometry

/// Figures of the round gauges in points. Source: Figures §9.4.
enum CircularGaugeMetrics {
  /// Whatever is proposed.
  static let side: CGFloat = 58
  /// On the watch, scaled proportionally (assumed for all but the side).
  static let watchSide: CGFloat = 50
  /// The recordings have 5.52 to 5.55.
  static let lineWidth: CGFloat = 5.5238
  /// The gap around the marker.
  static let hole: CGFloat = 10
  /// Degrees clockwise from three o'clock: the arc leaves room for the labels of its ends, or for one label at the bottom.
  static func arc(hasEndLabels: Bool) -> (start: Double, span: Double) { hasEndLabels ? (150, 240) : (135, 270) }
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
      CircularGaugeLabels(configuration: configuration, hasEndLabels: hasEndLabels)
    }
    .frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
    .modifier(WatchGaugeSize())
  }
}

/// A closed ring that is filled up to the value, clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CapacityRing(
      fraction: configuration.value, style: AnyShapeStyle(GaugeTint(course: .arc(start: -90, span: 360))),
      content: configuration.currentValueLabel ?? configuration.label
    )
    .frame(width: CircularGaugeMetrics.side, height: CircularGaugeMetrics.side)
    .modifier(WatchGaugeSize())
  }
}

/// Scales a round gauge to the watch's size.
private struct WatchGaugeSize: ViewModifier {
  @Environment(\.isOnWatch) private var isOnWatch
  func body(content: Content) -> some View {
    if isOnWatch {
      content.scaleEffect(CircularGaugeMetrics.watchSide / CircularGaugeMetrics.side)
        .frame(width: CircularGaugeMetrics.watchSide, height: CircularGaugeMetrics.watchSide)
    } else {
      content
    }
  }
}
extension EnvironmentValues {
  fileprivate var isOnWatch: Bool { system.isWatch }
}

/// The value in the middle; below it the labels of the ends, or the gauge's own label in the gap. Sizes of the type are our choice.
private struct CircularGaugeLabels: View {
  let configuration: GaugeStyleConfiguration
  let hasEndLabels: Bool

  var body: some View {
    if let value = configuration.currentValueLabel ?? (hasEndLabels ? configuration.label : nil) {
      value.font(.system(size: 20, weight: .regular)).minimumScaleFactor(0.4).lineLimit(1)
        .frame(width: 38, height: 30)
    } else {
      configuration.label.font(.system(size: 20, weight: .regular)).minimumScaleFactor(0.4).lineLimit(1).frame(width: 38, height: 30)
    }
    if hasEndLabels {
      HStack(spacing: 4) {
        ending(configuration.minimumValueLabel)
        ending(configuration.maximumValueLabel)
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    } else if configuration.currentValueLabel != nil {
      configuration.label.font(.system(size: 11)).minimumScaleFactor(0.5).lineLimit(1)
        .frame(width: 26).frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  private func ending(_ label: AnyView?) -> some View {
    (label ?? AnyView(Color.clear.frame(height: 0))).font(.system(size: 11)).minimumScaleFactor(0.5).lineLimit(1).frame(width: 18)
  }
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
