import Foundation

/// The chart's settings for the scale of one axis.
struct ScaleRequest {
  var domain: DomainRequest?
  var type: ScaleType?
  var range: PlotDimensionScaleRange?
  /// A range in points of the plot.
  var span: ClosedRange<CGFloat>?
  /// The start and the visible length of a scrolled axis, in its own units.
  var visibleStart: Double?
  var visibleLength: Double?

  mutating func read(domain: (any ScaleDomain)? = nil, range: (any PositionScaleRange)? = nil, type: ScaleType? = nil) {
    if let domain = domain as? any DomainProviding { self.domain = domain.request }
    if let range = range as? PlotDimensionScaleRange { self.range = range }
    if let range = range as? ClosedRange<CGFloat> { span = range }
    if let type { self.type = type }
  }
}
