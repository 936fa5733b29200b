import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

/// A state with renamed keys, defaults, a decoder of its own, nested enumerations and dates in each of them.
private struct Flight: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Step: Codable, Hashable {
      case boarding(gate: String, closes: Date)
      case flying(Leg)
      case landed
      enum Leg: Codable, Hashable { case climbing(level: Int), cruising(Double), descending }
    }
    /// As written by a server of another vendor.
    struct Seat: Codable, Hashable {
      var row: Int
      var letter: String
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let row = Int(text.dropLast()), let letter = text.last else {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a seat such as 12A"))
        }
        (self.row, self.letter) = (row, String(letter))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(row)\(letter)")
      }
    }
    var departure: Date
    var step: Step
    var seat: Seat?
    var delay: Int
    var bags: [Int]
    var isLate: Bool?

    enum CodingKeys: String, CodingKey {
      case departure = "departure_at"
      case step, seat, delay, bags
      case isLate = "is_late"
    }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      departure = try container.decode(Date.self, forKey: .departure)
      step = try container.decode(Step.self, forKey: .step)
      seat = try container.decodeIfPresent(Seat.self, forKey: .seat)
      delay = try container.decodeIfPresent(Int.self, forKey: .delay) ?? 0
      bags = try container.decodeIfPresent([Int].self, forKey: .bags) ?? []
      isLate = try container.decodeIfPresent(Bool.self, forKey: .isLate)
    }
  }
  var number: String
  var booked: Date?
}

/// The result of `push check` for each payload: E for an error, W for a warning, N for a note, "ok" for nothing; and
/// words of its sentence.
@Suite struct PushKindsTests {
  /// 2026-11-21 10:01:40 UTC; the payloads are made 100 seconds before.
  static let now = Date(timeIntervalSince1970: 1_795_255_300)
  static let leaving = "\"departure_at\":816951600,\"step\":{\"landed\":{}}"

  func check(_ text: String, data: Data? = nil) -> (verdict: String, messages: [String]) {
    let result = PushCheck(types: [AttributesType(Flight.self)], now: Self.now).check(data ?? Data(text.utf8))
    let isWarned = result.findings.contains { $0.severity == .warning }
    return (!result.isValid ? "E" : isWarned ? "W" : result.findings.isEmpty ? "ok" : "N", result.findings.map(\.message))
  }

  @Test(arguments: [
    ("", "ok", ""),
    (",\"seat\":\"12A\"", "ok", ""),
    (",\"seat\":\"A\"", "E", "aps.content-state.seat"),
    (",\"seat\":12", "E", "aps.content-state.seat"),
    (",\"seat\":null,\"delay\":null,\"bags\":null", "ok", ""),
    (",\"delay\":7.5", "E", "aps.content-state.delay is 7.5"),
    (",\"delay\":\"7\"", "E", "aps.content-state.delay"),
    (",\"bags\":[1,2,2.5]", "E", "aps.content-state.bags[2] is 2.5"),
    (",\"bags\":{}", "E", "aps.content-state.bags"),
    (",\"isLate\":true", "W", "aps.content-state.isLate"),
    (",\"is_late\":true", "ok", ""),
    (",\"is_late\":\"yes\"", "E", "aps.content-state.is_late"),
    (",\"is_late\":0", "E", "aps.content-state.is_late"),
    (",\"delay\":1,\"delay\":2", "E", "delay"),
    (",\"delay\":01", "E", ""),
    (",\"delay\":1,", "E", ""),
    (",\"delay\":0x1", "E", ""),
    (",'delay':1", "E", ""),
  ])
  func members(_ part: String, _ expected: String, _ words: String) {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\(Self.leaving)\(part)}}}"
    let (verdict, messages) = check(text)
    #expect(verdict == expected && (words.isEmpty || messages.contains { $0.contains(words) }), "\(part): \(messages)")
  }

  @Test(arguments: [
    ("{\"boarding\":{\"gate\":\"A1\",\"closes\":816951600}}", "ok", ""),
    ("{\"boarding\":{\"gate\":\"A1\",\"closes\":1795255200}}", "E", "write 816948000"),
    ("{\"boarding\":{\"gate\":\"A1\",\"closes\":1795255200000}}", "E", "write 816948000"),
    ("{\"boarding\":{\"gate\":\"A1\",\"closes\":\"2026-11-21T10:00:00Z\"}}", "E", "write 816948000"),
    ("{\"boarding\":{\"gate\":\"A1\",\"closes\":\"2026-11-21T11:00:00+01:00\"}}", "E", "write 816948000"),
    ("{\"boarding\":{\"gate\":1,\"closes\":816951600}}", "E", "gate"),
    ("{\"boarding\":{\"gate\":\"A1\"}}", "E", "closes"),
    ("{\"flying\":{\"_0\":{\"climbing\":{\"level\":330}}}}", "ok", ""),
    ("{\"flying\":{\"_0\":{\"climbing\":{\"level\":330.5}}}}", "E", "level is 330.5"),
    ("{\"flying\":{\"_0\":{\"cruising\":{\"_0\":0.85}}}}", "ok", ""),
    ("{\"flying\":{\"climbing\":{\"level\":330}}}", "E", "_0"),
    ("{\"flying\":{\"_0\":\"descending\"}}", "E", "flying"),
    ("\"landed\"", "E", "aps.content-state.step"),
    ("{\"Landed\":{}}", "E", "aps.content-state.step"),
    ("{\"landed\":{},\"flying\":{\"_0\":{\"descending\":{}}}}", "E", "aps.content-state.step"),
    ("null", "E", "aps.content-state.step"),
  ])
  func steps(_ step: String, _ expected: String, _ words: String) {
    let text =
      "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\"departure_at\":816951600,\"step\":\(step)}}}"
    let (verdict, messages) = check(text)
    #expect(verdict == expected && (words.isEmpty || messages.contains { $0.contains(words) }), "\(step): \(messages)")
  }

  @Test(arguments: [
    ("\"timestamp\":1795255200", "ok", ""),
    ("\"timestamp\":\"1795255200\"", "E", "without quotes"),
    ("\"timestamp\":1795255200123", "E", "milliseconds"),
    ("\"timestamp\":0", "E", "aps.timestamp is 0"),
    ("\"timestamp\":816948000", "W", "since 2001"),
    ("\"timestamp\":1795255200,\"stale-date\":1795251600", "N", "stale from the start"),
    ("\"timestamp\":1795255200,\"stale-date\":1795284000", "ok", ""),
    ("\"timestamp\":1795255200,\"stale-date\":1795284001", "W", "more than 8 hours"),
    ("\"timestamp\":1795255200,\"stale-date\":999999999", "W", "since 2001"),
    ("\"timestamp\":999999999", "W", "since 2001"), ("\"timestamp\":1000000000", "ok", ""),
    ("\"timestamp\":1795255200,\"stale-date\":\"2026-11-21T11:00:00Z\"", "E", "aps.stale-date"),
    ("\"timestamp\":1795255200,\"staledate\":1795258800", "W", "write stale-date"),
    ("\"timestamp\":1795255200,\"dismissal-date\":1795258800", "W", "only on an end"),
    ("\"timestamp\":1795255200,\"alert\":{\"title\":\"t\",\"body\":null}", "E", "aps.alert.body"),
    ("\"timestamp\":1795255200,\"alert\":{\"title\":\"t\",\"body\":\"b\",\"sound\":\"ding.caf\"}", "ok", ""),
    ("\"timestamp\":1795255200,\"alert\":[]", "E", "aps.alert is"),
    ("\"timestamp\":1795255200,\"attributes-type\":\"Flight\"", "W", "only on a start"),
    ("\"timestamp\":1795255200,\"interruption-level\":\"active\"", "W", "ignored"),
  ])
  func heads(_ head: String, _ expected: String, _ words: String) {
    let text = "{\"aps\":{\"event\":\"update\",\(head),\"content-state\":{\(Self.leaving)}}}"
    let (verdict, messages) = check(text)
    #expect(verdict == expected && (words.isEmpty || messages.contains { $0.contains(words) }), "\(head): \(messages)")
  }

  /// A push to one device and a broadcast, each at its limit and a byte over it.
  @Test(arguments: [("", 4096), ("channel", 5120)]) func sizes(_ channel: String, _ limit: Int) {
    let headers = ["apns-push-type": "liveactivity", "apns-topic": "a.b.push-type.liveactivity"]
    func isTooLarge(_ count: Int) -> Bool {
      let text =
        "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\(Self.leaving),\"seat\":\"1A\"},\"sound\":\"\"}}"
      let filled = text.replacingOccurrences(
        of: "\"sound\":\"\"", with: "\"sound\":\"\(String(repeating: "s", count: count - text.utf8.count))\"")
      let check = PushCheck(types: [AttributesType(Flight.self)], now: Self.now)
      let found = check.check(Data(filled.utf8), headers: channel.isEmpty ? headers : headers.merging(["apns-channel-id": channel]) { $1 })
      return found.findings.contains { $0.rule == "push-size" && $0.severity == .error }
    }
    #expect(!isTooLarge(limit) && isTooLarge(limit + 1))
  }

  /// Only UTF-8, without a byte order mark.
  @Test func encodings() {
    let text = "{\"aps\":{\"event\":\"update\",\"timestamp\":1795255200,\"content-state\":{\(Self.leaving)}}}"
    #expect(check("", data: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).messages.contains { $0.contains("byte order mark") })
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      let (verdict, messages) = check("", data: text.data(using: encoding) ?? Data())
      #expect(verdict == "E" && messages.contains { $0.contains("UTF-") }, "\(encoding): \(messages)")
    }
    let latin = text.replacingOccurrences(of: "landed", with: "land\u{E9}d").data(using: .isoLatin1)
    #expect(check("", data: latin ?? Data()).verdict == "E")
  }

  @Test(arguments: [
    ("", "ok", ""), ("attributes-type", "E", "aps.attributes-type is missing"), ("attributes", "E", "aps.attributes is missing"),
    ("alert", "E", "aps.alert is missing"), ("timestamp", "E", "aps.timestamp is missing"),
    ("content-state", "E", "content-state is missing"),
    ("input-push-token", "N", "no push can update"),
  ])
  func startsWithoutAPart(_ missing: String, _ expected: String, _ words: String) {
    let parts = [
      ("timestamp", "1795255200"), ("attributes-type", "\"Flight\""), ("attributes", "{\"number\":\"SK 1\",\"booked\":816900000}"),
      ("alert", "{\"title\":\"t\",\"body\":\"b\"}"), ("input-push-token", "1"), ("content-state", "{\(Self.leaving)}"),
    ]
    let body = parts.filter { $0.0 != missing }.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    let (verdict, messages) = check("{\"aps\":{\"event\":\"start\",\(body)}}")
    #expect(verdict == expected && (words.isEmpty || messages.contains { $0.contains(words) }), "\(missing): \(messages)")
  }
}
