import Foundation

extension LifecycleState {
  /// The state transitions. Events that the system ignores leave the activities unchanged.
  package mutating func apply(_ event: LifecycleEvent) -> [TimedNotice] {
    var notes = NoticeList()
    switch event {
    case .request(let request): start(request, &notes)
    case .update(let change): update(change, &notes)
    case .end(let ending): end(ending, &notes)
    case .dismiss(let id): dismiss(id, &notes)
    case .open(let id): open(id, &notes)
    case .close:
      if openID != nil {
        openID = nil
        notes.add(.closed, now)
      }
    case .advance(let date): advance(to: date, &notes)
    case .app(let id, let change): changeApp(id, change, &notes)
    case .device(let change): changeDevice(change, &notes)
    }
    settle(&notes)
    return notes.all
  }

  /// Collects the effects of an event.
  struct NoticeList {
    private(set) var all: [TimedNotice] = []
    mutating func add(_ notice: LifecycleNotice, _ at: Date) { all.append(TimedNotice(at: at, notice: notice)) }
  }

  // MARK: Time

  private mutating func advance(to date: Date, _ notes: inout NoticeList) {
    guard date > now else {
      if date < now { notes.add(.ignored(id: nil, why: "time does not run backwards"), now) }
      return
    }
    while let next = nextDeadline, next <= date {
      now = max(now, next)
      settle(&notes)
    }
    now = date
  }

  /// Performs every event that is due, in the order of the activities.
  private mutating func settle(_ notes: inout NoticeList) {
    for index in activities.indices {
      if activities[index].state == .pending, activities[index].startsAt <= now {
        move(index, to: .active, "its scheduled start has come", &notes)
        if let text = activities[index].startAlert { alert(index, text, &notes) }
      }
      if let alert = activities[index].alert, alert.until <= now {
        activities[index].alert = nil
        notes.add(.alertOver(id: activities[index].id), now)
      }
      if activities[index].isLive, activities[index].startsAt.addingTimeInterval(limits.activeSeconds) <= now {
        activities[index].dismissesAt = latestDismissal(index, endedAt: now)
        activities[index].endedAt = now
        move(index, to: .ended, "it was active for \(Self.hours(limits.activeSeconds))", &notes)
      }
      if activities[index].state == .active, let stale = activities[index].content.staleDate, stale <= now {
        move(index, to: .stale, "its stale date has passed", &notes)
      }
      if activities[index].state == .ended, let date = activities[index].dismissesAt, date <= now {
        move(index, to: .dismissed, "its time on the Lock Screen is over", &notes)
      }
    }
  }

  private static func hours(_ seconds: TimeInterval) -> String {
    let hours = seconds / 3600
    return hours == hours.rounded() ? "\(Int(hours)) hours" : "\(seconds) seconds"
  }

  /// At most the linger time after the end, and never beyond the total time (Figures §2.1).
  private func latestDismissal(_ index: Int, endedAt: Date) -> Date {
    min(endedAt.addingTimeInterval(limits.lingerSeconds), activities[index].startsAt.addingTimeInterval(limits.totalSeconds))
  }

  // MARK: Transitions

  mutating func move(_ index: Int, to state: ActivityState, _ why: String, _ notes: inout NoticeList) {
    let from = activities[index].state
    guard from != state else { return }
    activities[index].state = state
    if !activities[index].isLive {
      activities[index].alert = nil
      if openID == activities[index].id { openID = nil }
    }
    notes.add(.stateChanged(id: activities[index].id, from: from, to: state, why: why), now)
  }

  mutating func alert(_ index: Int, _ text: AlertText, _ notes: inout NoticeList) {
    activities[index].alert = RecordedAlert(text: text, at: now, until: now.addingTimeInterval(limits.alertSeconds))
    notes.add(.alerted(id: activities[index].id, text), now)
  }

  private func index(of id: String, _ notes: inout NoticeList) -> Int? {
    if let index = activities.firstIndex(where: { $0.id == id }) { return index }
    notes.add(.ignored(id: id, why: "there is no activity of this name"), now)
    return nil
  }

  private mutating func update(_ change: ActivityChange, _ notes: inout NoticeList) {
    guard let index = index(of: change.id, &notes), accepts(change.push, index, &notes) else { return }
    if let why = refusal(of: change.content, change.timestamp, index) {
      notes.add(.ignored(id: change.id, why: why), now)
      return
    }
    show(change.content, change.timestamp, index, &notes)
    if activities[index].state == .stale, (change.content.staleDate ?? .distantFuture) > now {
      move(index, to: .active, "it has new content", &notes)
    }
    if let text = change.alert, activities[index].isLive { alert(index, text, &notes) }
  }

  private mutating func show(_ content: RecordedContent, _ timestamp: Date?, _ index: Int, _ notes: inout NoticeList) {
    activities[index].content = content
    activities[index].revision += 1
    activities[index].timestamp = max(activities[index].timestamp, timestamp ?? now)
    notes.add(.contentChanged(id: activities[index].id), now)
  }

  /// Why new content is not shown; `nil` when it is.
  private func refusal(of content: RecordedContent, _ timestamp: Date?, _ index: Int) -> String? {
    let record = activities[index]
    if record.state == .ended || record.state == .dismissed { return "it has ended; ended activities take no content" }
    if let timestamp, timestamp < record.timestamp { return "its timestamp is older than that of the content shown" }
    let count = record.attributesByteCount + content.state.byteCount
    if count > limits.dataByteCount { return "attributes and state are \(count) bytes together; \(limits.dataByteCount) are allowed" }
    return nil
  }

  private mutating func end(_ ending: ActivityEnding, _ notes: inout NoticeList) {
    guard let index = index(of: ending.id, &notes), accepts(ending.push, index, &notes) else { return }
    switch activities[index].state {
    case .dismissed: notes.add(.ignored(id: ending.id, why: "it is dismissed, which is final"), now)
    case .pending: move(index, to: .dismissed, "its scheduled start was cancelled", &notes)
    case .ended:
      // A later end moves only the time of dismissal; the content stays.
      setDismissal(index, ending.policy)
      if ending.content != nil { notes.add(.ignored(id: ending.id, why: "it has ended; ended activities take no content"), now) }
    case .active, .stale:
      if let timestamp = ending.timestamp, timestamp < activities[index].timestamp {
        notes.add(.ignored(id: ending.id, why: "its timestamp is older than that of the content shown"), now)
        return
      }
      if let content = ending.content {
        if let why = refusal(of: content, ending.timestamp, index) {
          notes.add(.ignored(id: ending.id, why: why + "; it ends with its current content"), now)
        } else {
          show(content, ending.timestamp, index, &notes)
        }
      }
      let text = ending.alert
      activities[index].endedAt = now
      setDismissal(index, ending.policy)
      if let text { notes.add(.alerted(id: ending.id, text), now) }
      if let date = activities[index].dismissesAt, date <= now {
        move(index, to: .dismissed, "it was ended and dismissed at once", &notes)
      } else {
        move(index, to: .ended, "it was ended", &notes)
      }
    }
  }

  private mutating func setDismissal(_ index: Int, _ policy: ActivityUIDismissalPolicy) {
    let latest = latestDismissal(index, endedAt: activities[index].endedAt ?? now)
    switch policy.kind {
    case .default: activities[index].dismissesAt = latest
    case .immediate: activities[index].dismissesAt = now
    case .after(let date): activities[index].dismissesAt = min(date, latest)
    }
  }

  private mutating func dismiss(_ id: String, _ notes: inout NoticeList) {
    guard let index = index(of: id, &notes) else { return }
    switch activities[index].state {
    case .active, .stale, .ended: move(index, to: .dismissed, "the user removed it", &notes)
    case .pending: notes.add(.ignored(id: id, why: "it has not started, so it is not on the screen"), now)
    case .dismissed: notes.add(.ignored(id: id, why: "it is dismissed already"), now)
    }
  }

  private mutating func open(_ id: String, _ notes: inout NoticeList) {
    guard let index = index(of: id, &notes) else { return }
    guard activities[index].isLive else {
      notes.add(.ignored(id: id, why: "it is not live, so there is nothing to open"), now)
      return
    }
    openID = id
    notes.add(.opened(id: id), now)
  }
}
