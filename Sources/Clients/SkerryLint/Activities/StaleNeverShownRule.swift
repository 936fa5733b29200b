import SkerryDiagnostics
import SkerryFindings

/// An activity that looks the same when its data are out of date.
package enum StaleNeverShownRule: ActivityRule {
  package static let descriptor = RuleDescriptor(
    id: "stale-never-shown", severity: .note, summary: "A stale activity looks like a current one.",
    why: "When updates stop, users keep trusting an old score or an old arrival time.",
    source: "Apple, ActivityViewContext.isStale", remedy: "Read context.isStale and say so, for example by dimming the values.")

  package static func findings(in trace: ActivityTrace) -> [Diagnostic] {
    let message = "A stale state looks like a current one in every presentation; read context.isStale and show it."
    return trace.showsStaleness ? [] : [Diagnostic(id, .note, message)]
  }
}
