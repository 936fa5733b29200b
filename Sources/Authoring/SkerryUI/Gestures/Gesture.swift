import Foundation
import SkerryGeometry

/// A gesture. There is no touch input in a picture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> IdleGesture<Value> { IdleGesture() }
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> IdleGesture<Value> { IdleGesture() }
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> IdleGesture<T> { IdleGesture() }
  public nonisolated func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> IdleGesture<
    Value
  > {
    IdleGesture()
  }
  public nonisolated func simultaneously<O: Gesture>(with other: O) -> IdleGesture<Value> { IdleGesture() }
  public nonisolated func sequenced<O: Gesture>(before other: O) -> IdleGesture<Value> { IdleGesture() }
  public nonisolated func exclusively<O: Gesture>(before other: O) -> IdleGesture<Value> { IdleGesture() }
}
/// A gesture that never succeeds.
public struct IdleGesture<Value>: Gesture {
  public nonisolated init() {}
}

/// A tap gesture.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }
}
/// A tap gesture with its position.
public struct SpatialTapGesture: Gesture {
  /// The position of the tap.
  public struct Value: Sendable {
    public var location: CGPoint
  }
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
/// A long press gesture.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
/// A drag gesture.
public struct DragGesture: Gesture {
  /// The position of the finger.
  public struct Value: Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
/// A magnify gesture.
public struct MagnifyGesture: Gesture {
  /// The magnification.
  public struct Value: Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// A magnification gesture, in the older spelling.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// A rotate gesture.
public struct RotateGesture: Gesture {
  /// The rotation.
  public struct Value: Sendable {
    public var rotation: Angle
    public var velocity: Angle
  }
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// A rotation gesture, in the older spelling.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// Which gestures of a view are active.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that is reset when a gesture ends; here its initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}
