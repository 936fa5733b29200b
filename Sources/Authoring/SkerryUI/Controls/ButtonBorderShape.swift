import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout

/// The background of a bordered button before iOS 26: 7 points of radius at 34.33 of height, 8.87 at 49.33 and 9.85 at 57 (Figures §9.39).
private struct AppButtonShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.height / 8 + 2.71, style: .continuous) }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat)
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(8))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }
  /// Before iOS 26, in an app's views: a rounded rectangle whose radius grows with its height at regular size (Figures §9.39), 12 at large sizes
  /// (assumed), a capsule at small ones (§9.107). Live Activities and widgets have capsules (assumed).
  func shape(in environment: EnvironmentValues) -> AnyShape {
    switch kind {
    case .automatic where environment.system.version < .iOS26 && environment.system.containerSize == nil:
      switch environment.controlSize {
      case .large, .extraLarge: AnyShape(RoundedRectangle(cornerRadius: 12))
      case .mini, .small: AnyShape(Capsule())
      default: AnyShape(AppButtonShape())
      }
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}

private struct ButtonBorderKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
extension EnvironmentValues {
  var buttonBorder: ButtonBorderShape {
    get { self[ButtonBorderKey.self] }
    set { self[ButtonBorderKey.self] = newValue }
  }
}

extension ControlSize {
  /// The padding of a label in a button with a background: 7 by 12 points at regular size, 5 by 10 at small size (Figures §8.6), 15 by 20 at large
  /// size. 15 above and below is recorded for glass too; the others are assumed to be the same for it.
  fileprivate var platePadding: EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .regular: (7, 12)
      case .large, .extraLarge: (15, 20)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
  /// The padding on all sides of a label in a round button: 8 points at small size (P35) and 12 at regular size (R20); large size is assumed.
  fileprivate var roundPadding: CGFloat {
    switch self {
    case .mini, .small: 8
    case .regular: 12
    case .large, .extraLarge: 16
    }
  }
}

/// The padding of a button's label inside its background. A round button is as wide as it is high on iOS 26 (Figures §8.6); before, it has the
/// usual padding, and its background is the circle that fits into it (Figures §9.58).
struct PlatePadding: ViewModifier {
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    if environment.buttonBorder == .circle, environment.system.version >= .iOS26 {
      SquareLayout(padding: environment.controlSize.roundPadding) { content }
    } else {
      content.padding(environment.controlSize.platePadding)
    }
  }
}

/// A square around its views, with padding on all sides of the widest or highest.
private struct SquareLayout: Layout {
  let padding: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    let side = (sizes.flatMap { [$0.width, $0.height] }.max() ?? 0) + 2 * padding
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * padding) }, height: proposal.height.map { max(0, $0 - 2 * padding) })
  }
}
