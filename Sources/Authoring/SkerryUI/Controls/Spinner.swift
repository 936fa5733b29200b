import Foundation
import SkerryDrawing
import SkerryGeometry

/// Progress of which nothing is known: the spokes of UIKit's activity indicator, at rest, with a label below.
///
/// 20 points wide, 37 at large sizes (UIActivityIndicatorView's reference page and its documented styles); the spokes' shades are our choice.
struct Spinner: View {
  let tint: Color?
  let label: AnyView?
  @Environment(\.labelVisibility) private var showsLabels
  @Environment(\.controlSize) private var controlSize
  @Environment(\.self) private var environment

  private static let count = 8
  private var side: CGFloat {
    switch controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }
  private var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return environment.system.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color(uiColor: .systemGray))
  }

  var body: some View {
    VStack(spacing: 8) {
      ZStack {
        ForEach(0..<Self.count, id: \.self) { index in
          Spoke(part: Double(index) / Double(Self.count)).fill(style.opacity(1 - 0.75 * Double(index) / Double(Self.count - 1)))
        }
      }
      .frame(width: side, height: side)
      if showsLabels, let label { label.font(.footnote).foregroundStyle(.secondary) }
    }
  }
}

/// One spoke, `part` of a turn before twelve o'clock.
private struct Spoke: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let part: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let angle = -2 * Double.pi * (0.25 + part)
    let (x, y) = (CGFloat(ExactMath.cosine(angle)), CGFloat(ExactMath.sine(angle)))
    var line = Path()
    line.move(to: CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5))
    line.addLine(to: CGPoint(x: rect.midX + x * radius * 0.88, y: rect.midY + y * radius * 0.88))
    return line.strokedPath(StrokeStyle(lineWidth: radius * 0.24, lineCap: .round))
  }
}
