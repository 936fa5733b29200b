import Foundation
import SkerryDrawing

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
  private let record: AxisMarkRecord
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    record = AxisMarkRecord(.gridLine, isCentered: centered, stroke: stroke)
  }
}
extension AxisGridLine: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] { [record] }
}

/// A short line outside the plot at a value of an axis.
public struct AxisTick {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable { case automatic, label(CGFloat), longestLabel(CGFloat), fixed(CGFloat) }
    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public static let automatic = Length(.automatic)
    /// As long as the label beside it.
    public static let label = Length(.label(0))
    public static func label(extendPastBy length: CGFloat) -> Length { Length(.label(length)) }
    public static let longestLabel = Length(.longestLabel(0))
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(.longestLabel(length)) }
  }
  private let record: AxisMarkRecord
  public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    record = AxisMarkRecord(.tick(length), isCentered: centered, stroke: stroke)
  }
  @_disfavoredOverload
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(.fixed(length)), stroke: stroke)
  }
}
extension AxisTick: AxisMark, PrimitiveAxisMark {
  public typealias Body = Never
  var records: [AxisMarkRecord] { [record] }
}
