import Foundation
import SkerryGeometry
import SkerryGraph

extension Leaf {
  var hasBaselines: Bool {
    switch self {
    case .text: true
    case .image(let image): image.isSymbol
    case .shape, .spacer, .divider, .blank: false
    }
  }

  /// The size of a leaf that is not text. Source: Figures §5.1.
  func size(for proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .text, .blank: .zero
    case .image(let image):
      image.isResizable
        ? proposal.replacingUnspecifiedDimensions(by: image.naturalSize) : image.naturalSize
    case .shape(let shape): shape.outline.size(proposal)
    case .spacer(let spacer): spacer.size(for: proposal)
    case .divider(let axis, let thickness, _):
      axis == .horizontal
        ? CGSize(width: thickness, height: proposal.height ?? 10)
        : CGSize(width: proposal.width ?? 10, height: thickness)
    }
  }
}

extension SpacerContent {
  /// The system's minimum length, in points. Source: Figures rule 3.
  private var minimum: CGFloat { max(0, minLength ?? EdgeSpacing.standard) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    switch axis {
    case .horizontal: CGSize(width: max(minimum, proposal.width ?? 0), height: 0)
    case .vertical: CGSize(width: 0, height: max(minimum, proposal.height ?? 0))
    case nil: CGSize(width: max(minimum, proposal.width ?? 0), height: max(minimum, proposal.height ?? 0))
    }
  }

  /// No spacing along the stack's axis, and no edge across it.
  var spacing: ViewSpacing {
    var spacing = ViewSpacing.zero
    if axis == .vertical { (spacing.leading, spacing.trailing) = (.absent, .absent) }
    if axis == .horizontal { (spacing.top, spacing.bottom) = (.absent, .absent) }
    return spacing
  }
}
