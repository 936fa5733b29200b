import Foundation
package import SkerryActivity
package import SkerryFormats

extension LifecycleEvent {
  /// The event in the log's format; `init(json:)` reads it back.
  package var json: JSONValue {
    var out: [String: JSONValue] = [:]
    func put(_ key: String, _ value: JSONValue?) { if let value { out[key] = value } }
    func put(_ content: RecordedContent?) {
      guard let content else { return }
      out["state"] = content.state
      if let stale = content.staleDate { out["stale"] = .string(UTCTime.text(stale)) }
      if content.relevanceScore != 0, content.relevanceScore.isFinite { out["relevance"] = .number(content.relevanceScore) }
    }
    func put(_ alert: AlertText?) {
      guard let alert else { return }
      var words: [String: JSONValue] = ["title": .string(alert.title), "body": .string(alert.body)]
      if let sound = alert.sound { words["sound"] = .string(sound) }
      out["alert"] = .object(words)
    }
    func put(_ push: PushDelivery?) {
      guard let push else { return }
      out["priority"] = .integer(push.priority)
      if let problem = push.problem { out["problem"] = .string(problem) }
    }
    switch self {
    case .request(let request):
      out = [
        "kind": .string("request"), "app": .string(request.app), "type": .string(request.attributesType), "attributes": request.attributes,
      ]
      put("activity", request.id.map(JSONValue.string))
      put(request.content)
      put("push", request.pushType.map { .string($0.name) })
      put("style", request.style == .transient ? .string("transient") : nil)
      put("start", request.startsAt.map { .string(UTCTime.text($0)) })
      put(request.alert)
      put(request.push)
      put("intent", request.isFromIntent ? .bool(true) : nil)
    case .update(let change):
      out = ["kind": .string("update"), "activity": .string(change.id)]
      put(change.content)
      put(change.alert)
      put("timestamp", change.timestamp.map { .string(UTCTime.text($0)) })
      put(change.push)
    case .end(let ending):
      out = ["kind": .string("end"), "activity": .string(ending.id)]
      put(ending.content)
      switch ending.policy.kind {
      case .default: out["dismissal"] = .string("default")
      case .immediate: out["dismissal"] = .string("immediate")
      case .after(let date): out["dismissal"] = .string(UTCTime.text(date))
      }
      put(ending.alert)
      put("timestamp", ending.timestamp.map { .string(UTCTime.text($0)) })
      put(ending.push)
    case .dismiss(let id): out = ["kind": .string("dismiss"), "activity": .string(id)]
    case .open(let id): out = ["kind": .string("open"), "activity": .string(id)]
    case .close: out = ["kind": .string("close")]
    case .advance(let date): out = ["kind": .string("advance"), "to": .string(UTCTime.text(date))]
    case .app(let id, let change):
      out = ["kind": .string("app"), "app": .string(id)]
      out.merge(change.json) { _, new in new }
    case .device(let change):
      out = ["kind": .string("device")]
      out.merge(change.json) { _, new in new }
    }
    return .object(out)
  }

  /// Reads the output of `json`; `nil` for anything else.
  package init?(json: JSONValue) {
    func date(_ key: String) -> Date? { json[key]?.string.flatMap(UTCTime.date) }
    var content: RecordedContent? {
      json["state"].map { RecordedContent(state: $0, staleDate: date("stale"), relevanceScore: json["relevance"]?.double ?? 0) }
    }
    var alert: AlertText? {
      json["alert"].map { AlertText(title: $0["title"]?.string ?? "", body: $0["body"]?.string ?? "", sound: $0["sound"]?.string) }
    }
    var push: PushDelivery? { json["priority"]?.integer.map { PushDelivery(priority: $0, problem: json["problem"]?.string) } }
    let activity = json["activity"]?.string
    switch json["kind"]?.string {
    case "request":
      guard let app = json["app"]?.string, let type = json["type"]?.string, let attributes = json["attributes"], let content else {
        return nil
      }
      var request = ActivityRequest(app: app, attributesType: type, attributes: attributes, content: content)
      request.id = activity
      request.pushType = json["push"]?.string.map(PushType.init(name:))
      request.style = json["style"]?.string == "transient" ? .transient : .standard
      request.startsAt = date("start")
      request.alert = alert
      request.push = push
      request.isFromIntent = json["intent"]?.bool ?? false
      self = .request(request)
    case "update":
      guard let activity, let content else { return nil }
      var change = ActivityChange(id: activity, content: content)
      change.alert = alert
      change.timestamp = date("timestamp")
      change.push = push
      self = .update(change)
    case "end":
      guard let activity, let policy = json["dismissal"]?.string else { return nil }
      let kind: ActivityUIDismissalPolicy.Kind
      switch policy {
      case "default": kind = .default
      case "immediate": kind = .immediate
      default:
        guard let date = UTCTime.date(policy) else { return nil }
        kind = .after(date)
      }
      var ending = ActivityEnding(id: activity, content: content, policy: ActivityUIDismissalPolicy(kind: kind))
      ending.alert = alert
      ending.timestamp = date("timestamp")
      ending.push = push
      self = .end(ending)
    case "dismiss":
      guard let activity else { return nil }
      self = .dismiss(id: activity)
    case "open":
      guard let activity else { return nil }
      self = .open(id: activity)
    case "close": self = .close
    case "advance":
      guard let date = date("to") else { return nil }
      self = .advance(to: date)
    case "app":
      guard let app = json["app"]?.string, let change = AppChange(json: json) else { return nil }
      self = .app(id: app, change)
    case "device":
      guard let change = DeviceChange(json: json) else { return nil }
      self = .device(change)
    case nil, .some: return nil
    }
  }
}

extension AppChange {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .place(let place): ["place": .string(place.rawValue)]
    case .allowsActivities(let flag): ["activities": .bool(flag)]
    case .allowsFrequentPushes(let flag): ["frequentPushes": .bool(flag)]
    case .supportsActivities(let flag): ["supported": .bool(flag)]
    case .isEntitled(let flag): ["entitled": .bool(flag)]
    case .isRunning(let flag): ["running": .bool(flag)]
    }
  }

  fileprivate init?(json: JSONValue) {
    if let place = json["place"]?.string.flatMap(ApplicationState.init(rawValue:)) {
      self = .place(place)
    } else if let flag = json["activities"]?.bool {
      self = .allowsActivities(flag)
    } else if let flag = json["frequentPushes"]?.bool {
      self = .allowsFrequentPushes(flag)
    } else if let flag = json["supported"]?.bool {
      self = .supportsActivities(flag)
    } else if let flag = json["entitled"]?.bool {
      self = .isEntitled(flag)
    } else if let flag = json["running"]?.bool {
      self = .isRunning(flag)
    } else {
      return nil
    }
  }
}

extension DeviceChange {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .kind(let kind): ["device": .string(kind)]
    case .screen(let screen): ["screen": .string(screen.rawValue)]
    case .isDark(let flag): ["dark": .bool(flag)]
    case .supportsActivities(let flag): ["supported": .bool(flag)]
    case .isStorageFull(let flag): ["storageFull": .bool(flag)]
    }
  }

  fileprivate init?(json: JSONValue) {
    if let kind = json["device"]?.string {
      self = .kind(kind)
    } else if let screen = json["screen"]?.string.flatMap(DeviceScreen.init(rawValue:)) {
      self = .screen(screen)
    } else if let flag = json["dark"]?.bool {
      self = .isDark(flag)
    } else if let flag = json["supported"]?.bool {
      self = .supportsActivities(flag)
    } else if let flag = json["storageFull"]?.bool {
      self = .isStorageFull(flag)
    } else {
      return nil
    }
  }
}
