/// A view that represents several, so that a preview provider's list can be split.
@MainActor
package protocol ViewGrouping {
  /// How many views there are.
  var groupCount: Int { get }
  /// The view at an index, created on every call: a list may have a hundred thousand.
  func groupedView(at index: Int) -> any View
}

extension TupleView: ViewGrouping {
  package var groupCount: Int { children.count }
  package func groupedView(at index: Int) -> any View { children[index] }
}
extension Group: ViewGrouping where Content: View {
  package var groupCount: Int { 1 }
  package func groupedView(at index: Int) -> any View { content }
}
extension ForEach: ViewGrouping where Content: View {
  package var groupCount: Int { data.count }
  package func groupedView(at index: Int) -> any View { content(data[data.index(data.startIndex, offsetBy: index)]) }
}
extension AnyView: ViewGrouping {
  package var groupCount: Int { 1 }
  package func groupedView(at index: Int) -> any View { content }
}
extension Optional: ViewGrouping where Wrapped: View {
  package var groupCount: Int { if case .none = self { 0 } else { 1 } }
  package func groupedView(at index: Int) -> any View { map { $0 as any View } ?? EmptyView() }
}
extension _ConditionalContent: ViewGrouping where TrueContent: View, FalseContent: View {
  package var groupCount: Int { 1 }
  package func groupedView(at index: Int) -> any View {
    switch storage {
    case .first(let view): view
    case .second(let view): view
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
