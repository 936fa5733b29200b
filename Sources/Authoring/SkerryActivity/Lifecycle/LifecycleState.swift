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

  package var isLocked: Bool { self != .home }
}

/// The settings and state of an app.
package struct AppConditions: Sendable, Hashable {
  package internal(set) var place = ApplicationState.unspecified
  package internal(set) var allowsActivities = true
  package internal(set) var allowsFrequentPushes = true
  package internal(set) var supportsActivities = true
  package internal(set) var isEntitled = true
  package internal(set) var isRunning = true
  /// When pushes of priority 10 came, for the hourly budget.
  var urgentPushes: [Date] = []
}

/// The state of the device.
package struct DeviceConditions: Sendable, Hashable {
  /// The identifier of a device, as `specs` lists them; empty for a device that nothing draws.
  package internal(set) var kind: String
  package internal(set) var screen = DeviceScreen.home
  package internal(set) var isDark = false
  package internal(set) var supportsActivities = true
  package internal(set) var isStorageFull = false
}

/// The whole state of the simulated system. A pure value: the same events produce the same state.
package struct LifecycleState: Sendable, Hashable {
  package internal(set) var now: Date
  package let limits: ActivityLimits
  package internal(set) var device: DeviceConditions
  package internal(set) var apps: [String: AppConditions] = [:]
  /// In the order of their requests.
  package internal(set) var activities: [ActivityRecord] = []
  /// The activity that the user has expanded.
  package internal(set) var openID: String?
  var serial = 0

  package init(now: Date, limits: ActivityLimits = ActivityLimits(), device: String = "") {
    self.now = now
    self.limits = limits
    self.device = DeviceConditions(kind: device)
  }

  /// A device in dark mode.
  package mutating func startsDark() { device.isDark = true }

  package func activity(_ id: String) -> ActivityRecord? { activities.first { $0.id == id } }
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
