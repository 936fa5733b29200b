import SkerryUI

/// The system's background of Lock Screen widgets: a translucent light fill that follows the container's shape.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { AccessoryPlate() }
}

/// The fill of the background. Its opacity is our choice: none is published.
private struct AccessoryPlate: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: Circle().fill(Color.white.opacity(0.18))
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryRectangular, .accessoryInline:
      Rectangle().fill(Color.white.opacity(0.18))
    }
  }
}
