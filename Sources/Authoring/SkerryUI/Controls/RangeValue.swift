import Foundation
import SkerryDiagnostics
internal import SkerryFormats

/// The value of a progress view or a gauge, as a part of its range.
struct RangeValue: Sendable {
  /// 0 … 1.
  let fraction: Double
  /// What is wrong with the value; `nil` for one within the range. A view drawn from another's configuration has none.
  let fault: String?
  /// The call of the view's initializer in the app's files.
  let site: SourceSite?

  /// A value that is already a part of its range.
  init(_ fraction: Double) { (self.fraction, fault, site) = (fraction, nil, nil) }

  /// - Parameter view: the view's name, for the message.
  init(_ value: Double, in range: (minimum: Double, maximum: Double), of view: String, at site: SourceSite? = nil) {
    self.site = site
    let length = range.maximum - range.minimum
    // An empty range is mostly one whose end is not known yet, which is not a mistake, unless the value is beyond it.
    let isBeyondEmpty = length <= 0 && value != range.minimum && !value.isNaN
    let part = length > 0 ? (value - range.minimum) / length : 0
    fraction = part.isNaN ? 0 : min(max(part, 0), 1)
    guard isBeyondEmpty || part.isNaN || part < -Self.rounding || part > 1 + Self.rounding else {
      fault = nil
      return
    }
    let span = "\(Self.text(range.minimum)) … \(Self.text(range.maximum))"
    fault =
      "The value \(Self.text(value)) of a \(view) is outside its range \(span) and is drawn as \(Self.text(range.minimum + fraction * length)); pass a value within the range, or another range."
  }

  /// The part of the range by which sums of fractions may be off.
  private static let rounding = 1e-6

  private static func text(_ value: Double) -> String { value.isFinite ? ShortNumber.text(value) : "\(value)" }

  /// Reports a value outside the range, which SwiftUI does in the app's log.
  func report(in context: ResolveContext) {
    if let fault { context.log.report(Diagnostic(.valueOutOfRange, fault, at: site)) }
  }
}
