import Foundation
import SkerryDrawing
import SkerryGeometry

/// An outline; Core Graphics' spelling.
public class CGPath: Hashable, @unchecked Sendable {
  // `@unchecked Sendable`: only `CGMutablePath` changes its outline, and like Apple's it is used by one owner at a time.
  package var path: Path
  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init(Path(rect).changed(transform)) }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).changed(transform))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).changed(transform))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  public var isEmpty: Bool { path.isEmpty }
  /// Around all points, those that steer curves included.
  public var boundingBox: CGRect { path.controlBounds }
  /// Around what a fill covers.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.changed(transform)) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? { CGMutablePath(path.changed(transform)) }
  /// The outline of a stroke along this one.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.strokedPath(style).applying(transform))
  }

  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(path.normalized(eoFill: rule == .evenOdd)) }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func changed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path { transform.map { applying($0.pointee) } ?? self }

  /// The rectangle around all points of all elements; `.null` without any, as in Core Graphics.
  fileprivate var controlBounds: CGRect {
    var bounds = CGRect.null
    func add(_ points: CGPoint...) { for point in points { bounds = bounds.union(CGRect(origin: point, size: .zero)) } }
    forEach { element in
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): add(point, control)
      case .curve(let point, let first, let second): add(point, first, second)
      case .closeSubpath: break
      }
    }
    return bounds
  }
}

/// How a context draws its path; Core Graphics' spelling.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The fill rule of an outline; Core Graphics' spelling.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension CGContext {
  public func addPath(_ other: CGPath) { addPath(other.path) }
  public func addLines(between points: [CGPoint]) {
    var lines = Path()
    lines.addLines(points)
    addPath(lines)
  }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
}
