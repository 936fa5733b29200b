import SkerryUI

/// The views of a preview provider one by one: groups are split, modifiers stay with their views.
@MainActor
final class ListedViews {
  private let root: any View

  init(_ root: any View) { self.root = root }

  /// A view of the provider.
  struct Leaf {
    /// Creates the view for one picture.
    var make: @MainActor () -> any View
    var facts: PreviewFacts
    /// The view's place, if it is one of several: it is then created again for every picture, because the views of a hundred thousand
    /// cases would fill the memory.
    var listed: ListedView?
  }

  /// Passes the views on in their order.
  func forEach(_ take: (Leaf) -> Void) {
    _ = Self.visit(root, Place()) { found in
      let path = found.place.path
      guard found.place.isOneOfSeveral else {
        let view = found.view
        take(Leaf(make: { view }, facts: found.place.facts))
        return true
      }
      let listed = ListedView(views: self, path: path)
      take(Leaf(make: { listed.view }, facts: found.place.facts, listed: listed))
      return true
    }
  }

  /// The view at a path.
  fileprivate func view(at path: [Int]) -> any View {
    var found: (any View)?
    _ = Self.visit(root, Place(), only: path[...]) { leaf in
      found = leaf.view
      return false
    }
    return found ?? EmptyView()
  }

  private struct Place {
    /// The view's index in each group that contains it, outermost first.
    var path: [Int] = []
    var isOneOfSeveral = false
    var facts = PreviewFacts()
  }

  private typealias Found = (view: any View, place: Place)

  /// Visits the views inside a view until one is refused.
  /// - Parameter only: the path of the only view that is visited; `nil` visits all.
  /// - Returns: whether none was refused.
  private static func visit(_ view: any View, _ outer: Place, only: ArraySlice<Int>? = nil, _ take: (Found) -> Bool) -> Bool {
    if let described = view as? any PreviewDescribing {
      var place = outer
      var own = PreviewFacts()
      described.describe(&own)
      // The modifier nearest to the view wins.
      place.facts.displayName = own.displayName ?? place.facts.displayName
      place.facts.layout = own.layout ?? place.facts.layout
      place.facts.device = own.device ?? place.facts.device
      place.facts.context = own.context ?? place.facts.context
      return visit(described.describedView, place, only: only, take)
    }
    if let group = view as? any ViewGrouping {
      let count = group.groupCount
      var place = outer
      place.isOneOfSeveral = outer.isOneOfSeveral || count > 1
      for index in only.map({ $0.prefix(1) }) ?? ArraySlice(0..<count) {
        place.path = outer.path + [index]
        guard visit(group.groupedView(at: index), place, only: only?.dropFirst(), take) else { return false }
      }
      return true
    }
    if view is any ViewModifying { return visitModified(view, outer, only: only, take) }
    if view is EmptyView, outer.facts.context == nil { return true }
    return take((view, outer))
  }

  /// The modifiers of a view that is not split stay with it; those of a group apply to each of its views.
  private static func visitModified(_ view: any View, _ outer: Place, only: ArraySlice<Int>?, _ take: (Found) -> Bool) -> Bool {
    var modifiers: [any ViewModifying] = []
    var core = view
    while let modified = core as? any ViewModifying, !(core is any PreviewDescribing), !(core is any ViewGrouping) {
      modifiers.append(modified)
      core = modified.modifiedView
    }
    var first: Found?
    var isSplit = false
    _ = visit(core, outer) { found in
      isSplit = first != nil
      if first == nil { first = found }
      return !isSplit
    }
    if let first, !isSplit, first.place.facts.isSame(as: outer.facts) {
      return take((view, Place(path: first.place.path, isOneOfSeveral: first.place.isOneOfSeveral, facts: outer.facts)))
    }
    return visit(core, outer, only: only) { found in
      take((modifiers.reversed().reduce(found.view) { $1.modifying($0) }, found.place))
    }
  }
}

/// A view of a provider by its place.
@MainActor
struct ListedView {
  let views: ListedViews
  /// The view's index in each group that contains it, outermost first.
  let path: [Int]

  /// The view, created on every call.
  var view: any View { views.view(at: path) }
}
