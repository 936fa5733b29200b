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
  case banner
  case standbyMinimal = "standby-minimal"
  case standby
  case small
  case alwaysOn = "always-on"

  /// The presentations that `render` draws by default: all those of an iPhone.
  package static let standard: [Presentation] = [
    .compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen, .alwaysOn, .standby, .small,
  ]
}
