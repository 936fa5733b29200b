public import Foundation

/// A string; Core Foundation's spelling.
public typealias CFString = String
public typealias CFDictionary = NSDictionary

/// A centre of notifications between processes; Core Foundation's spelling. A preview has no other process to talk to: what is
/// posted reaches no observer.
public final class CFNotificationCenter: Sendable {
  static let darwin = CFNotificationCenter()
}
/// A notification's name; Core Foundation's spelling.
public struct CFNotificationName: Hashable, RawRepresentable {
  public var rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
/// What a notification calls. Core Foundation's is a function of C; a closure that captures nothing serves both.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// No-op: there are no observers.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {}
/// No-op: no notification is posted.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: CFString!,
  _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
/// No-op: there are no observers.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) {}
/// No-op: there are no observers.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {}

/// A method's name, as Objective-C calls it. Linux has no Objective-C: it stores a name, and no object responds to it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
extension NSObject {
  public func responds(to selector: Selector!) -> Bool { false }
  /// No-op: no object responds to selectors.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>! { nil }
  /// No-op: no object responds to selectors.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
}
