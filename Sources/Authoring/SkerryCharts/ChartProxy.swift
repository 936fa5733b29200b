import Foundation
import SkerryGeometry
import SkerryUI

/// The scales of a chart, for overlays and backgrounds.
public struct ChartProxy {
  let geometry: PlotGeometry
  let frame: CGRect

  /// Points.
  public var plotSize: CGSize { geometry.size }
  public var plotAreaSize: CGSize { geometry.size }
  /// The plot's frame, to be looked up in a geometry reader over the chart.
  public var plotFrame: Anchor<CGRect>? { Anchor(frame) }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(frame) }
  public var plotContainerFrame: Anchor<CGRect>? { Anchor(frame) }

  /// The horizontal position of a value in the plot, in points; `nil` if the scale does not contain it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.position(PlotValue(value)) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.position(PlotValue(value)) }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    position(forX: value.x).flatMap { x in position(forY: value.y).map { CGPoint(x: x, y: $0) } }
  }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { Self.range(geometry.x, PlotValue(value)) }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { Self.range(geometry.y, PlotValue(value)) }
  private static func range(_ scale: PlotScale, _ value: PlotValue) -> ClosedRange<CGFloat>? {
    scale.position(value).map { ($0 - scale.bandLength / 2)...($0 + scale.bandLength / 2) }
  }

  /// The value at a position in the plot; `nil` if it is not of that type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { geometry.x.value(at: position)?.plottable(type) }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { geometry.y.value(at: position)?.plottable(type) }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    value(atX: position.x, as: X.self).flatMap { x in value(atY: position.y, as: Y.self).map { (x, $0) } }
  }

  /// The ends of a continuous domain, or all categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(geometry.x) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(geometry.y) }
  private static func domain<P: Plottable>(_ scale: PlotScale) -> [P] {
    let values: [PlotValue] =
      switch scale.kind {
      case .categories(let names): names.map { .category($0) }
      case .dates: [scale.lower, scale.upper].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case .numbers: [.number(scale.lower), .number(scale.upper)]
      }
    return values.compactMap { $0.plottable(P.self) }
  }
}
