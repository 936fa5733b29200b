package import Foundation

extension Int {
  /// Converts a number from customer code, which may be NaN or out of range, without trapping.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
  }

  /// As for a `Double`: 0 for what is not a number, otherwise cut to ±10¹⁵ and rounded toward zero.
  package init(saturating value: CGFloat) { self.init(saturating: Double(value)) }
}
