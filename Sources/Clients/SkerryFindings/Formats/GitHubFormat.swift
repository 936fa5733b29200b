import SkerryDiagnostics

/// Workflow commands that GitHub shows as annotations. Source: GitHub, Workflow commands for GitHub Actions.
enum GitHubFormat {
  static func line(_ finding: Finding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let picture = finding.picture.isEmpty ? "" : "\(finding.picture): "
    return
      "::\(command) file=\(WorkflowCommand.property(finding.file)),line=\(finding.line),col=\(finding.column),title=\(WorkflowCommand.property(finding.rule))::\(WorkflowCommand.text(picture + finding.message))\n"
  }
}
