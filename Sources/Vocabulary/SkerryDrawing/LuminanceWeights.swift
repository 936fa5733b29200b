/// How much red, green and blue contribute to brightness; they add up to 1. Source: ITU-R BT.709.
package enum LuminanceWeights {
  package static let red = 0.2126
  package static let green = 0.7152
  package static let blue = 0.0722

  /// The weighted sum of three components, in the encoding that they have.
  package static func sum(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    Self.red * red + Self.green * green + Self.blue * blue
  }
}
