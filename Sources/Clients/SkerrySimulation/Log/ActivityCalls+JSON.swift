import Foundation
import SkerryActivity
import SkerryFormats

// The calls of an app, as members of an event of the log besides its kind.

extension ActivityRequest {
  var json: [String: JSONValue] {
    var out: [String: JSONValue] = ["app": .string(app), "type": .string(attributesType), "attributes": attributes]
    out["activity"] = id.map(JSONValue.string)
    out.add(content)
    out["push"] = pushType.map { .string($0.name) }
    out["style"] = style == .transient ? .string("transient") : nil
    out["start"] = startsAt.map { .string(UTCTime.text($0)) }
    out.add(alert)
    out.add(push)
    out["intent"] = isFromIntent ? .bool(true) : nil
    return out
  }

  /// Reads the output of `json`; `nil` for anything else.
  init?(json: JSONValue) {
    guard let app = json["app"]?.string, let type = json["type"]?.string, let attributes = json["attributes"],
      let content = RecordedContent(json: json)
    else { return nil }
    self.init(app: app, attributesType: type, attributes: attributes, content: content)
    id = json["activity"]?.string
    pushType = json["push"]?.string.map(PushType.init(name:))
    style = json["style"]?.string == "transient" ? .transient : .standard
    startsAt = json.date("start")
    alert = AlertText(json: json)
    push = PushDelivery(json: json)
    isFromIntent = json["intent"]?.bool ?? false
  }
}

extension ActivityChange {
  var json: [String: JSONValue] {
    var out: [String: JSONValue] = ["activity": .string(id)]
    out.add(content)
    out.add(alert)
    out["timestamp"] = timestamp.map { .string(UTCTime.text($0)) }
    out.add(push)
    return out
  }

  /// Reads the output of `json`; `nil` for anything else.
  init?(json: JSONValue) {
    guard let id = json["activity"]?.string, let content = RecordedContent(json: json) else { return nil }
    self.init(id: id, content: content)
    alert = AlertText(json: json)
    timestamp = json.date("timestamp")
    push = PushDelivery(json: json)
  }
}

extension ActivityEnding {
  var json: [String: JSONValue] {
    var out: [String: JSONValue] = ["activity": .string(id), "dismissal": .string(policy.kind.text)]
    out.add(content)
    out.add(alert)
    out["timestamp"] = timestamp.map { .string(UTCTime.text($0)) }
    out.add(push)
    return out
  }

  /// Reads the output of `json`; `nil` for anything else.
  init?(json: JSONValue) {
    guard let id = json["activity"]?.string,
      let kind = json["dismissal"]?.string.flatMap(ActivityUIDismissalPolicy.Kind.init(text:))
    else { return nil }
    self.init(id: id, content: RecordedContent(json: json), policy: ActivityUIDismissalPolicy(kind: kind))
    alert = AlertText(json: json)
    timestamp = json.date("timestamp")
    push = PushDelivery(json: json)
  }
}

extension ActivityUIDismissalPolicy.Kind {
  /// `default`, `immediate` or a date.
  fileprivate var text: String {
    switch self {
    case .default: "default"
    case .immediate: "immediate"
    case .after(let date): UTCTime.text(date)
    }
  }

  fileprivate init?(text: String) {
    switch text {
    case "default": self = .default
    case "immediate": self = .immediate
    default:
      guard let date = UTCTime.date(text) else { return nil }
      self = .after(date)
    }
  }
}

extension RecordedContent {
  /// The content of an event; `nil` if it has none.
  fileprivate init?(json: JSONValue) {
    guard let state = json["state"] else { return nil }
    self.init(state: state, staleDate: json.date("stale"), relevanceScore: json["relevance"]?.double ?? 0)
  }
}

extension AlertText {
  /// The alert of an event; `nil` if it has none.
  fileprivate init?(json: JSONValue) {
    guard let alert = json["alert"] else { return nil }
    self.init(title: alert["title"]?.string ?? "", body: alert["body"]?.string ?? "", sound: alert["sound"]?.string)
  }
}

extension PushDelivery {
  /// The push that an event came with; `nil` if it came from the app.
  fileprivate init?(json: JSONValue) {
    guard let priority = json["priority"]?.integer else { return nil }
    self.init(priority: priority, problem: json["problem"]?.string)
  }
}

extension [String: JSONValue] {
  fileprivate mutating func add(_ content: RecordedContent?) {
    guard let content else { return }
    self["state"] = content.state
    self["stale"] = content.staleDate.map { .string(UTCTime.text($0)) }
    if content.relevanceScore != 0, content.relevanceScore.isFinite { self["relevance"] = .number(content.relevanceScore) }
  }

  fileprivate mutating func add(_ alert: AlertText?) {
    guard let alert else { return }
    var words: [String: JSONValue] = ["title": .string(alert.title), "body": .string(alert.body)]
    words["sound"] = alert.sound.map(JSONValue.string)
    self["alert"] = .object(words)
  }

  fileprivate mutating func add(_ push: PushDelivery?) {
    guard let push else { return }
    self["priority"] = .integer(push.priority)
    self["problem"] = push.problem.map(JSONValue.string)
  }
}

extension JSONValue {
  /// The date of a member; `nil` if it is missing or not a date.
  func date(_ key: String) -> Date? { self[key]?.string.flatMap(UTCTime.date) }
}
