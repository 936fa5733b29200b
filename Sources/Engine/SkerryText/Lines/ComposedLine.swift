import Foundation

/// A line ready to be drawn: clusters in logical order.
struct ComposedLine {
  var clusters: [ShapedCluster]
  /// Points, trailing spaces left out where the line was broken.
  var width: CGFloat
  /// Points: the spaces at which the line was broken.
  var trailingSpace: CGFloat = 0
}
