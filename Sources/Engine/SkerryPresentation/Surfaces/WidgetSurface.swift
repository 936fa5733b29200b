/// A place for a Home Screen or Lock Screen widget: one for each family.
package enum WidgetSurface: String, Sendable, CaseIterable, Codable {
  case systemSmall = "system-small"
  case systemMedium = "system-medium"
  case systemLarge = "system-large"
  case systemExtraLarge = "system-extra-large"
  case accessoryCircular = "accessory-circular"
  case accessoryRectangular = "accessory-rectangular"
  case accessoryInline = "accessory-inline"

  /// Whether it is on the Lock Screen or a watch face; the others are on the Home Screen.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }

  /// A surface by its name here (`system-small`) or by its family's (`systemSmall`).
  package static func named(_ name: String) -> WidgetSurface? { allCases.first { $0.rawValue == name || "\($0)" == name } }
}
