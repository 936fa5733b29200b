import Foundation
import SkerryUI

/// The values that a scale spans.
public protocol ScaleDomain {}

/// A domain in the engine's form.
enum DomainRequest {
  case automatic(includesZero: Bool?, reversed: Bool)
  /// The smallest and the largest value, or the categories in their order.
  case values([PlotValue])
}

/// A domain that the engine can convert.
protocol DomainProviding {
  var request: DomainRequest { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: DomainProviding where Bound: Plottable {
  var request: DomainRequest { .values([PlotValue(lowerBound), PlotValue(upperBound)]) }
}
extension Range: ScaleDomain where Bound: Plottable {}
extension Range: DomainProviding where Bound: Plottable {
  var request: DomainRequest { .values([PlotValue(lowerBound), PlotValue(upperBound)]) }
}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: DomainProviding where Element: Plottable {
  var request: DomainRequest { .values(map { PlotValue($0) }) }
}

/// A domain taken from the data.
public struct AutomaticScaleDomain: ScaleDomain, DomainProviding {
  let request: DomainRequest
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(request: .automatic(includesZero: includesZero, reversed: reversed ?? false))
  }
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type, modifyInferredDomain: (inout [Value]) -> Void
  ) -> AutomaticScaleDomain { automatic(includesZero: includesZero, reversed: reversed) }
}

/// How values are mapped to lengths.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, symmetricLog, squareRoot, date, category
    case power(Double)
  }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = ScaleType(kind: .symmetricLog)
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog) }
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
}

/// The lengths or styles that a scale's values are mapped to.
public protocol ScaleRange {}
/// A range of positions in the plot.
public protocol PositionScaleRange: ScaleRange {}

/// The plot's width or height, less paddings in points.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: padding, end: padding) }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {}
