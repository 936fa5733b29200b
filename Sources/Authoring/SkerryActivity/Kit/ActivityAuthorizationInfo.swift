/// Whether activities may be started, and how often pushes may be sent.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>
  private let binding = ActivityHost.current

  public init() {}

  public var areActivitiesEnabled: Bool {
    let state = binding.host.state
    return state.device.supportsActivities && state.app(binding.app).allowsActivities && state.app(binding.app).supportsActivities
  }
  public var frequentPushesEnabled: Bool { binding.host.state.app(binding.app).allowsFrequentPushes }

  /// The current permission, then every change. Does not end.
  public var activityEnablementUpdates: ActivityEnablementUpdates {
    let app = binding.app
    return ActivitySequence(binding.host) { state in
      [state.app(app).allowsActivities]
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
