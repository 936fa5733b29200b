import SkerryDrawing

/// An outline; Core Graphics' spelling.
public typealias CGPath = Path
/// An outline that can be added to; Core Graphics' spelling.
public typealias CGMutablePath = Path

extension Path {
  public init(_ path: CGPath) { self = path }
  public var cgPath: CGPath { self }
}
