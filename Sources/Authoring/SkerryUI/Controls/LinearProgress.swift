import Foundation
import SkerryDrawing
import SkerryGeometry

struct LinearProgressBody<Bar: View>: View {
  let label: AnyView?
  let current: AnyView?
  @ViewBuilder let bar: Bar
  @Environment(\.labelVisibility) private var showsLabels

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if showsLabels, let label { label }
      bar
      if showsLabels, let current { current.font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.leading) }
    }
  }
}
/// What is not done of a bar: UIKit's track in an app.
struct LinearTrack: View {
  @Environment(\.self) private var environment
  var body: some View { Capsule().fill(Color(uiColor: environment.system.isArchived ? .tertiarySystemFill : .systemFill)) }
}
extension EnvironmentValues {
  var labelVisibility: Bool { !system.labelsHidden }
}

extension View {
  /// Marks the part of a bar or ring that is filled: where it has the colour of what lies under it, the value cannot be seen.
  func filledPart() -> some View { node { child, _ in .annotated(.filledPart, child) } }
}

/// The part of a bar that is done, from the leading edge, with a round end. A part that is narrower than the bar is high is what two circles share,
/// the bar's round beginning and its own end (Figures §9.109).
struct FilledBar: Shape {
  let fraction: Double
  nonisolated func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(min(max(fraction, 0), 1))
    guard width > 0, rect.height > 0 else { return Path() }
    let radius = rect.height / 2
    guard width < rect.height, rect.width >= rect.height else {
      let size = CGSize(width: max(width, min(rect.height, rect.width)), height: rect.height)
      return Path(roundedRect: CGRect(origin: rect.origin, size: size), cornerRadius: radius, style: .circular)
    }
    // Half of the angle at which each circle sees the line between the points where they meet.
    let half = Angle.radians(ExactMath.arcCosine(Double((radius - width / 2) / radius)))
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: rect.minX + radius, y: rect.midY), radius: radius, startAngle: .radians(.pi - half.radians), delta: half * 2)
    path.addRelativeArc(
      center: CGPoint(x: rect.minX + width - radius, y: rect.midY), radius: radius, startAngle: .radians(-half.radians), delta: half * 2)
    path.closeSubpath()
    return path
  }
}
