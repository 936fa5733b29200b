import Foundation

/// The heights of Apple's default design in ems, to which the letters of the substitute are moved edge by edge (`LetterFit`).
///
/// Capitals, digits and small letters of the substitute are 3 per cent taller than Apple's, and its ascenders are lower. Source: Figures §9.18,
/// measured on four phones at ten pairs of size and weight. Weights and sizes between them are interpolated; weights lighter than regular are assumed
/// to be as regular, and display text heavier than bold as bold.
struct LetterHeights: Equatable {
  /// Of x and other letters with a flat top.
  var small: CGFloat
  /// Of b, d, h, k and l.
  var ascender: CGFloat
  /// The upper edge of the dot of i and j.
  var dot: CGFloat
  var t: CGFloat
  /// How far t ends below the baseline.
  var tUndershoot: CGFloat
  /// How far below the baseline p and q end.
  var straightDescender: CGFloat
  /// How far below the baseline j and y end.
  var curvedDescender: CGFloat
  var g: CGFloat
  /// How far O extends beyond H, at both ends; of S, U and 3 as well.
  var overshoot: CGFloat
  /// How far o extends beyond x, at both ends.
  var smallOvershoot: CGFloat

  /// Exact in every size and weight that was measured.
  static let capital: CGFloat = 0.7046
  /// How much higher f ends than l; one string of 20 points semibold.
  static let hook: CGFloat = 0.006

  private static let regularText = LetterHeights(
    small: 0.5264, ascender: 0.7353, dot: 0.7434, t: 0.6627, tUndershoot: 0.0034, straightDescender: 0.1757, curvedDescender: 0.1842,
    g: 0.185, overshoot: 0.0157, smallOvershoot: 0.0085)
  /// No p and no g was measured; they are assumed to be as far from y's end as in regular text.
  private static let semiboldText = LetterHeights(
    small: 0.5335, ascender: 0.7403, dot: 0.7642, t: 0.664, tUndershoot: 0.0034, straightDescender: 0.179, curvedDescender: 0.1875,
    g: 0.188, overshoot: 0.0159, smallOvershoot: 0.0099)
  /// No p was measured; it is assumed to be as far from y's end as in regular text, and t below the baseline as in semibold.
  private static let blackText = LetterHeights(
    small: 0.5489, ascender: 0.7511, dot: 0.811, t: 0.6682, tUndershoot: 0.0034, straightDescender: 0.1859, curvedDescender: 0.1944,
    g: 0.1917, overshoot: 0.0175, smallOvershoot: 0.0131)
  /// No ascender, p or g was measured; they are assumed to be as in bold.
  private static let regularDisplay = LetterHeights(
    small: 0.5078, ascender: capital, dot: 0.6997, t: 0.645, tUndershoot: 0.0097, straightDescender: 0.1707, curvedDescender: 0.1707,
    g: 0.18, overshoot: 0.012, smallOvershoot: 0.0095)
  /// No p was measured; it is assumed to end with y.
  private static let boldDisplay = LetterHeights(
    small: 0.5235, ascender: capital, dot: 0.7385, t: 0.6511, tUndershoot: 0.0105, straightDescender: 0.1721, curvedDescender: 0.1721,
    g: 0.1814, overshoot: 0.012, smallOvershoot: 0.0104)

  private func mixed(with other: LetterHeights, _ part: CGFloat) -> LetterHeights {
    let values: [WritableKeyPath<LetterHeights, CGFloat>] = [
      \.small, \.ascender, \.dot, \.t, \.tUndershoot, \.straightDescender, \.curvedDescender, \.g, \.overshoot, \.smallOvershoot,
    ]
    var result = self
    for value in values { result[keyPath: value] += (other[keyPath: value] - self[keyPath: value]) * part }
    return result
  }
}

extension LetterHeights {
  /// - Parameters:
  ///   - size: in points.
  ///   - weight: Apple's, 100…900.
  init(size: CGFloat, weight: CGFloat) {
    let text =
      weight < 600
      ? Self.regularText.mixed(with: Self.semiboldText, max((weight - 400) / 200, 0))
      : Self.semiboldText.mixed(with: Self.blackText, min((weight - 600) / 300, 1))
    let display = Self.regularDisplay.mixed(with: Self.boldDisplay, min(max((weight - 400) / 300, 0), 1))
    self = text.mixed(with: display, Self.displayShare(size))
  }

  /// How far the heights are those of the display sizes: 0 up to 17 points, 1 from 28 on (Figures §3.3); fitted to two sizes between them.
  private static let displayShare = PiecewiseLinear([(17, 0), (20, 0.24), (22, 0.54), (28, 1)])
}
