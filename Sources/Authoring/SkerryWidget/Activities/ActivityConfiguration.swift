import Foundation
import SkerryActivity
package import SkerryDiagnostics
import SkerryUI

/// The views of a Live Activity: Lock Screen and Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  private let content: (ActivityViewContext<Attributes>) -> any View
  private let island: ((ActivityViewContext<Attributes>) -> DynamicIsland)?
  /// Where the customer wrote it; `nil` for Skerry's own.
  package let site: SourceSite?

  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland, fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.content = { content($0) }
    site = SourceSite(ofCustomer: "\(fileID)", line: line)
    island = dynamicIsland
  }

  /// The form of the first betas, without an island.
  public init<Content: View>(
    attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.content = { content($0) }
    site = SourceSite(ofCustomer: "\(fileID)", line: line)
    island = nil
  }
}

/// A type-erased activity configuration.
@MainActor
package protocol AnyActivityConfiguration {
  var attributesType: any ActivityAttributes.Type { get }
  /// The source position; `nil` for Skerry's own.
  var site: SourceSite? { get }
  /// The views for attributes and a state of the configuration's own types; `nil` for other types.
  func surfaces(attributes: Any, state: Any, activityID: String, isStale: Bool) -> ActivitySurfaces?
  /// Attributes from JSON, as the app's own type. Throws what `JSONDecoder` throws.
  func decodeAttributes(_ json: Data) throws -> Any
  /// A state from JSON, as the app's own type. Throws what `JSONDecoder` throws.
  func decodeState(_ json: Data) throws -> Any
}

/// The views of one state of an activity.
package struct ActivitySurfaces {
  /// The view of the Lock Screen and StandBy; in the small family also that of the watch and the car.
  package var lockScreen: any View
  /// `nil` for a configuration without a `dynamicIsland` closure.
  package var island: DynamicIsland?

  package init(lockScreen: any View, island: DynamicIsland?) {
    self.lockScreen = lockScreen
    self.island = island
  }
}

extension ActivityConfiguration: AnyActivityConfiguration {
  package var attributesType: any ActivityAttributes.Type { Attributes.self }

  package func decodeAttributes(_ json: Data) throws -> Any { try JSONDecoder().decode(Attributes.self, from: json) }
  package func decodeState(_ json: Data) throws -> Any { try JSONDecoder().decode(Attributes.ContentState.self, from: json) }

  package func surfaces(attributes: Any, state: Any, activityID: String, isStale: Bool) -> ActivitySurfaces? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
    let context = ActivityViewContext(attributes: attributes, state: state, activityID: activityID, isStale: isStale)
    return ActivitySurfaces(lockScreen: content(context), island: island?(context))
  }
}
