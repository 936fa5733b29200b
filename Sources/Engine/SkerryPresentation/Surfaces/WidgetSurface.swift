/// A place for a widget: one for each family on the Home Screen or the Lock Screen, and StandBy for the small one.
package enum WidgetSurface: String, Sendable, CaseIterable, Codable {
  case systemSmall = "system-small"
  case systemMedium = "system-medium"
  case systemLarge = "system-large"
  case systemExtraLarge = "system-extra-large"
  case accessoryCircular = "accessory-circular"
  case accessoryRectangular = "accessory-rectangular"
  case accessoryInline = "accessory-inline"
  /// The small family in StandBy; drawn if a call names it.
  case smallInStandBy = "standby"

  /// The surface whose widget it shows: itself, but for StandBy, which shows that of the Home Screen.
  package var shown: WidgetSurface { self == .smallInStandBy ? .systemSmall : self }

  /// Whether it is on the Lock Screen or a watch face; the others are on the Home Screen.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .smallInStandBy: false
    }
  }

  /// A surface by its name here (`system-small`) or by its family's (`systemSmall`).
  package static func named(_ name: String) -> WidgetSurface? { allCases.first { $0.rawValue == name || "\($0)" == name } }
}
