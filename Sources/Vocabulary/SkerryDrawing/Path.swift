public import Foundation
public import SkerryGeometry

/// An outline of lines and curves, in points, y down.
public struct Path: Equatable, Sendable {
  /// One element of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  /// Where the current subpath began; closing returns there.
  private var start: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  package init(elements: [Element]) {
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The current point; `nil` when the path is empty.
  public private(set) var currentPoint: CGPoint?

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Adds one element; a line or curve without an open subpath is ignored, as in Core Graphics.
  package mutating func append(_ element: Element) {
    switch element {
    case .move(let to):
      (start, currentPoint) = (to, to)
    case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
      guard currentPoint != nil else { return }
      currentPoint = to
    case .closeSubpath:
      guard currentPoint != nil else { return }
      currentPoint = start
    }
    elements.append(element)
  }

  public mutating func move(to point: CGPoint) { append(.move(to: point)) }
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
  /// A line where the pen is not there already: an end that is a half circle has no straight part.
  mutating func addLineUnlessThere(to point: CGPoint) {
    if let last = currentPoint, abs(last.x - point.x) + abs(last.y - point.y) > 1e-9 { addLine(to: point) }
  }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quadCurve(to: point, control: control)) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Makes room for elements that follow. For a path whose number of elements is known: each further call would copy all of them.
  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var mapped = self
    mapped.start = start?.applying(transform)
    mapped.currentPoint = currentPoint?.applying(transform)
    mapped.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control): .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let c1, let c2):
        .curve(to: to.applying(transform), control1: c1.applying(transform), control2: c2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return mapped
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
