public import Foundation

/// A laid-out view's size and its alignment guides, in its own coordinates (points, y down).
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let explicitValue: (AlignmentKey) -> CGFloat?

  /// - Parameter explicit: returns a guide that the view or a descendant sets; `nil` when none does.
  package init(width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    self.width = width
    self.height = height
    explicitValue = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The value of a guide in points: the explicit one, otherwise the guide's default.
  package subscript(key: AlignmentKey) -> CGFloat { explicitValue(key) ?? key.defaultValue(in: self) }
  /// The explicit value of a guide in points; `nil` when no view sets it.
  package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitValue(key) }

  /// Width and height in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }
}
