import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
package import SkerryPresentation
package import SkerryUI
package import SkerryWidget

/// Lays a widget's view out at the size of its family and draws the plate under it.
@MainActor
package struct WidgetScene {
  private let engine: Engine
  private let spec: WidgetSurfaceSpec
  private let settings: RenderSettings
  private let mode: WidgetRenderingMode
  private let isStandBy: Bool
  private let log = DiagnosticLog()

  package init(engine: Engine, spec: WidgetSurfaceSpec, settings: RenderSettings) {
    self.engine = engine
    self.spec = spec
    isStandBy = spec.surface == .smallInStandBy
    // StandBy keeps the widget's colours, whatever the Home Screen does.
    mode = (isStandBy ? nil : settings.widgetRenderingMode) ?? Self.standardMode(of: spec)
    var own = settings
    // The Lock Screen, StandBy and tinted widgets are drawn light on dark.
    if mode != .fullColor || spec.surface.isAccessory || isStandBy { own.colorScheme = .dark }
    self.settings = own
  }

  /// The default rendering mode of a family. Source: HIG Widgets, rendering modes.
  package static func standardMode(of spec: WidgetSurfaceSpec) -> WidgetRenderingMode {
    guard spec.surface.isAccessory else { return .fullColor }
    return spec.device.kind == .watch ? .fullColor : .vibrant
  }

  /// - Parameters:
  ///   - facts: the widget configuration's settings for margins and background.
  ///   - isPlaceholder: the system shows the view redacted.
  ///   - knowsConfiguration: the view comes from a widget, not from a preview of a bare view.
  package func layout(
    _ view: any View, facts: ConfigurationFacts, isPlaceholder: Bool = false, knowsConfiguration: Bool = true
  ) -> LaidOutScene {
    var scene = engine.settled(settings, now: settings.now, viewsAppear: false, log: log) {
      laidOut(view, facts, isPlaceholder: isPlaceholder, knowsConfiguration: knowsConfiguration)
    }
    scene.diagnostics = log.all
    return scene
  }

  private func laidOut(_ view: any View, _ facts: ConfigurationFacts, isPlaceholder: Bool, knowsConfiguration: Bool) -> LaidOutScene {
    let frame = CGRect(origin: .zero, size: spec.size.value)
    let keepsBackground = showsBackground(facts)
    let node = resolve(view, keepsBackground, isPlaceholder)
    let margins = facts.contentMarginsDisabled ? EdgeInsets() : spec.contentMargins.value
    let inset = spec.inset.value
    let area = CGRect(
      x: margins.leading + inset, y: margins.top + inset, width: max(1, frame.width - margins.leading - margins.trailing - 2 * inset),
      height: max(1, frame.height - margins.top - margins.bottom - 2 * inset))
    let layoutEngine = LayoutEngine(text: engine.text)
    let background = node.surfaceTraits().containerBackground
    // A view that is left out may be the one with the background.
    if background == nil, knowsConfiguration, settings.version >= .iOS17, !spec.surface.isAccessory,
      !log.all.contains(where: { $0.rule == DrawingRule.leftOut.rawValue })
    {
      log.report(
        Diagnostic(
          .containerBackgroundMissing,
          "The widget's view has no containerBackground(for: .widget); since iOS 17 the system shows a notice in its place. Add one."))
    }
    var content: [PlacedNode] = []
    var under: PlacedNode?
    if keepsBackground, mode == .fullColor {
      var own = [PlacedNode.shape(frame, radius: 0, .solid(plate))]
      if let background { own.append(layoutEngine.layout(background, in: frame).0) }
      if spec.hasRim { own.append(.shape(frame, radius: 0, Self.sheen)) }
      content += own
      under = .group(frame, own)
      if spec.hasRim { content += LightRim.widget(frame.size, radius: spec.cornerRadius.value).nodes(frame) }
    } else if !spec.surface.isAccessory, mode != .fullColor {
      content.append(.shape(frame, radius: 0, .solid(Self.glass)))
    }
    let shaped = ViewNode.annotated(.containerShape(cornerRadius: max(0, spec.cornerRadius.value - inset)), tinted(node))
    let views = views(shaped, in: area, layoutEngine)
    content.append(views)
    let screen =
      spec.device.kind == .watch || isStandBy
      ? PlacedNode.shape(frame, radius: 0, .solid(.black)) : wallpaper(frame)
    let isCut = spec.surface != .accessoryInline
    let top = isCut ? PlacedNode.clipped(frame, radius: spec.cornerRadius.value, content) : .group(frame, content)
    let slot = SceneSlot(
      .widget(spec.surface), plate: frame, cornerRadius: spec.cornerRadius.value, area: area, content: views,
      background: under)
    return LaidOutScene(
      tree: .group(frame, [screen, top]), size: frame.size, magnification: spec.magnification.value, slots: [slot])
  }

  // MARK: Parts

  /// Views that need more height than there is are laid out in the height that they take, and centred (Figures §9.93).
  private func views(_ root: ViewNode, in area: CGRect, _ layoutEngine: LayoutEngine) -> PlacedNode {
    let tree = layoutEngine.layout(root, in: area).0
    guard tree.frame.height > area.height + 0.01 else { return tree }
    return layoutEngine.layout(root, proposal: ProposedViewSize(width: area.width, height: tree.frame.height), in: area).0
  }

  /// The light over a widget's background. Source: Figures §9.93.
  private static let sheen = Paint.linear(
    GradientStops(HomeScreenGrid.sheen.value.map { .init(RGBA(1, 1, 1, $0.opacity), at: $0.at) }, mixing: .device), start: .top,
    end: .bottom)

  /// The backdrop of the widget, at the upper part of the screen.
  private func wallpaper(_ frame: CGRect) -> PlacedNode {
    let screen = spec.device.screen.value
    return WallpaperView(wallpaper: settings.wallpaper, scheme: settings.colorScheme, screen: screen)
      .node(frame, at: CGPoint(x: (screen.width - frame.width) / 2, y: screen.height / 5))
  }

  /// The background is removed on the Lock Screen, in StandBy and in the tinted and vibrant modes, unless the widget forbids it.
  private func showsBackground(_ facts: ConfigurationFacts) -> Bool {
    if spec.surface.isAccessory { return spec.device.kind == .watch }
    return mode == .fullColor && !isStandBy || !facts.containerBackgroundRemovable
  }

  private var plate: RGBA {
    if spec.device.kind == .watch { return RGBA(bytes: 28, 28, 30) }
    return settings.colorScheme == .dark ? RGBA(bytes: 28, 28, 30) : .white
  }

  /// The plate of tinted widgets, our own.
  private static let glass = RGBA(bytes: 24, 26, 34).opacity(0.72)
  /// The colour of the accent group in the accented mode, our own; on a device the user chooses it.
  private static let accent = RGBA(bytes: 122, 176, 255)

  private func resolve(_ view: any View, _ keepsBackground: Bool, _ isPlaceholder: Bool) -> ViewNode {
    var environment = engine.environment(settings, log: log)
    environment.widgetFamily = WidgetFamily(spec.surface)
    environment.widgetRenderingMode = mode
    environment.showsWidgetContainerBackground = keepsBackground
    environment.widgetContentMargins = spec.contentMargins.value
    environment.system.containerSize = spec.size.value
    environment.system.screen = SystemScreen(spec.device)
    environment.system.isWatch = spec.device.kind == .watch
    environment.system.isArchived = true
    if !environment.system.isWatch { environment.system.textStyleSizes = .widget }
    if isPlaceholder { environment.system.redactionReasons = .placeholder }
    if spec.surface == .accessoryInline { environment.system.lineLimit = 1 }
    let context = ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
    return context.rootNode(of: view)
  }

  private func tinted(_ node: ViewNode) -> ViewNode {
    if mode == .accented { return AccentGroups(accent: Self.accent).tinting(node) }
    // Vibrancy follows brightness: grey lightens the backdrop, black adds nothing.
    if mode == .vibrant { return .effect(.blend(.plusLighter), .effect(.color(.grayscale(1)), node)) }
    return node
  }
}

extension WidgetFamily {
  package init(_ surface: WidgetSurface) {
    switch surface {
    case .systemSmall, .smallInStandBy: self = .systemSmall
    case .systemMedium: self = .systemMedium
    case .systemLarge: self = .systemLarge
    case .systemExtraLarge: self = .systemExtraLarge
    case .accessoryCircular: self = .accessoryCircular
    case .accessoryRectangular: self = .accessoryRectangular
    case .accessoryInline: self = .accessoryInline
    }
  }

  /// The surface that shows the family.
  package var surface: WidgetSurface {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    case .systemExtraLarge: .systemExtraLarge
    case .accessoryCircular: .accessoryCircular
    case .accessoryRectangular: .accessoryRectangular
    case .accessoryInline: .accessoryInline
    }
  }
}
