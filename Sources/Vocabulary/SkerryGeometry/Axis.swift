/// One of the two directions of the plane.
@frozen public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  case horizontal
  case vertical

  /// Any selection of the two axes.
  @frozen public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1 << 0)
    public static let vertical = Set(rawValue: 1 << 1)
  }

  /// The other axis.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
