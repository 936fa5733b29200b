import SkerryGraph
public import SkerryUI

extension View {
  /// Tells the lint what has been looked at in this view and everything in it. Nothing changes in a picture.
  public nonisolated func skerryLint(_ directive: LintDirective) -> some View {
    let rules = directive.rules
    return node { child, _ in rules.isEmpty ? child : .annotated(.lintIgnored(rules), child) }
  }
}

/// What the lint is told about a view.
public struct LintDirective: Sendable, Hashable {
  let rules: [String]

  /// Switches rules off by their names, such as `"contrast"`.
  public static func ignore(_ rules: String...) -> LintDirective { LintDirective(rules: rules) }
  /// Switches every rule off.
  public static let ignoreAll = LintDirective(rules: ["*"])
}
