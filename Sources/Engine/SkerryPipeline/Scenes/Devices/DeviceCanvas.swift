import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryUI

/// Collects the parts of a picture of a device: backgrounds, text and scenes, each at a position in points.
@MainActor
struct DeviceCanvas {
  private let engine: Engine
  private let settings: RenderSettings
  private let scale: DisplayScale
  private(set) var items: [DisplayItem] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(engine: Engine, settings: RenderSettings) {
    self.engine = engine
    self.settings = settings
    scale = DisplayScale(settings.scale)
  }

  var list: DisplayList { DisplayList(items) }

  mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ paint: Paint) {
    let frame = scale.snapped(rect)
    let isPill = radius * 2 >= frame.height - 0.01
    let path = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius, style: isPill ? .circular : .continuous) : Path(frame)
    items.append(.fill(path, evenOdd: false, paint: paint, bounds: frame))
  }

  mutating func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: RGBA) {
    let path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    items.append(.stroke(path, StrokeStyle(lineWidth: width), paint: .solid(color), bounds: rect))
  }

  enum Anchor { case leading, center, trailing }

  /// Text centred vertically at `point`, truncated with an ellipsis beyond `width`.
  mutating func text(
    _ words: String, at point: CGPoint, _ anchor: Anchor = .center, size: CGFloat, weight: Font.Weight = .semibold,
    design: Font.Design = .default, color: RGBA, width: CGFloat = .infinity
  ) {
    let log = DiagnosticLog()
    var own = settings
    own.dynamicType = .large
    let context = ResolveContext(environment: engine.environment(own, log: log), services: engine.services(now: settings.now), log: log)
    let view = Text(verbatim: words).font(.system(size: size, weight: weight, design: design)).lineLimit(1)
      .foregroundColor(Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha))
    let node = context.rootNode(of: view)
    let layout = LayoutEngine(text: engine.text)
    let taken = layout.size(of: node, proposal: ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
    let tree = layout.layout(node, in: CGRect(origin: .zero, size: taken)).0
    let left =
      switch anchor {
      case .leading: point.x
      case .center: point.x - taken.width / 2
      case .trailing: point.x - taken.width
      }
    place(engine.displayList(of: tree, scale: settings.scale), at: CGPoint(x: left, y: point.y - taken.height / 2))
  }

  /// A laid-out scene with its top-left corner at a point.
  mutating func place(_ scene: LaidOutScene, at origin: CGPoint) {
    diagnostics += scene.diagnostics
    place(engine.displayList(of: scene.tree, scale: settings.scale), at: origin, factor: scene.magnification)
  }

  mutating func place(_ list: DisplayList, at origin: CGPoint, factor: CGFloat = 1) {
    let move = CGAffineTransform(translationX: scale.snapped(origin.x), y: scale.snapped(origin.y))
    items.append(.group([.transform(CGAffineTransform(scaleX: factor, y: factor).concatenating(move))], list))
  }

  /// Draws what `body` adds with effects on the whole.
  mutating func group(_ effects: [Effect], _ body: (inout DeviceCanvas) -> Void) {
    var inner = DeviceCanvas(engine: engine, settings: settings)
    body(&inner)
    diagnostics += inner.diagnostics
    items.append(.group(effects, inner.list))
  }
}
