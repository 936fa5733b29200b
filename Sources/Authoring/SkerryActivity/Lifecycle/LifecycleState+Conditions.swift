import Foundation

extension LifecycleState {
  mutating func changeApp(_ id: String, _ change: AppChange, _ notes: inout NoticeList) {
    var conditions = app(id)
    switch change {
    case .place(let place):
      guard conditions.place != place else { return }
      conditions.place = place
      notes.add(.placed(app: id, place), now)
      // One app is on the screen at a time.
      if place == .foreground {
        for other in apps.keys.sorted() where other != id && apps[other]?.place == .foreground {
          apps[other]?.place = .background
          notes.add(.placed(app: other, .background), now)
        }
      }
    case .allowsActivities(let isAllowed):
      guard conditions.allowsActivities != isAllowed else { return }
      conditions.allowsActivities = isAllowed
      notes.add(.enablement(app: id, isAllowed), now)
      if !isAllowed { removeAll(of: id, &notes) }
    case .allowsFrequentPushes(let isAllowed):
      guard conditions.allowsFrequentPushes != isAllowed else { return }
      conditions.allowsFrequentPushes = isAllowed
      notes.add(.frequentPushes(app: id, isAllowed), now)
    case .supportsActivities(let flag): conditions.supportsActivities = flag
    case .isEntitled(let flag): conditions.isEntitled = flag
    case .isRunning(let flag): conditions.isRunning = flag
    }
    apps[id] = conditions
  }

  /// When the user switches an app's activities off, they disappear. Source: our reading; Apple does not document it.
  private mutating func removeAll(of app: String, _ notes: inout NoticeList) {
    for record in activities where record.app == app && record.state != .dismissed {
      remove(record.id, "the user turned the app's activities off", &notes)
    }
  }

  private mutating func remove(_ id: String, _ why: String, _ notes: inout NoticeList) {
    guard let index = activities.firstIndex(where: { $0.id == id }) else { return }
    let from = activities[index].state
    activities[index].state = .dismissed
    activities[index].alert = nil
    if openID == id { openID = nil }
    notes.add(.stateChanged(id: id, from: from, to: .dismissed, why: why), now)
  }

  mutating func changeDevice(_ change: DeviceChange, _ notes: inout NoticeList) {
    let before = device
    switch change {
    case .kind(let kind): device.kind = kind
    case .screen(let screen): device.screen = screen
    case .isDark(let flag): device.isDark = flag
    case .supportsActivities(let flag): device.supportsActivities = flag
    case .isStorageFull(let flag): device.isStorageFull = flag
    }
    guard device != before else { return }
    notes.add(.deviceChanged, now)
    if device.screen != before.screen { openID = nil }
    if device.screen.isLocked, !before.screen.isLocked {
      // A transient activity ends by itself (Figures §2.2); Apple does not document when. Here it ends when the device
      // is locked.
      for record in activities where record.style == .transient && record.isLive {
        remove(record.id, "a transient activity ends when the device is locked", &notes)
      }
    }
  }
}
