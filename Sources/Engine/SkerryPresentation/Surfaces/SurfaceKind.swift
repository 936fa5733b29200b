/// Surfaces whose figures do not depend on the device.
package enum SurfaceKind: String, Sendable, CaseIterable {
  case expanded, island, compact, minimal
  case lockScreen = "lock-screen"
  case alwaysOn = "always-on"
}

extension Presentation {
  /// The surfaces whose figures apply to the presentation.
  package var surfaces: Set<SurfaceKind> {
    switch self {
    case .compact, .compactLeading, .compactTrailing: [.compact, .island]
    case .minimal, .minimalAttached, .minimalDetached: [.minimal, .island]
    case .expanded: [.expanded, .island]
    case .lockScreen, .banner: [.lockScreen]
    case .alwaysOn: [.lockScreen, .alwaysOn]
    case .standbyMinimal, .standby, .small: []
    }
  }
}
