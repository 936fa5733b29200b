import SkerryActivity
import SkerryUI

/// The presentation that a preview of an activity opens with.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// ActivityKit's name of the presentation.
  package let name: String
  /// The Lock Screen presentation.
  public static let content = ActivityPreviewViewKind(name: "content")
  public static func dynamicIsland(_ kind: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(name: kind.name)
  }
}

/// A state of the island.
public struct DynamicIslandPreviewViewState: Hashable, Sendable {
  fileprivate let name: String
  public static let compact = DynamicIslandPreviewViewState(name: "compact")
  public static let expanded = DynamicIslandPreviewViewState(name: "expanded")
  public static let minimal = DynamicIslandPreviewViewState(name: "minimal")
}

/// Collects the states that a preview shows.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
  public static func buildExpression(_ states: [Attributes.ContentState]) -> [Attributes.ContentState] { states }
  public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] { states.flatMap { $0 } }
  public static func buildOptional(_ states: [Attributes.ContentState]?) -> [Attributes.ContentState] { states ?? [] }
  public static func buildEither(first: [Attributes.ContentState]) -> [Attributes.ContentState] { first }
  public static func buildEither(second: [Attributes.ContentState]) -> [Attributes.ContentState] { second }
  public static func buildArray(_ states: [[Attributes.ContentState]]) -> [Attributes.ContentState] { states.flatMap { $0 } }
  public static func buildLimitedAvailability(_ states: [Attributes.ContentState]) -> [Attributes.ContentState] { states }
}

/// The data of an activity's preview, without its types.
package struct ActivityPreviewContent {
  /// The presentation that the preview opens with.
  package var viewKind: ActivityPreviewViewKind
  /// The app's own type of the attributes.
  package var attributesType: any ActivityAttributes.Type
  /// A value of `attributesType`.
  package var attributes: any ActivityAttributes
  /// `nil` when the preview does not name the widget, as with `previewContext(_:viewKind:)`.
  package var widget: (@MainActor () -> any Widget)?
  /// The content states, evaluated on each call, of the attributes' own type.
  package var states: @MainActor () -> [Any]
  /// Whether the state is shown after its stale date.
  package var isStale = false
}

extension Preview {
  /// An activity in all its states.
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(
      name: name,
      content: .other(
        ActivityPreviewContent(
          viewKind: viewKind, attributesType: Attributes.self, attributes: attributes, widget: { widget() },
          states: { contentStates() })))
  }
}

/// Shows an activity in previews.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SkerryMacros", type: "PreviewMacro")

extension ActivityAttributes {
  /// The form before `#Preview`: the attributes in one state, shown by the bundle's widget for them.
  @MainActor @preconcurrency
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView().previewContext(
      ActivityPreviewContext(
        content: ActivityPreviewContent(
          viewKind: viewKind, attributesType: Self.self, attributes: self, widget: nil, states: { [state] }, isStale: isStale)))
  }
}

/// Passes an activity's data through a view's preview context.
package struct ActivityPreviewContext: PreviewContext {
  /// The data that is passed.
  package let content: ActivityPreviewContent
  /// The default value of any key: the data itself is passed instead.
  package subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
