import Foundation

/// The size and the place of emoji beside text: the system enlarges them in small text only. All lengths in points. Source: Figures §9.20, §9.71.
enum EmojiMetrics {
  /// The side of the square that an emoji is drawn in, at a size of text.
  static func side(at size: CGFloat) -> CGFloat {
    if size <= smallest { return size * enlargement }
    return size < largest ? between(size) : size
  }

  /// How much of a line an emoji of the shipped face takes: the square of its glyphs, and a margin on both sides.
  ///
  /// - Parameter natural: the face's own advance at `drawnSize`; that of several glyphs if the face lacks a sequence.
  static func advance(ofNatural natural: CGFloat) -> CGFloat { natural / (drawnShare * naturalAdvance) + 2 * margin }

  /// The size at which the shipped face draws an emoji as large as the system's.
  static func drawnSize(at size: CGFloat) -> CGFloat { side(at: size) * drawnShare }

  /// How far an emoji of the shipped face is raised.
  static func lift(at size: CGFloat) -> CGFloat { size * middle - drawnSize(at: size) * naturalMiddle }

  /// Text up to `smallest` has emoji that are larger by `enlargement`, text from `largest` on has emoji of its own size.
  private static let smallest: CGFloat = 16
  private static let largest: CGFloat = 24
  private static let enlargement: CGFloat = 1.25
  private static let between = PiecewiseLinear([(16, 20), (24, 24)])
  /// Twelve emoji of 17 points (Figures §9.70), one of 14 and two of 20 (Figures §9.71).
  private static let margin: CGFloat = 1.25

  /// Fitted to one recorded emoji of 52 points: the shipped face's drawing, 1.0706 by 1.0962 em, has to be 0.910 by 0.942 em.
  private static let drawnShare: CGFloat = 0.855
  /// How far the middle of an emoji is above the baseline, in ems of the text: fitted to emoji of 13, 17 and 52 points.
  private static let middle: CGFloat = 0.346
  /// The same for the shipped face's drawing, in its own ems.
  private static let naturalMiddle: CGFloat = 0.314
  /// The advance of the shipped face, in ems.
  private static let naturalAdvance: CGFloat = 2550.0 / 2048
}
