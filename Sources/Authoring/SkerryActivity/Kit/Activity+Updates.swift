import Foundation

extension Activity {
  public typealias ActivityStateUpdates = ActivitySequence<ActivityState>
  public typealias ActivityUpdates = ActivitySequence<Activity<Attributes>>
  public typealias ContentUpdates = ActivitySequence<ActivityContent<Attributes.ContentState>>
  public typealias ContentStateUpdates = ActivitySequence<Attributes.ContentState>
  public typealias PushTokenUpdates = ActivitySequence<Data>

  /// The current state, then every change; ends when the activity is dismissed.
  public var activityStateUpdates: ActivityStateUpdates {
    let id = id
    return ActivitySequence(host) { state in
      [state.activity(id)?.state ?? .dismissed]
    } each: { notice in
      if case .stateChanged(id, _, let state, _) = notice { state } else { nil }
    } isOver: { notice in
      notice.isDismissal(of: id)
    } isOverAtOnce: { state in
      (state.activity(id)?.state ?? .dismissed) == .dismissed
    }
  }

  /// Every later content; ends with the activity.
  public var contentUpdates: ContentUpdates { contents { $0 } }
  @available(*, deprecated, message: "Use contentUpdates")
  public var contentStateUpdates: ContentStateUpdates { contents(\.state) }

  private func contents<Element>(_ part: @escaping (ActivityContent<Attributes.ContentState>) -> Element) -> ActivitySequence<Element> {
    let id = id
    return ActivitySequence(host) { _ in
      []
    } each: { [self] notice in
      notice == .contentChanged(id: id) ? part(content) : nil
    } isOver: { notice in
      if case .stateChanged(id, _, let state, _) = notice { state == .ended || state == .dismissed } else { false }
    } isOverAtOnce: { state in
      state.activity(id).map { $0.state == .ended || $0.state == .dismissed } ?? true
    }
  }

  /// The activity's push token; ends when the activity is dismissed. Here it never changes.
  public var pushTokenUpdates: PushTokenUpdates {
    let id = id
    return ActivitySequence(host) { state in
      state.activity(id)?.pushToken.map { [$0] } ?? []
    } each: { _ in
      nil
    } isOver: { notice in
      notice.isDismissal(of: id)
    } isOverAtOnce: { state in
      (state.activity(id)?.state ?? .dismissed) == .dismissed
    }
  }

  /// The current activities, then every one that is started by the app or by a push. Does not end.
  public static var activityUpdates: ActivityUpdates {
    let binding = ActivityHost.current
    let host = binding.host
    register(on: host)
    return ActivitySequence(host) { _ in
      activities
    } each: { notice in
      guard case .requested(let id) = notice, let record = host.state.activity(id), record.app == binding.app,
        record.attributesType == typeName
      else { return nil }
      return handle(of: record, on: host)
    }
  }

  /// The push-to-start token, sent again whenever the user allows activities. Does not end.
  public static var pushToStartTokenUpdates: PushTokenUpdates {
    let binding = ActivityHost.current
    return ActivitySequence(binding.host) { _ in
      pushToStartToken.map { [$0] } ?? []
    } each: { notice in
      notice == .enablement(app: binding.app, true) ? LifecycleState.token("\(binding.app)/\(typeName)") : nil
    }
  }
}

extension LifecycleNotice {
  func isDismissal(of id: String) -> Bool {
    if case .stateChanged(id, _, .dismissed, _) = self { true } else { false }
  }
}
