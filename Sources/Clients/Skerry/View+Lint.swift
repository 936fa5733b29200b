import SkerryGraph
public import SkerryUI

extension View {
  /// Sets lint options for this view and its subtree. Does not change the picture.
  public nonisolated func skerryLint(_ directive: LintDirective) -> some View {
    let rules = directive.rules
    return node { child, _ in rules.isEmpty ? child : .annotated(.lintIgnored(rules), child) }
  }
}

/// Lint settings of a view.
public struct LintDirective: Sendable, Hashable {
  let rules: [String]

  /// Switches rules off by their names, such as `"contrast"`.
  public static func ignore(_ rules: String...) -> LintDirective { LintDirective(rules: rules) }
  /// Switches every rule off.
  public static let ignoreAll = LintDirective(rules: ["*"])
}
