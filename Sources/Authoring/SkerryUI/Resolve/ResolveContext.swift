import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
internal import SkerryRuntime

/// The context of a view while it is resolved: its environment and its position in the tree.
@MainActor
package struct ResolveContext {
  /// What the views around have set.
  package var environment: EnvironmentValues
  /// Text, symbols, assets and the time.
  package var services: RenderServices
  /// Receives what the picture cannot show.
  package var log: DiagnosticLog
  /// The axis of the nearest stack; `nil` outside stacks. It orients spacers and dividers.
  package var stackAxis: Axis? {
    didSet { takesGridRows = false }
  }
  /// Whether the nearest container is a grid, so that a `GridRow` contributes its cells. Set after `stackAxis`, whose setter resets it.
  package var takesGridRows = false
  /// Whether the view is in a place for one view: at the root, under modifiers and groups only. Several views below a modifier are stacked first
  /// there, while elsewhere each of them gets the modifier.
  var isPlaceForOne = false
  /// The depth of the view; beyond `maximumDepth` nothing is resolved.
  package var depth = 0
  /// The place of the view in the tree; `nil` in the first pass of a picture, whose states are new.
  package var identity: ViewIdentity?

  /// Views nested deeper than this are left out, with a diagnostic, so that a view that contains itself cannot hang the tool.
  package static let maximumDepth = 600

  package init(environment: EnvironmentValues, services: RenderServices, log: DiagnosticLog) {
    self.environment = environment
    self.services = services
    self.log = log
    identity = PicturePasses.current?.root
  }

  /// The nodes of a view and its descendants.
  package func nodes(of view: any View) -> [ViewNode] {
    guard depth < Self.maximumDepth else {
      log.report(
        Diagnostic(
          .viewTooDeep,
          "Views are nested more than \(Self.maximumDepth) deep at \(type(of: view)); does a view contain itself? Nothing below is drawn."))
      return []
    }
    var inner = self
    inner.depth += 1
    switch ViewKind.of(type(of: view)) {
    case .primitive(let type):
      if isPlaceForOne { inner.isPlaceForOne = type.keepsPlace }
      return type.nodes(of: view, in: inner)
    case .wrapsUIKit:
      reportUnsupported("\(type(of: view)) wraps UIKit, which a Live Activity or a widget cannot show; its place stays empty.", .warning)
      return inner.nodes(of: Color.clear)
    case .composed: return inner.expand(view)
    }
  }

  private func expand<V: View>(_ view: V) -> [ViewNode] {
    let inner = linked(view)
    return EnvironmentValues.withCurrent(environment) {
      let draws = ScopedRandom.draws
      let body = view.body
      if ScopedRandom.draws != draws { reportRandomValues(in: view) }
      return nodes(of: body, in: inner)
    }
  }

  /// Passes the environment, and the states of the pass before, to the properties of a view or modifier.
  ///
  /// - Returns: the place of its body; `nil` in the first pass of a picture.
  func linked<V>(_ view: V) -> ViewIdentity? {
    DynamicProperties.inject(into: view, from: environment)
    guard let identity, let passes = PicturePasses.current else { return nil }
    let own = identity.child(V.self)
    own.link(view, in: passes)
    return own
  }

  /// The nodes of a view at a given place in the tree, if places are recorded.
  func nodes(of view: any View, in place: ViewIdentity?) -> [ViewNode] {
    guard let place else { return nodes(of: view) }
    var inner = self
    inner.identity = place
    return inner.nodes(of: view)
  }

  /// The nodes of one of several views or branches.
  package func nodes(of view: any View, at place: Int) -> [ViewNode] {
    guard let identity else { return nodes(of: view) }
    return nodes(of: view, in: identity.child(.place(place)))
  }

  private func reportRandomValues(in view: any View) {
    log.report(
      Diagnostic(
        .randomValues,
        "The body of \(type(of: view)) uses random values; its pictures use a fixed sequence, but a phone shows other values at every update. "
          + "Make them part of the state if they should last."))
  }

  /// The nodes of what a modifier is applied to: in a place for one view several are stacked. Source: Figures §9.84.
  func modifiedNodes(of view: any View) -> [ViewNode] {
    let found = nodes(of: view)
    return isPlaceForOne && found.count > 1 ? [Implicit.column(found)] : found
  }

  /// One node for a view: several are stacked vertically, as SwiftUI does at a root. Source: Figures rule 2.
  package func rootNode(of view: any View) -> ViewNode {
    var inner = self
    inner.isPlaceForOne = true
    let found = inner.nodes(of: view)
    let root = found.count == 1 ? found[0] : Implicit.column(found)
    let direction = environment.layoutDirection
    return direction == .rightToLeft ? .annotated(.layoutDirection(direction), root) : root
  }

  /// One node for an overlay or background of several views: they share the area.
  package func layeredNode(of view: any View, alignment: Alignment) -> ViewNode {
    var inner = self
    inner.stackAxis = nil
    inner.isPlaceForOne = false
    let found = inner.nodes(of: view)
    return found.count == 1 ? found[0] : Implicit.layers(found, alignment: alignment)
  }

  /// The context with a changed environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
    var copy = self
    change(&copy.environment)
    return copy
  }
}
