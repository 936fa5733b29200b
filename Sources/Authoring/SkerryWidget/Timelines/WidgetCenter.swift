import SkerryIntents

/// Asks the system to reload widgets; has no effect here.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}

  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}
  /// There are no widgets here.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: WidgetInfo { self }
  /// The SiriKit intent that the user chose; here always `nil`.
  public var configuration: Any? { nil }
  /// The app intent that the user chose; here always `nil`.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? { nil }
}
