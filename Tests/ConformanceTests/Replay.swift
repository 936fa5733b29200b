import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryRaster
import SkerryUI

/// One recorded scene laid out by the engine.
@MainActor
struct Replay {
  let scene: OracleCase
  let unknown: [String]
  private let tree: PlacedNode
  /// The host's size, in points.
  let size: CGSize
  private(set) var frames: [String: CGRect] = [:]
  private(set) var circles: Set<String> = []
  /// The positions of the first lines of text, from the host's top, in points; on whole pixels, as they are drawn.
  private(set) var baselines: [String: CGFloat] = [:]

  init(_ scene: OracleCase) {
    self.scene = scene
    var builder = SceneBuilder()
    // Disabled scenes were recorded on a plain button that was switched off.
    let isDisabled = scene.id.hasSuffix("-disabled")
    let recorded = builder.view(scene.tree) { content in
      isDisabled ? AnyView(Button(action: {}, label: { content }).buttonStyle(.plain).disabled(true)) : content
    }
    // Recordings of a device's traits have the medium size of text. Source: Figures §9.1.
    let view = scene.capture["kind"] as? String == "device" ? AnyView(recorded.dynamicTypeSize(.medium)) : recorded
    unknown = builder.unknown
    var settings = RenderSettings()
    settings.scale = scene.scale
    settings.colorScheme = scene.isDark ? .dark : .light
    settings.version = scene.version
    let engine = Engine.shared
    let log = DiagnosticLog()
    let text = BoxedText(base: engine.text, boxes: builder.boxes)
    let services = RenderServices(text: text, symbols: engine.text, assets: engine.assets, now: settings.now)
    let context = ResolveContext(environment: engine.environment(settings, log: log), services: services, log: log)
    let node = context.rootNode(of: view)
    let layout = LayoutEngine(text: text)
    let host = Self.host(scene, node, layout)
    size = host.size
    tree = layout.layout(node, in: host).0
    collect(tree, id: nil)
  }

  /// The rectangle that the scene was hosted in.
  private static func host(_ scene: OracleCase, _ node: ViewNode, _ layout: LayoutEngine) -> CGRect {
    let size = (scene.json["size_pt"] as? [Any])?.compactMap(number) ?? (scene.capture["size"] as? [Any])?.compactMap(number)
    if scene.capture["kind"] as? String == "device", let size, let safe = (scene.capture["safeArea"] as? [Any])?.compactMap(number) {
      return CGRect(x: 0, y: safe[0], width: size[0], height: size[1] - safe[0])
    }
    if let size, size.count == 2 { return CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
    let isNatural = (scene.capture["proposal"] as? String)?.contains("intrinsic") == true
    return CGRect(origin: .zero, size: layout.size(of: node, proposal: isNatural ? .unspecified : .zero))
  }

  private mutating func collect(_ node: PlacedNode, id: String?) {
    var id = id
    if case .annotation(.identifier(let name)) = node.content { id = name }
    if let id, frames[id] == nil {
      frames[id] = node.frame
    }
    if case .effect(.clip(let outline, _)) = node.content, outline.kind == "Circle", frames["clip-circle"] == nil {
      frames["clip-circle"] = node.frame
    }
    if let id, baselines[id] == nil, case .text(_, let layout) = node.content {
      baselines[id] = DisplayScale(scene.scale).snapped(node.frame.minY) + layout.firstBaseline
    }
    if let id, case .leaf(.shape(let shape)) = node.content, shape.outline.kind == "Circle" {
      circles.insert(id)
      frames[id] = node.frame
    }
    let inner: String? = { if case .container = node.content { return nil } else { return id } }()
    for child in node.children { collect(child, id: inner) }
  }

  func bitmap() -> Bitmap {
    let engine = Engine.shared
    return engine.rasterizer.rasterize(
      engine.displayList(of: tree, scale: scene.scale), size: size, scale: DisplayScale(scene.scale),
      background: scene.isDark ? .black : .white)
  }
}
