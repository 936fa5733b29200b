import Foundation
import SkerryDrawing
import SkerryGeometry

/// A drawing context, spelled as in Core Graphics. It records outlines, text and pictures, which the engine paints.
public final class CGContext {
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var pen = StrokeStyle()
    var alpha = 1.0
    var transform = CGAffineTransform.identity
    var clip: (path: Path, evenOdd: Bool)?
    var blend = BlendMode.normal
    var shadow: ContextDrawing.Shadow?
  }
  private(set) var drawing: ContextDrawing
  private var state = State()
  /// From the coordinates of what is drawn next to those of the picture.
  var currentTransform: CGAffineTransform { state.transform }
  private var saved: [State] = []
  private var path = Path()
  /// From the coordinates at the beginning to those of the picture, whose y points down.
  private let base: CGAffineTransform

  init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, base: CGAffineTransform = .identity) {
    drawing = ContextDrawing(size: size, scale: scale, isOpaque: isOpaque)
    self.base = base
    state.transform = base
  }

  // MARK: State
  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(Double(red), Double(green), Double(blue), Double(alpha))
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(Double(red), Double(green), Double(blue), Double(alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.pen.dash, state.pen.dashPhase) = (lengths, phase) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// How later drawing is blended with the context's contents. Modes that also clear pixels around what is drawn are drawn as
  /// the nearest other mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    reportNearest(of: mode)
    state.blend = mode.blend
  }
  public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }
  /// Without a colour the shadow ends. The blur's standard deviation is half its value.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ContextDrawing.Shadow(offset: offset, radius: max(0, blur) / 2 / Effect.shadowDeviation, color: $0.rgba) }
  }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  public var ctm: CGAffineTransform { base == .identity ? state.transform : state.transform.concatenating(base.inverted()) }

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
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addPath(_ other: Path) { path.addPath(other) }
  public func closePath() { path.closeSubpath() }
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: taken(), evenOdd: rule == .evenOdd) }
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path)
  }
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), evenOdd: rule == .evenOdd) }
  public func strokePath() { stroke(taken()) }
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), width: width) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Makes the rectangle empty.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.alpha, state.blend, state.shadow, state.fill) = (1, .destinationOut, nil, .black)
    fill(rect)
    restoreGState()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = taken()
    if mode != .stroke { fill(outline, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(outline) }
  }

  private func taken() -> Path {
    defer { path = Path() }
    return path
  }
  /// Later drawing is visible only inside this outline and those set before.
  func clip(to path: Path, evenOdd: Bool = false) {
    let outline = path.applying(state.transform)
    guard let old = state.clip else {
      state.clip = (outline, evenOdd)
      return
    }
    let before = old.evenOdd ? old.path.normalized(eoFill: true) : old.path
    state.clip = (before.intersection(evenOdd ? outline.normalized(eoFill: true) : outline), false)
  }
  func fill(_ path: Path, evenOdd: Bool = false) {
    add(.fill(path, .solid(state.fill), evenOdd: evenOdd, bounds: CGRect(origin: .zero, size: drawing.size)))
  }
  func stroke(_ path: Path, width: CGFloat? = nil) {
    var pen = state.pen
    pen.lineWidth = width ?? pen.lineWidth
    add(.fill(path.strokedPath(pen), .solid(state.stroke), evenOdd: false, bounds: CGRect(origin: .zero, size: drawing.size)))
  }
  func setFill(_ color: RGBA) { state.fill = color }
  func setStroke(_ color: RGBA) { state.stroke = color }
  func add(_ operation: ContextDrawing.Operation) {
    drawing.steps.append(
      ContextDrawing.Step(
        operation: operation, transform: state.transform, clip: state.clip?.path, clipsEvenOdd: state.clip?.evenOdd ?? false,
        opacity: min(max(state.alpha, 0), 1), blend: state.blend, shadow: state.shadow))
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
