import Foundation
import SkerryGeometry
import SkerryUI

/// The views of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  /// The regions of the expanded island, in source order.
  package var expanded: [IslandRegion]
  /// The view on the leading side of the camera.
  package var compactLeading: any View
  /// The view on the trailing side of the camera.
  package var compactTrailing: any View
  /// The view beside another app's activity, attached or detached.
  package var minimal: any View
  /// `nil` keeps the system's outline.
  package var keylineTint: Color?
  /// What a tap on the island opens, by `widgetURL(_:)`; `nil` opens the app.
  package var url: URL?
  /// Content margins in points, outermost call last; the first call for an edge and mode wins (Figures §2.5).
  package var margins: [IslandMargin] = []

  public init<CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<some View>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded().regions
    self.compactLeading = compactLeading()
    self.compactTrailing = compactTrailing()
    self.minimal = minimal()
  }

  /// The outline over a dark background has a quarter of the tint, as on phones; simulators draw it neutral. Source: Figures §8.2.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keylineTint = color
    return copy
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// Overrides the margins of some edges in one mode. Without a length the system's margin stays.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for mode: DynamicIslandMode) -> DynamicIsland {
    guard let length else { return self }
    var copy = self
    copy.margins.append(IslandMargin(edges: edges, length: length, mode: mode))
    return copy
  }

  public func contentMargins(_ length: CGFloat, for mode: DynamicIslandMode) -> DynamicIsland { contentMargins(.all, length, for: mode) }

  public func contentMargins(_ insets: EdgeInsets, for mode: DynamicIslandMode) -> DynamicIsland {
    Edge.allCases.reduce(self) { $0.contentMargins(Edge.Set($1), insets[$1], for: mode) }
  }
}

/// The part of the island that content margins apply to.
public struct DynamicIslandMode: Hashable, Sendable {
  /// ActivityKit's name of the mode.
  package let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// One override of content margins, in points.
package struct IslandMargin: Sendable {
  /// The edges to which it applies.
  package var edges: Edge.Set
  /// Points.
  package var length: CGFloat
  /// The part of the island to which it applies.
  package var mode: DynamicIslandMode
}

extension DynamicIsland {
  /// The margins of a mode: the system's, with the overrides on top.
  package func margins(for mode: DynamicIslandMode, default system: EdgeInsets) -> EdgeInsets {
    var result = system
    for override in margins.reversed() where override.mode == mode {
      for edge in Edge.allCases where override.edges.contains(Edge.Set(edge)) { result[edge] = override.length }
    }
    return result
  }
}
