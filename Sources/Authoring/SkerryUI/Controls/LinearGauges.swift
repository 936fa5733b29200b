import Foundation
import SkerryDrawing
import SkerryGeometry

/// A bar that is filled up to the value, with its labels around it: 16 points high, as far below its label as any view below a text
/// (exact, one picture of iOS 17; Figures §9.146).
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CapacityBarGauge(configuration: configuration, track: AnyShapeStyle(Color(uiColor: .tertiarySystemFill)), height: 16, spacing: nil)
  }
}

/// The filled bar of the Lock Screen's accessories; its track is the tint at 0.35, as that of the round one.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CapacityBarGauge(
      configuration: configuration, track: AnyShapeStyle(GaugeTint(course: .bar).opacity(RingShape.trackOpacity)), height: 5, spacing: 4)
  }
}

/// Label, bar between the labels of its ends, and current value, from top to bottom. Distances of the ends' labels, and all of the
/// accessory, are our choice. Lengths in points.
private struct CapacityBarGauge: View {
  let configuration: GaugeStyleConfiguration
  let track: AnyShapeStyle
  /// Of the bar.
  let height: CGFloat
  /// Between label, bar and value; `nil` for that of any stack.
  let spacing: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      configuration.label
      HStack(spacing: 6) {
        if let minimum = configuration.minimumValueLabel { minimum.font(.caption2) }
        Capsule().fill(track)
          .overlay { FilledBar(fraction: configuration.value).fill(GaugeTint(course: .bar)).filledPart() }
          .frame(height: height)
        if let maximum = configuration.maximumValueLabel { maximum.font(.caption2) }
      }
      if let current = configuration.currentValueLabel { current }
    }
  }
}

/// A bar with a knob at the value.
///
/// Eight points high whatever its label, which is at the start of the row: the bar starts 8 points after it. Source:
/// Figures §9.4.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: LinearGaugeMetrics.labelDistance) {
      configuration.minimumValueLabel ?? configuration.label
      ZStack {
        Capsule().fill(GaugeTint(course: .bar))
        KnobShape(fraction: configuration.value, diameter: LinearGaugeMetrics.knob + 2 * LinearGaugeMetrics.gap)
          .fill(.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      .overlay { KnobShape(fraction: configuration.value, diameter: LinearGaugeMetrics.knob).fill(GaugeTint(course: .bar)) }
      if let maximum = configuration.maximumValueLabel { maximum }
    }
    .frame(height: LinearGaugeMetrics.height)
  }
}

/// Source: Figures §9.4; points.
enum LinearGaugeMetrics {
  static let height: CGFloat = 8
  static let labelDistance: CGFloat = 8
  static let knob: CGFloat = 8
  /// The gap on each side of the knob.
  static let gap: CGFloat = 4
}

/// A disc whose centre runs from half a knob after the leading end to half a knob before the trailing one.
struct KnobShape: Shape {
  let fraction: Double
  let diameter: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let available = max(0, rect.width - LinearGaugeMetrics.knob)
    let x = rect.minX + LinearGaugeMetrics.knob / 2 + available * CGFloat(min(max(fraction, 0), 1))
    return Path(ellipseIn: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
  }
}
