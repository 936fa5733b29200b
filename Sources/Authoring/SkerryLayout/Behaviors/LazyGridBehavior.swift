package import Foundation
package import SkerryGeometry
package import SkerryGraph

/// Children in tracks of given lengths, line after line.
///
/// Tracks share a length as Apple documents for `GridItem`: fixed ones take theirs, the rest is divided among the others
/// within their limits, and an adaptive one becomes as many tracks of its minimum as fit. That is done twice: the grid is as
/// wide as the tracks that share the proposal, and its children are placed in tracks that share the grid's own width, which
/// may be wider than the grid. Each child is proposed its track's length and an ideal length across; a line is as long as
/// its longest child. Source: Figures §6.9.
package struct LazyGridBehavior: LayoutBehavior {
  /// One rule for tracks, in points.
  package struct Track: Sendable {
    /// Points; the minimum length of the track.
    package var minimum: CGFloat
    /// Points; the maximum length of the track, infinite for none.
    package var maximum: CGFloat
    /// Whether it becomes as many tracks of its minimum as fit.
    package var isAdaptive: Bool
    /// Points to the next track; `nil` is 8.
    package var spacing: CGFloat?
    /// Where a child stands in its cell; `nil` is the middle.
    package var alignment: Alignment?

    package init(minimum: CGFloat, maximum: CGFloat, isAdaptive: Bool, spacing: CGFloat?, alignment: Alignment?) {
      self.minimum = max(0, minimum)
      self.maximum = max(self.minimum, maximum)
      self.isAdaptive = isAdaptive
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which lines follow one another.
  package let axis: Axis
  /// The rules for the tracks across the axis, in order.
  package let tracks: [Track]
  /// Where the tracks stand in the grid if they do not fill it.
  package let alignment: Alignment
  /// Points between lines; `nil` is 8.
  package let lineSpacing: CGFloat?

  package init(axis: Axis, tracks: [Track], alignment: Alignment, lineSpacing: CGFloat?) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  package var kind: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  package func size(for proposal: ProposedViewSize, children: LayoutChildren) -> CGSize {
    let across = across(for: proposal)
    return oriented(across, plan(across, children).along)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, children: LayoutChildren) -> [Placement] {
    let plan = plan(across(for: proposal), children)
    // Tracks that are wider than the grid begin at its leading edge.
    let shared = max(0, (axis == .vertical ? size.width : size.height) - plan.across)
    let lead = shared * (axis == .vertical ? alignment.horizontal.fraction : alignment.vertical.fraction)
    return children.indices.map { index in
      let (line, slot) = (index / plan.slots.count, index % plan.slots.count)
      let place = plan.slots[slot]
      let child = children[index].dimensions(for: offered(place.length))
      let box = oriented(place.length, plan.lines[line].length)
      let corner = oriented(place.start + lead, plan.lines[line].start)
      let guide = place.alignment ?? .center
      let (x, y) = ((box.width - child.width) * guide.horizontal.fraction, (box.height - child.height) * guide.vertical.fraction)
      return Placement(origin: CGPoint(x: corner.width + x, y: corner.height + y), proposal: offered(place.length))
    }
  }

  private func oriented(_ across: CGFloat, _ along: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  private func offered(_ across: CGFloat) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  private struct Slot {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }
  private struct Plan {
    var slots: [Slot]
    var lines: [Slot]
    var across: CGFloat { slots.last.map { $0.start + $0.length } ?? 0 }
    var along: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }
  }

  /// The length of the grid across its axis: that of the tracks that share the proposal.
  private func across(for proposal: ProposedViewSize) -> CGFloat {
    Plan(slots: slots(for: axis == .vertical ? proposal.width : proposal.height), lines: []).across
  }

  /// Tracks that share the grid's own length, and the lines in them.
  private func plan(_ across: CGFloat, _ children: LayoutChildren) -> Plan {
    let slots = slots(for: across)
    var lines: [Slot] = []
    for first in stride(from: 0, to: children.count, by: slots.count) {
      var length: CGFloat = 0
      for index in first..<min(first + slots.count, children.count) {
        let size = children[index].size(for: offered(slots[index - first].length))
        length = max(length, axis == .vertical ? size.height : size.width)
      }
      lines.append(Slot(start: lines.last.map { $0.start + $0.length + (lineSpacing ?? EdgeSpacing.standard) } ?? 0, length: length))
    }
    return Plan(slots: slots, lines: lines)
  }

  /// The tracks for a proposed length; always at least one.
  private func slots(for proposed: CGFloat?) -> [Slot] {
    let rules = tracks.isEmpty ? [Track(minimum: 10, maximum: .infinity, isAdaptive: false, spacing: nil, alignment: nil)] : tracks
    let gaps = rules.dropLast().reduce(0) { $0 + ($1.spacing ?? EdgeSpacing.standard) }
    var rest = proposed.map { max(0, min($0, 1e6) - gaps) } ?? rules.reduce(0) { $0 + $1.minimum }
    var flexible = rules.filter { $0.minimum != $0.maximum || $0.isAdaptive }.count
    rest -= rules.filter { $0.minimum == $0.maximum && !$0.isAdaptive }.reduce(0) { $0 + $1.minimum }
    var slots: [Slot] = []
    var start: CGFloat = 0
    for rule in rules {
      let gap = rule.spacing ?? EdgeSpacing.standard
      var length = rule.minimum
      if rule.isAdaptive || rule.minimum != rule.maximum {
        let share = max(0, rest / CGFloat(max(1, flexible)))
        length = min(max(share, rule.minimum), rule.maximum)
        flexible -= 1
        if rule.isAdaptive {
          // As many tracks of the minimum as fit, sharing what is left; never more than a thousand. A single one takes its
          // share, however short.
          let count = min(1000, max(1, Int(saturating: ((share + gap) / max(rule.minimum + gap, 1)).rounded(.down))))
          length = min((share - gap * CGFloat(count - 1)) / CGFloat(count), rule.maximum)
          for _ in 1..<max(1, count) {
            slots.append(Slot(start: start, length: length, alignment: rule.alignment))
            start += length + gap
          }
          rest -= share
        } else {
          rest -= length
        }
      }
      slots.append(Slot(start: start, length: length, alignment: rule.alignment))
      start += length + gap
    }
    return slots
  }
}

extension HorizontalAlignment {
  fileprivate var fraction: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}
extension VerticalAlignment {
  fileprivate var fraction: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
