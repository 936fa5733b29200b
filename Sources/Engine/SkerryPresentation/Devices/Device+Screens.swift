package import SkerryGeometry

extension Device {
  /// Whether a phone of its screen keeps the Lock Screen on: every screen with an island is that of a Pro model or the iPhone Air, which do.
  package var hasAlwaysOnDisplay: Bool { kind == .islandPhone }

  /// Whether a release shows StandBy on it: on phones since iOS 17.
  package func hasStandBy(_ version: SystemVersion) -> Bool { isPhone && version >= .iOS17 }

  /// Whether a release shows Live Activities in the small size on it, or on a watch that is paired with it: since iOS 18, in cars since iOS 26.
  package func hasSmall(_ version: SystemVersion) -> Bool {
    switch kind {
    case .islandPhone, .notchPhone, .plainPhone, .watch: version >= .iOS18
    case .car: version >= .iOS26
    case .pad: false
    }
  }

  private var isPhone: Bool {
    switch kind {
    case .islandPhone, .notchPhone, .plainPhone: true
    case .pad, .watch, .car: false
    }
  }
}
