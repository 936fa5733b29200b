public import Foundation

/// A 3 × 3 matrix that maps the row (x, y, 1) of a point to (x′·w, y′·w, w), so that it can show a plane in perspective.
public struct ProjectionTransform: Equatable, Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// The image of the plane z = 0 under a 3D transform.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First `self`, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the matrix; returns `false` and changes nothing if it is singular.
  @discardableResult public mutating func invert() -> Bool {
    let whole = determinant
    guard whole != 0, whole.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / whole
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / whole
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / whole
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / whole
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / whole
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / whole
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / whole
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / whole
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / whole
    return true
  }

  /// The inverse, or the matrix itself if it is singular.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }

  /// The equivalent affine transform; `nil` if parallel lines meet.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// A point's image and its distance from the viewer: 1 in the picture's plane, 0 at the eye, negative behind it.
  package func place(_ point: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (
      m11 * point.x + m21 * point.y + m31, m12 * point.x + m22 * point.y + m32, m13 * point.x + m23 * point.y + m33
    )
  }

  /// The smallest rectangle that contains the image of another, as far as it lies in front of the viewer; `nil` if none
  /// of it does.
  ///
  /// A rectangle that reaches the viewer has an unbounded image; it is clipped at a hundredth of the distance.
  package func bounds(of rect: CGRect) -> CGRect? {
    let nearest: CGFloat = 0.01
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { place($0) }
    var seen: [CGPoint] = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      if a.w >= nearest { seen.append(CGPoint(x: a.x / a.w, y: a.y / a.w)) }
      if (a.w >= nearest) != (b.w >= nearest) {
        let t = (nearest - a.w) / (b.w - a.w)
        seen.append(CGPoint(x: (a.x + t * (b.x - a.x)) / nearest, y: (a.y + t * (b.y - a.y)) / nearest))
      }
    }
    guard let first = seen.first else { return nil }
    let box = seen.reduce((left: first.x, top: first.y, right: first.x, bottom: first.y)) {
      (min($0.left, $1.x), min($0.top, $1.y), max($0.right, $1.x), max($0.bottom, $1.y))
    }
    return CGRect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}
