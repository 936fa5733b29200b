import SkerryDrawing
import SkerryGraph

/// A shape with an outline that is not made of its path in a rectangle at the origin.
protocol OutlinedShape {
  /// `nil` if it is made of that path after all.
  nonisolated var ownOutline: ShapeOutline? { get }
}

/// A shape that draws in its rectangle wherever that is. Others are drawn in a rectangle at the origin and moved, as in
/// SwiftUI: customers' shapes often use only the size of `rect` and begin at 0, 0.
protocol OriginFollowing: OutlinedShape {
  nonisolated var followsOrigin: Bool { get }
}
extension OriginFollowing {
  nonisolated var followsOrigin: Bool { true }
}
extension OriginFollowing where Self: Shape {
  nonisolated var ownOutline: ShapeOutline? {
    followsOrigin ? ShapeOutline(of: Self.self, size: { sizeThatFits($0) }, path: { path(in: $0) }) : nil
  }
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
