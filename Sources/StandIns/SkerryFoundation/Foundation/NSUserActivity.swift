public import Foundation

/// A user activity for Handoff and search; Foundation on Linux has no such type.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from other: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(other) { $1 } }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
