@_exported import Foundation
@_exported import SkerryFoundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// The connection to a watch: none is paired.
open class WCSession: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public static let `default` = WCSession()
  open class func isSupported() -> Bool { false }
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isReachable: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  /// No-op: none is paired.
  open func activate() {}
  /// No-op: none is paired.
  open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {}
  /// No-op: none is paired.
  open func updateApplicationContext(_ context: [String: Any]) throws {}
  @discardableResult open func transferUserInfo(_ info: [String: Any] = [:]) -> Any { self }
}
public protocol WCSessionDelegate: NSObjectProtocol {}
