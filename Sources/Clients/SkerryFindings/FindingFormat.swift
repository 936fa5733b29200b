import Foundation
import SkerryFormats
import SkerryDiagnostics

/// An output format of findings. Every format lists them in the same order.
package enum FindingFormat: String, Sendable, CaseIterable {
  case text, xcode, json, sarif, github, junit

  /// The findings as text of this format. Throws the errors of encoding JSON.
  ///
  /// - Parameters:
  ///   - findings: merged and sorted.
  ///   - rules: the rules that were run; SARIF and JUnit also list those without findings.
  package func write(_ findings: [Finding], rules: [RuleDescriptor]) throws -> String {
    switch self {
    case .text: TextFormat.write(findings)
    case .xcode: findings.map(XcodeFormat.line).joined()
    case .json: try JSONFormat.write(findings)
    case .sarif: try SARIFFormat.write(findings, rules: rules)
    case .github: findings.map(GitHubFormat.line).joined()
    case .junit: JUnitFormat.write(findings, rules: rules)
    }
  }
}

extension Encodable {
  /// JSON with sorted keys, so that the same findings give the same bytes.
  func stableJSON() throws -> String {
    return try StableJSON.text(self, isPretty: true) + "\n"
  }
}

extension Finding {
  /// The place and the severity in compilers' format.
  var compilerLine: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]" }
}
