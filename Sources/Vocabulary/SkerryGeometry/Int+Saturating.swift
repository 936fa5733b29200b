package import Foundation

extension Int {
  /// The whole part of a number from a customer's view, which may be undefined or beyond all bounds: never traps.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
  }

  package init(saturating value: CGFloat) { self.init(saturating: Double(value)) }
}
