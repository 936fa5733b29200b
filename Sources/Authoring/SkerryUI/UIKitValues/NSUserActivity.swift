import Foundation

/// What a person was doing, to go on with it elsewhere; Foundation on Linux has no such type.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = true
  public init(activityType: String) { self.activityType = activityType }
  public func becomeCurrent() {}
  public func invalidate() {}
}
