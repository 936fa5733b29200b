import Foundation
import SkerryGeometry
import SkerryGraph

/// One node during a layout pass, with a cache of its sizes.
final class LayoutElement: LayoutChild {
  let node: ViewNode
  let children: [LayoutElement]
  /// The children as the node's behaviour sees them; none for a node without a behaviour.
  private let seen: LayoutChildren
  /// The direction that the node's own placements follow.
  let direction: LayoutDirection
  private let guides: GuideSet
  private let pass: LayoutPass
  // An element belongs to one pass on one thread, and nothing holds a cache while it asks for another size: checking every access for
  // overlaps took a thirtieth of the layout.
  @exclusivity(unchecked) private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  @exclusivity(unchecked) private var paragraph: MeasuredText?
  @exclusivity(unchecked) private var placed: (proposal: ProposedViewSize, size: CGSize, placements: [Placement])?

  init(_ node: ViewNode, direction: LayoutDirection, pass: LayoutPass) {
    self.node = node
    self.direction = direction
    self.pass = pass
    switch node {
    case .leaf(let leaf):
      children = []
      guides = leaf.hasBaselines ? LayoutElement.baselines : []
    case .deferred:
      children = []
      guides = []
    case .layout(let behavior, let nodes):
      children = nodes.map { LayoutElement($0, direction: direction, pass: pass) }
      guides = children.reduce(into: behavior.ownGuides) { $0.formUnion($1.guides) }
    case .effect(_, let child):
      children = [LayoutElement(child, direction: direction, pass: pass)]
      guides = children[0].guides
    case .annotated(let annotation, let child):
      var inner = direction
      if case .layoutDirection(let changed) = annotation { inner = changed }
      children = [LayoutElement(child, direction: inner, pass: pass)]
      guides = children[0].guides
    }
    if case .layout = node { seen = LayoutChildren(children, direction: direction) } else { seen = .none }
  }

  private static let baselines: GuideSet = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  // MARK: Sizes

  func size(for wanted: ProposedViewSize) -> CGSize {
    let proposal = wanted.defined
    for entry in sizes where entry.proposal.isSame(as: proposal) { return entry.size }
    pass.counts.measures += 1
    let size = measured(for: proposal).finiteOrZero
    // A stack asks for the minimum, the maximum and its own size, and once more when it places its children.
    if sizes.isEmpty { sizes.reserveCapacity(8) }
    sizes.append((proposal, size))
    return size
  }

  private func measured(for proposal: ProposedViewSize) -> CGSize {
    // A text view that has been measured before is not copied out of its node again.
    if let paragraph { return paragraph.layout(proposal).size }
    return switch node {
    case .leaf(.text(let text)): textLayout(text, proposal).size
    case .leaf(let leaf): leaf.size(for: proposal)
    case .layout(let behavior, _): behavior.size(for: proposal, children: seen)
    case .effect, .annotated: children[0].size(for: proposal)
    case .deferred: proposal.replacingUnspecifiedDimensions()
    }
  }

  /// The lines of a text view for a proposal.
  func textLayout(_ text: ResolvedText, _ wanted: ProposedViewSize) -> TextLayout {
    if let paragraph { return paragraph.layout(wanted.defined) }
    let made = pass.text.measured(text)
    paragraph = made
    return made.layout(wanted.defined)
  }

  // MARK: Guides

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    if guides.isEmpty { return ViewDimensions(width: size.width, height: size.height) }
    return ViewDimensions(width: size.width, height: size.height) { self.explicit($0, size: size, proposal: proposal) }
  }

  private func explicit(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard guides.contains(guide) else { return nil }
    switch node {
    case .leaf(.text(let text)):
      let layout = textLayout(text, proposal)
      return guide == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline
    case .leaf(.image(let image)): return size.height - image.baselineOffset
    case .leaf, .deferred: return nil
    case .effect, .annotated: return children[0].explicit(guide, size: size, proposal: proposal)
    case .layout(let behavior, _):
      switch behavior.explicitAlignment(guide, size: size, proposal: proposal, children: seen) {
      case .own(let value): return value
      case .fromChild(let index): return child(index, guide, size, proposal)
      case .fromChildren: return guide.combining(children.indices.compactMap { child($0, guide, size, proposal) })
      }
    }
  }

  private func child(_ index: Int, _ guide: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard children.indices.contains(index), children[index].guides.contains(guide) else { return nil }
    let placement = placements(in: size, proposal: proposal)[index]
    guard !placement.isHidden else { return nil }
    let value = children[index].dimensions(for: placement.proposal)[explicit: guide]
    return value.map { $0 + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y) }
  }

  // MARK: Placement

  /// The children's placements before mirroring.
  func placements(in size: CGSize, proposal wanted: ProposedViewSize) -> [Placement] {
    let proposal = wanted.defined
    if let placed, placed.size == size, placed.proposal.isSame(as: proposal) { return placed.placements }
    guard case .layout(let behavior, _) = node else { return [] }
    let placements = behavior.placements(in: size, proposal: proposal, children: seen)
    precondition(placements.count == children.count, "\(behavior.kind) placed \(placements.count) of \(children.count) children.")
    placed = (proposal, size, placements)
    return placements
  }

  // MARK: Properties

  var priority: Double {
    switch node {
    case .leaf(.spacer): -.infinity
    case .annotated(.layoutPriority, _): assignedPriority ?? 0
    case .layout(let behavior, _): modified.map { behavior.priority(ofModified: $0.priority) } ?? 0
    case .annotated, .effect, .leaf, .deferred: modified?.priority ?? 0
    }
  }

  /// The innermost one counts, as for layout values, which are the same modifier.
  private var assignedPriority: Double? {
    if let inner = modified?.assignedPriority { return inner }
    guard case .annotated(.layoutPriority(let priority), _) = node else { return nil }
    // NaN cannot be a priority: it is neither above nor below nor equal to another.
    return priority.isNaN ? 0 : priority
  }

  /// Computed once: every stack around the element reads it more than once, so that the time would double with each level.
  private(set) lazy var spacing = ownSpacing

  private var ownSpacing: ViewSpacing {
    switch node {
    case .leaf(.text(let text)): pass.spacing(of: text)
    case .leaf(.spacer(let spacer)): spacer.spacing
    case .leaf(.image(let image)) where image.isSymbol && !image.isResizable: .symbol
    case .leaf, .deferred: ViewSpacing()
    case .layout(let behavior, _): behavior.spacing(children: seen)
    case .effect, .annotated: children[0].spacing
    }
  }

  /// The innermost one counts, as recorded (Figures §9.34).
  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if let inner = modified?.layoutValue(key) { return inner }
    if case .annotated(.layoutValue(let found, let value), _) = node, found == key { return value.value }
    return nil
  }

  var isBelowIfTooWide: Bool {
    if case .annotated(.belowIfTooWide, _) = node { return true }
    return modified?.isBelowIfTooWide ?? false
  }

  /// The view that the node modifies, when it is a modifier: its priority and layout values are the node's too.
  private var modified: LayoutElement? {
    switch node {
    case .leaf, .deferred: nil
    case .annotated, .effect: children[0]
    case .layout(let behavior, _): behavior.modified.map { children[$0] }
    }
  }
}

extension ProposedViewSize {
  /// NaN is replaced by the ideal length; it is not equal to itself, so it could not be a cache key.
  fileprivate var defined: ProposedViewSize {
    var defined = self
    if let width, width.isNaN { defined.width = nil }
    if let height, height.isNaN { defined.height = nil }
    return defined
  }

  /// Equality that is compiled into its callers: every size that is asked for is looked up by it.
  fileprivate func isSame(as other: ProposedViewSize) -> Bool { width == other.width && height == other.height }
}

extension CGSize {
  /// A size without NaN or negative lengths; infinite lengths stay, as answers to infinite proposals.
  var finiteOrZero: CGSize {
    CGSize(width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
  }
}
