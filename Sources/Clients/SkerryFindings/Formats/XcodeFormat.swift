import SkerryDiagnostics

/// The format that Xcode and SwiftPM read from a build tool: `file:line:column: error: message [rule]`.
enum XcodeFormat {
  static func line(_ finding: Finding) -> String {
    let picture = finding.picture.isEmpty ? "" : "\(finding.picture): "
    return
      "\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(picture)\(oneLine(finding.message)) [\(finding.rule)]\n"
  }

  private static func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
}
