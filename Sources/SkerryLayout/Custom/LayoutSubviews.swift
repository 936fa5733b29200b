public import Foundation
public import SkerryGeometry
public import SkerryGraph

/// The subviews of a customer's layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public var layoutDirection = LayoutDirection.leftToRight
  let all: [LayoutSubview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> LayoutSubview { all[index] }
}

/// One subview of a customer's layout.
public struct LayoutSubview: Equatable {
  let child: any LayoutChild
  let index: Int
  let places: PlaceBook

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

/// Where a layout has put its subviews so far.
final class PlaceBook {
  var entries: [Int: Placement] = [:]
}
