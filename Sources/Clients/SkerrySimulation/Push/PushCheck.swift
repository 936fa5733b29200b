import SkerryFormats
package import Foundation
import SkerryActivity
package import SkerryDiagnostics

/// Validates the body of an activity push against the rules of APNs and ActivityKit.
///
/// Source of the rules: Figures §2.1 and §2.4. Every finding names the key path and the remedy.
package struct PushCheck {
  /// The app's own types; if empty, states are not decoded.
  package var types: [AttributesType]
  /// The type of the activity that an update or an end is for, if the caller knows it.
  package var typeName: String?
  /// The current time for checks of dates; `nil` compares them only with each other.
  package var now: Date?

  package init(types: [AttributesType], typeName: String? = nil, now: Date? = nil) {
    self.types = types
    self.typeName = typeName
    self.now = now
  }

  /// The findings, and the decoded push.
  package struct Result {
    /// The largest body of a push of its kind, in bytes.
    package var byteLimit = PushCheck.byteLimit
    /// The problems, in the order in which they were found.
    package var findings: [Diagnostic] = []
    /// `nil` if the file is not an activity push at all.
    package var payload: PushPayload?
    /// The type with which the state decoded.
    package var type: AttributesType?
    /// The body's length as it would be sent.
    package var byteCount = 0
    /// The largest parts, with their bytes.
    package var largest: [(path: String, byteCount: Int)] = []

    /// Why nothing can be read of the body, and where, as the end of a sentence about the file; empty if it is JSON.
    package var unreadable = ""

    /// Whether there is no error; warnings and notes are allowed.
    package var isValid: Bool { !findings.contains { $0.severity == .error } }
  }

  /// The largest body of a push to one device, in bytes. Source: Figures §2.1 and §2.4.
  package static let byteLimit = 4096
  /// The largest body of a broadcast push, in bytes. Source: Figures §2.4.
  package static let broadcastByteLimit = 5120

  /// The longest `apns-collapse-id`, in bytes. Source: Sending notification requests to APNs.
  static let collapseByteLimit = 64

  /// - Parameter headers: headers from outside the file; they override those in it.
  package func check(_ data: Data, headers given: [String: String] = [:]) -> Result {
    var result = Result()
    let json: JSONValue
    do {
      json = try JSONValue(strictly: data)
    } catch {
      (result.byteCount, result.unreadable) = (data.count, error.placed)
      result.findings.append(Diagnostic("push-json", .error, "it \(error)"))
      return result
    }
    let (body, own) = PushPayload.split(json)
    let headers = own.merging(given) { _, new in new }
    var findings = FindingList()
    checkBody(body, &findings)
    if case .object? = body["aps"] {
      checkTimes(body, &findings)
      checkAlert(body, &findings)
      checkState(body, &findings, &result)
      checkStart(body, &findings)
    }
    checkHeaders(headers, body, &findings)
    checkSize(body, headers, &findings, &result)
    result.payload = try? PushPayload(json)
    result.findings += findings.all
    return result
  }

  struct FindingList {
    private(set) var all: [Diagnostic] = []
    mutating func error(_ rule: String, _ message: String) { all.append(Diagnostic(rule, .error, message)) }
    mutating func warning(_ rule: String, _ message: String) { all.append(Diagnostic(rule, .warning, message)) }
    mutating func note(_ rule: String, _ message: String) { all.append(Diagnostic(rule, .note, message)) }
  }

  // MARK: Keys

  private static let keys = [
    "timestamp", "event", "content-state", "stale-date", "dismissal-date", "relevance-score", "alert", "attributes-type", "attributes",
    "input-push-token", "input-push-channel", "sound",
  ]

  private func checkBody(_ body: JSONValue, _ findings: inout FindingList) {
    guard body.members != nil else {
      findings.error("push-shape", "the body is \(body.kind); it has to be an object with \"aps\"")
      return
    }
    guard let aps = body["aps"] else {
      findings.error("push-shape", "\"aps\" is missing; put event, timestamp and content-state in an object of that name")
      return
    }
    guard let members = aps.members else {
      findings.error("push-shape", "aps is \(aps.kind); it has to be an object")
      return
    }
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      let near = Self.keys.first { Self.folded($0) == Self.folded(key) }
      let header = key == "priority" ? "apns-priority" : Self.headers.first { $0 == key.lowercased() }
      let known = header.map { "send it as the header \($0)" } ?? near.map { "write \($0)" }
      findings.warning("push-key", "aps.\(key) is ignored; \(known ?? "remove it or move it out of aps")")
    }
    for key in (body.members ?? [:]).keys.sorted() where key != "aps" {
      if Self.keys.contains(key) {
        findings.error("push-key", "\(key) is outside aps and is ignored; move it into aps")
      } else if Self.headers.contains(key.lowercased()) {
        findings.warning("push-key", "\(key) is in the body, where APNs ignores it; send it as a header of the request")
      } else if key.lowercased() == "headers",
        let names = body[key]?.members?.keys.filter({ Self.headers.contains($0.lowercased()) }).sorted(),
        !names.isEmpty
      {
        findings.warning(
          "push-key",
          "\(key) with \(names.joined(separator: ", ")) is in the body, where APNs ignores it; send them as headers of the request")
      }
    }
    if let event = aps["event"] {
      if event.string.flatMap(PushPayload.Event.init(rawValue:)) == nil {
        findings.error("push-event", "aps.event is \(event.string.map { "\"\($0)\"" } ?? event.kind); write start, update or end")
      }
    } else {
      findings.error("push-event", "aps.event is missing; write start, update or end")
    }
  }

  /// Names that differ only in case and in the separators between their words.
  static func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter } }

  // MARK: Times

  /// A time in seconds; `nil` if the key is missing or invalid, which is reported.
  private func seconds(_ body: JSONValue, _ key: String, _ findings: inout FindingList) -> Double? {
    guard let value = body["aps"]?[key] else { return nil }
    guard let number = value.double else {
      let quoted = value.string.flatMap(Double.init) != nil ? "without quotes" : "as seconds since 1970"
      findings.error("push-time", "aps.\(key) is \(value.kind); write it as a number, \(quoted)")
      return nil
    }
    if PushTime.isMilliseconds(number) {
      findings.error("push-time", "aps.\(key) is \(value.text), which looks like milliseconds; APNs wants seconds since 1970")
      return nil
    }
    if number < 0 {
      findings.error("push-time", "aps.\(key) is \(value.text); a time before 1970 shows nothing")
      return nil
    }
    return number
  }

  private func checkTimes(_ body: JSONValue, _ findings: inout FindingList) {
    let event = body["aps"]?["event"]?.string
    if body["aps"]?["timestamp"] == nil {
      findings.error("push-time", "aps.timestamp is missing; add the time at which the data was produced, in seconds since 1970")
    }
    let timestamp = seconds(body, "timestamp", &findings)
    if let timestamp {
      if let now, case let ahead = timestamp - now.timeIntervalSince1970, ahead > 86_400 {
        findings.warning(
          "push-time", "aps.timestamp is \(Self.hours(ahead)) ahead of the clock; later pushes with true times would be ignored")
      }
      if timestamp != timestamp.rounded() {
        findings.warning(
          "push-time", "aps.timestamp has a fraction; APNs documents whole seconds since 1970, so round it, and send pushes a second apart")
      }
      if timestamp == 0 {
        findings.error(
          "push-time",
          "aps.timestamp is 0; the system ignores a push that is not newer than the last, so write the time in seconds since 1970")
      } else if timestamp < Self.oldest {
        findings.warning("push-time", "aps.timestamp is before 2001-09-09, as seconds since 2001 would be; write seconds since 1970")
      }
    }
    if let score = body["aps"]?["relevance-score"] {
      if let number = score.double {
        if number < 0 {
          findings.warning(
            "push-relevance", "aps.relevance-score is \(score.text), below activities without a score, which count as 0; write 0 or more")
        }
      } else {
        findings.error("push-relevance", "aps.relevance-score is \(score.kind); write a number")
      }
    }
    let stale = seconds(body, "stale-date", &findings), dismissal = seconds(body, "dismissal-date", &findings)
    guard let base = timestamp ?? now?.timeIntervalSince1970 else { return }
    if let stale {
      if event == PushPayload.Event.end.rawValue {
        findings.warning("push-stale-date", "aps.stale-date has no effect on an end; remove it")
      } else if stale < Self.oldest {
        findings.warning("push-stale-date", "aps.stale-date is before 2001-09-09, as seconds since 2001 would be; write seconds since 1970")
      } else if stale <= base {
        // A phone accepts it: the activity is shown as stale from the start.
        findings.note("push-stale-date", "aps.stale-date is not after aps.timestamp; the activity is stale from the start")
      } else if stale > base + 8 * 3600 {
        findings.warning("push-stale-date", "aps.stale-date is more than 8 hours ahead; the system ends the activity before that")
      }
    }
    if let dismissal {
      if event != PushPayload.Event.end.rawValue {
        findings.warning("push-dismissal-date", "aps.dismissal-date has an effect only on an end; remove it or write \"event\": \"end\"")
      } else if dismissal < Self.oldest, dismissal > 0 {
        findings.warning(
          "push-dismissal-date", "aps.dismissal-date is before 2001-09-09, as seconds since 2001 would be; write seconds since 1970")
      } else if dismissal > base + 4 * 3600 {
        findings.warning(
          "push-dismissal-date", "aps.dismissal-date is more than 4 hours ahead; the system dismisses the activity after 4 hours")
      } else if dismissal <= base {
        findings.note("push-dismissal-date", "aps.dismissal-date is in the past; the activity is dismissed at once")
      }
    }
  }

  /// Seconds since 1970 below which a time is assumed to count from 2001.
  private static let oldest = 1_000_000_000.0

  private static func hours(_ seconds: Double) -> String { "\(Int((seconds / 3600).rounded())) hours" }
}
