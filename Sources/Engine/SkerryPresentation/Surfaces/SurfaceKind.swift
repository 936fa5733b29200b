/// Surfaces whose figures do not depend on the device.
package enum SurfaceKind: String, Sendable, CaseIterable {
  case expanded, island, compact, minimal
  case lockScreen = "lock-screen"
  case alwaysOn = "always-on"
}

extension Presentation {
  /// The surfaces whose figures apply to the presentation.
  package var surfaces: Set<SurfaceKind> {
    switch kind {
    case .compact: [.compact, .island]
    case .minimal: [.minimal, .island]
    case .expanded: [.expanded, .island]
    case .card where self == .standby: []
    case .card: self == .alwaysOn ? [.lockScreen, .alwaysOn] : [.lockScreen]
    case .standbyMinimal, .small: []
    }
  }
}
