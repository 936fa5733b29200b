public import Dispatch
public import Foundation

/// A duration in a scheduler's form; Combine's spelling.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// Where and when closures run; Combine's spelling. No time passes while a picture is drawn.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}
extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action) }
}

/// Seconds between two moments of the schedulers here.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable,
  ExpressibleByFloatLiteral
{
  /// Seconds.
  public var timeInterval: Double
  public init(_ seconds: Double) { timeInterval = seconds }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }
  public var magnitude: Double { abs(timeInterval) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A moment of the schedulers here, by the fixed clock.
public struct SchedulerMoment: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerInterval
  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> SchedulerInterval { SchedulerInterval(other.date.timeIntervalSince(date)) }
  public func advanced(by interval: SchedulerInterval) -> Self { Self(date.addingTimeInterval(interval.timeInterval)) }
}
/// Options of a scheduler, such as a queue's quality of service; they change nothing.
public struct SchedulerChoices: Sendable {
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
}

/// What the schedulers here share: an action runs at once, one for later never.
public protocol StillScheduler: Scheduler where SchedulerTimeType == SchedulerMoment, SchedulerOptions == SchedulerChoices {}
extension StillScheduler {
  public var now: SchedulerMoment { SchedulerMoment(Date()) }
  public var minimumTolerance: SchedulerInterval { 0 }
  public func schedule(options: SchedulerChoices?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerMoment, tolerance: SchedulerInterval, options: SchedulerChoices?, _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerMoment, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerChoices?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}
extension DispatchQueue: StillScheduler {}
extension RunLoop: StillScheduler {}
extension OperationQueue: StillScheduler {}
/// Runs actions at once.
public struct ImmediateScheduler: StillScheduler, Sendable {
  public static let shared = ImmediateScheduler()
}
