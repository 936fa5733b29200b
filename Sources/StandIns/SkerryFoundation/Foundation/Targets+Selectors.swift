public import Foundation

// Calls by selector. Linux has no Objective-C, and there are no events while a picture is drawn.

extension NotificationCenter {
  /// No-op: no object responds to selectors.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}
extension Timer {
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
  public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}
/// An exception of Objective-C; none is raised here.
open class NSException: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }
}
/// The kind of an exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}
extension NSTextCheckingResult {
  // Only detectors find these, and they find nothing here.

  /// Always `nil`.
  public var date: Date? { nil }
  /// Always `nil`.
  public var timeZone: TimeZone? { nil }
  /// Always 0, in seconds.
  public var duration: TimeInterval { 0 }
  /// Always `nil`.
  public var url: URL? { nil }
  /// Always `nil`.
  public var phoneNumber: String? { nil }
}
/// Detects links and dates in a string; finds none here.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public typealias MatchingOptions = NSRegularExpression.MatchingOptions
  public init(types: UInt64) throws {}
  open func matches(in text: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { [] }
  open func firstMatch(in text: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { nil }
  open func numberOfMatches(in text: String, options: MatchingOptions = [], range: NSRange) -> Int { 0 }
}
