import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Draws on a canvas, in points from its top-left. A copy draws on the same canvas with its own state.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// Collects the drawing, back to front.
  @MainActor
  final class Sheet {
    var views: [AnyView] = []
  }
  let context: ResolveContext
  let size: CGSize
  let symbols: [(tag: AnyHashable, view: AnyView)]
  var sheet = Sheet()

  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  var clips: [(path: Path, evenOdd: Bool)] = []
  var filters: [Filter] = []

  init(context: ResolveContext, size: CGSize, symbols: [(tag: AnyHashable, view: AnyView)]) {
    (self.context, self.size, self.symbols) = (context, size, symbols)
  }

  public var environment: EnvironmentValues { context.environment }
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
  }

  /// Everything drawn so far.
  var picture: some View {
    let views = sheet.views
    return ZStack(alignment: .topLeading) {
      ForEach(views.indices, id: \.self) { views[$0] }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  // MARK: State
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.applying(transform)
    if options.contains(.inverse) {
      outline.addRect(CGRect(origin: .zero, size: size))
      clips.append((outline, true))
    } else {
      clips.append((outline, style.isEOFilled))
    }
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    public nonisolated static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    public nonisolated static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  // MARK: Drawing
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(FixedOutline(outline: path.applying(transform)).fill(shading.style(in: size), style: style))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(FixedOutline(outline: path.strokedPath(style).applying(transform)).fill(shading.style(in: size)))
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws into a layer to which opacity, blending and filters are applied as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(context: context, size: size, symbols: symbols)
    layer.transform = transform
    try content(&layer)
    add(layer.picture.compositingGroup())
  }

  /// Draws with Core Graphics in the current coordinates. Opacity, blending, clips and filters apply to the result as a whole.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let recorder = CGContext(size: size, scale: environment.displayScale)
    recorder.concatenate(transform)
    try content(recorder)
    add(Image(uiImage: UIImage(.drawing(recorder.drawing))))
  }

  /// Adds a view to the drawing, with the current state.
  func add(_ view: some View) {
    var result = AnyView(view.frame(width: size.width, height: size.height, alignment: .topLeading))
    for filter in filters { result = filter.applied(to: result) }
    for clip in clips { result = AnyView(result.clipShape(FixedOutline(outline: clip.path), style: FillStyle(eoFill: clip.evenOdd))) }
    if opacity != 1 { result = AnyView(result.opacity(opacity)) }
    if blendMode != .normal { result = AnyView(result.blendMode(blendMode)) }
    sheet.views.append(result)
  }
  /// Draws a view with an anchor at a point of the canvas.
  func place(_ view: some View, at point: CGPoint, anchor: UnitPoint) {
    let placed =
      view
      .environment(\.layoutDirection, environment.layoutDirection)
      .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
      .alignmentGuide(.top) { $0.height * anchor.y - point.y }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .transformEffect(transform)
    // Coordinates of a canvas are from left to right in every layout direction, as its paths are.
    add(placed.environment(\.layoutDirection, .leftToRight))
  }
}

/// An outline that does not depend on the rectangle.
struct FixedOutline: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  let outline: Path
  nonisolated func path(in rect: CGRect) -> Path { outline }
}
