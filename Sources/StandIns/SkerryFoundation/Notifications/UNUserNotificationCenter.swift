import Foundation
internal import SkerryRuntime

/// The notification centre. There is no user here, so nothing is authorized or delivered, and what is
/// scheduled is only stored, for as long as the picture whose code schedules it.
public final class UNUserNotificationCenter: @unchecked Sendable {
  // `@unchecked Sendable`: the stored requests are accessed only while the lock is held.
  private static let only = ScopedValue(UNUserNotificationCenter())
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { true }
  private init() {}

  public static func current() -> UNUserNotificationCenter { only.object { UNUserNotificationCenter() } }

  private func locked<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  private func keep(_ request: UNNotificationRequest) {
    locked {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }
  public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    keep(request)
    completionHandler?(nil)
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { locked { pending } }
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(locked { pending })
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    locked { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  public func removeAllPendingNotificationRequests() { locked { pending = [] } }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  /// No-op: nothing was delivered.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// No-op: nothing was delivered.
  public func removeAllDeliveredNotifications() {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { locked { self.categories = categories } }
  public func notificationCategories() async -> Set<UNNotificationCategory> { locked { categories } }
  public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(locked { categories })
  }
  public func setBadgeCount(_ count: Int) async throws {}
  public func setBadgeCount(_ count: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// A notification centre delegate; no method is called here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
    -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
    -> UNNotificationPresentationOptions
  { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// No-op: nothing is delivered.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
  /// No-op: nothing is delivered.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
