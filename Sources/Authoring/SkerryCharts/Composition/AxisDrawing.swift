import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// Draws the lines, ticks and labels of an axis around a plot.
@MainActor
struct AxisDrawing {
  let plan: AxisPlan
  let geometry: PlotGeometry
  let environment: EnvironmentValues

  private var axis: Axis { plan.axis }
  private var isHorizontal: Bool { axis == .horizontal }

  /// Points between the plot and a label (Figures §9.37), and between adjacent labels, which is our choice.
  static let spacing: CGFloat = 4
  private static let stroke = StrokeStyle(lineWidth: 0.5)
  /// Vertical grid lines are dashed, as in Apple's pictures.
  private static func dashed(from start: CGFloat = 0) -> StrokeStyle { StrokeStyle(lineWidth: 0.5, dash: [2, 2], dashPhase: start) }

  /// The position of a tick along the axis; `nil` outside the plot.
  private func place(_ tick: AxisPlan.Tick, centered: Bool?) -> CGFloat? {
    let scale = geometry.scale(axis)
    guard let middle = scale.position(tick.value), middle.isFinite else { return nil }
    guard scale.isContinuous else { return centered == true ? middle : middle - scale.bandLength / 2 }
    let length = geometry.length(axis)
    guard middle >= -0.5, middle <= length + 0.5 else { return nil }
    guard centered == true else { return middle }
    // A mark is centred between two values of the axis; the last one's interval is not whole (Figures §9.95).
    return tick.next.flatMap { scale.position($0) }.map { (middle + $0) / 2 }
  }

  // MARK: Lines, in the plot's coordinates

  func addGridLines(to nodes: inout FramedNodes) {
    for group in plan.groups {
      for tick in group.ticks {
        for mark in tick.marks {
          guard case .gridLine = mark.kind, let place = place(tick, centered: mark.isCentered) else { continue }
          addGridLine(mark, at: place, to: &nodes)
          let end = place + geometry.scale(axis).bandLength
          // The last category has a line behind it as well (Figures §9.159).
          if !geometry.scale(axis).isContinuous, mark.isCentered != true, abs(end - geometry.length(axis)) < 0.5 {
            addGridLine(mark, at: end, to: &nodes)
          }
        }
      }
    }
  }

  private func addGridLine(_ mark: AxisMarkRecord, at place: CGFloat, to nodes: inout FramedNodes) {
    let line =
      isHorizontal
      ? (CGPoint(x: place, y: 0), CGPoint(x: place, y: geometry.size.height))
      : (CGPoint(x: 0, y: place), CGPoint(x: geometry.size.width, y: place))
    add("AxisGridLine", line, mark, CGRect(origin: .zero, size: geometry.size), to: &nodes)
  }

  private func add(_ kind: String, _ line: (CGPoint, CGPoint), _ mark: AxisMarkRecord, _ frame: CGRect, to nodes: inout FramedNodes) {
    let stroke = mark.stroke ?? (isHorizontal ? Self.dashed() : Self.stroke)
    // The colour of the tertiary label (Figures §9.37).
    let style: any ShapeStyle = mark.style ?? HierarchicalShapeStyle.tertiary
    var path = Path()
    path.move(to: CGPoint(x: line.0.x + mark.offset.width, y: line.0.y + mark.offset.height))
    path.addLine(to: CGPoint(x: line.1.x + mark.offset.width, y: line.1.y + mark.offset.height))
    let outline = ShapeOutline(kind: kind) { [path] in path.offsetBy(dx: $0.minX - frame.minX, dy: $0.minY - frame.minY) }
    let leaf = ViewNode.leaf(.shape(ShapeContent(outline: outline, operations: [.stroke(style.paint(in: environment), stroke)])))
    nodes.add(mark.opacity < 1 ? .effect(.opacity(mark.opacity), leaf) : leaf, frame)
  }

  // MARK: Ticks and labels, in the chart's coordinates

  /// - Parameters:
  ///   - plot: the plot's frame.
  ///   - bounds: the chart's frame; labels that would leave it are left out.
  func addLabels(around plot: CGRect, in bounds: CGRect, to nodes: inout FramedNodes) {
    for group in plan.groups {
      let longest = group.longest(axis)
      for tick in group.ticks {
        for mark in tick.marks {
          guard case .tick(let length) = mark.kind, let place = place(tick, centered: mark.isCentered) else { continue }
          let own = tick.labels.first.map { isHorizontal ? $0.size.height : $0.size.width } ?? 0
          var mark = mark
          // Dashes continue those of the line above (Figures §9.37).
          if isHorizontal, group.isFar, mark.stroke == nil, tick.marks.contains(where: \.isGridLine) {
            mark.stroke = Self.dashed(from: geometry.size.height)
          }
          addTick(mark, at: place, length: points(length.kind, own: own, longest: longest), group.isFar, plot, to: &nodes)
        }
      }
      addLabels(of: group, longest: longest, plot, bounds, to: &nodes)
    }
  }

  private func points(_ length: AxisTick.Length.Kind, own: CGFloat, longest: CGFloat) -> CGFloat {
    switch length {
    // Below the plot a tick is as long as its label, beside it as the space before the label (Figures §9.37).
    case .automatic: isHorizontal ? Self.spacing + own : Self.spacing
    case .fixed(let points): points
    case .label(let more): isHorizontal ? Self.spacing + own + more : own + more
    case .longestLabel(let more): Self.spacing + longest + more
    }
  }

  private func addTick(
    _ mark: AxisMarkRecord, at place: CGFloat, length: CGFloat, _ isFar: Bool, _ plot: CGRect, to nodes: inout FramedNodes
  ) {
    let direction: CGFloat = isFar ? 1 : -1
    let line: (CGPoint, CGPoint)
    if isHorizontal {
      let (x, y) = (plot.minX + place, isFar ? plot.maxY : plot.minY)
      line = (CGPoint(x: x, y: y), CGPoint(x: x, y: y + direction * length))
    } else {
      let (x, y) = (isFar ? plot.maxX : plot.minX, plot.minY + place)
      line = (CGPoint(x: x, y: y), CGPoint(x: x + direction * length, y: y))
    }
    add("AxisTick", line, mark, plot, to: &nodes)
  }

  private func addLabels(of group: AxisPlan.Group, longest: CGFloat, _ plot: CGRect, _ bounds: CGRect, to nodes: inout FramedNodes) {
    var taken: [CGRect] = []
    for tick in group.ticks {
      for label in tick.labels {
        guard let place = place(tick, centered: label.isCentered), !isAfterLastUnit(tick, label, place) else { continue }
        var box = CGRect(origin: origin(label, at: place, group, longest: longest, plot), size: label.size)
        if isOverItsUnit(tick, label) { box.size.width = max(0, min(box.width, plot.maxX - box.minX)) }
        if group.preset == .aligned {
          if isHorizontal { box.origin.x = min(max(box.minX, plot.minX), max(plot.minX, plot.maxX - box.width)) }
          if !isHorizontal { box.origin.y = min(max(box.minY, plot.minY), max(plot.minY, plot.maxY - box.height)) }
        }
        box.origin.x += label.offset.width
        box.origin.y += label.offset.height
        if label.record.collision != .disabled {
          let reach = isHorizontal ? box.insetBy(dx: -Self.spacing / 2, dy: 0) : box
          if taken.contains(where: { $0.intersects(reach) }) { continue }
          if isHorizontal, group.preset != .extended, box.maxX > bounds.maxX + 0.5 || box.minX < bounds.minX - 0.5 { continue }
        }
        taken.append(box)
        box.origin = wholePixels(box.origin)
        let turn = label.record.orientation.turn
        guard turn != 0 else {
          nodes.add(label.node, box)
          continue
        }
        let flat = CGRect(x: box.midX - box.height / 2, y: box.midY - box.width / 2, width: box.height, height: box.width)
        nodes.add(.effect(.rotation(.degrees(turn), anchor: .center), label.node), flat)
      }
    }
  }

  /// Whether a label would stand for the time after the domain: a date's label is drawn beside its line, over the time that follows it,
  /// and the line at the end of the domain has none (Figures §9.6).
  private func isAfterLastUnit(_ tick: AxisPlan.Tick, _ label: AxisPlan.Label, _ place: CGFloat) -> Bool {
    isOverItsUnit(tick, label) && place > geometry.length(axis) - 0.5
  }

  /// Whether a label is drawn beside its line, over the time that follows it: it is truncated at the end of the plot (Figures §9.37).
  private func isOverItsUnit(_ tick: AxisPlan.Tick, _ label: AxisPlan.Label) -> Bool {
    guard isHorizontal, label.record.anchor == nil, !label.isCentered, case .date = tick.value else { return false }
    return true
  }

  /// The whole pixel at or to the left of a label's place, and at or below it: labels are placed in coordinates whose y points up
  /// (Figures §9.37).
  private func wholePixels(_ origin: CGPoint) -> CGPoint {
    let scale = max(environment.displayScale, 1)
    return CGPoint(x: (origin.x * scale + 1e-3).rounded(.down) / scale, y: (origin.y * scale - 1e-3).rounded(.up) / scale)
  }

  private func origin(_ label: AxisPlan.Label, at place: CGFloat, _ group: AxisPlan.Group, longest: CGFloat, _ plot: CGRect) -> CGPoint {
    let size = label.size
    let (across, down) = (label.record.horizontalSpacing, label.record.verticalSpacing)
    if isHorizontal {
      let y = group.isFar ? plot.maxY + (down ?? Self.spacing) : plot.minY - (down ?? Self.spacing) - size.height
      let x: CGFloat
      if let anchor = label.record.anchor {
        x = place - anchor.x * size.width + (across ?? 0)
      } else if label.isCentered {
        x = place - size.width / 2
      } else {
        // A label is drawn beside its line, not under it.
        x = place + (across ?? Self.spacing)
      }
      return CGPoint(x: plot.minX + x, y: group.preset == .inset ? plot.maxY - size.height - (down ?? Self.spacing) : y)
    }
    let y = plot.minY + place - size.height * (label.record.anchor?.y ?? 0.5) + (down ?? 0)
    if group.preset == .inset {
      let inside = across ?? Self.spacing
      return CGPoint(x: group.isFar ? plot.maxX - size.width - inside : plot.minX + inside, y: y - size.height / 2)
    }
    let gap = (across ?? Self.spacing) + Self.tickLength(of: group)
    // The labels are a column, which is as wide as the widest of them (Figures §9.68).
    let share: CGFloat =
      switch label.record.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      default: group.isFar ? 0 : 1
      }
    return CGPoint(x: (group.isFar ? plot.maxX + gap : plot.minX - gap - longest) + (longest - size.width) * share, y: y)
  }

  /// How far the ticks of a vertical axis reach, in points: its labels are beyond them (Figures §9.92).
  private static func tickLength(of group: AxisPlan.Group) -> CGFloat {
    let lengths = group.ticks.flatMap(\.marks).map { mark -> CGFloat in
      guard case .tick(let length) = mark.kind else { return 0 }
      return switch length.kind {
      case .automatic: spacing
      case .fixed(let points): max(0, points)
      case .label, .longestLabel: 0
      }
    }
    return lengths.max() ?? 0
  }

  // MARK: Space for labels

  /// What the labels need beyond the plot, in points, on its near (left, top) and far (right, bottom) side: whole points (Figures §9.37).
  static func margins(_ plan: AxisPlan) -> (near: CGFloat, far: CGFloat) {
    var margins: (near: CGFloat, far: CGFloat) = (0, 0)
    for group in plan.groups where group.preset != .inset {
      let tick = plan.axis == .vertical ? tickLength(of: group) : 0
      for label in group.ticks.flatMap(\.labels) {
        let own =
          plan.axis == .horizontal
          ? label.size.height + (label.record.verticalSpacing ?? spacing)
          : label.size.width + (label.record.horizontalSpacing ?? spacing) + tick
        let whole = (own - 1e-6).rounded(.up)
        if group.isFar { margins.far = max(margins.far, whole) } else { margins.near = max(margins.near, whole) }
      }
    }
    return margins
  }
}
