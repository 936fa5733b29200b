import Foundation

/// What an app reads from `UIScreen` and `UIDevice`.
package struct SystemScreen: Sendable, Equatable {
  /// Points: a phone's in portrait, an iPad's in landscape.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether it is an iPad's.
  package var isPad: Bool

  /// The screen of the default device: 393 × 852 at 3x.
  package init(size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, isPad: Bool = false) {
    (self.size, self.scale, self.isPad) = (size, scale, isPad)
  }
}
