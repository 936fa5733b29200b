import SkerryGraph

/// The place of a view in the tree, by which its state is kept from one pass of a picture to the next.
@MainActor
package final class ViewIdentity {
  /// One step from a view to a view inside it.
  package enum Step: Hashable {
    /// The nth view or modifier of a type.
    case type(ObjectIdentifier, Int)
    /// The nth view of a block or of a loop, or the branch of an `if`.
    case place(Int)
  }
  private var children: [Step: ViewIdentity] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var pass = 0
  private var states: [any KeptState] = []
  /// What an action at this place was given last.
  private var seen: Any?

  /// Starts a pass: the views inside are counted from the first one again.
  func begin(_ pass: Int) {
    self.pass = pass
    counts.removeAll()
  }

  /// The place of the next view of a type.
  func child(_ type: Any.Type) -> ViewIdentity {
    let id = ObjectIdentifier(type)
    let number = counts[id, default: 0]
    counts[id] = number + 1
    return child(.type(id, number))
  }

  /// A place that was empty in the pass before has no state: its view is a new one.
  func child(_ step: Step) -> ViewIdentity {
    if let known = children[step], known.pass >= pass - 1 {
      known.begin(pass)
      return known
    }
    let new = ViewIdentity()
    new.begin(pass)
    children[step] = new
    return new
  }

  /// What an action was given last.
  func last<V>() -> V? { seen as? V }

  /// What an action is given now and was given last.
  func replace<V>(_ value: V) -> V? {
    let last = seen as? V
    seen = value
    return last
  }

  /// Gives the states of a view, or of a modifier, the values of the pass before.
  func link(_ value: Any, in passes: PicturePasses) {
    var number = 0
    for state in Self.states(in: value) {
      if number == states.count { states.append(state.copied()) }
      state.follow(states[number])
      passes.keep(state)
      number += 1
    }
  }

  private static func states(in value: Any) -> [any KeptState] {
    Mirror(reflecting: value).children.flatMap { field -> [any KeptState] in
      if let state = field.value as? any StateKeeping { return [state.keptState] }
      // A customer's property wrapper may contain some.
      return field.value is any DynamicProperty ? states(in: field.value) : []
    }
  }
}

/// Context for views built during layout; their places in the tree and in preferences were saved earlier.
@MainActor
struct LaterContext {
  private let context: ResolveContext

  init(_ outer: ResolveContext) {
    var inner = outer
    inner.identity = outer.identity?.child(LaterContext.self)
    if let collector = outer.environment.preferences { inner.environment.preferences = collector.place() }
    context = inner
  }

  /// Evaluates a builder in the context, as before the first of these views: the layout may build them more than once. As in a body, what the
  /// builder reads outside of views (the screen, colours, measured strings) has the environment of the place.
  func evaluated<R>(_ build: (ResolveContext) -> R) -> R {
    context.identity?.begin(PicturePasses.current?.number ?? 0)
    context.environment.preferences?.removeAll()
    return EnvironmentValues.withCurrent(context.environment) { build(context) }
  }
}
