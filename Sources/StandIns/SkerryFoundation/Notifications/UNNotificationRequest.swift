public import Foundation

/// A scheduled notification.
public final class UNNotificationRequest: @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
  /// Without an address, which would be another one in each process.
  open override var description: String { "<\(type(of: self)); repeats: \(repeats ? "YES" : "NO")\(details)>" }
  var details: String { "" }
}
/// After a time interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
  override var details: String { ", timeInterval: \(timeInterval)" }
}
/// On a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
  override var details: String { ", dateComponents: \(dateComponents)" }
}
/// By a push from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A delivered notification.
public final class UNNotification: @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}
/// A user's response to a notification.
public final class UNNotificationResponse: @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
public final class UNNotificationAction: Sendable {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
/// Notifications of one kind, with their buttons.
public final class UNNotificationCategory: Hashable, Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
