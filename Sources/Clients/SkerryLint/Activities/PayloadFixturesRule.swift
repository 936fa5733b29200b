import Foundation
import SkerryFormats
import SkerryDiagnostics
import SkerryFindings

/// Payloads of earlier releases that no longer decode.
package enum PayloadFixturesRule: ActivityRule {
  package static let descriptor = RuleDescriptor(
    id: "attributes-not-codable-stable", severity: .error, summary: "A payload of an earlier release no longer decodes.",
    why: "Servers and phones are never updated together: a renamed or a new required field ends every running activity's updates silently.",
    source: "Apple, Starting and updating Live Activities with push notifications: the content state must decode",
    remedy: "Make new fields optional, or give them defaults in init(from:).")

  package static func findings(in trace: ActivityTrace) -> [Diagnostic] {
    trace.fixtures.compactMap { path in
      guard let data = InputFile.data(atPath: path) else {
        return Diagnostic(id, .error, "The payload \(path) cannot be read; check its name.")
      }
      guard let state = state(in: data) else {
        return Diagnostic(id, .error, "The payload \(path) is not a JSON object; check its brackets and quotes.")
      }
      do {
        _ = try trace.configuration.decodeState(state)
        return nil
      } catch {
        return Diagnostic(
          id, .error,
          "The payload \(path) no longer decodes as \(trace.configuration.attributesType).ContentState: \(DecodingSentence.reason(error, in: "state")); make the field optional or give it a default."
        )
      }
    }
  }

  /// A push's content state, or the file itself.
  private static func state(in data: Data) -> Data? {
    guard let body = try? JSONValue(parsing: data), body.members != nil else { return nil }
    return body["aps"]?["content-state"]?.data ?? data
  }
}
