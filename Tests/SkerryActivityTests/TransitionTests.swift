import Foundation
import SkerryFormats
import Testing

@testable import SkerryActivity

/// Every event in every state against a table: transitions that are not in the table leave the state unchanged.
@Suite struct TransitionTests {
  static let start = Date(timeIntervalSince1970: 1_767_951_660)
  static let hour: TimeInterval = 3600

  enum Trigger: String, CaseIterable {
    case update, updateAlreadyStale, endByDefault, endAtOnce, endAfterAnHour, endInThePast, removeByPerson, switchOff, startDue, staleDue,
      activeTimeOver, lingerOver, lock, openAndClose
  }

  /// The state after a trigger, for every pair with a transition.
  static let table: [ActivityState: [Trigger: ActivityState]] = [
    .pending: [
      .endByDefault: .dismissed, .endAtOnce: .dismissed, .endAfterAnHour: .dismissed, .endInThePast: .dismissed, .switchOff: .dismissed,
      // The scheduled start is an hour ahead; the later triggers let more time pass than that.
      .startDue: .active, .staleDue: .stale, .activeTimeOver: .ended, .lingerOver: .dismissed,
    ],
    .active: [
      .updateAlreadyStale: .stale, .endByDefault: .ended, .endAtOnce: .dismissed, .endAfterAnHour: .ended, .endInThePast: .dismissed,
      .removeByPerson: .dismissed, .switchOff: .dismissed, .staleDue: .stale, .activeTimeOver: .ended, .lingerOver: .dismissed,
    ],
    .stale: [
      .update: .active, .endByDefault: .ended, .endAtOnce: .dismissed, .endAfterAnHour: .ended, .endInThePast: .dismissed,
      .removeByPerson: .dismissed, .switchOff: .dismissed, .activeTimeOver: .ended, .lingerOver: .dismissed,
    ],
    .ended: [
      .endAtOnce: .dismissed, .endInThePast: .dismissed, .removeByPerson: .dismissed, .switchOff: .dismissed, .activeTimeOver: .dismissed,
      .lingerOver: .dismissed,
    ],
    .dismissed: [:],
  ]

  static func life(in state: ActivityState) -> LifecycleState {
    var life = LifecycleState(now: start)
    var request = ActivityRequest(app: "app", attributesType: "A", attributes: .object([:]), content: content(stale: 2 * hour))
    request.id = "one"
    if state == .pending { request.startsAt = start + hour }
    _ = life.apply(.request(request))
    switch state {
    case .pending, .active: break
    case .stale: _ = life.apply(.advance(to: start + 2 * hour))
    case .ended: _ = life.apply(.end(ActivityEnding(id: "one")))
    case .dismissed: _ = life.apply(.dismiss(id: "one"))
    }
    return life
  }

  static func content(stale: TimeInterval?) -> RecordedContent {
    RecordedContent(state: .object(["n": .integer(1)]), staleDate: stale.map { start + $0 })
  }

  static func pull(_ trigger: Trigger, _ life: inout LifecycleState) {
    func end(_ policy: ActivityUIDismissalPolicy) -> LifecycleEvent { .end(ActivityEnding(id: "one", policy: policy)) }
    switch trigger {
    case .update: _ = life.apply(.update(ActivityChange(id: "one", content: content(stale: nil))))
    case .updateAlreadyStale: _ = life.apply(.update(ActivityChange(id: "one", content: content(stale: -1))))
    case .endByDefault: _ = life.apply(end(.default))
    case .endAtOnce: _ = life.apply(end(.immediate))
    case .endAfterAnHour: _ = life.apply(end(.after(life.now + hour)))
    case .endInThePast: _ = life.apply(end(.after(life.now - 1)))
    case .removeByPerson: _ = life.apply(.dismiss(id: "one"))
    case .switchOff: _ = life.apply(.app(id: "app", .allowsActivities(false)))
    case .startDue: _ = life.apply(.advance(to: start + 1.5 * hour))
    case .staleDue: _ = life.apply(.advance(to: start + 2 * hour))
    case .activeTimeOver: _ = life.apply(.advance(to: start + 9 * hour))
    case .lingerOver: _ = life.apply(.advance(to: start + 13 * hour))
    case .lock: _ = life.apply(.device(.screen(.lockScreen)))
    case .openAndClose:
      _ = life.apply(.open(id: "one"))
      _ = life.apply(.close)
    }
  }

  @Test func everyPairIsAsTheTableSays() throws {
    for state in [ActivityState.pending, .active, .stale, .ended, .dismissed] {
      for trigger in Trigger.allCases {
        var life = Self.life(in: state)
        #expect(life.activity("one")?.state == state)
        Self.pull(trigger, &life)
        #expect(life.activity("one")?.state == Self.table[state]?[trigger] ?? state, "\(state) + \(trigger)")
      }
    }
  }

  /// No two events lead out of the final state.
  @Test func finalStatesHaveNoTransitions() {
    for first in Trigger.allCases {
      for second in Trigger.allCases {
        for state in [ActivityState.ended, .dismissed] {
          var life = Self.life(in: state)
          Self.pull(first, &life)
          let between = life.activity("one")?.state
          Self.pull(second, &life)
          let after = life.activity("one")?.state
          #expect(after == .ended || after == .dismissed, "\(state) + \(first) + \(second)")
          if between == .dismissed { #expect(after == .dismissed) }
        }
      }
    }
  }

  @Test func timesAreThePublishedOnes() {
    var life = Self.life(in: .active)
    _ = life.apply(.update(ActivityChange(id: "one", content: Self.content(stale: nil))))
    _ = life.apply(.advance(to: Self.start + 8 * Self.hour - 1))
    #expect(life.activity("one")?.state == .active)
    let notices = life.apply(.advance(to: Self.start + 20 * Self.hour))
    #expect(notices.map(\.at) == [Self.start + 8 * Self.hour, Self.start + 12 * Self.hour])
    #expect(life.activity("one")?.state == .dismissed)
  }

  /// A dismissal is at most four hours after the end, and a scheduled activity's time counts from its start.
  @Test func dismissalIsCapped() {
    var life = Self.life(in: .active)
    _ = life.apply(.end(ActivityEnding(id: "one", policy: .after(Self.start + 100 * Self.hour))))
    #expect(life.activity("one")?.dismissesAt == Self.start + 4 * Self.hour)
    var scheduled = Self.life(in: .pending)
    _ = scheduled.apply(.advance(to: Self.start + 8.5 * Self.hour))
    #expect(scheduled.activity("one")?.isLive == true)
    _ = scheduled.apply(.advance(to: Self.start + 9 * Self.hour))
    #expect(scheduled.activity("one")?.state == .ended)
    #expect(scheduled.activity("one")?.dismissesAt == Self.start + 13 * Self.hour)
  }

  @Test func olderDataIsIgnored() {
    var life = Self.life(in: .active)
    var new = ActivityChange(id: "one", content: RecordedContent(state: .object(["n": .integer(2)])))
    new.timestamp = Self.start + 50
    _ = life.apply(.update(new))
    var old = ActivityChange(id: "one", content: RecordedContent(state: .object(["n": .integer(3)])))
    old.timestamp = Self.start + 49
    let notices = life.apply(.update(old))
    #expect(life.activity("one")?.content.state == .object(["n": .integer(2)]))
    guard case .ignored? = notices.first?.notice else {
      Issue.record("\(notices)")
      return
    }
    old.timestamp = Self.start + 50
    _ = life.apply(.update(old))
    #expect(life.activity("one")?.content.state == .object(["n": .integer(3)]))
  }

  @Test func highPriorityPushesHaveABudget() {
    var limits = ActivityLimits()
    limits.urgentPushesPerHour = 2
    var life = LifecycleState(now: Self.start, limits: limits)
    var request = ActivityRequest(app: "app", attributesType: "A", attributes: .object([:]), content: Self.content(stale: nil))
    request.id = "one"
    request.pushType = .token
    _ = life.apply(.request(request))
    func push(_ priority: Int) -> Bool {
      var change = ActivityChange(id: "one", content: Self.content(stale: nil))
      change.push = PushDelivery(priority: priority)
      return life.apply(.update(change)).contains { $0.notice == .contentChanged(id: "one") }
    }
    #expect([push(10), push(10), push(10), push(5)] == [true, true, false, true])
    _ = life.apply(.advance(to: Self.start + Self.hour))
    #expect(push(10))
  }
}
