import Foundation

/// Keyframes of a value; a picture has no animation, so they are not stored.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}
/// To a value along a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
/// To a value along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
/// To a value along a spring curve.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
/// To a value at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
/// Several steps one after another.
public struct KeyframeSteps<Value>: KeyframeTrackContent {}

/// The steps of a track's closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> K where K.Value == Value { step }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSteps() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>)
    -> some KeyframeTrackContent<Value>
  { KeyframeSteps() }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> KeyframeSteps<Value> where K.Value == Value { KeyframeSteps() }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> KeyframeSteps<Value> where K.Value == Value { KeyframeSteps() }
  public static func buildArray(_ steps: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> { KeyframeSteps() }
}

/// The tracks of a value's parts.
public protocol Keyframes<Value> {
  associatedtype Value
}
/// One part of a value and its steps.
public struct KeyframeTrack<Root, Part>: Keyframes {
  public typealias Value = Root
  public init(@KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>) where Root == Part {}
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>) {}
  fileprivate init(steps: some KeyframeTrackContent<Part>) where Root == Part {}
}
/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {}
/// The tracks of a keyframe animator's closure; keyframes without a track apply to the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> K where K.Value == Value { step }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>)
    -> some KeyframeTrackContent<Value>
  { KeyframeSteps() }
  public static func buildFinalResult<K: KeyframeTrackContent>(_ steps: K) -> KeyframeTrack<Value, Value> where K.Value == Value {
    KeyframeTrack(steps: steps)
  }
  public static func buildFinalResult<K: Keyframes>(_ tracks: K) -> K where K.Value == Value { tracks }
  public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks() }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
    KeyframeTracks()
  }
}

/// Views that are animated along keyframes; a picture shows the first value.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { self.content = content(initialValue) }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { self.content = content(initialValue) }
  public var body: some View { content }
}

extension View {
  /// A picture shows the first value; an animation that never ends is reported.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue).standingStill("keyframeAnimator") }
  /// A picture shows the first value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
