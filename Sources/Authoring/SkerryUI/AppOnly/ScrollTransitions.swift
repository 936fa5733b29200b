import Foundation
import SkerryGeometry

/// The transition phase of a view while its container scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
/// When a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be visible.
  public struct Threshold: Sendable {
    public static var visible: Threshold { Threshold() }
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }
  public static let identity = ScrollTransitionConfiguration()
  public static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// The scroll position of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect { bounds }
}
/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  public init(edge: Edge? = nil) {}
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public init(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
}
/// The style of a scroll view's edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
/// The roles of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// A picture shows the view as in the middle of its container.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { EffectView(effect: transition(EmptyVisualEffect(), .identity), view: self) }
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { EffectView(effect: transition(EmptyVisualEffect(), .identity), view: self) }
}

// No-op: nothing scrolls in a picture.
extension View {
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
