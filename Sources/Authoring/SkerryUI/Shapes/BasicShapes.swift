import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A rectangle.
public struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with rounded corners; continuous by default (Figures rule 18).
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    let size = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return Path(roundedRect: rect.insetBy(dx: inset, dy: inset).standardizedOrZero, cornerSize: size, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    var radii = cornerRadii
    radii.topLeading = max(0, radii.topLeading - inset)
    radii.bottomLeading = max(0, radii.bottomLeading - inset)
    radii.bottomTrailing = max(0, radii.bottomTrailing - inset)
    radii.topTrailing = max(0, radii.topTrailing - inset)
    return Path(roundedRect: rect.insetBy(dx: inset, dy: inset).standardizedOrZero, cornerRadii: radii, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A circle in the middle of its rectangle, as wide as the shorter side (Figures rule 9).
public struct Circle: InsettableShape {
  private var inset: CGFloat = 0
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: inset, dy: inset).standardizedOrZero)
  }
  /// The square that the circle fills.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10
      }
    return CGSize(width: side, height: side)
  }
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset).standardizedOrZero) }
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with half-round ends; continuous by default (Figures §9.3).
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset).standardizedOrZero
    guard style == .circular else { return Path(capsuleIn: inner) }
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: .circular)
  }
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A shape that follows the corners of the container around it; a rectangle without one.
public struct ContainerRelativeShape: InsettableShape, ContainerFollowing {
  var inset: CGFloat = 0
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A shape whose corners follow those of the container around it.
protocol ContainerFollowing: OutlinedShape {
  nonisolated var inset: CGFloat { get }
}
extension ContainerFollowing where Self: Shape {
  nonisolated var ownOutline: ShapeOutline? {
    ShapeOutline(of: Self.self, isContainerRelative: true, containerInset: inset) { Path($0) }
  }
}

extension CGRect {
  /// The rectangle, with 0 for a negative width or height.
  fileprivate nonisolated var standardizedOrZero: CGRect {
    guard size.width < 0 || size.height < 0 || isNull else { return self }
    return CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
