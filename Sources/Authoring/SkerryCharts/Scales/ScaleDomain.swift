import Foundation
import SkerryUI

/// The values that a scale spans.
public protocol ScaleDomain {}

/// A domain in the engine's form.
enum DomainRequest {
  /// `adjustment` changes the inferred values: the smallest and the largest, or the categories in their order.
  case automatic(includesZero: Bool?, reversed: Bool, adjustment: (([PlotValue]) -> [PlotValue])? = nil)
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
  /// - Parameter modifyInferredDomain: changes the values of the inferred domain: the smallest and the largest, or the categories in their
  ///   order. It is not called if a value of the data is not a `Value`.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type = Value.self,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, reversed: reversed ?? false) { inferred in
        var values = inferred.compactMap { $0.plottable(Value.self) }
        guard values.count == inferred.count else { return inferred }
        modifyInferredDomain(&values)
        return values.map { PlotValue($0) }
      })
  }
}

/// How values are mapped to lengths.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category
    case power(Double)
    case symmetricLog(slopeAtZero: Double)
  }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Logarithms away from zero and nearly linear around it.
  /// - Parameter slopeAtZero: how many times as fast as with the standard the scale grows at zero; 1 if it is not positive.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
  }
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
