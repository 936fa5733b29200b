import Foundation

extension Activity {
  // MARK: Update

  public func update(_ content: ActivityContent<Attributes.ContentState>) async { change(content, nil, nil) }
  public func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async {
    change(content, alertConfiguration, nil)
  }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { change(content, alertConfiguration, timestamp) }
  @available(*, deprecated, message: "Use update(_:)")
  public func update(using state: Attributes.ContentState) async { change(ActivityContent(state: state, staleDate: nil), nil, nil) }
  @available(*, deprecated, message: "Use update(_:alertConfiguration:)")
  public func update(using state: Attributes.ContentState, alertConfiguration: AlertConfiguration?) async {
    change(ActivityContent(state: state, staleDate: nil), alertConfiguration, nil)
  }

  // MARK: End

  public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(content, dismissalPolicy, nil)
  }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { finish(content, dismissalPolicy, timestamp) }
  public func end(dismissalPolicy: ActivityUIDismissalPolicy = .default) async { finish(nil, dismissalPolicy, nil) }
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:)")
  public func end(using state: Attributes.ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy, nil)
  }

  // MARK: Shared implementation

  /// A state that does not encode changes nothing, as on a device: `update` cannot throw.
  private func change(_ content: ActivityContent<Attributes.ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?) {
    guard let recorded = try? content.recorded else { return }
    var change = ActivityChange(id: id, content: recorded)
    change.alert = alert?.text
    change.timestamp = timestamp
    perform(.update(change), content)
  }

  private func finish(_ content: ActivityContent<Attributes.ContentState>?, _ policy: ActivityUIDismissalPolicy, _ timestamp: Date?) {
    var ending = ActivityEnding(id: id, content: content.flatMap { try? $0.recorded }, policy: policy)
    ending.timestamp = timestamp
    perform(.end(ending), content)
  }

  private func perform(_ event: LifecycleEvent, _ content: ActivityContent<Attributes.ContentState>?) {
    let hasChanged = host.perform(event).contains { $0.notice == .contentChanged(id: id) }
    if hasChanged, let content, let record, record.content == (try? content.recorded) { note(content, record) }
  }
}
