public import Foundation
public import SkerryActivity
import SkerryFormats
import SkerryPresentation

/// A simulated device for tests: ActivityKit inside `run` uses it, and its time advances only on request.
///
/// ```swift
/// let device = SimulatedDevice()
/// try await device.run {
///   let activity = try Activity.request(attributes: attributes, content: content)
///   device.advance(by: 8 * 3600)
///   #expect(activity.activityState == .ended)
/// }
/// ```
///
/// Tasks created inside `run` use it, too; detached tasks and dispatch queues do not.
public final class SimulatedDevice: Sendable {
  /// Holds the virtual clock and the activities.
  package let host: ActivityHost

  /// The default device, a phone with a Dynamic Island.
  ///
  /// - Parameter now: the initial time of its clock; by default 9 January 2026, 09:41 UTC.
  public convenience init(now: Date = SimulatedDevice.defaultStart, limits: ActivityLimits = ActivityLimits()) {
    self.init(now: now, limits: limits, Devices.standard)
  }

  /// Throws `SimulationError` if there is no such device.
  ///
  /// - Parameters:
  ///   - now: the initial time of its clock; by default 9 January 2026, 09:41 UTC.
  ///   - device: an identifier of `specs`; on devices without a Dynamic Island alerts are banners.
  public convenience init(
    now: Date = SimulatedDevice.defaultStart, limits: ActivityLimits = ActivityLimits(), device: String
  ) throws(SimulationError) {
    do { self.init(now: now, limits: limits, try Devices.required(device)) } catch { throw SimulationError("\(error)") }
  }

  private convenience init(now: Date, limits: ActivityLimits, _ device: Device) {
    self.init(host: ActivityHost(clock: .virtual, state: LifecycleState(now: now, limits: limits, device: device.id)))
  }

  /// 9 January 2026, 09:41 UTC.
  public static let defaultStart = UTCTime.standard

  package init(host: ActivityHost) { self.host = host }

  /// Runs code as an app of this device.
  public func run<R>(
    as app: String = "app", isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    try await ActivityHost.$bound.withValue(ActivityHost.Binding(host: host, app: app), operation: body, isolation: isolation)
  }

  /// Runs code as an app of this device, without suspending.
  public func run<R>(as app: String = "app", _ body: () throws -> R) rethrows -> R {
    try ActivityHost.$bound.withValue(ActivityHost.Binding(host: host, app: app), operation: body)
  }

  /// Runs code as an intent of an app (`LiveActivityIntent`), which may start activities from the background.
  public func runIntent<R>(
    as app: String = "app", isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
  ) async rethrows -> R {
    var binding = ActivityHost.Binding(host: host, app: app)
    binding.isIntent = true
    return try await ActivityHost.$bound.withValue(binding, operation: body, isolation: isolation)
  }

  // MARK: Time

  /// The virtual time.
  public var now: Date { host.state.now }

  /// Advances the clock; scheduled events happen at their own times. Negative seconds do nothing.
  public func advance(by seconds: TimeInterval) { advance(to: now.addingTimeInterval(seconds)) }

  /// Advances the clock to a date; an earlier date does nothing.
  public func advance(to date: Date) {
    while let next = host.state.nextDeadline, next <= date { host.perform(.advance(to: next)) }
    if date > now { host.perform(.advance(to: date)) }
  }

  // MARK: User actions

  /// Swipes an activity away.
  public func dismiss(_ id: String) { host.perform(.dismiss(id: id)) }
  /// Touches and holds an activity in the island, or taps it in StandBy.
  public func open(_ id: String) { host.perform(.open(id: id)) }
  /// Collapses the expanded activity.
  public func close() { host.perform(.close) }
  /// Switches an app's activities on or off; switching off removes the existing ones.
  public func setActivitiesEnabled(_ isEnabled: Bool, app: String = "app") { host.perform(.app(id: app, .allowsActivities(isEnabled))) }
  /// Switches an app's setting for frequent updates by push.
  public func setFrequentPushesEnabled(_ isEnabled: Bool, app: String = "app") {
    host.perform(.app(id: app, .allowsFrequentPushes(isEnabled)))
  }
  /// Brings an app to the screen, or sends it to the background, where it may not start activities.
  public func setForeground(_ isForeground: Bool, app: String = "app") {
    host.perform(.app(id: app, .place(isForeground ? .foreground : .background)))
  }
  /// Locks or unlocks the screen.
  public func setLocked(_ isLocked: Bool) { host.perform(.device(.screen(isLocked ? .lockScreen : .home))) }

  // MARK: Conditions of failure

  /// Whether the device can show activities at all.
  public func setSupportsActivities(_ flag: Bool) { host.perform(.device(.supportsActivities(flag))) }
  /// Whether there is space to store an activity.
  public func setStorageFull(_ flag: Bool) { host.perform(.device(.isStorageFull(flag))) }
  /// Whether an app's Info.plist has NSSupportsLiveActivities.
  public func setSupportsActivities(_ flag: Bool, app: String) { host.perform(.app(id: app, .supportsActivities(flag))) }
  /// Whether an app has the push entitlement.
  public func setEntitled(_ flag: Bool, app: String = "app") { host.perform(.app(id: app, .isEntitled(flag))) }
  /// Whether an app has a process.
  public func setRunning(_ flag: Bool, app: String = "app") { host.perform(.app(id: app, .isRunning(flag))) }

  // MARK: Pushes

  /// Delivers a push to an activity. Throws if the body is not an activity push at all; reasons why the system would
  /// ignore it are in the log.
  ///
  /// - Parameter priority: the request's apns-priority; by default that of the file's headers, otherwise 10.
  public func push(_ body: Data, to id: String, priority: Int? = nil) throws {
    let payload = try PushPayload(body)
    host.perform(try payload.event(for: id, priority: priority, host: host))
  }

  /// Starts an activity by push. Throws if the body is not a start.
  ///
  /// - Parameter priority: the request's apns-priority; by default that of the file's headers, otherwise 10.
  public func pushToStart(_ body: Data, app: String = "app", priority: Int? = nil) throws {
    let payload = try PushPayload(body)
    host.perform(try payload.start(app: app, id: nil, priority: priority, host: host))
  }

  // MARK: Results

  /// The current contents of all surfaces.
  public var surfaces: SurfaceChoice { SurfaceChoice(of: host.state) }

  /// Everything that happened, as JSON lines.
  public var log: String { EventLog(host).text }
}
