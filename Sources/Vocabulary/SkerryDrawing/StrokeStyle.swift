public import Foundation

/// How the open ends of a stroke are drawn; Core Graphics' spelling.
public enum CGLineCap: Int32, Sendable, Hashable {
  case butt, round, square
}

/// How two segments of a stroke are joined; Core Graphics' spelling.
public enum CGLineJoin: Int32, Sendable, Hashable {
  case miter, round, bevel
}

/// The pen of a stroke; lengths in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which points count as inside an outline.
public struct FillStyle: Equatable, Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
