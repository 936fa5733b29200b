public import Foundation
public import SkerryGeometry
public import SkerryGraph

/// The subviews of a customer's layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public var layoutDirection = LayoutDirection.leftToRight
  let all: [LayoutSubview]
  let places: PlacementRecord

  init(_ children: LayoutChildren, places: PlacementRecord = PlacementRecord()) {
    self.places = places
    layoutDirection = children.direction
    all = children.indices.map { LayoutSubview(child: children[$0], index: $0, places: places) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> LayoutSubview { all[index] }

  /// The subviews as the engine's behaviours use them.
  var children: LayoutChildren { LayoutChildren(all.map(\.child), direction: layoutDirection) }

  /// The placements of the subviews; one that is not placed is centred, as in SwiftUI.
  func placements(in size: CGSize) -> [Placement] {
    all.map { places.entries[$0.index] ?? Placement.aligned($0.child, in: size, offered: ProposedViewSize(size), .center) }
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.all == b.all
  }
}

/// One subview of a customer's layout.
public struct LayoutSubview: Equatable {
  let child: any LayoutChild
  let index: Int
  let places: PlacementRecord

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(for: proposal) }
  public var spacing: ViewSpacing { child.spacing }
  public var priority: Double { child.priority }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    child.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
  /// Puts the subview's anchor at a point of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    places.entries[index] = Placement(
      origin: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), proposal: proposal)
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.index == b.index && a.places === b.places }
}

/// The placements so far.
final class PlacementRecord {
  var entries: [Int: Placement] = [:]
}
