import SkerryFindings

/// Every rule, by kind.
@MainActor
package enum BuiltInRules {
  /// Over one picture.
  package static let pictures: [any PictureRule.Type] = [
    ImageTooLargeRule.self, TextTruncatedRule.self, TextUncertainRule.self, TextScaledToMinimumRule.self, WordBrokenRule.self,
    ContentClippedRule.self, IslandOverflowRule.self,
    UnboundedTimerRule.self, ControlWithoutIntentRule.self, ControlInPillRule.self, ContrastRule.self, SymbolContrastRule.self,
    ProgressContrastRule.self,
    TextHiddenRule.self, TextOverlapRule.self, TapTargetRule.self,
    MissingAccessibilityLabelRule.self, UnsupportedRule.self,
    EmptyPresentationRule.self, CompactSidesDisagreeRule.self, FontBelowElevenRule.self, UnknownSymbolRule.self, MarginBrokenRule.self,
    ImageTooSmallForStandbyRule.self,
  ]
  /// Over an activity with its state.
  package static let activities: [any ActivityRule.Type] = [
    PayloadSizeRule.self, StaleNeverShownRule.self, SmallFamilyMissingRule.self, PayloadFixturesRule.self,
  ]

  /// The descriptions of all rules, activity rules included.
  package static var descriptors: [RuleDescriptor] {
    (pictures.map { $0.descriptor } + activities.map { $0.descriptor }).sorted { $0.id < $1.id }
  }
}
