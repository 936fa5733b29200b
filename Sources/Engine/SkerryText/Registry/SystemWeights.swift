import Foundation

/// The weights at which the substitutes are drawn: Inter's letters cover more area than Apple's in the weight of the same name.
enum SystemWeights {
  /// The point of Inter's weight axis at which its letters, at Apple's heights, cover as much area as in each of Apple's weights.
  /// Source: Figures §9.18: six strings of regular, two of semibold, five of bold and two of black text on four phones; the
  /// lighter weights and those between are interpolated.
  private static let axis = PiecewiseLinear([
    (100, 100), (200, 199), (300, 298), (400, 397), (500, 479), (600, 561), (700, 654), (800, 777), (900, 900),
  ])

  /// The point of Inter's weight axis whose stems the rounded design gets. Source: Figures §9.7: unmodified Inter covers as much area as
  /// Apple's face at these points; the weights between are interpolated, the lighter ones assumed.
  private static let stemAxis = PiecewiseLinear([
    (100, 100), (200, 196), (300, 291), (400, 388), (500, 473), (600, 557), (700, 644), (800, 765), (900, 891),
  ])

  /// The height of the substitutes' capitals before they are emboldened, in ems: 0.7 in the rounded design, 0.73 in the monospaced one.
  static let capHeight: CGFloat = 0.715

  /// Stems of Apple's monospaced design, in ems. Source: Figures §9.17 and §9.22: exact in regular, semibold, heavy and black; lighter than
  /// regular the substitute font's own, the others interpolated.
  private static let monospacedStems = PiecewiseLinear([
    (100, 0.045), (300, 0.0753), (400, 0.0853), (600, 0.1157), (800, 0.1743), (900, 0.1765),
  ])

  /// - Parameter weight: Apple's, 100…900.
  static func drawnWeight(_ weight: CGFloat) -> CGFloat { axis(weight) }

  /// - Parameter weight: Apple's, 100…900.
  static func stemWeight(_ weight: CGFloat) -> CGFloat { stemAxis(weight) }

  /// - Parameter weight: Apple's, 100…900.
  static func monospacedStem(_ weight: CGFloat) -> CGFloat { monospacedStems(weight) }
}
