/// The kinds of generated states.
package enum StateKind: String, CaseIterable, Sendable {
  /// A typical state: values from the repository where there are some, plausible ones elsewhere.
  case sample
  /// Zero, nil, no text, no progress.
  case empty
  /// Three times the text, big numbers, long times.
  case long
  /// Every date is past, and the content is stale.
  case late
}

/// The states that a call selects.
package enum StateChoice: Hashable, Sendable {
  /// `sample` where an activity has no preview.
  case auto
  /// These kinds, for every activity.
  case kinds([StateKind])
  /// None.
  case none

  /// The words that name a choice.
  package static let words = ["auto"] + StateKind.allCases.map(\.rawValue) + ["all", "none"]

  /// - Parameter words: one or several; `nil` when one of them is unknown.
  package init?(_ words: [String]) {
    switch words {
    case ["auto"]: self = .auto
    case ["none"]: self = .none
    case ["all"]: self = .kinds(StateKind.allCases)
    default:
      let kinds = words.compactMap(StateKind.init(rawValue:))
      guard !kinds.isEmpty, kinds.count == words.count else { return nil }
      self = .kinds(StateKind.allCases.filter(kinds.contains))
    }
  }
}
