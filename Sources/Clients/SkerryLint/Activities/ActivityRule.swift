import SkerryDiagnostics
import SkerryFindings

/// A rule for an activity in a state.
@MainActor
package protocol ActivityRule {
  static var descriptor: RuleDescriptor { get }
  static func findings(in trace: ActivityTrace) -> [Diagnostic]
}

extension ActivityRule {
  static var id: String { descriptor.id }
}
