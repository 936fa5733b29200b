/// A view that represents several, so that a preview provider's list can be split.
@MainActor
package protocol ViewGrouping {
  var groupedViews: [any View] { get }
}

extension TupleView: ViewGrouping {
  package var groupedViews: [any View] { children }
}
extension Group: ViewGrouping where Content: View {
  package var groupedViews: [any View] { [content] }
}
extension ForEach: ViewGrouping where Content: View {
  package var groupedViews: [any View] { data.map { content($0) } }
}
extension AnyView: ViewGrouping {
  package var groupedViews: [any View] { [content] }
}
extension Optional: ViewGrouping where Wrapped: View {
  package var groupedViews: [any View] { map { [$0] } ?? [] }
}
extension _ConditionalContent: ViewGrouping where TrueContent: View, FalseContent: View {
  package var groupedViews: [any View] {
    switch storage {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

/// A modified view whose modifier also applies to each of its views when it is split.
package protocol ViewModifying {
  @MainActor var modifiedView: any View { get }
  /// The view under the same modifier.
  @MainActor func modifying(_ view: any View) -> any View
}

extension ModifiedContent: ViewModifying where Content: View, Modifier: ViewModifier {
  package var modifiedView: any View { content }
  package func modifying(_ view: any View) -> any View { ModifiedContent<AnyView, Modifier>(content: AnyView(view), modifier: modifier) }
}
