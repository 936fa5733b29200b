import SkerryPresentation

/// The presentation of a Live Activity.
public enum SnapshotPlace: String, Sendable, CaseIterable {
  case compactLeading = "compact-leading"
  case compactTrailing = "compact-trailing"
  /// Both sides around the camera.
  case compact
  case minimal
  case minimalAttached = "minimal-attached"
  case minimalDetached = "minimal-detached"
  case expanded
  case lockScreen = "lock-screen"
  case alwaysOn = "always-on"
  case banner
  case standbyMinimal = "standby-minimal"
  /// The Lock Screen layout at 200 per cent.
  case standby
  /// Watch and CarPlay sizes.
  case small

  /// The engine's name for it; a test checks that the two lists are equal.
  var presentation: Presentation {
    switch self {
    case .compactLeading: .compactLeading
    case .compactTrailing: .compactTrailing
    case .compact: .compact
    case .minimal: .minimal
    case .minimalAttached: .minimalAttached
    case .minimalDetached: .minimalDetached
    case .expanded: .expanded
    case .lockScreen: .lockScreen
    case .banner: .banner
    case .standbyMinimal: .standbyMinimal
    case .standby: .standby
    case .small: .small
    case .alwaysOn: .alwaysOn
    }
  }
}

/// A device by the identifier that `specs` lists: `"iphone-air"`.
public struct SnapshotDevice: Sendable, Hashable, ExpressibleByStringLiteral {
  public let id: String

  public init(_ id: String) { self.id = id }
  public init(stringLiteral id: String) { self.id = id }

  /// The default device: 393 × 852 points at 3x.
  public static let iPhone15Pro = SnapshotDevice("iphone-15-pro")
}
