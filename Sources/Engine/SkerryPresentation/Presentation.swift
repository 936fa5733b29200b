/// A presentation of an activity: where the system shows it.
package enum Presentation: String, Sendable, CaseIterable, Codable {
  case compactLeading = "compact-leading"
  case compactTrailing = "compact-trailing"
  case compact
  case minimal
  case minimalAttached = "minimal-attached"
  case minimalDetached = "minimal-detached"
  case expanded
  case lockScreen = "lock-screen"
  case alwaysOn = "always-on"
  case banner
  case standbyMinimal = "standby-minimal"
  case standby
  case small

  /// The presentations that `render` draws by default: all those of an iPhone.
  package static let standard = allCases.filter { $0.selection == .drawn }

  /// The presentations that `lint` checks by default.
  package static let checked = standard + allCases.filter { $0.selection == .checked }

  /// Which verbs use a presentation if a call names none.
  package enum Selection: Sendable {
    /// `render` draws it, and `lint` checks it.
    case drawn
    /// Only `lint` checks it.
    case checked
    /// No verb uses it: the others include its views.
    case named
  }

  package var selection: Selection {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen, .alwaysOn, .standby, .small: .drawn
    case .standbyMinimal: .checked
    case .compactLeading, .compactTrailing, .minimal, .banner: .named
    }
  }

  /// Presentations of one kind have the same surface, which is laid out and drawn by the same code; their figures differ.
  package enum Kind: Sendable {
    /// The sides of the Dynamic Island around the camera, both or one.
    case compact
    /// A view in the island, or in a circle beside it.
    case minimal
    /// A view above the clock of StandBy.
    case standbyMinimal
    /// The island after a long press.
    case expanded
    /// The Lock Screen's view.
    case card
    /// A watch or a car.
    case small
  }

  package var kind: Kind {
    switch self {
    case .compactLeading, .compactTrailing, .compact: .compact
    case .minimal, .minimalAttached, .minimalDetached: .minimal
    case .standbyMinimal: .standbyMinimal
    case .expanded: .expanded
    case .lockScreen, .alwaysOn, .banner, .standby: .card
    case .small: .small
    }
  }

  /// Whether its surface is a pill, whose round ends content may fill. The others cut content that is too wide.
  package var isPill: Bool {
    switch kind {
    case .compact, .minimal, .standbyMinimal: true
    case .expanded, .card, .small: false
    }
  }

  /// Whether its surface is the black of the Dynamic Island.
  package var isInIsland: Bool { isPill || kind == .expanded }

  /// The argument label of the closure that creates its views, in `ActivityConfiguration` or `DynamicIsland`; `nil` for the first closure, which
  /// has none, and for several.
  package var closureLabel: String? {
    switch self {
    case .compactLeading: "compactLeading"
    case .compactTrailing: "compactTrailing"
    case .minimal, .minimalAttached, .minimalDetached, .standbyMinimal: "minimal"
    case .expanded: "dynamicIsland"
    case .compact, .lockScreen, .alwaysOn, .banner, .standby, .small: nil
    }
  }

  /// Where the system shows it, in one sentence.
  package var summary: String {
    switch self {
    case .compact: "Both sides of the Dynamic Island around the camera, while one activity is shown."
    case .compactLeading: "Only the leading side of the compact island."
    case .compactTrailing: "Only the trailing side of the compact island."
    case .minimal: "One of two activities in the island."
    case .minimalAttached: "The activity that stays attached to the island."
    case .minimalDetached: "The activity in a circle next to the island."
    case .expanded: "The island after a long press, or with an alert."
    case .lockScreen: "The card on the Lock Screen."
    case .alwaysOn: "The card on the Lock Screen while the display is dimmed."
    case .banner: "The Lock Screen's card as an alert, on phones without an island."
    case .standbyMinimal: "The minimal view above the clock of StandBy."
    case .standby: "The Lock Screen's view at 200 per cent, on a charging phone in landscape."
    case .small: "The Smart Stack of a watch, and CarPlay."
    }
  }
}
