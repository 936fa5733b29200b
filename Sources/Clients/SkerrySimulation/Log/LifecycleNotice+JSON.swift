package import SkerryFormats
import SkerryActivity

extension TimedNotice {
  /// The notice as a line of a log.
  var json: JSONValue {
    var out: [String: JSONValue] = ["at": .string(UTCTime.text(at))]
    func put(_ note: String, _ members: [String: JSONValue]) {
      out["note"] = .string(note)
      out.merge(members) { _, new in new }
    }
    switch notice {
    case .requested(let id): put("requested", ["activity": .string(id)])
    case .contentChanged(let id): put("content", ["activity": .string(id)])
    case .stateChanged(let id, let from, let to, let why):
      put("state", ["activity": .string(id), "from": .string(from.rawValue), "to": .string(to.rawValue), "why": .string(why)])
    case .alerted(let id, let words): put("alert", ["activity": .string(id), "title": .string(words.title), "body": .string(words.body)])
    case .alertOver(let id): put("alert-over", ["activity": .string(id)])
    case .refused(let app, let error):
      put("refused", ["app": .string(app), "error": .string("\(error)"), "why": .string(error.failureReason ?? "")])
    case .ignored(let id, let why): put("ignored", ["activity": id.map(JSONValue.string) ?? .null, "why": .string(why)])
    case .opened(let id): put("opened", ["activity": .string(id)])
    case .closed: put("closed", [:])
    case .enablement(let app, let flag): put("activities-enabled", ["app": .string(app), "enabled": .bool(flag)])
    case .frequentPushes(let app, let flag): put("frequent-pushes-enabled", ["app": .string(app), "enabled": .bool(flag)])
    case .placed(let app, let place): put("placed", ["app": .string(app), "place": .string(place.rawValue)])
    case .deviceChanged: put("device", [:])
    }
    return .object(out)
  }
}

extension SurfaceChoice {
  /// The surfaces, as a line of a log.
  package var json: JSONValue {
    var out: [String: JSONValue] = ["lockScreen": .array(lockScreen.map(JSONValue.string))]
    switch island {
    case .empty: out["island"] = .string("empty")
    case .compact(let id): out["island"] = .object(["compact": .string(id)])
    case .minimal(let attached, let detached): out["island"] = .object(["attached": .string(attached), "detached": .string(detached)])
    case .expanded(let id): out["island"] = .object(["expanded": .string(id)])
    }
    if let banner { out["banner"] = .string(banner) }
    switch standby {
    case .clock: out["standby"] = .string("clock")
    case .minimal(let id): out["standby"] = .object(["minimal": .string(id)])
    case .full(let id): out["standby"] = .object(["full": .string(id)])
    }
    if let carPlay { out["carPlay"] = .string(carPlay) }
    return .object(out)
  }
}
