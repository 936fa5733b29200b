import Foundation
import SkerryLocalization
import SkerryUI

extension WidgetConfiguration {
  private func changing(_ change: @escaping (inout ConfigurationFacts) -> Void) -> some WidgetConfiguration {
    ModifiedConfiguration(base: self, change: change)
  }

  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    changing { $0.displayName = String(name) }
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ resource: LocalizedStringResource) -> some WidgetConfiguration { self }
  public func description(_ text: Text) -> some WidgetConfiguration { self }
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ text: S) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ resource: LocalizedStringResource) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { changing { $0.families = families } }
  public func contentMarginsDisabled() -> some WidgetConfiguration { changing { $0.contentMarginsDisabled = true } }
  /// Declares that the views also adapt to the small surfaces of watch and car.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changing { $0.activityFamilies.formUnion(families) }
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changing { $0.containerBackgroundRemovable = isRemovable }
  }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
  /// No-op: only visionOS shows widgets on walls.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
  public func pushHandler<Handler: WidgetPushHandler>(_ type: Handler.Type) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ handler: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching isOwn: @escaping (String) -> Bool, _ handler: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where a widget can be placed.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget is mounted on visionOS.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The surface of a widget on visionOS.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
