import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension View {
  /// Adds space around the view. The default length is 16 points. Source: Figures §5.1, Figures rule 1.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? .standardPadding, on: edges))
  }

  /// Adds the same length on every edge, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }

  /// Adds a separate length on each edge, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    node { child, _ in .layout(PaddingBehavior(insets: insets), [child]) }
  }

  /// The system's default distance for scenes; here that of `padding()`.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

extension CGFloat {
  /// The length of `padding()` and of margins without one, in points. Source: Figures §5.1, Figures rule 1.
  static let standardPadding: CGFloat = 16
}
