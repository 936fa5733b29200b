import Foundation
import SkerryGeometry
import SkerryDiagnostics
import SkerryGraph

// Nothing moves in a still picture: these are accepted and change nothing that a person would see at rest.

/// How a change is animated.
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let bouncy = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation()
  }
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation() }
  public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: TimeInterval = 0.35) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

/// The circumstances of a change.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// How a view appears and goes.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How changed content follows the old.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition { ContentTransition() }
}

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}
public struct PulseSymbolEffect: SymbolEffect {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
public struct BounceSymbolEffect: SymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
public struct VariableColorSymbolEffect: SymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
}
public struct ScaleSymbolEffect: SymbolEffect {
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
}
public struct ReplaceSymbolEffect: SymbolEffect {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
}
public struct RotateSymbolEffect: SymbolEffect {}
public struct BreatheSymbolEffect: SymbolEffect {}
public struct WiggleSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }

/// How a symbol's movement runs.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Names of views that turn into one another.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public nonisolated func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View { self }
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { self }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
  public nonisolated func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { self }
  public nonisolated func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View {
    self
  }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Gestures do nothing in a Live Activity; the view is drawn all the same.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { unsupportedGesture("onTapGesture") }
  public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    unsupportedGesture("onLongPressGesture")
  }
  private nonisolated func unsupportedGesture(_ name: String) -> some View {
    node { child, context in
      context.log.report(
        Diagnostic("unsupported-in-live-activity", .note, "\(name) does nothing in a Live Activity; use Link or Button(intent:) instead."))
      return child
    }
  }
}

/// A tap or a sound.
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}
