import Foundation
import SkerryGeometry

/// Powers of ten, the same on every processor.
enum PowersOfTen {
  /// Ten to a whole power, exactly rounded; 0 or infinity beyond what a number can hold.
  static func power(_ exponent: Int) -> Double { Double("1e\(min(max(exponent, -400), 400))") ?? 1 }

  /// The largest whole power of ten that is not above a positive number.
  static func exponent(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    var found = Int((logarithm(value) + 1e-9).rounded(.down))
    if power(found) > value { found -= 1 }
    return found
  }

  /// The logarithm to base ten of a positive number.
  static func logarithm(_ value: Double) -> Double { ExactMath.logarithm(value) / ExactMath.logarithm(10) }
}
