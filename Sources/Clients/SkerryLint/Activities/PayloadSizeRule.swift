import Foundation
import SkerryActivity
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats

/// Attributes and state that are larger than ActivityKit's limit.
package enum PayloadSizeRule: ActivityRule {
  package static let descriptor = RuleDescriptor(
    id: "payload-size", severity: .error, summary: "Attributes and state are larger than 4 KB in total.",
    why: "Activity.request throws attributesTooLarge, and APNs refuses a push of that size.",
    source:
      "Apple, Displaying live data with Live Activities: static and dynamic data are at most 4 KB in total; the warning at 80 % is our choice",
    remedy: "Send identifiers and short strings; keep the rest in the app group.")

  /// Bytes.
  static let limit = ActivityLimits.publishedDataByteCount
  static let warning = limit * 8 / 10

  package static func findings(in trace: ActivityTrace) -> [Diagnostic] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func data(_ value: Any) -> Data { (value as? any Encodable).flatMap { try? encoder.encode($0) } ?? Data() }
    let (attributes, state) = (data(trace.attributes), data(trace.state))
    let bytes = attributes.count + state.count
    guard bytes > warning else { return [] }
    let largest = (fields(attributes, "attributes") + fields(state, "state")).sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    let named = largest.prefix(3).map { "\($0.name) (\($0.bytes) bytes)" }.joined(separator: ", ")
    let verdict = bytes > limit ? "more than the \(limit) that ActivityKit takes" : "over 80 % of the \(limit) that ActivityKit takes"
    return [
      Diagnostic(
        id, bytes > limit ? .error : .warning, "Attributes and state have \(bytes) bytes, \(verdict); the largest fields are \(named).")
    ]
  }

  private static func fields(_ json: Data, _ prefix: String) -> [(name: String, bytes: Int)] {
    guard let members = (try? JSONValue(parsing: json))?.members else { return [] }
    return members.sorted { $0.key < $1.key }.map { key, value in
      // Without the braces.
      ("\(prefix).\(key)", JSONValue.object([key: value]).byteCount - 2)
    }
  }
}
