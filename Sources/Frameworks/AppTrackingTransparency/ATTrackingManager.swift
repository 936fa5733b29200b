@_exported import Foundation
@_exported import SkerryFoundation

/// The tracking authorization; not determined.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Always denied.
  @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(completionHandler: @escaping (AuthorizationStatus) -> Void) { completionHandler(.denied) }
}
