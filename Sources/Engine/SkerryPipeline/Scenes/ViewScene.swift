import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
package import SkerryPresentation
package import SkerryUI

/// Lays a plain preview's view out: at its own size, at a given one, or on a device's screen.
@MainActor
package struct ViewScene {
  private let engine: Engine
  private let settings: RenderSettings
  private let device: Device

  package init(engine: Engine, settings: RenderSettings, device: Device) {
    self.engine = engine
    self.settings = settings
    self.device = device
  }

  /// Lays out a view by itself, in the size that its preview asks for.
  package func layout(_ view: any View, _ layout: PreviewLayout) -> LaidOutScene {
    let log = DiagnosticLog()
    var scene = engine.settled(settings, now: settings.now, viewsAppear: true, log: log) { laidOut(view, layout, log) }
    scene.diagnostics = log.all
    return scene
  }

  private func laidOut(_ view: any View, _ layout: PreviewLayout, _ log: DiagnosticLog) -> LaidOutScene {
    var environment = engine.environment(settings, log: log)
    environment.system.screen = SystemScreen(device)
    let context = ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
    let node = context.rootNode(of: view)
    let layoutEngine = LayoutEngine(text: engine.text)
    let size: CGSize
    switch layout {
    case .fixed(let width, let height): size = CGSize(width: min(max(1, width), 4000), height: min(max(1, height), 4000))
    case .sizeThatFits: size = layoutEngine.size(of: node, proposal: .unspecified)
    case .device: size = device.screen.value
    }
    // A view without an end is as long as the screen.
    let screen = device.screen.value
    let frame = CGRect(
      x: 0, y: 0, width: size.width.isFinite ? max(1, size.width) : screen.width,
      height: size.height.isFinite ? max(1, size.height) : screen.height)
    let isDark = settings.colorScheme == .dark
    let layers = [PlacedNode.shape(frame, radius: 0, .solid(isDark ? .black : .white)), layoutEngine.layout(node, in: frame).0]
    return LaidOutScene(tree: .group(frame, layers), size: frame.size)
  }
}
