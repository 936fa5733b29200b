import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// How wide the columns of a lazy grid are, or how high its rows.
public struct GridItem: Sendable {
  /// The rule for one track, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: LazyGridBehavior.Track {
    switch size {
    case .fixed(let length):
      LazyGridBehavior.Track(minimum: length, maximum: length, isAdaptive: false, spacing: spacing, alignment: alignment)
    case .flexible(let minimum, let maximum):
      LazyGridBehavior.Track(minimum: minimum, maximum: maximum, isAdaptive: false, spacing: spacing, alignment: alignment)
    case .adaptive(let minimum, let maximum):
      LazyGridBehavior.Track(
        minimum: minimum.isFinite ? minimum : 0, maximum: maximum, isAdaptive: true, spacing: spacing, alignment: alignment)
    }
  }
}

/// Views in columns of given widths, filled row by row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let behavior: LazyGridBehavior
  private let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    behavior = LazyGridBehavior(
      axis: .vertical, tracks: columns.map(\.track), alignment: Alignment(horizontal: alignment, vertical: .center), lineSpacing: spacing)
    self.content = content()
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    return [.layout(behavior, inner.nodes(of: content))]
  }
}

/// Views in rows of given heights, filled column by column.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let behavior: LazyGridBehavior
  private let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    behavior = LazyGridBehavior(
      axis: .horizontal, tracks: rows.map(\.track), alignment: Alignment(horizontal: .center, vertical: alignment), lineSpacing: spacing)
    self.content = content()
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    return [.layout(behavior, inner.nodes(of: content))]
  }
}
