import Foundation
import SkerryActivity
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerrySimulation

/// Ten thousand random activity lifecycles, and the invariants that hold in each.
@Suite struct RandomLifecycleTests {
  static let start = Date(timeIntervalSince1970: 1_767_951_660)
  static let apps = ["match", "food", "walk"]

  static func event(_ random: inout SeededGenerator, _ now: Date, _ ids: [String]) -> LifecycleEvent {
    let id = ids.isEmpty || random.below(12) == 0 ? "nobody" : ids[random.below(ids.count)]
    func date(_ hours: Int) -> Date { now.addingTimeInterval(Double(random.below(hours * 60) - 30) * 60) }
    var content = RecordedContent(state: .object(["n": .integer(random.below(random.below(25) == 0 ? 1 << 60 : 9))]))
    if random.below(40) == 0 { content.state = .string(String(repeating: "x", count: 5000)) }
    if random.below(2) == 0 { content.staleDate = date(10) }
    content.relevanceScore = Double(random.below(3) * 50)
    let app = apps[random.below(3)]
    let push: PushDelivery? =
      random.below(3) == 0 ? PushDelivery(priority: random.below(2) == 0 ? 5 : 10, problem: random.below(9) == 0 ? "it is odd" : nil) : nil
    switch random.below(14) {
    case 0...2:
      var request = ActivityRequest(app: app, attributesType: "A", attributes: .object(["name": .string("é\n\"")]), content: content)
      request.pushType = [nil, .token, .channel("c")][random.below(3)]
      if random.below(4) == 0 { request.startsAt = date(14) }
      if random.below(4) == 0 { request.alert = AlertText(title: "t", body: "b", sound: "s.caf") }
      if random.below(8) == 0 { request.id = id }
      request.style = random.below(5) == 0 ? .transient : .standard
      request.push = push
      return .request(request)
    case 3...5:
      var change = ActivityChange(id: id, content: content)
      if random.below(3) == 0 { change.alert = AlertText(title: "t", body: "b") }
      if random.below(3) == 0 { change.timestamp = date(2) }
      change.push = push
      return .update(change)
    case 6:
      var ending = ActivityEnding(id: id, content: random.below(2) == 0 ? content : nil)
      ending.policy = [.default, .immediate, .after(date(8))][random.below(3)]
      ending.push = push
      return .end(ending)
    case 7: return .dismiss(id: id)
    case 8: return random.below(3) == 0 ? .close : .open(id: id)
    case 9:
      let flag = random.below(4) > 0
      return .app(
        id: app,
        [
          .place(ApplicationState.allCases[random.below(3)]), .allowsActivities(flag), .allowsFrequentPushes(flag),
          .supportsActivities(flag),
          .isEntitled(flag), .isRunning(flag),
        ][random.below(6)])
    case 10:
      let flag = random.below(4) == 0
      return .device(
        [
          .screen(DeviceScreen.allCases[random.below(5)]), .isDark(flag), .kind(flag ? "iphone-se" : "iphone-air"), .isStorageFull(flag),
          .supportsActivities(!flag),
        ][random.below(5)])
    default: return .advance(to: now.addingTimeInterval(Double(random.below(4 * 3600 * 10)) / 10 * Double(random.below(3))))
    }
  }

  @Test(arguments: 0..<10) func invariantsHoldInTenThousandLifecycles(_ thousand: UInt64) throws {
    for seed in (thousand * 1000)..<(thousand * 1000 + 1000) {
      var random = SeededGenerator(seed: seed)
      var limits = ActivityLimits()
      limits.perApp = 1 + random.below(3)
      limits.perDevice = 1 + random.below(6)
      if random.below(3) == 0 { limits.urgentPushesPerHour = random.below(3) }
      let host = ActivityHost(clock: .virtual, state: LifecycleState(now: Self.start, limits: limits, device: "iphone-15-pro"))
      var before: [String: ActivityState] = [:]
      for _ in 0..<(4 + random.below(14)) {
        let state = host.state
        host.perform(Self.event(&random, state.now, state.activities.map(\.id)))
        let after = host.state
        if let complaint = Self.complaint(after, before, limits) {
          Issue.record("seed \(seed): \(complaint)\n\(EventLog(host).text)")
          return
        }
        for record in after.activities { before[record.id] = record.state }
      }
      let log = EventLog(host).text
      if try EventLog(replaying: log, name: "log").text != log {
        Issue.record("seed \(seed) does not replay to the same bytes\n\(log)")
        return
      }
    }
  }

  static func complaint(_ state: LifecycleState, _ before: [String: ActivityState], _ limits: ActivityLimits) -> String? {
    for record in state.activities {
      let age = state.now.timeIntervalSince(record.startsAt)
      switch (before[record.id], record.state) {
      case (.dismissed, let now) where now != .dismissed: return "\(record.id) came back from dismissed to \(now)"
      case (.ended, let now) where now != .ended && now != .dismissed: return "\(record.id) came back from ended to \(now)"
      default: break
      }
      if record.isLive, age >= limits.activeSeconds { return "\(record.id) is live after \(age) s" }
      if record.isVisible, age >= limits.totalSeconds { return "\(record.id) is visible after \(age) s" }
      if record.state == .ended, let end = record.endedAt, state.now.timeIntervalSince(end) >= limits.lingerSeconds {
        return "\(record.id) lingers too long"
      }
      if record.state == .pending, record.startsAt <= state.now { return "\(record.id) should have started" }
      if record.state == .active, let stale = record.content.staleDate, stale <= state.now { return "\(record.id) should be stale" }
    }
    let counted = state.activities.filter { $0.isLive || $0.state == .pending }
    if counted.count > limits.perDevice { return "\(counted.count) activities on the device" }
    for app in apps where counted.count(where: { $0.app == app }) > limits.perApp { return "too many activities of \(app)" }

    let choice = SurfaceChoice(of: state)
    func isLive(_ id: String) -> Bool { state.activity(id)?.isLive == true }
    switch choice.island {
    case .empty: break
    case .compact(let id), .expanded(let id): if !isLive(id) { return "the island shows \(id), which is not live" }
    case .minimal(let a, let b):
      if !isLive(a) || !isLive(b) { return "the island shows one that is not live" }
      if state.activity(a)?.app == state.activity(b)?.app { return "the island shows two of one app" }
    }
    if choice.lockScreen.contains(where: { state.activity($0)?.isVisible != true }) { return "the Lock Screen shows a dismissed one" }
    if choice.lockScreen.count != state.activities.count(where: \.isVisible) { return "the Lock Screen leaves one out" }
    if let car = choice.carPlay, !isLive(car) { return "the car shows an ended one" }
    return nil
  }
}
