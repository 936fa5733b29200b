import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// The context for drawing a surface of an activity: the engine, the presentation's figures, and the settings inside it.
@MainActor
struct SceneContext {
  let engine: Engine
  let spec: PresentationSpec
  /// The settings inside the presentation.
  private(set) var settings: RenderSettings
  let log = DiagnosticLog()
  /// The appearance around the surface.
  let outerScheme: ColorScheme
  /// Whether nothing is drawn around the surface.
  let isBare: Bool
  /// Points between a surface and the edge of its picture. Our choice.
  static let surround: CGFloat = 11

  init(engine: Engine, spec: PresentationSpec, settings: RenderSettings, isBare: Bool = false) {
    self.engine = engine
    self.isBare = isBare
    self.spec = spec
    outerScheme = settings.colorScheme
    var own = settings
    if spec.isDark == true { own.colorScheme = .dark }
    if spec.isLuminanceReduced { own.isLuminanceReduced = true }
    self.settings = own
  }

  var context: ResolveContext {
    var environment = engine.environment(settings, log: log)
    environment.activityFamily = spec.isSmallFamily ? .small : .medium
    environment.isActivityFullscreen = spec.isFullscreen
    environment.system.containerSize = spec.maximum.value
    environment.system.screen = SystemScreen(spec.device)
    environment.system.isWatch = spec.device.kind == .watch
    environment.widgetContentMargins = spec.contentMargins.value
    environment.system.isArchived = true
    environment.system.textStyleSizes = spec.presentation.textStyleSizes
    return ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
  }

  var layoutEngine: LayoutEngine { LayoutEngine(text: engine.text) }

  /// A slot's graph. An image in it that breaks the size rule is shown as the settings say.
  func node(of view: any View, in slot: PresentationSpec? = nil) -> ViewNode {
    let node = context.rootNode(of: view)
    return shown([node], in: slot ?? spec) ? marked(node, in: slot ?? spec) : .leaf(.blank)
  }

  /// Reports the images that break the size rule. Returns whether the slot is still shown.
  func shown(_ nodes: [ViewNode], in slot: PresentationSpec) -> Bool {
    let findings = nodes.map { ImageRule.findings(in: $0, slot) }
    findings.flatMap(\.reported).forEach(log.report)
    return settings.oversizedImages != .omit || !findings.contains(where: \.isBroken)
  }

  /// The graph with marks on oversized images, if the settings ask for them.
  func marked(_ node: ViewNode, in slot: PresentationSpec) -> ViewNode {
    let (context, allowed) = (context, slot.largestImage)
    let mark: @MainActor @Sendable (ImageContent) -> ViewNode = { image in
      context.rootNode(of: OversizedMark(own: image.naturalSize, allowed: allowed))
    }
    let mode = settings.oversizedImages
    return node.checkingImages(ImageCheck(spec: slot, log: log, mark: mode == .mark ? mark : nil, omits: mode == .omit))
  }

  /// The same surface with its views in another appearance.
  func with(_ scheme: ColorScheme) -> SceneContext {
    var other = self
    other.settings.colorScheme = scheme
    return other
  }

  // MARK: Surroundings

  /// The backdrop behind the surface.
  var wallpaper: WallpaperView {
    WallpaperView(wallpaper: settings.wallpaper, scheme: outerScheme, screen: spec.device.screen.value)
  }

  /// The backdrop of a picture, if one is drawn.
  ///
  /// - Parameter top: the picture's distance from the top of the screen, in points; horizontally it is centred.
  func surroundings(_ picture: CGRect, top: CGFloat) -> [PlacedNode] {
    isBare ? [] : [wallpaper.node(picture, at: CGPoint(x: (spec.device.screen.value.width - picture.width) / 2, y: top))]
  }

  // MARK: Directions

  private var isMirrored: Bool { settings.layoutDirection == .rightToLeft }

  /// A frame, mirrored in a right-to-left language.
  func directed(_ frame: CGRect, in whole: CGRect) -> CGRect {
    isMirrored ? CGRect(x: whole.minX + whole.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  func directed(_ alignment: Alignment) -> Alignment {
    guard isMirrored else { return alignment }
    return alignment == .leading ? .trailing : .leading
  }

  // MARK: The island

  /// The cut-out between the compact sides.
  var sensor: CGSize { spec.device.island?.sensor.value ?? Devices.standardSensor }

  /// The radius of an island that is not expanded.
  var pillRadius: CGFloat { sensor.height / 2 }

  /// The camera, if requested.
  func camera(_ frame: CGRect) -> [PlacedNode] { settings.showsCamera ? PlacedNode.sensor(frame) : [] }

  /// A black island with content on the wallpaper; on a dark backdrop a faint outline shows it.
  ///
  /// - Parameters:
  ///   - keylineTint: the activity's own colour of the outline; neutral without one.
  ///   - clipMargin: content is cut to the island's shape inset by this.
  ///   - castsShadow: whether it casts a shadow on the backdrop.
  func island(
    plate: CGRect, radius: CGFloat, keylineTint: Color?, content: [PlacedNode], slots: [SceneSlot], clipMargin: CGFloat = 0,
    castsShadow: Bool = false
  ) -> LaidOutScene {
    let picture = plate.insetBy(dx: -Self.surround, dy: -Self.surround)
    let top = spec.device.island?.inset.value ?? 0
    var all = surroundings(picture, top: top - Self.surround)
    let isLow = plate.height <= 2 * pillRadius + 1
    let isContinuous =
      isLow ? CompactIsland.hasSmoothedEnds(on: spec.device).value : ExpandedIsland.hasContinuousCorners(spec.release).value
    let corners: IslandCornerStyle = isContinuous ? .continuous : .round
    let black = PlacedNode.island(plate, radius: radius, corners, .solid(.black))
    if !isBare {
      let shadow = ExpandedIsland.shadow.value
      if castsShadow {
        all.append(
          PlacedNode(
            .effect(.shadow(RGBA(0, 0, 0, shadow.opacity), radius: shadow.deviation / Effect.shadowDeviation, offset: .zero)),
            frame: plate, children: [black]))
      }
      let screen = spec.device.screen.value
      let behind = wallpaper.color(in: CGRect(x: (screen.width - plate.width) / 2, y: top, width: plate.width, height: plate.height))
      let opacity = Keyline.opacity(over: behind.luma).value
      if opacity > 0.004 {
        var color = RGBA(1, 1, 1, opacity)
        if let tint = keylineTint?.rgba(in: context.environment) {
          color = RGBA(tint.red, tint.green, tint.blue, tint.alpha * Keyline.tintOpacity(over: behind.luma).value)
        }
        let width = Keyline.width.value
        let outline = plate.insetBy(dx: -width, dy: -width)
        all.append(.island(outline, radius: radius + width, corners, .solid(color)))
      }
    }
    all.append(black)
    all.append(.clippedToIsland(plate.insetBy(dx: clipMargin, dy: clipMargin), radius: radius - clipMargin, corners, content))
    return LaidOutScene(tree: .group(picture, all), size: picture.size, slots: slots)
  }

  /// An empty picture for a configuration without an island.
  func missingIsland() -> LaidOutScene {
    log.report(
      Diagnostic(
        .emptyPresentation,
        "The configuration has no dynamicIsland closure, so the island stays empty; add one with all its presentations.")
    )
    let size = CGSize(width: spec.maximum.value.width, height: spec.minimum.value.height)
    var scene = LaidOutScene(tree: .group(CGRect(origin: .zero, size: size), []), size: size)
    scene.lacksIsland = true
    return scene
  }
}

extension Presentation {
  /// The sizes that text styles have in the presentation.
  fileprivate var textStyleSizes: TextStyleSizes {
    switch kind {
    case .compact, .minimal: .compactIsland
    case .standbyMinimal, .expanded, .card, .small: .standard
    }
  }
}
