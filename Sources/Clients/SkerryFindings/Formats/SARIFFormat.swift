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
    let driver = Driver(rules: all.map(Rule.init) + unknown.map(Rule.init(id:)))
    let order = known + unknown
    return try Log(runs: [Run(tool: Tool(driver: driver), results: findings.map { Result($0, order) })]).stableJSON()
  }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
  }
  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name = "Skerry"
    var rules: [Rule]
  }
  private struct Message: Encodable { var text: String }
  private struct Rule: Encodable {
    struct Configuration: Encodable { var level: String }
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration

    init(_ rule: RuleDescriptor) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.why)
      help = Message(text: rule.remedy + " Source: " + rule.source + ".")
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }
    init(id: String) {
      self.id = id
      shortDescription = Message(text: id)
      fullDescription = Message(text: id)
      help = Message(text: id)
      defaultConfiguration = Configuration(level: "warning")
    }
  }
  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]

    init(_ finding: Finding, _ order: [String]) {
      ruleId = finding.rule
      ruleIndex = order.firstIndex(of: finding.rule) ?? 0
      level = finding.severity.rawValue
      message = Message(text: finding.picture.isEmpty ? finding.message : "\(finding.picture): \(finding.message)")
      locations = [Location(finding)]
      partialFingerprints = ["skerry/v1": ContentHash(of: finding.fingerprint).digits]
    }
  }
  private struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { var uri: String }
      struct Region: Encodable { var startLine: Int, startColumn: Int }
      var artifactLocation: Artifact
      var region: Region
    }
    var physicalLocation: Physical

    init(_ finding: Finding) {
      physicalLocation = Physical(
        artifactLocation: Physical.Artifact(uri: Self.uri(finding.file)),
        region: Physical.Region(startLine: max(1, finding.line), startColumn: max(1, finding.column)))
    }

    /// A path as a URI: reserved characters are percent-encoded.
    private static func uri(_ path: String) -> String {
      var allowed = CharacterSet.urlPathAllowed
      allowed.remove(charactersIn: ":")
      let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return path.hasPrefix("/") ? "file://" + encoded : encoded
    }
  }
}
