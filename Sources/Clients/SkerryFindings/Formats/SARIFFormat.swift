import SkerryFormats
import Foundation
import SkerryDiagnostics

/// SARIF 2.1.0, which code hosts show next to the changed lines. Source: OASIS, Static Analysis Results Interchange
/// Format.
enum SARIFFormat {
  static func write(_ findings: [Finding], rules: [RuleDescriptor]) throws -> String {
    let all = rules.sorted { $0.id < $1.id }
    let known = all.map(\.id)
    let unknown = Set(findings.map(\.rule)).subtracting(known).sorted()
    let order = known + unknown
    let driver: JSONValue = .object([
      "name": .string("Skerry"),
      "rules": .array(all.map(rule) + unknown.map { rule($0, short: $0, full: $0, help: $0, level: "warning") }),
    ])
    let results = findings.map { result($0, order) }
    let run: JSONValue = .object([
      "columnKind": .string("unicodeCodePoints"), "results": .array(results), "tool": .object(["driver": driver]),
    ])
    return try JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "runs": .array([run]), "version": .string("2.1.0"),
    ]).stableJSON()
  }

  private static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func rule(_ rule: RuleDescriptor) -> JSONValue {
    let help = rule.remedy + " Source: " + rule.source + "."
    return self.rule(rule.id, short: rule.summary, full: rule.why, help: help, level: rule.severity.rawValue)
  }

  private static func rule(_ id: String, short: String, full: String, help: String, level: String) -> JSONValue {
    .object([
      "defaultConfiguration": .object(["level": .string(level)]), "fullDescription": message(full), "help": message(help),
      "id": .string(id), "shortDescription": message(short),
    ])
  }

  private static func result(_ finding: Finding, _ order: [String]) -> JSONValue {
    .object([
      "level": .string(finding.severity.rawValue), "locations": .array([location(finding)]),
      "message": message(finding.picture.isEmpty ? finding.message : "\(finding.picture): \(finding.message)"),
      "partialFingerprints": .object(["skerry/v1": .string(ContentHash(of: finding.fingerprint).digits)]), "ruleId": .string(finding.rule),
      "ruleIndex": .integer(order.firstIndex(of: finding.rule) ?? 0),
    ])
  }

  private static func location(_ finding: Finding) -> JSONValue {
    let region: JSONValue = .object(["startColumn": .integer(max(1, finding.column)), "startLine": .integer(max(1, finding.line))])
    return .object(["physicalLocation": .object(["artifactLocation": .object(["uri": .string(uri(finding.file))]), "region": region])])
  }

  /// A path as a URI: reserved characters are percent-encoded.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":")
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
