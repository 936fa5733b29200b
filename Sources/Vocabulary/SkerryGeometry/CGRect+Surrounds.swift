package import Foundation

extension CGRect {
  /// Whether another rectangle is inside this one, comparing edges.
  ///
  /// Foundation's own `contains` builds the union and compares it, and a width that is the difference of two edges may differ from the
  /// width it began with in its last bit.
  package func surrounds(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
