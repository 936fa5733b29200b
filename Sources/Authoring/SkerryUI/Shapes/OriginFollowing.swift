import SkerryDrawing

/// A shape that draws in its rectangle wherever that is. Others are drawn in a rectangle at the origin and moved, as in
/// SwiftUI: customers' shapes often use only the size of `rect` and begin at 0, 0.
protocol OriginFollowing {
  var followsOrigin: Bool { get }
}
extension OriginFollowing {
  nonisolated var followsOrigin: Bool { true }
}
extension Rectangle: OriginFollowing {}
extension RoundedRectangle: OriginFollowing {}
extension UnevenRoundedRectangle: OriginFollowing {}
extension Circle: OriginFollowing {}
extension Ellipse: OriginFollowing {}
extension Capsule: OriginFollowing {}
extension Path: OriginFollowing {}
extension ChangedShape: OriginFollowing {
  nonisolated var followsOrigin: Bool { (base as? any OriginFollowing)?.followsOrigin ?? false }
}
extension PlacedShape: OriginFollowing {
  nonisolated var followsOrigin: Bool { (base as? any OriginFollowing)?.followsOrigin ?? false }
}
