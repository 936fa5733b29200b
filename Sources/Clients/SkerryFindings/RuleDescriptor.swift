package import SkerryDiagnostics

/// The description of a rule: its documentation page.
package struct RuleDescriptor: Sendable {
  /// Kebab-case; never changes once published.
  package let id: String
  /// The highest severity of its findings.
  package let severity: Severity
  /// One line.
  package let summary: String
  /// What happens on a phone if it is violated.
  package let why: String
  /// The source of the rule's figures.
  package let source: String
  /// What to do about a finding.
  package let remedy: String

  package init(id: String, severity: Severity, summary: String, why: String, source: String, remedy: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.source = source
    self.remedy = remedy
  }
}
