import Foundation
import SkerryDrawing
import SkerryGeometry

/// A context of drawing; Core Graphics' spelling. It records outlines, which the engine paints.
public final class CGContext {
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var dash: [CGFloat] = []
    var alpha = 1.0
    var transform = CGAffineTransform.identity
    var clip: Path?
  }
  private(set) var drawing: ContextDrawing
  private var state = State()
  private var saved: [State] = []
  private var path = Path()

  init(size: CGSize, scale: CGFloat) { drawing = ContextDrawing(size: size, scale: scale) }

  // MARK: State
  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(Double(red), Double(green), Double(blue), Double(alpha))
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  public func setLineWidth(_ width: CGFloat) { state.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = lengths }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  // MARK: Paths
  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  public func addPath(_ other: Path) { path.addPath(other) }
  public func closePath() { path.closeSubpath() }
  public func clip() { clip(to: taken()) }
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }
  public func fillPath() { fill(taken()) }
  public func strokePath() { stroke(taken()) }
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  public func clear(_ rect: CGRect) { if rect.contains(CGRect(origin: .zero, size: drawing.size)) { drawing.steps = [] } }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { add(image.image, in: rect) }

  public func fillPath(using rule: CGPathFillRule) { fillPath() }
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = taken()
    if mode != .stroke { fill(outline) }
    if mode != .fill, mode != .eoFill { stroke(outline) }
  }

  private func taken() -> Path {
    defer { path = Path() }
    return path
  }
  /// A clip replaces the previous one: intersections of clips are not computed.
  func clip(to path: Path) { state.clip = path.applying(state.transform) }
  func fill(_ path: Path) { add(path.applying(state.transform), .solid(state.fill.opacity(state.alpha))) }
  func stroke(_ path: Path, width: CGFloat? = nil) {
    let pen = StrokeStyle(lineWidth: width ?? state.width, lineCap: state.cap, lineJoin: state.join, dash: state.dash)
    add(path.strokedPath(pen).applying(state.transform), .solid(state.stroke.opacity(state.alpha)))
  }
  func setFill(_ color: RGBA) { state.fill = color }
  func setStroke(_ color: RGBA) { state.stroke = color }
  private func add(_ path: Path, _ paint: Paint) { drawing.steps.append(.path(path, paint)) }
  func add(_ image: UIImage, in rect: CGRect) { drawing.steps.append(.image(image, rect.applying(state.transform))) }

  // MARK: Gradients
  /// Fills the clip, or everything, with a gradient between two points.
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    let area = state.clip ?? Path(CGRect(origin: .zero, size: drawing.size))
    let box = area.boundingRect
    guard box.width > 0, box.height > 0 else { return }
    func unit(_ point: CGPoint) -> UnitPoint {
      let place = point.applying(state.transform)
      return UnitPoint(x: (place.x - box.minX) / box.width, y: (place.y - box.minY) / box.height)
    }
    add(area, .faded(.linear(gradient.stops, start: unit(start), end: unit(end)), state.alpha))
  }
  /// Fills the clip, or everything, with a gradient between two circles about the end's centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let area = state.clip ?? Path(CGRect(origin: .zero, size: drawing.size))
    let box = area.boundingRect
    guard box.width > 0, box.height > 0 else { return }
    let place = endCenter.applying(state.transform)
    let center = UnitPoint(x: (place.x - box.minX) / box.width, y: (place.y - box.minY) / box.height)
    add(area, .faded(.radial(gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius), state.alpha))
  }
}

extension CGContext {
  /// The stack of open image contexts, innermost last; thread-local.
  private static var stack: [CGContext] {
    get { Thread.current.threadDictionary["skerry.contexts"] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary["skerry.contexts"] = newValue }
  }
  static var current: CGContext? { stack.last }
  static func begin(_ context: CGContext) { stack.append(context) }
  static func end() { if !stack.isEmpty { stack.removeLast() } }
}
