@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

// The types of the calendar: it has no events, and authorization is not determined.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
open class EKObject: NSObject {}
open class EKCalendar: EKObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var allowsContentModifications: Bool { false }
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}
open class EKCalendarItem: EKObject {
  open var calendarItemIdentifier: String { "" }
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var timeZone: TimeZone?
}
open class EKEvent: EKCalendarItem {
  open var eventIdentifier: String! { "" }
  open var isAllDay = false
  open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  public init(eventStore: EKEventStore) {}
}
open class EKReminder: EKCalendarItem {
  open var isCompleted = false
  open var completionDate: Date?
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}
open class EKEventStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Always denied.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  open func requestAccess(to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    completion([])
    return self
  }
  /// No-op: nothing is stored.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  /// No-op: nothing is stored.
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  /// No-op: nothing is stored.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
