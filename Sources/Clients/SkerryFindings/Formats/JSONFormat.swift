/// For scripts: an object with all findings.
enum JSONFormat {
  private struct Document: Encodable {
    var version = 1
    var findings: [Finding]
  }
  static func write(_ findings: [Finding]) throws -> String { try Document(findings: findings).stableJSON() }
}
