import Foundation
import SkerryGeometry
import SkerryLayout

// A still picture has no animation: these are accepted and have no visible effect at rest.

/// How a change is animated.
///
/// No-op: a picture shows the end of every change.
public struct Animation: Equatable, Sendable {
  /// Whether the animation would never end.
  var repeatsForever = false

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static var spring: Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static var snappy: Animation { Animation() }
  public static var bouncy: Animation { Animation() }
  public static var interactiveSpring: Animation { Animation() }
  public static var interpolatingSpring: Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  @_disfavoredOverload
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25)
    -> Animation
  {
    Animation()
  }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25)
    -> Animation
  {
    Animation()
  }
  @_disfavoredOverload
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  public static func timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation()
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
  init(repeatsForever: Bool = false) { self.repeatsForever = repeatsForever }
  public init<A: CustomAnimation>(_ base: A) { self.init() }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(repeatsForever: true) }
}
/// A custom animation; a picture has no animation.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
}
/// The state of a custom animation between its steps.
public struct AnimationContext<Value: VectorArithmetic> {
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues
}
/// The parameters of a spring.
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
  @_disfavoredOverload
  public init(response: Double, dampingRatio: Double) { (duration, bounce) = (response, 1 - dampingRatio) }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { self.init() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
/// A curve over the unit interval.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(name: "bezier \(startControlPoint) \(endControlPoint)")
  }
}
/// When an animation counts as finished.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Makes the change at once; while a picture is laid out, a change whose animation never ends is not made: its picture shows the start.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  guard animation?.repeatsForever == true else { return try body() }
  return try EndlessChange.$isMade.withValue(true) { try body() }
}
/// Makes the change as the other form does, then runs the completion.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withAnimation(animation, body)
}
enum EndlessChange {
  /// Whether a change is being made whose animation never ends.
  @TaskLocal static var isMade = false
}

/// The context of a change.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}
/// Makes the change at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
/// Makes the change at once.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  try body()
}

extension View {
  /// No-op at rest; an animation that never ends is reported, because a Live Activity does not run it.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { moving(animation) }
  public nonisolated func animation(_ animation: Animation?) -> some View { moving(animation) }
  public nonisolated func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
    body(PlaceholderContentView(content: self)).moving(animation)
  }
  private nonisolated func moving(_ animation: Animation?) -> some View {
    node { child, context in
      if animation?.repeatsForever == true {
        context.reportUnsupported("repeatForever stands still in a Live Activity or a widget: only changes of its state are animated.")
      }
      return child
    }
  }
}
/// The view that a modifier's closure changes.
public struct PlaceholderContentView<Content> {
  let content: Content
}
extension PlaceholderContentView: View where Content: View {
  public var body: some View { content }
}

// No-op: the animation of a change is not visible at rest.
extension View {
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public nonisolated func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }
}
/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A namespace of matched views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
