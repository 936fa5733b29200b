public import Foundation
public import SkerryGeometry
package import SkerryGraph

/// A layout implemented by a behaviour of the engine.
package protocol DelegatingLayout: Layout, BehaviorProviding where Cache == Void {}

extension DelegatingLayout {
  public func makeCache(subviews: LayoutSubviews) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    behavior.size(for: proposal, children: subviews.children)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    let placements = behavior.placements(in: bounds.size, proposal: proposal, children: subviews.children)
    for (subview, placement) in zip(subviews, placements) {
      subview.place(at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y), proposal: placement.proposal)
    }
  }
}

/// A row as a layout.
public struct HStackLayout: DelegatingLayout, Sendable {
  public typealias Cache = Void
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  package var stackAxis: Axis? { .horizontal }
  package var behavior: any LayoutBehavior { StackBehavior(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// A column as a layout.
public struct VStackLayout: DelegatingLayout, Sendable {
  public typealias Cache = Void
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  package var stackAxis: Axis? { .vertical }
  package var behavior: any LayoutBehavior { StackBehavior(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

/// Layers as a layout.
public struct ZStackLayout: DelegatingLayout, Sendable {
  public typealias Cache = Void
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  package var stackAxis: Axis? { nil }
  package var behavior: any LayoutBehavior { LayerBehavior(alignment: alignment) }
}

/// Cells in rows and columns as a layout. A view that is not a `GridRow` is a row of its own, as wide as the grid.
public struct GridLayout: DelegatingLayout, Sendable {
  public typealias Cache = Void
  public var alignment: Alignment
  /// Points; `nil` is the default of 8.
  public var horizontalSpacing: CGFloat?
  /// Points; `nil` is the default of 8.
  public var verticalSpacing: CGFloat?
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }
  package var stackAxis: Axis? { .vertical }
  package var behavior: any LayoutBehavior { behavior(of: []) }
  private func behavior(of rows: [GridBehavior.Row]) -> GridBehavior {
    GridBehavior(rows: rows, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  package var takesGridRows: Bool { true }
  package func node(of views: [ViewNode]) -> ViewNode {
    var rows: [GridBehavior.Row] = []
    var last: GridRowMark?
    for node in views {
      let mark = node.layoutValue(ObjectIdentifier(GridRowKey.self)) as? GridRowMark
      if let mark, mark === last {
        rows[rows.count - 1].cellCount += 1
      } else {
        rows.append(mark.map { GridBehavior.Row(cellCount: 1, alignment: $0.alignment) } ?? .fullWidth)
      }
      last = mark
    }
    return .layout(behavior(of: rows), views)
  }
}

/// A type-erased layout.
public struct AnyLayout: DelegatingLayout {
  public typealias Cache = Void
  package let behavior: any LayoutBehavior
  package let stackAxis: Axis?
  package let takesGridRows: Bool
  private let arrange: ([ViewNode]) -> ViewNode
  public init<L: Layout>(_ layout: L) {
    behavior = layout.anyBehavior
    stackAxis = layout.anyStackAxis
    takesGridRows = layout.anyTakesGridRows
    arrange = { layout.anyNode(of: $0) }
  }
  package func node(of views: [ViewNode]) -> ViewNode { arrange(views) }
}
