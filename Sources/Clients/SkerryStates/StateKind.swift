/// The kinds of generated states.
package enum StateKind: String, CaseIterable, Sendable {
  /// A typical state: values from the repository if there are any, plausible ones otherwise.
  case sample
  /// Zero, nil, empty strings, no progress.
  case empty
  /// Strings three times as long, big numbers, long times.
  case long
  /// Every date is in the past, and the content is stale.
  case late
}

/// The states that a call selects.
package enum StateChoice: Hashable, Sendable {
  /// `sample` and `each` where an activity has no preview.
  case auto
  /// These kinds, for every activity, and, if `each`, a typical state for each other case of the state's enumerations and Booleans.
  case kinds([StateKind], each: Bool)
  /// None.
  case none

  /// The names of the choices.
  package static let names = ["auto"] + StateKind.allCases.map(\.rawValue) + [each, "all", "none"]

  private static let each = "each"

  /// - Parameter names: one or several; `nil` if one of them is unknown.
  package init?(_ names: [String]) {
    switch names {
    case ["auto"]: self = .auto
    case ["none"]: self = .none
    case ["all"]: self = .kinds(StateKind.allCases, each: true)
    default:
      let others = names.filter { $0 != Self.each }
      let kinds = others.compactMap(StateKind.init(rawValue:))
      guard !names.isEmpty, kinds.count == others.count else { return nil }
      self = .kinds(StateKind.allCases.filter(kinds.contains), each: others.count < names.count)
    }
  }
}
