import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// An outline that fills a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape.
public enum ShapeRole: Sendable, Hashable { case fill, stroke, separator }

/// Whether a shape is mirrored from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// A shape as a view is filled with the foreground style.
  public var body: some View { ShapeView(shape: self, operations: [.fill(ForegroundStyle(), FillStyle())]) }
}

/// A shape that can be inset on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The shape in the engine's form.
  nonisolated var outline: ShapeOutline {
    if let special = self as? any OutlinedShape, let own = special.ownOutline { return own }
    return ShapeOutline(
      of: Self.self, size: { sizeThatFits($0) },
      path: { path(in: CGRect(origin: .zero, size: $0.size)).offsetBy(dx: $0.minX, dy: $0.minY) })
  }
}

/// A shape with its paints, back to front.
public struct ShapeView<Content: Shape> {
  let shape: Content
  var operations: [ShapeOperation]
}

extension ShapeView: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    ShapeOperation.nodes(operations, shape.outline(in: context.environment), shape.layoutDirectionBehavior, in: context.environment)
  }
}

/// One paint of a shape. Not generic, so that an unoptimized build need not look its type up for every shape.
enum ShapeOperation {
  case fill(any ShapeStyle, FillStyle)
  case stroke(any ShapeStyle, StrokeStyle)
  /// Another outline in the same frame, such as the inside of a border.
  case other(ShapeOutline, any ShapeStyle, StrokeStyle)

  /// The nodes of a shape with these paints.
  fileprivate static func nodes(
    _ operations: [ShapeOperation], _ outline: ShapeOutline, _ direction: LayoutDirectionBehavior, in environment: EnvironmentValues
  ) -> [ViewNode] {
    // Nearly always one.
    if operations.count == 1, let operation = operations[0].own(in: environment) {
      return .one(.leaf(.shape(ShapeContent(outline: outline, operation: operation))))
    }
    var nodes: [ViewNode] = []
    var own: [ShapeContent.Operation] = []
    for index in 0..<operations.count {
      if let operation = operations[index].own(in: environment) {
        own.append(operation)
      } else if case .other(let other, let style, let stroke) = operations[index] {
        if !own.isEmpty { nodes.append(.leaf(.shape(ShapeContent(outline: outline, operations: own)))) }
        own = []
        let other = other.directed(direction, in: environment)
        nodes.append(.leaf(.shape(ShapeContent(outline: other, operations: [.stroke(style.paint(in: environment), stroke)]))))
      }
    }
    if !own.isEmpty { nodes.append(.leaf(.shape(ShapeContent(outline: outline, operations: own)))) }
    guard nodes.count > 1 else { return nodes }
    return [.layout(OverlayBehavior(primary: 0, alignment: .center), nodes)]
  }

  /// The paint of the shape's own outline; `nil` for another's.
  private func own(in environment: EnvironmentValues) -> ShapeContent.Operation? {
    switch self {
    case .fill(let style, let fill): .fill(style.paint(in: environment), evenOdd: fill.isEOFilled)
    case .stroke(let style, let stroke): .stroke(style.paint(in: environment), stroke)
    case .other: nil
    }
  }
}

extension ShapeView {
  public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
    ShapeView(shape: shape, operations: operations + [.fill(content, style)])
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
    ShapeView(shape: shape, operations: operations + [.stroke(content, style)])
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView {
    ShapeView(shape: shape, operations: operations + [.other(shape.inset(by: style.lineWidth / 2).outline, content, style)])
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, operations: [.fill(content, style)])
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
    ShapeView(shape: self, operations: [.stroke(content, style)])
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The stroke's outline as a shape of its own.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { ChangedShape(base: self) { $0.strokedPath(style) } }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(base: self) { $0.trimmedPath(from: startFraction, to: endFraction) }
  }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    PlacedShape(base: self) { rect in
      let point = anchor.resolved(in: rect)
      return CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
  }
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    PlacedShape(base: self) { rect in
      let point = anchor.resolved(in: rect)
      return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(CGAffineTransform(scaleX: x, y: y))
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    PlacedShape(base: self) { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
  }
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    PlacedShape(base: self) { _ in CGAffineTransform(translationX: offset.x, y: offset.y) }
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { PlacedShape(base: self) { _ in transform } }
  /// Drawn at a fixed size, from the top-leading corner by default.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    SizedShape(base: self, size: size, anchor: anchor)
  }
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some View
  {
    ShapeView(shape: inset(by: style.lineWidth / 2), operations: [.stroke(content, style)])
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, style: style)
  }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

/// A shape whose outline is changed after it is created.
struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated func path(in rect: CGRect) -> Path { change(base.path(in: rect)) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension ChangedShape: OutlinedShape {
  nonisolated var ownOutline: ShapeOutline? {
    var outline = base.outline
    if outline.isContainerRelative {
      outline.changeInContainer(change)
      return outline.named(after: Self.self)
    }
    return followsOrigin ? ShapeOutline(of: Self.self, size: { sizeThatFits($0) }, path: { path(in: $0) }) : nil
  }
}

/// A shape translated, rotated or scaled in its rectangle. It is as large as what it is proposed, even if it is a circle: recorded of a
/// rotated one, assumed of the others (Figures §9.49).
struct PlacedShape<Base: Shape>: Shape {
  let base: Base
  let placement: @Sendable (CGRect) -> CGAffineTransform
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).applying(placement(rect)) }
}

extension PlacedShape: InsettableShape where Base: InsettableShape {
  nonisolated func inset(by amount: CGFloat) -> PlacedShape<Base.InsetShape> {
    PlacedShape<Base.InsetShape>(base: base.inset(by: amount), placement: placement)
  }
}

struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize
  let anchor: UnitPoint
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return base.path(in: CGRect(origin: origin, size: size))
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension AnyShape: OutlinedShape {
  nonisolated var ownOutline: ShapeOutline? { base.outline.named(after: Self.self) }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self.offsetBy(dx: rect.minX, dy: rect.minY) }
}
