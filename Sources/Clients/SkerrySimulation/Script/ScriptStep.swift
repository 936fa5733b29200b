import SkerryFormats
import Foundation
import SkerryActivity

/// One step of a script: time, action and caption.
struct ScriptStep: Sendable {
  enum Timing: Sendable {
    case now
    /// From the script's start, or a time of day.
    case at(ScriptTime)
    /// Seconds after the previous step.
    case after(TimeInterval)
  }
  enum Action: Sendable {
    case request(Start)
    case update(activity: String, Content, alert: AlertText?, timestamp: ScriptTime?)
    case end(activity: String, Content, Dismissal)
    case push(activity: String?, app: String?, channel: String?, payload: JSONValue, priority: Int?)
    case dismiss(activity: String)
    case open(activity: String)
    case close
    case app(id: String, [AppChange])
    case device([DeviceChange])
    case wait
    case expect(ScriptExpectation)
  }
  /// The options of a start.
  struct Start: Sendable {
    var activity: String?
    var app: String
    var type: String?
    var attributes: JSONValue
    var content: Content
    var pushType: PushType?
    var style = ActivityStyle.standard
    var start: ScriptTime?
    var alert: AlertText?
    var isFromIntent = false
  }
  /// A state, whole or as a change of the previous one; members that are `nil` are unchanged.
  struct Content: Sendable {
    var state: JSONValue?
    var change: JSONValue?
    var stale: ScriptTime?
    var relevance: Double?
    var isEmpty: Bool { state == nil && change == nil && stale == nil && relevance == nil }
  }
  enum Dismissal: Sendable {
    case `default`, immediate
    case after(ScriptTime)
  }

  var place: String
  var timing: Timing
  var action: Action
  /// The caption of its picture.
  var caption: String?
}

extension ScriptStep {
  static let verbs = ["request", "update", "end", "push", "dismiss", "open", "close", "app", "device", "wait", "expect"]
  private static let common = ["do", "at", "after", "caption"]
  private static let contentKeys = ["state", "change", "stale", "relevance"]

  /// Reads a step. `load` gives the JSON of a file that the step names.
  init(_ fields: ScriptFields, apps: [String], load: (String) throws(SimulationError) -> JSONValue) throws(SimulationError) {
    place = fields.place
    caption = try fields.string("caption")
    if let time = try fields.time("at") {
      guard !fields.has("after") else { throw fields.wrong("after", "cannot be combined with at; keep one of them") }
      timing = .at(time)
    } else {
      timing = try fields.length("after").map(Timing.after) ?? .now
    }
    func allow(_ names: [String]) throws(SimulationError) { try fields.allow(Self.common + names) }
    switch try fields.needString("do") {
    case "request":
      try allow(["activity", "app", "type", "attributes", "push", "style", "start", "alert", "intent"] + Self.contentKeys)
      action = .request(try Self.start(fields, apps))
    case "update":
      try allow(["activity", "alert", "timestamp"] + Self.contentKeys)
      action = try Self.update(fields)
    case "end":
      try allow(["activity", "dismissal"] + Self.contentKeys)
      action = .end(activity: try fields.needString("activity"), try Self.content(fields), try Self.dismissal(fields))
    case "push":
      try allow(["activity", "app", "channel", "payload", "file", "priority"])
      action = try Self.push(fields, load: load)
    case "dismiss":
      try allow(["activity"])
      action = .dismiss(activity: try fields.needString("activity"))
    case "open":
      try allow(["activity"])
      action = .open(activity: try fields.needString("activity"))
    case "close":
      try allow([])
      action = .close
    case "app":
      try allow(["app", "place", "activities", "frequentPushes", "supported", "entitled", "running"])
      action = .app(id: try Self.app(fields, apps), try Self.changes(fields))
    case "device":
      try allow(["device", "screen", "appearance", "supported", "storageFull"])
      action = .device(try Self.deviceChanges(fields))
    case "wait":
      try allow(["for"])
      action = .wait
      if let seconds = try fields.length("for") {
        guard case .now = timing else { throw fields.wrong("for", "cannot be combined with at or after; keep one of them") }
        timing = .after(seconds)
      }
      if case .now = timing { throw fields.wrong("for", "is missing; say how long, for example 4h") }
    case "expect":
      action = .expect(try ScriptExpectation(fields, common: Self.common))
    case let other: throw fields.wrong("do", "is \"\(other)\"; write \(Self.verbs.joined(separator: ", "))")
    }
  }

  private static func update(_ fields: ScriptFields) throws(SimulationError) -> Action {
    let content = try content(fields)
    let alert = try fields.alert("alert")
    guard !content.isEmpty || alert != nil else {
      throw fields.wrong("state", "is missing; give state, change, stale, relevance or alert")
    }
    return .update(
      activity: try fields.needString("activity"), content, alert: alert, timestamp: try fields.time("timestamp"))
  }

  private static func push(
    _ fields: ScriptFields, load: (String) throws(SimulationError) -> JSONValue
  ) throws(SimulationError) -> Action {
    let payload: JSONValue
    if let file = try fields.string("file") {
      guard !fields.has("payload") else { throw fields.wrong("payload", "cannot be combined with file; keep one of them") }
      payload = try load(file)
    } else {
      guard let inline = try fields.object("payload") else {
        throw fields.wrong("payload", "is missing; give the push's body, or a file")
      }
      payload = inline
    }
    let (activity, app, channel) = (try fields.string("activity"), try fields.string("app"), try fields.string("channel"))
    guard activity != nil || app != nil || channel != nil else {
      throw fields.wrong("activity", "is missing; name the activity, the app of a start, or the channel of a broadcast")
    }
    return .push(activity: activity, app: app, channel: channel, payload: payload, priority: try fields.integer("priority"))
  }

  private static func start(_ fields: ScriptFields, _ apps: [String]) throws(SimulationError) -> Start {
    var start = Start(
      activity: try fields.string("activity"), app: try app(fields, apps), type: try fields.string("type"),
      attributes: try fields.object("attributes") ?? .object([:]), content: try content(fields))
    guard start.content.state != nil else { throw fields.wrong("state", "is missing; a start needs the whole state") }
    guard start.content.change == nil else { throw fields.wrong("change", "has nothing to change yet; write state") }
    switch try fields.string("push") {
    case nil: break
    case "token": start.pushType = .token
    case let channel? where channel.hasPrefix("channel:"): start.pushType = PushType(name: channel)
    case let other?: throw fields.wrong("push", "is \"\(other)\"; write token or channel:ID")
    }
    switch try fields.string("style") {
    case nil, "standard": break
    case "transient": start.style = .transient
    case let other?: throw fields.wrong("style", "is \"\(other)\"; write standard or transient")
    }
    start.start = try fields.time("start")
    start.alert = try fields.alert("alert")
    start.isFromIntent = try fields.bool("intent") ?? false
    return start
  }

  private static func app(_ fields: ScriptFields, _ apps: [String]) throws(SimulationError) -> String {
    if let app = try fields.string("app") { return app }
    if apps.count > 1 { throw fields.wrong("app", "is missing; choose one of \(apps.joined(separator: ", "))") }
    return apps.first ?? "app"
  }

  private static func content(_ fields: ScriptFields) throws(SimulationError) -> Content {
    if fields.has("state"), fields.has("change") { throw fields.wrong("change", "cannot be combined with state; keep one of them") }
    return Content(
      state: try fields.object("state"), change: try fields.object("change"), stale: try fields.time("stale"),
      relevance: try fields.number("relevance"))
  }

  private static func dismissal(_ fields: ScriptFields) throws(SimulationError) -> Dismissal {
    switch try fields.string("dismissal") {
    case nil, "default": return .default
    case "immediate": return .immediate
    case .some: return try fields.time("dismissal").map(Dismissal.after) ?? .default
    }
  }

  static func changes(_ fields: ScriptFields) throws(SimulationError) -> [AppChange] {
    var changes: [AppChange] = []
    if let place = try fields.choice("place", ApplicationState.self) { changes.append(.place(place)) }
    if let flag = try fields.bool("activities") { changes.append(.allowsActivities(flag)) }
    if let flag = try fields.bool("frequentPushes") { changes.append(.allowsFrequentPushes(flag)) }
    if let flag = try fields.bool("supported") { changes.append(.supportsActivities(flag)) }
    if let flag = try fields.bool("entitled") { changes.append(.isEntitled(flag)) }
    if let flag = try fields.bool("running") { changes.append(.isRunning(flag)) }
    return changes
  }

  private static func deviceChanges(_ fields: ScriptFields) throws(SimulationError) -> [DeviceChange] {
    var changes: [DeviceChange] = []
    if let kind = try fields.device("device") { changes.append(.kind(kind)) }
    if let screen = try fields.choice("screen", DeviceScreen.self) { changes.append(.screen(screen)) }
    switch try fields.string("appearance") {
    case nil: break
    case "light": changes.append(.isDark(false))
    case "dark": changes.append(.isDark(true))
    case let other?: throw fields.wrong("appearance", "is \"\(other)\"; write light or dark")
    }
    if let flag = try fields.bool("supported") { changes.append(.supportsActivities(flag)) }
    if let flag = try fields.bool("storageFull") { changes.append(.isStorageFull(flag)) }
    if changes.isEmpty {
      throw fields.wrong("screen", "is missing; say what changes: device, screen, appearance, supported or storageFull")
    }
    return changes
  }
}
