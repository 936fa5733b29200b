import Foundation
import SkerryDrawing
import SkerryGeometry

/// Progress without a value: the spokes of UIKit's activity indicator, not turning, with a label below.
///
/// The label is in the view's own font, 5 below (Figures §9.103, before iOS 17 §9.124). Sides, spokes and shades as recorded in the small and the regular size
/// (Figures §9.19); the large one is 37 points wide (UIActivityIndicatorView's reference page) with the regular one's proportions, which is
/// assumed. Without a tint it has the secondary label's colour (Figures §9.51).
struct Spinner: View {
  let tint: Color?
  let label: AnyView?
  @Environment(\.labelVisibility) private var showsLabels
  @Environment(\.controlSize) private var controlSize
  @Environment(\.self) private var environment

  /// From the spoke that points left, counterclockwise.
  private static let shades = [0.85, 0.705, 0.56, 0.415, 0.27, 0.27, 0.27, 0.27]

  /// Points: the side of the square, the length of a spoke from its edge inwards, a spoke's width.
  private var lengths: (side: CGFloat, spoke: CGFloat, width: CGFloat) {
    switch controlSize {
    case .mini, .small: (14, 4, 2)
    case .regular: isOlder ? (19, 6, CGFloat(7) / 3) : (20, CGFloat(20) / 3, CGFloat(8) / 3)
    case .large, .extraLarge: isOlder ? (35, 12.5, 5) : (37, CGFloat(37) / 3, CGFloat(74) / 15)
    }
  }
  /// Before iOS 26 the spokes do not reach the frame's edge (Figures §9.118).
  private var isOlder: Bool { environment.system.version < .iOS26 }
  /// Before iOS 17 the label is as far below as any text below a view (Figures §9.124).
  private var isOldest: Bool { environment.system.version < .iOS17 }
  /// Points: the side of the frame.
  private var side: CGFloat {
    switch controlSize {
    case .mini, .small: 14
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }
  /// Points: how far the spokes are from the frame's leading and top edge.
  private var inset: CGFloat { controlSize == .large || controlSize == .extraLarge ? 0 : (side - lengths.side) / 2 }
  private var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return environment.system.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color(uiColor: .secondaryLabel))
  }

  var body: some View {
    VStack(spacing: isOldest ? nil : 5) {
      ZStack {
        ForEach(Self.shades.indices, id: \.self) { index in
          Spoke(part: Double(index) / Double(Self.shades.count), length: lengths.spoke, width: lengths.width)
            .fill(style.opacity(Self.shades[index]))
        }
      }
      .frame(width: lengths.side, height: lengths.side)
      .padding(.leading, inset).padding(.top, inset)
      .frame(width: side, height: side, alignment: .topLeading)
      if showsLabels, let label { label.foregroundStyle(.secondary) }
    }
  }
}

/// One spoke, `part` of a turn counterclockwise from the one that points left; length and width in points.
private struct Spoke: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let part: Double
  let length: CGFloat
  let width: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let angle = Double.pi * (1 - 2 * part)
    let (x, y) = (CGFloat(ExactMath.cosine(angle)), CGFloat(ExactMath.sine(angle)))
    let (outer, inner) = (radius - width / 2, radius - length + width / 2)
    var line = Path()
    line.move(to: CGPoint(x: rect.midX + x * inner, y: rect.midY + y * inner))
    line.addLine(to: CGPoint(x: rect.midX + x * outer, y: rect.midY + y * outer))
    return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
