package import SkerryFormats
package import Foundation
package import SkerryActivity

/// The body of an activity push, as a server sends it to APNs, read without the app's types.
package struct PushPayload: Sendable, Equatable {
  /// The effect of a push: start an activity, change its state, or end it.
  package enum Event: String, Sendable, CaseIterable { case start, update, end }

  /// The body itself: the object that contains `aps`.
  package let body: JSONValue
  /// The headers, by their names in lower case, if the file contains them.
  package let headers: [String: String]
  package let event: Event
  /// The dictionary that APNs reads; `null` if there is none.
  package var aps: JSONValue { body["aps"] ?? .null }

  /// Reads a body, or an object of `headers` and `payload`. Throws if it is not an activity push at all; `PushCheck`
  /// has the details.
  package init(_ data: Data) throws(SimulationError) {
    let json: JSONValue
    do {
      json = try JSONValue(strictly: data)
    } catch { throw SimulationError("The push \(error).") }
    try self.init(json)
  }

  /// Reads a body, or an object of `headers` and `payload`. Throws if it has no `aps` or no known event.
  package init(_ json: JSONValue) throws(SimulationError) {
    (body, headers) = Self.split(json)
    guard let aps = body["aps"], case .object = aps else {
      throw SimulationError("The push has no object \"aps\"; put event, timestamp and content-state in one.")
    }
    guard let name = aps["event"]?.string, let event = Event(rawValue: name) else {
      throw SimulationError("The push has no aps.event; write start, update or end.")
    }
    self.event = event
  }

  /// A body and its headers, whether or not the file wraps them.
  static func split(_ json: JSONValue) -> (JSONValue, [String: String]) {
    guard json["aps"] == nil, let body = json["payload"] ?? json["body"] else { return (json, [:]) }
    var headers: [String: String] = [:]
    for (name, value) in json["headers"]?.members ?? [:] { headers[name.lowercased()] = value.string ?? value.text }
    return (body, headers)
  }

  // MARK: Parts

  /// When the server produced the state.
  package var timestamp: Date? { date("timestamp") }
  /// When the state becomes stale; `nil` for never.
  package var staleDate: Date? { date("stale-date") }
  /// When an ended activity leaves the Lock Screen; `nil` leaves that to the system.
  package var dismissalDate: Date? { date("dismissal-date") }
  /// The new state, as the app's type decodes it.
  package var contentState: JSONValue? { aps["content-state"] }
  /// The name of the attributes type of an activity to start.
  package var attributesType: String? { aps["attributes-type"]?.string }
  /// The attributes of an activity to start.
  package var attributes: JSONValue? { aps["attributes"] }
  /// The header `apns-priority`: 5 or 10.
  package var priority: Int? { headers["apns-priority"].flatMap { Int($0) } }

  private func date(_ key: String) -> Date? {
    aps[key]?.double.flatMap { abs($0) <= PushTime.maximumSeconds ? Date(timeIntervalSince1970: $0) : nil }
  }

  /// The new state with its stale date and its relevance; `nil` without a state.
  package var content: RecordedContent? {
    contentState.map { RecordedContent(state: $0, staleDate: staleDate, relevanceScore: aps["relevance-score"]?.double ?? 0) }
  }

  /// The strings of the alert. A `loc-key` is shown unchanged, with its arguments inserted, because a push has no string tables.
  package var alert: AlertText? {
    guard let alert = aps["alert"] else { return nil }
    if let text = alert.string { return AlertText(title: text, body: "") }
    func words(_ key: String) -> String {
      if let text = alert[key]?.string { return text }
      guard let format = alert[key]?["loc-key"]?.string else { return "" }
      let arguments = alert[key]?["loc-args"]?.items ?? []
      // An argument may contain a placeholder itself.
      let parts = format.components(separatedBy: "%@")
      return parts.indices.dropFirst().reduce(parts[0]) { text, index in
        let argument = arguments.indices.contains(index - 1) ? arguments[index - 1] : .string("%@")
        return text + (argument.string ?? argument.text) + parts[index]
      }
    }
    return AlertText(title: words("title"), body: words("body"), sound: alert["sound"]?.string)
  }

  // MARK: Events

  /// How the push is sent: with a priority of its own, that of its headers, or the urgent one, as APNs has it for a push without one.
  private func delivery(_ priority: Int?) -> PushDelivery { PushDelivery(priority: priority ?? self.priority ?? 10) }

  /// The event of an update or end push. Throws for a start.
  package func event(for id: String, priority: Int? = nil, host: ActivityHost) throws(SimulationError) -> LifecycleEvent {
    var push = delivery(priority)
    if let state = contentState, let record = host.state.activity(id) {
      push.problem = host.decodingProblem(state, attributesType: record.attributesType).map { DecodingSentence.of($0, in: "content-state") }
    }
    switch event {
    case .start: throw SimulationError("The push starts an activity, so it needs an app, not the activity \(id).")
    case .update:
      guard let content else { throw SimulationError("The push has no aps.content-state; an update needs one.") }
      var change = ActivityChange(id: id, content: content)
      change.alert = alert
      change.timestamp = timestamp
      change.push = push
      return .update(change)
    case .end:
      let policy: ActivityUIDismissalPolicy = dismissalDate.map { .after($0) } ?? .default
      var ending = ActivityEnding(id: id, content: content, policy: policy)
      ending.alert = alert
      ending.timestamp = timestamp
      ending.push = push
      return .end(ending)
    }
  }

  /// The request of a start push. Throws if it is not a start, or lacks required fields.
  package func start(app: String, id: String?, priority: Int? = nil, host: ActivityHost) throws(SimulationError) -> LifecycleEvent {
    guard event == .start else { throw SimulationError("The push is an \(event.rawValue), so it needs an activity to go to.") }
    guard let type = attributesType, let attributes, let content else {
      throw SimulationError("The push lacks aps.attributes-type, aps.attributes or aps.content-state; a start needs all three.")
    }
    guard let alert else { throw SimulationError("The push lacks aps.alert; a start needs one with a title and a body.") }
    var request = ActivityRequest(app: app, attributesType: type, attributes: attributes, content: content)
    request.id = id
    request.alert = alert
    request.push = delivery(priority)
    request.push?.problem = host.decodingProblem(content.state, attributesType: type).map { DecodingSentence.of($0, in: "content-state") }
    if let channel = aps["input-push-channel"]?.string {
      request.pushType = .channel(channel)
    } else if aps["input-push-token"] != nil {
      request.pushType = .token
    }
    return .request(request)
  }
}
