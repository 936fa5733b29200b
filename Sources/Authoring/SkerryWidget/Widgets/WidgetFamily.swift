/// The size and shape of a widget: the families of iPhone and iPad, so that a switch over them is as complete as with Apple's SDK for iOS.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
  /// The watch's. As with Apple's SDK, code for iOS may match it but cannot create it.
  @available(*, unavailable) case accessoryCorner
  /// The Vision Pro's; code for iOS may only match it.
  @available(*, unavailable) case systemExtraLargePortrait

  public static let allCases: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// The size class of a Live Activity's surface: watch and car are small, the Lock Screen is medium. Source: Figures §2.2.
public enum ActivityFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible {
  case small, medium
  public var description: String { self == .small ? "small" : "medium" }
}

/// The rendering mode of a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
