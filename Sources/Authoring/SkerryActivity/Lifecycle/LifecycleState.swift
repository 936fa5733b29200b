import Foundation

/// Whether an app is on the screen.
package enum ApplicationState: String, Sendable, Hashable, CaseIterable {
  /// Not specified: treated as an app that may start activities but is not on the screen.
  case unspecified
  /// It is on the screen: it may start activities, and its alerts need no island.
  case foreground
  /// It may not start activities.
  case background
}

/// The state of the device's screen.
package enum DeviceScreen: String, Sendable, Hashable, CaseIterable {
  case home
  case lockScreen = "lock-screen"
  case alwaysOn = "always-on"
  case standby
  case standbyNight = "standby-night"

  /// Whether the device is locked: everywhere but on the Home Screen.
  package var isLocked: Bool { self != .home }
}

/// The settings and state of an app.
package struct AppConditions: Sendable, Equatable {
  /// Whether the app is on the screen.
  package internal(set) var place = ApplicationState.unspecified
  /// Whether the user lets the app show Live Activities.
  package internal(set) var allowsActivities = true
  /// Whether the user allows frequent updates by push.
  package internal(set) var allowsFrequentPushes = true
  /// Whether the app's Info.plist has `NSSupportsLiveActivities`.
  package internal(set) var supportsActivities = true
  /// Whether the app has the push entitlement.
  package internal(set) var isEntitled = true
  /// Whether the app has a process; only a push can start an activity without one.
  package internal(set) var isRunning = true
  /// When pushes of priority 10 came, for the hourly budget.
  var urgentPushes: [Date] = []
}

/// The state of the device.
package struct DeviceConditions: Sendable, Equatable {
  /// The identifier of a device, as `specs` lists them; empty for a device that nothing draws.
  package internal(set) var kind: String
  /// What the screen shows.
  package internal(set) var screen = DeviceScreen.home
  /// Whether the device is in the dark appearance.
  package internal(set) var isDark = false
  /// Whether the device can show Live Activities.
  package internal(set) var supportsActivities = true
  /// Whether requests fail because nothing more can be stored.
  package internal(set) var isStorageFull = false
}

/// The whole state of the simulated system. A pure value: the same events produce the same state.
package struct LifecycleState: Sendable, Equatable {
  /// The simulated time.
  package internal(set) var now: Date
  /// The sizes, counts and durations that apply.
  package let limits: ActivityLimits
  /// The settings and state of the device.
  package internal(set) var device: DeviceConditions
  /// The conditions of the apps that an event has named, by identifier; the others have the default ones.
  package internal(set) var apps: [String: AppConditions] = [:]
  /// In the order of their requests.
  package internal(set) var activities: [ActivityRecord] = []
  /// The activity that the user has expanded.
  package internal(set) var openID: String?
  var serial = 0

  /// - Parameter device: the identifier of a device, as `specs` lists them; empty for a device that nothing draws.
  package init(now: Date, limits: ActivityLimits = ActivityLimits(), device: String = "") {
    self.now = now
    self.limits = limits
    self.device = DeviceConditions(kind: device)
  }

  /// A device in dark mode.
  package mutating func startsDark() { device.isDark = true }

  /// The activity with an identifier; `nil` if there is none.
  package func activity(_ id: String) -> ActivityRecord? { activities.first { $0.id == id } }
  /// The conditions of an app; the default ones if no event has named it.
  package func app(_ id: String) -> AppConditions { apps[id] ?? AppConditions() }

  /// The time of the next scheduled event.
  package var nextDeadline: Date? {
    activities.compactMap { deadline(of: $0) }.min()
  }

  func deadline(of record: ActivityRecord) -> Date? {
    var dates: [Date] = []
    switch record.state {
    case .pending: dates.append(record.startsAt)
    case .active, .stale:
      dates.append(record.startsAt.addingTimeInterval(limits.activeSeconds))
      if record.state == .active, let stale = record.content.staleDate { dates.append(stale) }
    case .ended: if let date = record.dismissesAt { dates.append(date) }
    case .dismissed: return nil
    }
    if let alert = record.alert { dates.append(alert.until) }
    return dates.min()
  }
}
