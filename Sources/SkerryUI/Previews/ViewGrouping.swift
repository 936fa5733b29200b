/// A view that stands for several, so that a preview provider's list can be taken apart.
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
