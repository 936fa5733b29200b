@_exported import Foundation
@_exported import SkerryFoundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var isKnown = true
  public init() { (value, timescale, isKnown) = (0, 0, false) }
  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let product = (seconds * Double(preferredTimescale)).rounded()
    if let whole = Int64(exactly: product) { self.init(value: whole, timescale: preferredTimescale) } else { self.init() }
  }
  /// NaN if the time is not known.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { isKnown && timescale != 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { !isValid }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime()
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A range of such times.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
  public var end: CMTime { start + duration }
}
