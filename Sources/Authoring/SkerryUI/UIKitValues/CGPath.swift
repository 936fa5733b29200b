import Foundation
import SkerryDrawing
import SkerryGeometry

/// An outline; Core Graphics' spelling.
public typealias CGPath = Path

/// An outline that can be added to; Core Graphics' spelling.
public final class CGMutablePath {
  var path = Path()
  public init() {}
  public var isEmpty: Bool { path.isEmpty }
  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
  }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  public func addPath(_ other: CGPath) { path.addPath(other) }
  public func addPath(_ other: CGMutablePath) { path.addPath(other.path) }
  public func closeSubpath() { path.closeSubpath() }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  public func copy() -> CGPath? { path }
}

extension Path {
  public init(_ path: CGPath) { self = path }
  public init(_ path: CGMutablePath) { self = path.path }
  public var cgPath: CGPath { self }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self = Path(rect).changed(transform) }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self = Path(ellipseIn: rect).changed(transform) }
  public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular).changed(transform)
  }
  public func union(_ other: CGPath, using rule: CGPathFillRule) -> CGPath { union(other, eoFill: rule == .evenOdd) }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule) -> CGPath { intersection(other, eoFill: rule == .evenOdd) }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule) -> CGPath { subtracting(other, eoFill: rule == .evenOdd) }
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    symmetricDifference(other, eoFill: rule == .evenOdd)
  }
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    lineIntersection(other, eoFill: rule == .evenOdd)
  }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lineSubtraction(other, eoFill: rule == .evenOdd)
  }
  public func normalized(using rule: CGPathFillRule) -> CGPath { normalized(eoFill: rule == .evenOdd) }

  private func changed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path { transform.map { applying($0.pointee) } ?? self }
}

/// How a context draws its path; Core Graphics' spelling.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The fill rule of an outline; Core Graphics' spelling.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension CGContext {
  public func addPath(_ other: CGMutablePath) { addPath(other.path) }
  public func addLines(between points: [CGPoint]) {
    var lines = Path()
    lines.addLines(points)
    addPath(lines)
  }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
}
