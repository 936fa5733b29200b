import SkerryPresentation

extension Presentation {
  /// Whether its surface is a pill, whose round ends content may fill.
  var isPill: Bool {
    switch self {
    case .compact, .compactLeading, .compactTrailing, .minimal, .minimalAttached, .minimalDetached, .standbyMinimal: true
    case .expanded, .lockScreen, .banner, .standby, .small, .alwaysOn: false
    }
  }

  /// Whether its surface is the black of the Dynamic Island.
  var isInIsland: Bool { isPill || self == .expanded }
}
