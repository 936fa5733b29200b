import Foundation
import SkerryDrawing
import SkerryGeometry

/// A rectangle whose corners follow those of the container around it.
///
/// Approximated: corners that are given one by one all follow the container.
public struct ConcentricRectangle: InsettableShape, ContainerFollowing {
  nonisolated var inset: CGFloat = 0
  public nonisolated init() {}
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style? = nil, topTrailingCorner: Edge.Corner.Style? = nil, bottomLeadingCorner: Edge.Corner.Style? = nil,
    bottomTrailingCorner: Edge.Corner.Style? = nil
  ) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Edge {
  /// A corner between two edges.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      private let name: String
      public static let concentric = Style(name: "concentric")
      public static func concentric(minimum: Style) -> Style { Style(name: "concentric \(minimum.name)") }
      public static func fixed(_ radius: CGFloat) -> Style { Style(name: "fixed \(radius)") }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
