import Foundation

extension LifecycleState {
  /// Whether the system accepts a push for an activity; always for events that are not pushes.
  mutating func accepts(_ push: PushDelivery?, _ index: Int, _ notes: inout NoticeList) -> Bool {
    guard let push else { return true }
    let record = activities[index]
    if let problem = push.problem {
      notes.add(.ignored(id: record.id, why: "the push does not decode: \(problem)"), now)
      return false
    }
    if record.pushType == nil {
      notes.add(
        .ignored(id: record.id, why: "it was started without a push type, so it cannot be updated by push; request it with a pushType"), now
      )
      return false
    }
    return takesFromBudget(push, record.app, record.id, &notes)
  }

  mutating func takesFromBudget(_ push: PushDelivery, _ app: String, _ id: String?, _ notes: inout NoticeList) -> Bool {
    guard push.priority >= 10, let budget = limits.urgentPushesPerHour else { return true }
    var conditions = self.app(app)
    conditions.urgentPushes.removeAll { $0 <= now.addingTimeInterval(-3600) }
    guard conditions.urgentPushes.count < budget else {
      notes.add(.ignored(id: id, why: "the app has used its \(budget) pushes of priority 10 in this hour"), now)
      return false
    }
    conditions.urgentPushes.append(now)
    apps[app] = conditions
    return true
  }
}
