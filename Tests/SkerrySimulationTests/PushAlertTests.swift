import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

/// The parts of a push that are judged without the app's types, each with what ActivityKit documents and a near miss.
@Suite struct PushAlertTests {
  private static let timestamp = "1795255200"
  private static let alert = "\"title\":\"t\",\"body\":\"b\""

  /// The findings of a push with further members of `aps`.
  private func findings(
    _ members: String, event: String = "update", timestamp: String = timestamp, headers: [String: String] = [:]
  ) -> [Diagnostic] {
    let text = "{\"aps\":{\"event\":\"\(event)\",\"timestamp\":\(timestamp),\"content-state\":{\"score\":1}\(members)}}"
    return PushCheck(types: []).check(Data(text.utf8), headers: headers).findings
  }

  @Test(
    arguments: [
      (",\"alert\":{\(alert)}", nil),
      (",\"alert\":{\(alert),\"sound\":\"chime.aiff\"}", nil),
      (",\"alert\":{\"title\":{\"loc-key\":\"K\",\"loc-args\":[\"a\"]},\"body\":{\"loc-key\":\"L\"}}", nil),
      (",\"alert\":{\(alert),\"sound\":\"\"}", "warning aps.alert.sound is empty"),
      (",\"alert\":{\(alert),\"Sound\":\"x\"}", "warning aps.alert.Sound is ignored; write sound"),
      (",\"alert\":{\(alert),\"subtitle\":\"s\"}", "warning aps.alert.subtitle is ignored; only title, body, sound are read"),
      (
        ",\"alert\":{\"title\":{\"loc-key\":\"K\",\"locArgs\":[]},\"body\":\"b\"}",
        "warning aps.alert.title.locArgs is ignored; write loc-args"
      ),
      (",\"alert\":{\"title\":{\"loc-key\":\"\"},\"body\":\"b\"}", "error aps.alert.title.loc-key is empty"),
      (
        ",\"sound\":\"default\",\"alert\":{\(alert)}",
        "warning aps.sound belongs to notifications, a Live Activity reads aps.alert.sound; move it"
      ),
      (",\"sound\":\"default\"", "warning aps.sound belongs to notifications, a Live Activity reads aps.alert.sound; remove it"),
    ] as [(String, String?)])
  func alertsAreReadAsDocumented(_ members: String, _ wanted: String?) {
    let found = findings(members)
    #expect(found.count == (wanted == nil ? 0 : 1), "\(found)")
    if let wanted, let first = found.first { #expect("\(first.severity.rawValue) \(first.message)".hasPrefix(wanted), "\(first)") }
  }

  /// A timestamp with a fraction, and a relevance below that of activities without one.
  @Test(arguments: [
    ("", "1795255200.0", 0), ("", "1795255200.5", 1),
    (",\"stale-date\":1795255260", timestamp, 0), (",\"stale-date\":1795255260.25", timestamp, 0),
    (",\"relevance-score\":0", timestamp, 0), (",\"relevance-score\":-0.5", timestamp, 1), (",\"relevance-score\":250", timestamp, 0),
  ])
  func numbersOutsideOfTheDocumentedOnesAreWarnings(_ members: String, _ timestamp: String, _ count: Int) {
    let found = findings(members, timestamp: timestamp)
    #expect(found.count == count && found.allSatisfy { $0.severity == .warning }, "\(found)")
  }

  @Test(arguments: [(64, false), (65, true)]) func theCollapseIdentifierIsBounded(_ count: Int, _ isSaid: Bool) {
    let headers = [
      "apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity",
      "apns-collapse-id": String(repeating: "x", count: count),
    ]
    let found = findings("", headers: headers)
    #expect(found.map(\.severity) == (isSaid ? [.error] : []), "\(found)")
  }

  /// Without the app's types, the shape of a start is still judged.
  @Test(
    arguments: [
      ("\"GameAttributes\"", "{}", nil), ("\"Spiel_2\"", "{\"a\":1}", nil), ("\"Größe\"", "{}", nil),
      ("\"\"", "{}", "aps.attributes-type is empty"), ("\"App.GameAttributes\"", "{}", "write only the type's name"),
      ("\"GameAttributes.self\"", "{}", "write only the type's name"), ("\" GameAttributes\"", "{}", "write only the type's name"),
      ("\"GameAttributes\"", "[]", "aps.attributes is a list; it has to be an object"),
      ("\"GameAttributes\"", "null", "aps.attributes is null; it has to be an object"),
      ("\"GameAttributes\"", "\"{}\"", "aps.attributes is a string; it has to be an object"),
    ] as [(String, String, String?)])
  func startsHaveANameAndAnObject(_ name: String, _ attributes: String, _ words: String?) {
    let members = ",\"attributes-type\":\(name),\"attributes\":\(attributes),\"input-push-token\":1,\"alert\":{\(Self.alert)}"
    let errors = findings(members, event: "start").filter { $0.severity == .error }
    #expect(errors.count == (words == nil ? 0 : 1), "\(errors)")
    if let words { #expect(errors.first?.message.contains(words) == true, "\(errors)") }
  }

  @Test(arguments: [("dHN0LXNyY2gtY2hubA==", false), ("my channel", true)])
  func channelsAreBase64(_ channel: String, _ isSaid: Bool) {
    let members = ",\"attributes-type\":\"A\",\"attributes\":{},\"input-push-channel\":\"\(channel)\",\"alert\":{\(Self.alert)}"
    let found = findings(members, event: "start")
    #expect(found.map(\.severity) == (isSaid ? [.warning] : []), "\(found)")
  }
}
