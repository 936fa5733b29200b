import Foundation

/// The size of emoji beside text: the system enlarges them in small text only. All lengths in points. Source: Figures §9.20.
enum EmojiMetrics {
  /// How much of a line an emoji takes at a size of text: its advance, which is also the side of the square that it is drawn in.
  static func advance(at size: CGFloat) -> CGFloat {
    if size <= smallest { return size * enlargement }
    return size < largest ? between(size) : size
  }

  /// The size at which the shipped face draws an emoji as large as the system's.
  static func drawnSize(at size: CGFloat) -> CGFloat { advance(at: size) * drawnShare }

  /// How far an emoji of the shipped face is raised.
  static func lift(at size: CGFloat) -> CGFloat { advance(at: size) * liftShare }

  /// The factor on the advances of the shipped face at its drawn size.
  static let advanceFactor: CGFloat = 1 / (drawnShare * naturalAdvance)

  /// Text up to `smallest` has emoji that are larger by `enlargement`, text from `largest` on has emoji of its own size.
  private static let smallest: CGFloat = 16
  private static let largest: CGFloat = 22
  private static let enlargement: CGFloat = 1.25
  private static let between = PiecewiseLinear([(16, 20), (18, 20), (22, 22)])

  /// Fitted to one recorded emoji of 52 points: the shipped face's ink, 1.0706 by 1.0962 em, has to be 0.910 by 0.942 em, and its middle
  /// 0.346 em above the baseline instead of 0.314 times this.
  private static let drawnShare: CGFloat = 0.855
  private static let liftShare: CGFloat = 0.346 - 0.314 * drawnShare
  /// The advance of the shipped face in ems.
  private static let naturalAdvance: CGFloat = 2550.0 / 2048
}
