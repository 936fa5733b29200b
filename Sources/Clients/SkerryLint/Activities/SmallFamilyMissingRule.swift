import SkerryDiagnostics
import SkerryFindings

/// An activity without a layout for the watch and CarPlay.
package enum SmallFamilyMissingRule: ActivityRule {
  package static let descriptor = RuleDescriptor(
    id: "small-family-missing", severity: .note, summary: "The activity has no layout for the small family.",
    why: "On the watch and in CarPlay the system then shows the two compact sides next to each other.",
    source: "Apple, supplementalActivityFamilies(_:)", remedy: "Add .supplementalActivityFamilies([.small]) and read activityFamily.")

  package static func findings(in trace: ActivityTrace) -> [Diagnostic] {
    trace.supportsSmall
      ? []
      : [
        Diagnostic(
          id, .note,
          "The watch and CarPlay show the two compact sides of this activity next to each other; for a layout of its own there, add .supplementalActivityFamilies([.small]) and read \\.activityFamily."
        )
      ]
  }
}
