import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// The position of a region in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  /// The region at the position.
  package let region: ExpandedRegion
  public static let leading = DynamicIslandExpandedRegionPosition(region: .leading)
  public static let trailing = DynamicIslandExpandedRegionPosition(region: .trailing)
  public static let center = DynamicIslandExpandedRegionPosition(region: .center)
  public static let bottom = DynamicIslandExpandedRegionPosition(region: .bottom)
}

/// A region of the expanded island with its views.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// The region's place in the island.
  package let position: DynamicIslandExpandedRegionPosition
  /// Of the leading and trailing regions, the one with the higher priority may take the whole row. Any number; 0 by default.
  package let priority: Double
  /// The region's views.
  package let content: Content
  /// Margins of this region alone, in points, outermost call last.
  package var margins: [IslandMargin] = []

  /// - Parameter priority: the side with the greater one may take the whole row.
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Overrides the margins of this region alone, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> DynamicIslandExpandedRegion {
    guard let length else { return self }
    var copy = self
    copy.margins.append(IslandMargin(edges: edges, length: length, mode: .expanded))
    return copy
  }

  public func contentMargins(_ length: CGFloat) -> DynamicIslandExpandedRegion { contentMargins(.all, length) }

  public func contentMargins(_ insets: EdgeInsets) -> DynamicIslandExpandedRegion {
    Edge.allCases.reduce(self) { $0.contentMargins(Edge.Set($1), insets[$1]) }
  }
}

/// A type-erased region.
package struct IslandRegion {
  /// The region's place in the island.
  package var position: DynamicIslandExpandedRegionPosition
  /// The side with the higher priority may take the whole row.
  package var priority: Double
  /// The region's views.
  package var content: any View
  /// Margins of this region alone, in points, outermost call last.
  package var margins: [IslandMargin]
}

/// The regions in an expanded island's closure.
public struct DynamicIslandExpandedContent<Content: View> {
  /// In source order.
  package let regions: [IslandRegion]
}

/// The result builder of an expanded island's regions.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(
      regions: [
        IslandRegion(position: region.position, priority: region.priority, content: region.content, margins: region.margins)
      ])
  }
  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<
    Content
  > {
    content
  }
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent(regions: []) }
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    var regions: [IslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: content?.regions ?? []) }
  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> { DynamicIslandExpandedContent(regions: first.regions) }
  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> { DynamicIslandExpandedContent(regions: second.regions) }
  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { DynamicIslandExpandedContent(regions: content.regions) }
}
