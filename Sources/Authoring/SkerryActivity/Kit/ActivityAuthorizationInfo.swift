/// Whether activities may be started, and how often pushes may be sent.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>
  private let binding = ActivityHost.current

  public init() {}

  public var areActivitiesEnabled: Bool { Self.allowsActivities(binding.host.state, binding.app) }

  /// Whether the device, the app's Info.plist and the user allow activities.
  private static func allowsActivities(_ state: LifecycleState, _ app: String) -> Bool {
    state.device.supportsActivities && state.app(app).allowsActivities && state.app(app).supportsActivities
  }
  public var frequentPushesEnabled: Bool { binding.host.state.app(binding.app).allowsFrequentPushes }

  /// Whether activities are enabled now, then every change of the user's permission. Does not end.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    let app = binding.app
    return ActivitySequence(binding.host) { state in
      [Self.allowsActivities(state, app)]
    } each: { notice in
      if case .enablement(app, let isAllowed) = notice { isAllowed } else { nil }
    }
  }

  /// The current permission, then every change. Does not end.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    let app = binding.app
    return ActivitySequence(binding.host) { state in
      [state.app(app).allowsFrequentPushes]
    } each: { notice in
      if case .frequentPushes(app, let isAllowed) = notice { isAllowed } else { nil }
    }
  }
}
