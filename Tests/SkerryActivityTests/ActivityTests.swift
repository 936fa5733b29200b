import ActivityKit
import SkerrySimulation
import Testing

struct RunAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var kilometres: Int }
  var name: String
}

/// ActivityKit as an app sees it, on a device with a virtual clock.
@Suite struct ActivityTests {
  typealias Run = Activity<RunAttributes>
  let device = SimulatedDevice()

  func content(_ kilometres: Int, stale: TimeInterval? = nil, relevance: Double = 0) -> ActivityContent<RunAttributes.ContentState> {
    ActivityContent(state: .init(kilometres: kilometres), staleDate: stale.map { device.now + $0 }, relevanceScore: relevance)
  }
  func request(_ kilometres: Int = 0, stale: TimeInterval? = nil, push: PushType? = nil, name: String = "Run") throws -> Run {
    try Run.request(attributes: RunAttributes(name: name), content: content(kilometres, stale: stale), pushType: push)
  }
  func error(_ body: () throws -> Run) -> ActivityAuthorizationError? {
    do {
      _ = try device.run { try body() }
      return nil
    } catch { return error as? ActivityAuthorizationError }
  }

  @Test func aLife() async throws {
    try await device.run {
      let run = try request(0, stale: 600)
      #expect(run.activityState == .active)
      #expect(Run.activities.map(\.id) == [run.id])
      await run.update(content(3, stale: 600))
      #expect(run.content.state.kilometres == 3)
      device.advance(by: 600)
      #expect(run.activityState == .stale)
      await run.update(content(5))
      #expect(run.activityState == .active)
      await run.end(content(10), dismissalPolicy: .default)
      #expect(run.activityState == .ended)
      await run.update(content(11))
      #expect(run.content.state.kilometres == 10)
      device.advance(by: 4 * 3600 - 1)
      #expect(Run.activities.count == 1)
      device.advance(by: 1)
      #expect(run.activityState == .dismissed)
      #expect(Run.activities.isEmpty)
    }
  }

  @Test func streamsReportEveryChange() async throws {
    try await device.run {
      let run = try request(0, stale: 60, push: .token)
      var states = run.activityStateUpdates.makeAsyncIterator()
      var contents = run.contentUpdates.makeAsyncIterator()
      var tokens = run.pushTokenUpdates.makeAsyncIterator()
      var all = Run.activityUpdates.makeAsyncIterator()
      #expect(await all.next()?.id == run.id)
      #expect(await tokens.next() == run.pushToken)
      device.advance(by: 60)
      await run.update(content(1))
      let second = try request(7)
      #expect(await all.next()?.id == second.id)
      await run.end(content(2), dismissalPolicy: .immediate)
      var seen: [ActivityState] = []
      while let state = await states.next() { seen.append(state) }
      #expect(seen == [.active, .stale, .active, .dismissed])
      var kilometres: [Int] = []
      while let content = await contents.next() { kilometres.append(content.state.kilometres) }
      #expect(kilometres == [1, 2])
      #expect(await tokens.next() == nil)
    }
  }

  @Test func permissionsAreObserved() async throws {
    try await device.run {
      let info = ActivityAuthorizationInfo()
      var enabled = info.activityEnablementUpdates.makeAsyncIterator()
      var frequent = info.frequentPushEnablementUpdates.makeAsyncIterator()
      let run = try request()
      #expect(info.areActivitiesEnabled && info.frequentPushesEnabled)
      device.setActivitiesEnabled(false)
      device.setFrequentPushesEnabled(false)
      #expect(!info.areActivitiesEnabled && !info.frequentPushesEnabled)
      #expect(run.activityState == .dismissed)
      #expect([await enabled.next(), await enabled.next()] == [true, false])
      #expect([await frequent.next(), await frequent.next()] == [true, false])
    }
  }

  /// On a device without activities the first value is what `areActivitiesEnabled` says, whatever the user allows.
  @Test func permissionsBeginWithWhatIsEnabled() async throws {
    device.setSupportsActivities(false)
    await device.run {
      var enabled = ActivityAuthorizationInfo().activityEnablementUpdates.makeAsyncIterator()
      #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
      #expect(await enabled.next() == false)
    }
  }

  @Test func scheduledActivitiesWait() async throws {
    try device.run {
      let run = try Run.request(
        attributes: RunAttributes(name: "Race"), content: content(0),
        alertConfiguration: AlertConfiguration(title: "Go", body: "The race starts", sound: .default), start: device.now + 3600)
      #expect(run.activityState == .pending)
      #expect(device.surfaces.lockScreen.isEmpty)
      device.advance(by: 3600)
      #expect(run.activityState == .active)
      #expect(device.surfaces.island == .expanded(run.id))
      device.advance(by: 6)
      #expect(device.surfaces.island == .compact(run.id))
    }
  }

  /// Each error with the condition that raises it.
  @Test func everyErrorHasItsCondition() throws {
    #expect(error { try request() } == nil)
    #expect(error { try request(name: String(repeating: "x", count: 5000)) } == .attributesTooLarge)
    device.setForeground(false)
    #expect(error { try request() } == .visibility)
    device.setForeground(true)
    device.setActivitiesEnabled(false)
    #expect(error { try request() } == .denied)
    device.setActivitiesEnabled(true)
    device.setEntitled(false)
    #expect(error { try request(push: .token) } == .unentitled)
    #expect(error { try request() } == nil)
    device.setRunning(false)
    #expect(error { try request() } == .missingProcessIdentifier)
    device.setRunning(true)
    device.setSupportsActivities(false, app: "app")
    #expect(error { try request() } == .unsupportedTarget)
    device.setSupportsActivities(true, app: "app")
    device.setStorageFull(true)
    #expect(error { try request() } == .persistenceFailure)
    device.setStorageFull(false)
    device.setSupportsActivities(false)
    #expect(error { try request() } == .unsupported)
    device.setSupportsActivities(true)
    while device.run({ Run.activities.count }) < 5 { _ = try device.run { try request() } }
    #expect(error { try request() } == .targetMaximumExceeded)
    for app in ["b", "b", "b", "b", "b"] { _ = try device.run(as: app) { try request() } }
    do {
      _ = try device.run(as: "c") { try request() }
      Issue.record("the device took an eleventh activity")
    } catch { #expect(error as? ActivityAuthorizationError == .globalMaximumExceeded) }
  }

  @Test func intentsStartFromTheBackground() async throws {
    device.setForeground(false)
    #expect(error { try request() } == .visibility)
    try await device.runIntent { _ = try request() }
    device.run { #expect(Run.activities.count == 1) }
  }

  /// Exactly 4096 bytes pass, one more does not.
  @Test func theSizeLimitIsExact() throws {
    let frame = "{\"name\":\"\"}".utf8.count + "{\"kilometres\":0}".utf8.count
    #expect(error { try request(name: String(repeating: "x", count: 4096 - frame)) } == nil)
    #expect(error { try request(name: String(repeating: "x", count: 4097 - frame)) } == .attributesTooLarge)
  }

  @Test func appsSeeOnlyTheirOwn() throws {
    _ = try device.run(as: "a") { try request() }
    device.run(as: "b") { #expect(Run.activities.isEmpty) }
    device.run(as: "a") { #expect(Run.activities.count == 1) }
  }

  @Test func pushesReachTheHandle() throws {
    try device.run {
      let run = try request(push: .token)
      let stamp = Int(device.now.timeIntervalSince1970)
      func body(_ state: String, _ stamp: Int, _ event: String = "update") -> Data {
        Data("{\"aps\":{\"event\":\"\(event)\",\"timestamp\":\(stamp),\"content-state\":\(state)}}".utf8)
      }
      try device.push(body("{\"kilometres\":4}", stamp + 10), to: run.id)
      #expect(run.content.state.kilometres == 4)
      try device.push(body("{\"kilometres\":9}", stamp + 9), to: run.id)
      #expect(run.content.state.kilometres == 4)
      try device.push(body("{\"kilometres\":\"nine\"}", stamp + 11), to: run.id)
      #expect(run.content.state.kilometres == 4)
      #expect(device.log.contains("content-state.kilometres is not of the type Int"))
      try device.push(body("{\"kilometres\":12}", stamp + 12, "end"), to: run.id)
      #expect(run.activityState == .ended && run.content.state.kilometres == 12)
      let start = """
        {"aps":{"event":"start","timestamp":\(stamp),"attributes-type":"RunAttributes","attributes":{"name":"Pushed"},
        "content-state":{"kilometres":1},"alert":{"title":"Off","body":"you go"},"input-push-token":1}}
        """
      try device.pushToStart(Data(start.utf8))
      let pushed = Run.activities.first { $0.attributes.name == "Pushed" }
      #expect(pushed?.content.state.kilometres == 1 && pushed?.pushToken?.count == 32)
    }
  }

  /// Without a simulation the process has a host of its own, with the real clock.
  @Test func aPlainProcessHasAHost() async throws {
    let run = try Run.request(attributes: RunAttributes(name: "Plain"), content: .init(state: .init(kilometres: 1), staleDate: nil))
    #expect(run.activityState == .active && run.pushToken == nil)
    await run.update(.init(state: .init(kilometres: 2), staleDate: .distantPast))
    #expect(run.activityState == .stale && run.content.state.kilometres == 2)
    await run.end(nil, dismissalPolicy: .immediate)
    #expect(run.activityState == .dismissed)
  }
}
