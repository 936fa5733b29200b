import SkerryDiagnostics
import SkerryGraph

/// The passes of one picture. Handlers for preferences, sizes and other changes may write state; the picture shows the state after they ran.
///
/// A first pass only finds out whether there are such actions. If there are, the views are evaluated again with the state kept by the views'
/// places, and once more after every pass in which an action ran, up to a limit.
@MainActor
package final class PicturePasses {
  /// The passes of the picture that is being laid out; `nil` outside pictures.
  package private(set) static var current: PicturePasses?

  /// Passes after which a picture is drawn although actions still run. Our choice: chains of measured sizes in apps have two or three links.
  package static let limit = 8

  /// Whether views appear, as on a screen. An activity's and a widget's views are archived instead.
  let viewsAppear: Bool
  /// The tree of the views' places; `nil` in the first pass.
  private(set) var root: ViewIdentity?
  private(set) var number = 0
  private var actions: [(kind: String, run: @MainActor () -> Bool)] = []
  private var kept: [any KeptState] = []

  private let log: DiagnosticLog
  /// The number of diagnostics before the picture.
  private let reported: Int
  private let outer: PicturePasses?

  /// Begins the first pass.
  ///
  /// - Parameters:
  ///   - viewsAppear: whether `onAppear` is called.
  ///   - log: keeps only the last pass's diagnostics.
  package init(viewsAppear: Bool, log: DiagnosticLog) {
    self.viewsAppear = viewsAppear
    self.log = log
    reported = log.count
    outer = Self.current
    Self.current = self
  }

  /// Ends the picture: its states are forgotten.
  package func end() {
    Self.current = outer
    kept.forEach { $0.release() }
  }

  /// Runs the actions of the views that were laid out. Returns whether they have to be laid out again, and begins that pass.
  package func needAnother() -> Bool {
    let ran = runActions()
    if root == nil {
      guard !actions.isEmpty else { return false }
      root = ViewIdentity()
    } else if ran.isEmpty {
      return false
    } else if number == Self.limit {
      log.report(unsettled(ran))
      return false
    }
    number += 1
    actions.removeAll()
    root?.begin(number)
    log.removeAll(after: reported)
    return true
  }

  private func unsettled(_ kinds: [String]) -> Diagnostic {
    Diagnostic(
      .stateDoesNotSettle,
      "\(kinds.joined(separator: ", ")) still changes after \(Self.limit) passes of the layout, because what it writes changes what it is "
        + "given; the picture shows the last pass. Do not compute the written value from itself.")
  }

  /// Adds what is done once the picture is laid out.
  ///
  /// - Parameters:
  ///   - kind: what messages call it.
  ///   - run: returns whether there was anything to do.
  func add(_ kind: String, _ run: @escaping @MainActor () -> Bool) { actions.append((kind, run)) }

  /// Returns the kinds of the actions that had something to do, each once.
  private func runActions() -> [String] {
    var ran: [String] = []
    for action in actions where action.run() && !ran.contains(action.kind) { ran.append(action.kind) }
    return ran
  }

  /// Keeps a state for the picture's passes.
  func keep(_ state: any KeptState) { kept.append(state) }
}

/// A property wrapper's storage that keeps its value from pass to pass of a picture, and forgets it afterwards.
@MainActor
protocol KeptState: AnyObject {
  /// A storage with this one's first value, for the passes of a picture.
  func copied() -> any KeptState
  /// Redirects reads and writes to another storage, which `copied()` has created.
  func follow(_ kept: any KeptState)
  /// Reads and writes come here again.
  func release()
}
/// A property wrapper with such a storage.
protocol StateKeeping {
  var keptState: any KeptState { get }
}
