import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension View {
  /// Gives the view a fixed width, height or both, in points.
  public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    node { child, _ in .layout(FrameBehavior(width: width, height: height, alignment: alignment), [child]) }
  }

  /// Apple's deprecated form without arguments: nothing changes.
  public nonisolated func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Bounds the view's size, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    node { child, _ in
      .layout(
        FlexFrameBehavior(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
          maxHeight: maxHeight, alignment: alignment), [child])
    }
  }

  /// Keeps the ideal size on both axes whatever is proposed.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the ideal size on the chosen axes whatever is proposed.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node { child, _ in .layout(FixedSizeBehavior(horizontal: horizontal, vertical: vertical), [child]) }
  }
}
