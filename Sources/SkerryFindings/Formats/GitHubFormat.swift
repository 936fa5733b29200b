import SkerryDiagnostics

/// Workflow commands that GitHub shows as annotations. Source: GitHub, Workflow commands for GitHub Actions.
enum GitHubFormat {
  static func line(_ finding: Finding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let picture = finding.picture.isEmpty ? "" : "\(finding.picture): "
    return
      "::\(command) file=\(property(finding.file)),line=\(finding.line),col=\(finding.column),title=\(property(finding.rule))::\(data(picture + finding.message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
  private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
