import Foundation

/// How dark the default design is: Inter's weights lay down more ink than Apple's of the same name.
enum SystemInk {
  /// Inter's weight axis that lays down as much ink as each of Apple's weights. Source: Figures §9.7: sixteen strings of regular, semibold and
  /// bold text on P16, and two of black on P15; the weights between are interpolated, the lighter ones assumed.
  private static let axis: [(weight: CGFloat, drawn: CGFloat)] = [
    (100, 100), (200, 196), (300, 291), (400, 388), (500, 473), (600, 557), (700, 644), (800, 765), (900, 891),
  ]

  /// - Parameter weight: Apple's, 100…900.
  static func drawnWeight(_ weight: CGFloat) -> CGFloat {
    let upper = min(max(axis.firstIndex { $0.weight >= weight } ?? axis.count - 1, 1), axis.count - 1)
    let (a, b) = (axis[upper - 1], axis[upper])
    return a.drawn + (b.drawn - a.drawn) * (min(max(weight, a.weight), b.weight) - a.weight) / (b.weight - a.weight)
  }
}
