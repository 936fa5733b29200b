import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryUI

/// Draws the marks of a chart in a plot of a known size.
@MainActor
struct PlotDrawing {
  let context: ResolveContext
  let marks: [MarkRecord]
  let styles: ChartStyles
  let geometry: PlotGeometry
  private(set) var nodes = FramedNodes()
  private var annotations = FramedNodes()
  /// The number of marks that their scale cannot place.
  var misplaced = 0

  init(context: ResolveContext, marks: [MarkRecord], styles: ChartStyles, geometry: PlotGeometry) {
    self.context = context
    self.marks = marks
    self.styles = styles
    self.geometry = geometry
  }

  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  mutating func draw(onto base: FramedNodes) -> FramedNodes {
    nodes = base
    let order = marks.indices.sorted { (marks[$0].zIndex, $0) < (marks[$1].zIndex, $1) }
    var drawn: Set<SeriesKey> = []
    let neighbours = Neighbours(marks, geometry)
    var sectors = SectorRing(marks)
    for index in order {
      let mark = marks[index]
      switch mark.kind {
      case .line, .area:
        let key = SeriesKey(mark)
        if drawn.insert(key).inserted { drawSeries(order.map { marks[$0] }.filter { $0.kind == mark.kind && SeriesKey($0) == key }) }
      case .point: drawPoint(mark)
      case .rule: drawRule(mark)
      case .bar, .rectangle: drawBox(mark, neighbours)
      case .sector:
        guard let path = sectors.next(mark, in: plot) else { misplaced += 1; continue }
        add(mark.kind.name, path, .fill(styles.paint(mark, context.environment), evenOdd: false), mark)
        annotate(mark, path.boundingRect)
      }
    }
    for (node, frame) in zip(annotations.nodes, annotations.frames) { nodes.add(node, frame) }
    return nodes
  }

  // MARK: Points

  private mutating func drawPoint(_ mark: MarkRecord) {
    guard let place = place(mark) else { return misplaced += 1 }
    let box = drawSymbol(mark, at: place)
    annotate(mark, box)
  }

  @discardableResult
  mutating func drawSymbol(_ mark: MarkRecord, at place: CGPoint) -> CGRect {
    // The area of a disc; other symbols are as wide as that disc.
    let side = 2 * (max(0, styles.symbolArea(mark)) / .pi).squareRoot()
    let box = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    let shape: any ChartSymbolShape
    switch mark.symbol {
    case .view(let view):
      let node = context.layeredNode(of: view, alignment: .center)
      let size = LayoutEngine(text: context.services.text).size(of: node, proposal: .unspecified)
      let frame = CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
      nodes.add(mark.opacity < 1 ? .effect(.opacity(mark.opacity), node) : node, frame)
      return frame
    case .shape(let own): shape = own
    case .by(let value): shape = styles.symbols.style(value.value) ?? .circle
    case nil: shape = .circle
    }
    add(MarkRecord.Kind.point.name, shape.path(in: box), .fill(styles.paint(mark, context.environment), evenOdd: false), mark)
    return box
  }

  // MARK: Rules, bars and rectangles

  private mutating func drawRule(_ mark: MarkRecord) {
    let isHorizontal: Bool
    switch (mark.x, mark.y) {
    case (_, .at): isHorizontal = true
    case (.at, _): isHorizontal = false
    case (.between, _): isHorizontal = true
    case (_, .between), (.free, .free), (.free, .fixed), (.fixed, .free), (.fixed, .fixed): isHorizontal = false
    }
    let (along, across): (Axis, Axis) = isHorizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
    let stroke = styles.stroke(mark) ?? StrokeStyle(lineWidth: 1)
    guard
      let ends = geometry.ends(isHorizontal ? mark.x : mark.y, along, dimension: .automatic, automatic: { $0 }, gap: 0),
      let middle = geometry.middle(isHorizontal ? mark.y : mark.x, across)
    else { return misplaced += 1 }
    let (from, to) =
      isHorizontal
      ? (CGPoint(x: ends.0, y: middle), CGPoint(x: ends.1, y: middle)) : (CGPoint(x: middle, y: ends.0), CGPoint(x: middle, y: ends.1))
    let endOffset = mark.endOffset ?? mark.offset
    let (a, b) = (
      CGPoint(x: from.x + mark.offset.width, y: from.y + mark.offset.height), CGPoint(x: to.x + endOffset.width, y: to.y + endOffset.height)
    )
    var path = Path()
    path.move(to: a)
    path.addLine(to: b)
    add(mark.kind.name, path, .stroke(styles.paint(mark, context.environment), stroke), mark)
    annotate(mark, CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)))
  }

  private mutating func drawBox(_ mark: MarkRecord, _ neighbours: Neighbours) {
    let share = mark.kind.boxShare ?? 1
    let beside = neighbours.besides(mark)
    let hasSingleX: Bool = if case .at = mark.x { true } else { false }
    let dividedAxis = mark.positionAxis ?? (hasSingleX ? .horizontal : .vertical)
    func ends(_ axis: Axis) -> (CGFloat, CGFloat)? {
      let (position, own) = axis == .horizontal ? (mark.x, mark.width) : (mark.y, mark.height)
      let dimension = beside != nil && axis == dividedAxis && !mark.positionSpan.isAutomatic ? mark.positionSpan : own
      return geometry.ends(position, axis, dimension: dimension, automatic: { $0 * share }, gap: neighbours.gap(axis))
    }
    guard var x = ends(.horizontal), var y = ends(.vertical) else { return misplaced += 1 }
    if let (place, count) = beside {
      func part(_ ends: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
        let step = (ends.1 - ends.0) / CGFloat(count)
        return (ends.0 + step * CGFloat(place), ends.0 + step * CGFloat(place + 1))
      }
      if dividedAxis == .horizontal { x = part(x) } else { y = part(y) }
    }
    let endOffset = mark.endOffset ?? mark.offset
    let box = CGRect(
      x: x.0 + mark.offset.width, y: y.0 + mark.offset.height, width: max(0, x.1 - x.0 + endOffset.width - mark.offset.width),
      height: max(0, y.1 - y.0 + endOffset.height - mark.offset.height))
    let radius = min(mark.cornerRadius ?? 0, box.width / 2, box.height / 2)
    let style = mark.cornerStyle
    let radii = radius > 0 ? standingRadii(mark, radius) : nil
    let outline = ShapeOutline(kind: mark.kind.name) { rect in
      if let radii { return Path(roundedRect: rect, cornerRadii: radii, style: style) }
      return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style) : Path(rect)
    }
    let operation = ShapeContent.Operation.fill(styles.paint(mark, context.environment), evenOdd: false)
    if mark.stylesFollowPlot {
      add(outline.kind, outline.path(box), operation, mark)
    } else {
      nodes.add(decorated(.leaf(.shape(ShapeContent(outline: outline, operations: [operation]))), mark), box)
    }
    annotate(mark, box)
  }

  /// The corners of a bar that stands on zero, which is rounded at its other end only (Figures §9.54); `nil` for other boxes.
  private func standingRadii(_ mark: MarkRecord, _ radius: CGFloat) -> RectangleCornerRadii? {
    guard mark.kind == .bar, let axis = mark.standingAxis, case .between(let from, let to) = axis == .horizontal ? mark.x : mark.y else {
      return nil
    }
    let scale = geometry.scale(axis)
    guard let foot = scale.position(from.value), let end = scale.position(to.value) else { return nil }
    let (near, far): (CGFloat, CGFloat) = foot < end ? (0, radius) : (radius, 0)
    return axis == .horizontal
      ? RectangleCornerRadii(topLeading: near, bottomLeading: near, bottomTrailing: far, topTrailing: far)
      : RectangleCornerRadii(topLeading: near, bottomLeading: far, bottomTrailing: far, topTrailing: near)
  }

  // MARK: Adding marks

  /// Adds a path in the plot's coordinates. A gradient spans the path's own bounding box, or the plot if the mark asks
  /// for that.
  mutating func add(_ kind: String, _ path: Path, _ operation: ShapeContent.Operation, _ mark: MarkRecord) {
    let ownBox: Bool =
      switch operation {
      case .fill(let paint, _), .stroke(let paint, _): !paint.isPlain && !mark.stylesFollowPlot
      }
    let box = path.boundingRect
    let frame = ownBox && box.width > 0 && box.height > 0 ? box : plot
    let outline = ShapeOutline(kind: kind) { path.offsetBy(dx: $0.minX - frame.minX, dy: $0.minY - frame.minY) }
    nodes.add(decorated(.leaf(.shape(ShapeContent(outline: outline, operations: [operation]))), mark), frame)
  }

  private func decorated(_ node: ViewNode, _ mark: MarkRecord) -> ViewNode {
    var node = node
    if let clip = mark.clip { node = .effect(.clip(ShapeOutline(kind: "Clip") { clip.path(in: $0) }, evenOdd: false), node) }
    if mark.blur > 0 { node = .effect(.blur(radius: mark.blur), node) }
    if let shadow = mark.shadow {
      node = .effect(
        .shadow(shadow.color.paint(in: context.environment).representativeColor, radius: shadow.radius, offset: shadow.offset), node)
    }
    return mark.opacity < 1 ? .effect(.opacity(mark.opacity), node) : node
  }

  mutating func annotate(_ mark: MarkRecord, _ box: CGRect) {
    for annotation in mark.annotations {
      if let sentence = annotation.overflow.undrawn { context.log.report(Diagnostic(.notDrawn, sentence)) }
      let node = context.layeredNode(of: annotation.content(AnnotationContext(targetSize: box.size)), alignment: .center)
      let size = LayoutEngine(text: context.services.text).size(of: node, proposal: .unspecified)
      guard size.width.isFinite, size.height.isFinite else { continue }
      let origin = annotation.position.origin(of: size, beside: box, alignment: annotation.alignment, spacing: annotation.spacing ?? 4)
      annotations.add(node, annotation.overflow.resolved(CGRect(origin: origin, size: size), in: plot))
    }
  }
}

extension Paint {
  /// Whether it is the same colour everywhere.
  fileprivate var isPlain: Bool {
    switch self {
    case .solid: true
    case .faded(let base, _): base.isPlain
    case .linear, .radial, .elliptical, .angular, .image, .backdrop, .effect: false
    }
  }
}
