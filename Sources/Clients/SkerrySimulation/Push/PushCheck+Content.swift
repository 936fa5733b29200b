import SkerryFormats
import Foundation
import SkerryActivity

extension PushCheck {
  // MARK: State

  func checkState(_ body: JSONValue, _ findings: inout FindingList, _ result: inout Result) {
    let event = body["aps"]?["event"]?.string.flatMap(PushPayload.Event.init(rawValue:))
    guard let state = body["aps"]?["content-state"] else {
      switch event {
      case .start, .update: findings.error("push-state", "aps.content-state is missing; add the whole state, not only what changed")
      case .end: findings.note("push-state", "aps.content-state is missing; the activity ends with its current state")
      case nil: return
      }
      return
    }
    guard state.members != nil else {
      findings.error("push-state", "aps.content-state is \(state.kind); it has to be an object")
      return
    }
    let wanted = typeName ?? (event == .start ? body["aps"]?["attributes-type"]?.string : nil)
    let candidates = types.filter { wanted == nil || $0.name == wanted }
    var failures: [(type: AttributesType, error: any Error)] = []
    var decoded: [(AttributesType, JSONValue)] = []
    for type in candidates {
      do {
        decoded.append((type, try type.decodeState(state)))
      } catch { failures.append((type, error)) }
    }
    if let (type, understood) = decoded.first {
      result.type = type
      let dates = type.stateDates(state)
      for problem in dates.problems(in: "aps.content-state") { findings.error("push-date", problem) }
      for doubt in dates.doubts(in: "aps.content-state") { findings.warning("push-date", doubt) }
      for sentence in type.unread(in: state, understood, "aps.content-state", .state) { findings.warning("push-state", sentence) }
      if decoded.count > 1 {
        let names = decoded.map(\.0.name).joined(separator: ", ")
        findings.note("push-state", "aps.content-state decodes as \(names); \(type.name) is used; choose another with --activity NAME")
      }
    } else if let nearest = failures.max(by: { DecodingSentence.progress($0.error) < DecodingSentence.progress($1.error) }) {
      // Of several types, the one whose decoding got furthest is most likely intended: its keys exist, and one value is
      // wrong.
      let near = Self.nearest(
        failures.filter { DecodingSentence.progress($0.error) == DecodingSentence.progress(nearest.error) }, state)
      if near.count == 1 { result.type = near[0].type }
      for (type, error) in near.prefix(4) {
        for problem in type.stateProblems(of: error, state, "aps.content-state") {
          let rule = problem.isDate ? "push-date" : "push-state"
          findings.error(rule, "\(problem.sentence) (\(type.name).ContentState). The system would ignore this push")
        }
      }
      if candidates.count > 1 {
        let names = candidates.map(\.name).joined(separator: ", ")
        findings.note("push-state", "aps.content-state decodes as none of \(names); say which is meant with --activity NAME")
      }
    }
  }

  /// Of several types whose keys are missing, the one that reads the most of the state and lacks the fewest keys; all of them if none is
  /// nearer than the others.
  private static func nearest(
    _ failures: [(type: AttributesType, error: any Error)], _ state: JSONValue
  ) -> [(type: AttributesType, error: any Error)] {
    guard failures.count > 1, state.members?.isEmpty == false else { return failures }
    let lacking = failures.map { MissingKeys(of: state, as: $0.type.types.state, $0.type.decodeState) }
    return failures.indices.filter { own in !lacking.contains { $0.isNearer(than: lacking[own]) } }.map { failures[$0] }
  }

  // MARK: Start

  /// The name of a type by itself, for a push whose types are not known here.
  private func checkName(_ name: String, _ findings: inout FindingList) {
    if name.isEmpty {
      findings.error("push-start", "aps.attributes-type is empty; write the name of the attributes' type")
    } else if name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      findings.error("push-start", "aps.attributes-type is \"\(name)\"; write only the type's name, without module, suffix or spaces")
    }
  }

  func checkStart(_ body: JSONValue, _ findings: inout FindingList) {
    let aps = body["aps"]
    let isStart = aps?["event"]?.string == PushPayload.Event.start.rawValue
    let startKeys = ["attributes-type", "attributes", "input-push-token", "input-push-channel"]
    guard isStart else {
      for key in startKeys where aps?[key] != nil {
        findings.warning("push-start", "aps.\(key) has an effect only on a start; remove it")
      }
      return
    }
    if aps?["alert"] == nil { findings.error("push-start", "aps.alert is missing; a start needs one with a title and a body") }
    if aps?["attributes"] == nil { findings.error("push-start", "aps.attributes is missing; a start needs the activity's attributes") }
    guard let type = aps?["attributes-type"] else {
      findings.error("push-start", "aps.attributes-type is missing; write the name of the attributes' type\(Self.list(types))")
      return
    }
    guard let name = type.string else {
      findings.error("push-start", "aps.attributes-type is \(type.kind); write the name of the attributes' type")
      return
    }
    if types.isEmpty { checkName(name, &findings) }
    if let attributes = aps?["attributes"], attributes.members == nil {
      findings.error("push-start", "aps.attributes is \(attributes.kind); it has to be an object")
    }
    if !types.isEmpty {
      if let known = types.first(where: { $0.name == name }) {
        if let attributes = aps?["attributes"], attributes.members != nil {
          do {
            let understood = try known.decodeAttributes(attributes)
            for sentence in known.unread(in: attributes, understood, "aps.attributes", .attributes) {
              findings.warning("push-start", sentence)
            }
            let dates = known.attributesDates(attributes)
            for problem in dates.problems(in: "aps.attributes") { findings.error("push-date", problem) }
            for doubt in dates.doubts(in: "aps.attributes") { findings.warning("push-date", doubt) }
          } catch {
            for problem in known.attributesProblems(of: error, attributes, "aps.attributes") {
              findings.error(problem.isDate ? "push-date" : "push-start", "\(problem.sentence) (\(name))")
            }
          }
        }
      } else {
        findings.error("push-start", "aps.attributes-type is \"\(name)\", which the bundle does not have\(Self.list(types))")
      }
    }
    if let token = aps?["input-push-token"], token.integer != 1 {
      findings.error("push-start", "aps.input-push-token is \(token.text); write 1")
    }
    if let channel = aps?["input-push-channel"], channel.string?.isEmpty != false {
      findings.error("push-start", "aps.input-push-channel is \(channel.kind); write the channel's identifier")
    } else if let channel = aps?["input-push-channel"]?.string, Data(base64Encoded: channel) == nil {
      findings.warning(
        "push-start", "aps.input-push-channel is \"\(channel)\", which is not Base64; write the identifier that APNs returned")
    }
    if aps?["input-push-token"] != nil, aps?["input-push-channel"] != nil {
      findings.error("push-start", "aps.input-push-token and aps.input-push-channel exclude each other; keep one")
    }
    if aps?["input-push-token"] == nil, aps?["input-push-channel"] == nil {
      findings.note(
        "push-start", "without aps.input-push-token or aps.input-push-channel no push can update the activity (iOS 18 and later)")
    }
  }

  private static func list(_ types: [AttributesType]) -> String {
    types.isEmpty ? "" : "; the bundle has \(types.map(\.name).sorted().joined(separator: ", "))"
  }

  // MARK: Headers

  /// Source: Apple, Sending notification requests to APNs.
  static let headers = [
    "apns-push-type", "apns-topic", "apns-priority", "apns-expiration", "apns-id", "apns-collapse-id", "apns-channel-id", "apns-request-id",
    "apns-unique-id",
  ]

  func checkHeaders(_ headers: [String: String], _ body: JSONValue, _ findings: inout FindingList) {
    guard !headers.isEmpty else { return }
    let isBroadcast = headers["apns-channel-id"] != nil
    switch headers["apns-push-type"] {
    case "liveactivity": break
    case nil: findings.error("push-header", "apns-push-type is missing; write liveactivity")
    case let other?: findings.error("push-header", "apns-push-type is \(other); write liveactivity")
    }
    if let topic = headers["apns-topic"] {
      if !topic.hasSuffix(".push-type.liveactivity") || topic == ".push-type.liveactivity" {
        findings.error("push-header", "apns-topic is \(topic); write the app's bundle identifier and .push-type.liveactivity")
      }
    } else if !isBroadcast {
      findings.error("push-header", "apns-topic is missing; write the app's bundle identifier and .push-type.liveactivity")
    }
    switch headers["apns-priority"] {
    case nil, "5": break
    case "10":
      if body["aps"]?["alert"] == nil {
        findings.note("push-header", "apns-priority 10 counts against the app's hourly budget; an update without an alert can use 5")
      }
    case let other?: findings.error("push-header", "apns-priority is \(other); write 5 or 10")
    }
    if let expiration = headers["apns-expiration"] {
      let seconds = Int(expiration)
      if seconds == nil || seconds ?? 0 < 0 {
        findings.error("push-header", "apns-expiration is \(expiration); write seconds since 1970, or 0")
      } else if let seconds, PushTime.isMilliseconds(Double(seconds)) {
        findings.error("push-header", "apns-expiration is \(expiration), which looks like milliseconds; write seconds since 1970, or 0")
      }
    }
    if let id = headers["apns-collapse-id"], id.utf8.count > Self.collapseByteLimit {
      findings.error("push-header", "apns-collapse-id has \(id.utf8.count) bytes; \(Self.collapseByteLimit) are allowed")
    }
    if let id = headers["apns-id"], UUID(uuidString: id) == nil {
      findings.error("push-header", "apns-id is \(id); write a UUID, or leave it out and APNs creates one")
    }
    for name in headers.keys.sorted() where name.hasPrefix("apns-") && !Self.headers.contains(name) {
      let near = NearestName.names(to: name, of: Self.headers).first
      findings.warning("push-header", "\(name) is not a header of APNs\(near.map { "; write \($0)" } ?? "; remove it")")
    }
    if isBroadcast, body["aps"]?["event"]?.string == PushPayload.Event.start.rawValue {
      findings.error("push-header", "a broadcast cannot start an activity; send the start to push-to-start tokens")
    }
  }

  // MARK: Size

  func checkSize(_ body: JSONValue, _ headers: [String: String], _ findings: inout FindingList, _ result: inout Result) {
    let count = body.byteCount
    let limit = headers["apns-channel-id"] == nil ? Self.byteLimit : Self.broadcastByteLimit
    (result.byteCount, result.byteLimit) = (count, limit)
    result.largest = Self.fields(body, "").sorted { ($1.byteCount, $0.path) < ($0.byteCount, $1.path) }.prefix(5).map { $0 }
    let list = result.largest.map { "\($0.path) \($0.byteCount)" }.joined(separator: ", ")
    if count > limit {
      findings.error("push-size", "the body has \(count) bytes without spaces; \(limit) are allowed. The largest fields: \(list)")
    } else if count * 5 >= limit * 4 {
      findings.warning("push-size", "the body has \(count) of \(limit) bytes. The largest fields: \(list)")
    }
  }

  /// The fields with values, with the bytes of key and value; lists count as a whole.
  private static func fields(_ value: JSONValue, _ path: String) -> [(path: String, byteCount: Int)] {
    guard let members = value.members, !members.isEmpty else { return [(path, value.byteCount)] }
    return members.keys.sorted().flatMap { key -> [(path: String, byteCount: Int)] in
      fields(members[key] ?? .null, path.isEmpty ? key : "\(path).\(key)")
    }
  }
}
