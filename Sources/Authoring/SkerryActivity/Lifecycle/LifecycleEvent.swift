import SkerryFormats
import Foundation

/// An external event of the simulated system. The passing of time is an event, too.
package enum LifecycleEvent: Sendable, Equatable {
  case request(ActivityRequest)
  case update(ActivityChange)
  case end(ActivityEnding)
  /// The user swipes the activity away.
  case dismiss(id: String)
  /// The user touches and holds the activity in the island, or taps it in StandBy.
  case open(id: String)
  /// The expanded presentation is closed again.
  case close
  case advance(to: Date)
  case app(id: String, AppChange)
  case device(DeviceChange)
}

/// A request to start an activity.
package struct ActivityRequest: Sendable, Equatable {
  /// The identifier of the app that the activity belongs to.
  package var app: String
  /// `nil` lets the system choose one.
  package var id: String?
  /// The name of the attributes' type, as in `attributes-type` of a push.
  package var attributesType: String
  /// The attributes as the app or the push encoded them.
  package var attributes: JSONValue
  /// The content that it starts with.
  package var content: RecordedContent
  /// How pushes reach the activity; `nil` if it takes none.
  package var pushType: PushType?
  /// How the activity is shown; a transient one ends when the device is locked.
  package var style = ActivityStyle.standard
  /// The time of a scheduled start; `nil` starts at once.
  package var startsAt: Date?
  /// The alert to show with it; `nil` for none.
  package var alert: AlertText?
  /// The push that makes the request; `nil` if the app does.
  package var push: PushDelivery?
  /// Whether an intent of the app makes the request, which may come from the background (`LiveActivityIntent`).
  package var isFromIntent = false

  package init(app: String, attributesType: String, attributes: JSONValue, content: RecordedContent) {
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
  }
}

/// New content for an activity.
package struct ActivityChange: Sendable, Equatable {
  /// The identifier of the activity.
  package var id: String
  /// The content that replaces what is shown.
  package var content: RecordedContent
  /// The alert to show with it; `nil` for none.
  package var alert: AlertText?
  /// When the data was produced; data older than what is shown is ignored.
  package var timestamp: Date?
  /// The push that makes the change; `nil` if the app does.
  package var push: PushDelivery?

  package init(id: String, content: RecordedContent) {
    self.id = id
    self.content = content
  }
}

/// The end of an activity.
package struct ActivityEnding: Sendable, Equatable {
  /// The identifier of the activity.
  package var id: String
  /// The final content; `nil` keeps what is shown.
  package var content: RecordedContent?
  /// When it leaves the Lock Screen.
  package var policy: ActivityUIDismissalPolicy
  /// When the data was produced; data older than what is shown is ignored.
  package var timestamp: Date?
  /// The alert to show with it; `nil` for none.
  package var alert: AlertText?
  /// The push that ends it; `nil` if the app does.
  package var push: PushDelivery?

  package init(id: String, content: RecordedContent? = nil, policy: ActivityUIDismissalPolicy = .default) {
    self.id = id
    self.content = content
    self.policy = policy
  }
}

/// The delivery of a push.
package struct PushDelivery: Sendable, Equatable {
  /// `apns-priority`: 10 counts against the hourly budget, 5 does not.
  package var priority: Int
  /// Why the state does not decode with the app's type, for which the system ignores the whole push; `nil` if it does.
  package var problem: String?
  /// - Parameter priority: `apns-priority`, 5 or 10.
  package init(priority: Int = 10, problem: String? = nil) {
    self.priority = priority
    self.problem = problem
  }
}

/// A change of an app's conditions.
package enum AppChange: Sendable, Equatable {
  case place(ApplicationState)
  case allowsActivities(Bool)
  case allowsFrequentPushes(Bool)
  /// `NSSupportsLiveActivities` in its Info.plist.
  case supportsActivities(Bool)
  /// The push entitlement.
  case isEntitled(Bool)
  case isRunning(Bool)
}

/// A change of the device's conditions.
package enum DeviceChange: Sendable, Equatable {
  case kind(String)
  case screen(DeviceScreen)
  case isDark(Bool)
  case supportsActivities(Bool)
  case isStorageFull(Bool)
}
