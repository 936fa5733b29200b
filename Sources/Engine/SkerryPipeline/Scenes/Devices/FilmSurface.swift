/// The surfaces of a device that a film shows side by side. The raw value is part of the pictures' file names.
package enum FilmSurface: String, Sendable, CaseIterable {
  case home
  case lockScreen = "lock-screen"
  case standby, watch

  /// The text below its picture.
  package var label: String {
    switch self {
    case .home: "Home Screen"
    case .lockScreen: "Lock Screen"
    case .standby: "StandBy"
    case .watch: "Smart Stack"
    }
  }
}
