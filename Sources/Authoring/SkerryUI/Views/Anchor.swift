import Foundation

/// A point or frame that a geometry reader converts to its coordinates.
public struct Anchor<Value> {
  let value: Value
  package init(_ value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension GeometryProxy {
  /// An anchor's value; the anchor and the reader belong to the same chart.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
