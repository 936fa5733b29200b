import Foundation
import SkerryGeometry

// The system's transitions by their types. A picture shows the view after its transition.

public struct IdentityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition {
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct OffsetTransition: Transition {
  public nonisolated init(_ offset: CGSize) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public nonisolated init(insertion: Insertion, removal: Removal) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition {
  public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> AsymmetricTransition<I, R>
  where Self == AsymmetricTransition<I, R> { AsymmetricTransition(insertion: insertion, removal: removal) }
}
