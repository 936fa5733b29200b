import Foundation

/// The points of the curve of continuous corners, in units of the radius. Source: Figures §5.4.
enum ContinuousCorner {
  static let reach: CGFloat = 1.528665
  static let outer: CGFloat = 1.08849296
  static let inner: CGFloat = 0.86840694
  static let knotAlong: CGFloat = 0.63149379
  static let knotAcross: CGFloat = 0.07491139
  static let middleAlong: CGFloat = 0.37282392
  static let middleAcross: CGFloat = 0.16905899
}
