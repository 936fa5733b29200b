import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
package import SkerryPresentation
package import SkerryUI
package import SkerryWidget

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

  /// - Parameter family: the widget family whose size the view is shown at, if it is a widget's.
  package func layout(_ view: any View, _ layout: PreviewLayout, family: WidgetFamily?) -> LaidOutScene {
    let log = DiagnosticLog()
    var environment = engine.environment(settings, log: log)
    if let family { environment.widgetFamily = family }
    let context = ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
    let node = context.rootNode(of: view)
    let layoutEngine = LayoutEngine(text: engine.text)
    let size: CGSize
    switch layout {
    case .fixed(let width, let height): size = CGSize(width: min(max(1, width), 4000), height: min(max(1, height), 4000))
    case .sizeThatFits: size = layoutEngine.size(of: node, proposal: .unspecified)
    case .device: size = family.map(Self.size) ?? device.screen.value
    }
    let frame = CGRect(origin: .zero, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
    let isDark = settings.colorScheme == .dark
    var layers = [PlacedNode.shape(frame, radius: 0, .solid(isDark ? .black : .white))]
    var room = frame
    if family != nil {
      // The widget's default content margin of 16 points (apple-figures §1.2), inside its background.
      room = frame.insetBy(dx: 16, dy: 16)
      if let background = node.surfaceTraits().containerBackground { layers.append(layoutEngine.layout(background, in: frame).0) }
    }
    layers.append(layoutEngine.layout(node, in: room).0)
    return LaidOutScene(tree: .group(frame, layers), size: frame.size, diagnostics: log.all)
  }

  /// Widget sizes on a 393 × 852 screen, in points. Source: HIG Widgets, dimensions for iPhone.
  private static func size(_ family: WidgetFamily) -> CGSize {
    switch family {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge, .systemExtraLargePortrait: CGSize(width: 715, height: 354)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
