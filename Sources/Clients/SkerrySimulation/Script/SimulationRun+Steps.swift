import Foundation
import SkerryActivity
import SkerryDiagnostics
import SkerryFormats

extension SimulationRun {
  mutating func perform(_ step: ScriptStep) throws(SimulationError) {
    if case .expect = step.action {} else { lastNotices = [] }
    let now = host.state.now
    switch step.timing {
    case .now: break
    case .after(let seconds): advance(to: now.addingTimeInterval(seconds))
    case .at(let time):
      let base: Date = if case .clock = time { now } else { host.start.now }
      let date = time.date(from: base)
      guard date >= now else {
        throw wrong(step, "at", "is \(UTCTime.text(date)), earlier than the previous step (\(UTCTime.text(now))); put the steps in order")
      }
      advance(to: date)
    }
    switch step.action {
    case .request(let start): try request(start, step)
    case .update(let id, let content, let alert, let timestamp):
      let record = try activity(id, step)
      var change = ActivityChange(id: id, content: try self.content(content, record, step) ?? record.content)
      change.alert = alert
      change.timestamp = timestamp?.date(from: host.state.now)
      perform(.update(change), caption: step.caption)
    case .end(let id, let content, let dismissal):
      let record = try activity(id, step)
      let policy: ActivityUIDismissalPolicy =
        switch dismissal {
        case .default: .default
        case .immediate: .immediate
        case .after(let time): .after(time.date(from: host.state.now))
        }
      perform(.end(ActivityEnding(id: id, content: try self.content(content, record, step), policy: policy)), caption: step.caption)
    case .push(let id, let app, let channel, let payload, let priority): try push(payload, id, app, channel, priority, step)
    case .dismiss(let id): perform(.dismiss(id: try activity(id, step).id), caption: step.caption)
    case .open(let id): perform(.open(id: try activity(id, step).id), caption: step.caption)
    case .close: perform(.close, caption: step.caption)
    case .app(let id, let changes): for change in changes { perform(.app(id: id, change), caption: step.caption) }
    case .device(let changes): for change in changes { perform(.device(change), caption: step.caption) }
    case .wait: break
    case .expect(let expectation):
      expectationCount += 1
      failures += expectation.failures(host.state, lastNotices).map { "\(step.place) of \(name): \($0)" }
    }
  }

  private func wrong(_ step: ScriptStep, _ key: String, _ what: String) -> SimulationError {
    SimulationError("\(step.place).\(key) of \(name) \(what).")
  }

  private func activity(_ id: String, _ step: ScriptStep) throws(SimulationError) -> ActivityRecord {
    if let record = host.state.activity(id) { return record }
    let known = host.state.activities.map(\.id).joined(separator: ", ")
    throw wrong(step, "activity", "is \"\(id)\", which no step has started\(known.isEmpty ? "" : "; choose one of \(known)")")
  }

  private mutating func request(_ start: ScriptStep.Start, _ step: ScriptStep) throws(SimulationError) {
    let type = try self.type(start.type, step)
    let now = host.state.now
    let attributes = try ScriptDates.resolve(start.attributes, now, "\(step.place).attributes", name)
    let state = try ScriptDates.resolve(start.content.state ?? .object([:]), now, "\(step.place).state", name)
    if let type {
      let root = "\(step.place).attributes"
      do {
        _ = try type.decodeAttributes(attributes)
      } catch { throw SimulationError("In \(name), \(Self.sentence(error, type.attributesProblems(of: error, attributes, root), root)).") }
      try check("\(step.place).state", state, type)
    }
    var request = ActivityRequest(
      app: start.app, attributesType: type?.name ?? start.type ?? "Attributes", attributes: attributes,
      content: RecordedContent(state: state, staleDate: start.content.stale?.date(from: now), relevanceScore: start.content.relevance ?? 0))
    request.id = start.activity
    request.pushType = start.pushType
    request.style = start.style
    request.startsAt = start.start?.date(from: now)
    request.alert = start.alert
    request.isFromIntent = start.isFromIntent
    perform(.request(request), caption: step.caption)
  }

  /// The first problem, as `push check` words it.
  private static func sentence(_ error: any Error, _ problems: [DecodingProblem], _ root: String) -> String {
    problems.first?.sentence ?? DecodingSentence.of(error, in: root)
  }

  /// Checks that a state decodes and that its type reads every member; an unread member is probably misspelt.
  private func check(_ root: String, _ state: JSONValue, _ type: AttributesType) throws(SimulationError) {
    let understood: JSONValue
    do {
      understood = try type.decodeState(state)
    } catch { throw SimulationError("In \(name), \(Self.sentence(error, type.stateProblems(of: error, state, root), root)).") }
    guard let member = UnreadMember.all(in: state, understood).first else { return }
    let names = member.siblings(state, type.types.state)
    let near = NearestName.names(to: member.name, of: names).first
    let hint = near.map { "write \"\($0)\" if that is meant." } ?? "it reads \(names.sorted().joined(separator: ", "))."
    throw SimulationError("In \(self.name), \(member.path(below: root)) is not read by \(type.name).ContentState; \(hint)")
  }

  /// A type by its name, with or without "Attributes", or as cases name a generic one (`AlarmAttributes-Cooking`); the only one needs no name.
  private func type(_ name: String?, _ step: ScriptStep) throws(SimulationError) -> AttributesType? {
    guard !types.isEmpty else { return nil }
    guard let name else {
      if types.count == 1 { return types[0] }
      throw wrong(step, "type", "is missing; choose one of \(types.map(\.name).sorted().joined(separator: ", "))")
    }
    func isMeant(_ type: AttributesType) -> Bool {
      type.name == name || type.name == name + "Attributes" || type.name.split { "<>, ".contains($0) }.joined(separator: "-") == name
    }
    if let found = types.first(where: isMeant) { return found }
    throw wrong(
      step, "type", "is \"\(name)\", which the bundle does not have; choose one of \(types.map(\.name).sorted().joined(separator: ", "))")
  }

  /// The step's content merged over the current one; `nil` if the step has none.
  private func content(_ given: ScriptStep.Content, _ record: ActivityRecord, _ step: ScriptStep) throws(SimulationError)
    -> RecordedContent?
  {
    guard !given.isEmpty else { return nil }
    let now = host.state.now
    var content = record.content
    // A stale date applies to one content only.
    content.staleDate = given.stale?.date(from: now)
    if let relevance = given.relevance { content.relevanceScore = relevance }
    if let state = given.state {
      content.state = try ScriptDates.resolve(state, now, "\(step.place).state", name)
    } else if let change = given.change {
      content.state = content.state.merging(try ScriptDates.resolve(change, now, "\(step.place).change", name))
    }
    if let type = types.first(where: { $0.name == record.attributesType }) {
      try check("\(step.place).\(given.state == nil ? "change" : "state")", content.state, type)
    }
    return content
  }

  private mutating func push(
    _ payload: JSONValue, _ id: String?, _ app: String?, _ channel: String?, _ priority: Int?, _ step: ScriptStep
  ) throws(SimulationError) {
    let push: PushPayload
    do {
      push = try PushPayload(try ScriptDates.resolve(payload, host.state.now, "\(step.place).payload", name))
    } catch { throw SimulationError("\(step.place) of \(name): \(error)") }
    func located<R>(_ body: () throws(SimulationError) -> R) throws(SimulationError) -> R {
      do {
        return try body()
      } catch { throw SimulationError("\(step.place) of \(name): \(error)") }
    }
    if push.event == .start {
      let only = appIDs.count <= 1 ? appIDs.first ?? "app" : nil
      guard let app = app ?? only else { throw wrong(step, "app", "is missing; a start needs the app that it starts for") }
      let host = host
      perform(
        try located { () throws(SimulationError) in try push.start(app: app, id: id, priority: priority, host: host) },
        caption: step.caption)
      return
    }
    let targets: [String]
    if let channel {
      targets = host.state.activities.filter { $0.pushType == .channel(channel) && $0.state != .dismissed }.map(\.id)
    } else if let id {
      targets = [try activity(id, step).id]
    } else {
      throw wrong(step, "activity", "is missing; an \(push.event.rawValue) needs the activity that it goes to")
    }
    for target in targets {
      let host = host
      perform(
        try located { () throws(SimulationError) in try push.event(for: target, priority: priority, host: host) }, caption: step.caption)
    }
  }
}
