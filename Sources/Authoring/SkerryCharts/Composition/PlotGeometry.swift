import Foundation
import SkerryGeometry

/// The two scales of a chart over a plot of a size.
struct PlotGeometry {
  var x: PlotScale
  var y: PlotScale
  let size: CGSize

  init(x: PlotScale, y: PlotScale, _ size: CGSize, _ xRequest: ScaleRequest, _ yRequest: ScaleRequest) {
    self.x = x
    self.y = y
    self.size = size
    let across = Self.ends(size.width, xRequest), up = Self.ends(size.height, yRequest)
    (self.x.start, self.x.end) = (across.0, across.1)
    // Numbers grow upwards; categories are listed downwards.
    if y.isContinuous {
      (self.y.start, self.y.end) = (size.height - up.0, size.height - up.1)
    } else {
      (self.y.start, self.y.end) = (up.0, up.1)
    }
  }

  private static func ends(_ length: CGFloat, _ request: ScaleRequest) -> (CGFloat, CGFloat) {
    if let span = request.span { return (span.lowerBound, span.upperBound) }
    let (start, end) = (request.range?.start ?? 0, request.range?.end ?? 0)
    return start + end < length ? (start, length - end) : (length / 2, length / 2)
  }

  func scale(_ axis: Axis) -> PlotScale { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The middle of a position on an axis; the plot's middle by default. `nil` when the scale cannot place the value.
  func middle(_ position: MarkRecord.Position, _ axis: Axis) -> CGFloat? {
    switch position {
    case .free: length(axis) / 2
    case .at(let value): middle(value, axis)
    case .between(let from, let to): middle(from, axis).flatMap { a in middle(to, axis).map { (a + $0) / 2 } }
    case .fixed(let from, let to): ((from ?? 0) + (to ?? length(axis))) / 2
    }
  }

  private func middle(_ value: PlottedValue, _ axis: Axis) -> CGFloat? {
    let scale = scale(axis)
    guard let from = scale.position(value.value) else { return nil }
    guard let upper = value.upper, let to = scale.position(upper) else { return from }
    return (from + to) / 2
  }

  /// The two ends of a position on an axis, the lesser first. `automatic` is the length of a mark at one value.
  func ends(
    _ position: MarkRecord.Position, _ axis: Axis, dimension: MarkDimension, automatic: (_ space: CGFloat) -> CGFloat, gap: CGFloat
  ) -> (CGFloat, CGFloat)? {
    switch position {
    case .free: return (0, length(axis))
    case .fixed(let from, let to): return ordered(from ?? 0, to ?? length(axis))
    case .between(let from, let to):
      let scale = scale(axis)
      guard let a = scale.position(from.value), let b = scale.position(to.upper ?? to.value) else { return nil }
      // A range of categories covers their whole bands.
      let half = scale.bandLength / 2
      return (min(a, b) - half, max(a, b) + half)
    case .at(let value):
      guard let middle = middle(value, axis) else { return nil }
      let scale = scale(axis)
      var space = scale.isContinuous ? gap : scale.bandLength
      if let upper = value.upper, let from = scale.position(value.value), let to = scale.position(upper) { space = abs(to - from) }
      let length = dimension.length(in: space, automatic: automatic(space))
      return (middle - length / 2, middle + length / 2)
    }
  }

  private func ordered(_ a: CGFloat, _ b: CGFloat) -> (CGFloat, CGFloat) { (min(a, b), max(a, b)) }
}
