/// A place where an activity is shown.
package enum Presentation: String, Sendable, CaseIterable, Codable {
  case compactLeading = "compact-leading"
  case compactTrailing = "compact-trailing"
  case compact
  case minimal
  case minimalAttached = "minimal-attached"
  case minimalDetached = "minimal-detached"
  case expanded
  case lockScreen = "lock-screen"
  case banner
  case standbyMinimal = "standby-minimal"
  case standby
  case small
  case alwaysOn = "always-on"

  /// What `render` draws unless told otherwise: every look of an iPhone, each once.
  package static let standard: [Presentation] = [
    .compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen, .alwaysOn, .standby, .small,
  ]
}
