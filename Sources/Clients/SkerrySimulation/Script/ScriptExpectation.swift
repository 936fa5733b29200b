import SkerryFormats
import SkerryActivity

/// An expectation of a script step; every given part has to hold.
struct ScriptExpectation: Sendable {
  private static let surfaces = ["island", "banner", "lockScreen", "standby", "watch", "carPlay"]
  private var states: [String: String] = [:]
  private var contents: [String: JSONValue] = [:]
  /// The surfaces as `SurfaceChoice` writes them.
  private var shown: [String: JSONValue] = [:]
  private var refusal: String?
  private var isIgnored: Bool?
  private var alerted: String?

  init(_ fields: ScriptFields, common: [String]) throws(SimulationError) {
    try fields.allow(common + ["activity", "is", "content", "activities", "refused", "ignored", "alerted"] + Self.surfaces)
    if let activity = try fields.string("activity") {
      if let state = try fields.choice("is", ExpectedState.self) { states[activity] = state.rawValue }
      if let content = try fields.object("content") { contents[activity] = content }
      if !fields.has("is"), !fields.has("content") {
        throw fields.wrong("activity", "needs \"is\" or \"content\" beside it; add one of them")
      }
    } else if fields.has("is") || fields.has("content") {
      throw fields.wrong("activity", "is missing; \"is\" and \"content\" need it")
    }
    if let inner = try fields.inner("activities") {
      for id in (fields.value("activities")?.members ?? [:]).keys.sorted() {
        states[id] = try inner.choice(id, ExpectedState.self)?.rawValue
      }
    }
    for key in Self.surfaces { if let value = fields.value(key) { shown[key] = value } }
    refusal = try fields.string("refused")
    if let refusal, ExpectedError(refusal) == nil {
      throw fields.wrong("refused", "is \"\(refusal)\"; write \(ExpectedError.names.joined(separator: ", "))")
    }
    isIgnored = try fields.bool("ignored")
    alerted = try fields.string("alerted")
    if states.isEmpty, contents.isEmpty, shown.isEmpty, refusal == nil, isIgnored == nil, alerted == nil {
      throw fields.wrong("island", "is missing; an expectation has to expect something")
    }
  }

  private enum ExpectedState: String, CaseIterable { case active, pending, stale, ended, dismissed, absent }

  private struct ExpectedError {
    static let names = (0..<12).compactMap { ActivityAuthorizationError(rawValue: $0).map { "\($0)" } } + ["none"]
    init?(_ name: String) { if !Self.names.contains(name) { return nil } }
  }

  /// One sentence for each part that does not hold.
  /// - Parameter notices: the effects of the previous step.
  func failures(_ state: LifecycleState, _ notices: [TimedNotice]) -> [String] {
    var failures: [String] = []
    for id in states.keys.sorted() {
      let found = state.activity(id)?.state.rawValue ?? "absent"
      if found != states[id] { failures.append("\(id) is \(found), expected \(states[id] ?? "")" + Self.cause(of: id, in: notices)) }
    }
    for id in contents.keys.sorted() {
      guard let expected = contents[id], let record = state.activity(id) else {
        failures.append("\(id) is absent, expected content")
        continue
      }
      failures += Self.differences(record.content.state, expected, "\(id).content").map { $0 + Self.cause(of: id, in: notices) }
    }
    let choice = SurfaceChoice(of: state).json
    for key in shown.keys.sorted() {
      let found = choice[key] ?? .null
      if found != shown[key] { failures.append("\(key) is \(found.text), expected \((shown[key] ?? .null).text)") }
    }
    if let refusal {
      let found = notices.lazy.compactMap { if case .refused(_, let error) = $0.notice { "\(error)" } else { nil } }.first ?? "none"
      if found != refusal { failures.append("the request was refused with \(found), expected \(refusal)") }
    }
    if let isIgnored {
      let found = notices.contains { if case .ignored = $0.notice { true } else { false } }
      if found != isIgnored {
        failures.append(found ? "the previous step was ignored" : "the previous step was accepted, expected it to be ignored")
      }
    }
    if let alerted {
      let found = notices.lazy.compactMap { if case .alerted(let id, _) = $0.notice { id } else { nil } }.first
      if found != alerted { failures.append("\(found ?? "nothing") alerted, expected \(alerted)") }
    }
    return failures
  }

  /// Why the previous step did not change an activity, as the end of a sentence; empty if it did.
  private static func cause(of id: String, in notices: [TimedNotice]) -> String {
    notices.lazy.compactMap { if case .ignored(id, let why) = $0.notice { "; the previous step was ignored, because \(why)" } else { nil } }
      .first ?? ""
  }

  /// Expected members have to exist; others are ignored.
  private static func differences(_ found: JSONValue, _ expected: JSONValue, _ path: String) -> [String] {
    guard let members = expected.members, found.members != nil else {
      return found == expected || found.double != nil && found.double == expected.double
        ? [] : ["\(path) is \(found.text), expected \(expected.text)"]
    }
    return members.keys.sorted().flatMap { key in differences(found[key] ?? .null, members[key] ?? .null, "\(path).\(key)") }
  }
}
