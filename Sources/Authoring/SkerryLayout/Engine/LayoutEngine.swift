package import Foundation
import SkerryDiagnostics
package import SkerryGeometry
package import SkerryGraph

/// Lays a view graph out: proposals go down, sizes come up, places go down.
///
/// Runs on the main actor because geometry readers evaluate view bodies when their size is known.
@MainActor
package struct LayoutEngine {
  private let text: any TextMeasuring

  package init(text: any TextMeasuring) { self.text = text }

  /// Geometry readers nested deeper than this are left empty.
  package nonisolated static let deferredDepthLimit = 32

  /// The size that a graph takes for a proposal, in points.
  package func size(of root: ViewNode, proposal: ProposedViewSize) -> CGSize {
    LayoutElement(root, direction: .leftToRight, pass: LayoutPass(text: text)).size(for: proposal)
  }

  /// Lays out a graph in a container of exactly the size that it takes for a proposal: one pass for both.
  package func fitted(_ root: ViewNode, proposal: ProposedViewSize) -> (PlacedNode, LayoutCounts) {
    let pass = LayoutPass(text: text)
    let element = LayoutElement(root, direction: .leftToRight, pass: pass)
    var placer = Placer(pass: pass)
    let tree = placer.place(element, at: .zero, proposal: proposal)
    return (tree, pass.counts)
  }

  /// Lays out a graph in a container of a given size: proposed that size, and centred whether smaller or larger.
  ///
  /// Source: Figures rule 4. Returns the placed tree and work counters.
  package func layout(_ root: ViewNode, in host: CGRect, alignment: Alignment = .center) -> (PlacedNode, LayoutCounts) {
    layout(root, proposal: ProposedViewSize(host.size), in: host, alignment: alignment)
  }

  /// Lays out a graph with a proposal of its own in a container of a given size.
  ///
  /// Returns the placed tree and work counters.
  package func layout(
    _ root: ViewNode, proposal: ProposedViewSize, in host: CGRect, alignment: Alignment = .center
  ) -> (PlacedNode, LayoutCounts) {
    let pass = LayoutPass(text: text)
    let element = LayoutElement(root, direction: .leftToRight, pass: pass)
    let dimensions = element.dimensions(for: proposal)
    let box = ViewDimensions(width: host.width, height: host.height)
    let origin = CGPoint(
      x: host.minX + box[alignment.horizontal] - dimensions[alignment.horizontal],
      y: host.minY + box[alignment.vertical] - dimensions[alignment.vertical])
    var placer = Placer(pass: pass)
    let tree = placer.place(element, at: origin, proposal: proposal)
    return (tree, pass.counts)
  }
}

/// The placing half of a layout pass.
@MainActor
private struct Placer {
  let pass: LayoutPass
  var deferredDepth = 0
  var spaces: [AnyHashableSendable: CGRect] = [:]

  mutating func place(_ element: LayoutElement, at origin: CGPoint, proposal: ProposedViewSize) -> PlacedNode {
    pass.counts.nodes += 1
    let frame = CGRect(origin: origin, size: element.size(for: proposal)).finite
    switch element.node {
    case .leaf(.text(let text)):
      return PlacedNode(.text(text, element.textLayout(text, proposal)), frame: frame)
    case .leaf(let leaf):
      return PlacedNode(.leaf(leaf), frame: frame)
    case .effect(let effect, _):
      return PlacedNode(.effect(effect), frame: frame, children: [place(element.children[0], at: origin, proposal: proposal)])
    case .annotated(let annotation, _):
      let outer = spaces
      if case .coordinateSpace(let name) = annotation { spaces[name] = frame }
      if case .placed(let observe) = annotation {
        observe(DeferredGeometry(size: frame.size, globalFrame: frame, namedSpaces: spaces))
        return place(element.children[0], at: origin, proposal: proposal)
      }
      let child = place(element.children[0], at: origin, proposal: proposal)
      spaces = outer
      return PlacedNode(.annotation(annotation), frame: frame, children: [child])
    case .layout(let behavior, _):
      return PlacedNode(
        .container(behavior.kind), frame: frame, children: children(of: element, behavior, frame, proposal),
        traits: behavior.traits)
    case .deferred(let content):
      return PlacedNode(.container(content.kind), frame: frame, children: resolved(content, in: frame, element.direction))
    }
  }

  private mutating func children(
    of element: LayoutElement, _ behavior: any LayoutBehavior, _ frame: CGRect, _ proposal: ProposedViewSize
  ) -> [PlacedNode] {
    let placements = element.placements(in: frame.size, proposal: proposal)
    let isMirrored = element.direction == .rightToLeft && behavior.mirrors
    func placed(_ child: LayoutElement, _ placement: Placement) -> PlacedNode {
      var x = placement.origin.x
      if isMirrored { x = frame.width - x - child.size(for: placement.proposal).width }
      return place(child, at: CGPoint(x: frame.minX + x, y: frame.minY + placement.origin.y), proposal: placement.proposal)
    }
    if behavior.modified == 1, placements.count == 2 {
      // A background may follow a preference of the view in front of it, so that is placed first.
      let front = placed(element.children[1], placements[1])
      return [placed(element.children[0], placements[0]), front]
    }
    var all: [PlacedNode] = []
    all.reserveCapacity(placements.count)
    for (child, placement) in zip(element.children, placements) where !placement.isHidden { all.append(placed(child, placement)) }
    return all
  }

  /// Deferred content: laid out at the top-leading corner, proposed the size (Figures §6.9).
  private mutating func resolved(_ content: DeferredContent, in frame: CGRect, _ direction: LayoutDirection) -> [PlacedNode] {
    guard deferredDepth < LayoutEngine.deferredDepthLimit else {
      content.leaveOut?()
      return []
    }
    deferredDepth += 1
    defer { deferredDepth -= 1 }
    let node = content.resolve(DeferredGeometry(size: frame.size, globalFrame: frame, namedSpaces: spaces))
    let element = LayoutElement(node, direction: direction, pass: pass)
    let proposal = ProposedViewSize(frame.size)
    let x = direction == .rightToLeft ? frame.maxX - element.size(for: proposal).width : frame.minX
    return [place(element, at: CGPoint(x: x, y: frame.minY), proposal: proposal)]
  }
}

extension CGRect {
  /// The rectangle without NaN or infinite values.
  fileprivate var finite: CGRect {
    func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(size.width), height: clean(size.height))
  }
}
