import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// What every surface of an activity is drawn with: the engine, the presentation's figures, and the settings inside it.
@MainActor
struct SceneStage {
  let engine: Engine
  let spec: PresentationSpec
  /// As the views see them.
  let settings: RenderSettings
  let log = DiagnosticLog()
  /// Whether what lies around the surface is dark.
  let outerIsDark: Bool
  /// Nothing is drawn around the surface.
  let isBare: Bool
  /// Points between a surface and the edge of its picture: the inset of the notification list (apple-figures §1.3).
  static let surround: CGFloat = 11

  init(engine: Engine, spec: PresentationSpec, settings: RenderSettings, isBare: Bool = false) {
    self.engine = engine
    self.isBare = isBare
    self.spec = spec
    outerIsDark = settings.colorScheme == .dark
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
    environment.widgetContentMargins = spec.contentMargins.value
    return ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
  }

  var layoutEngine: LayoutEngine { LayoutEngine(text: engine.text) }

  /// A slot's graph. An image in it that breaks the size rule is shown as the settings say.
  func node(of view: any View, in slot: PresentationSpec? = nil) -> ViewNode {
    let node = context.rootNode(of: view)
    return shown([node], in: slot ?? spec) ? marked(node, in: slot ?? spec) : .leaf(.blank)
  }

  /// Reports the images that break the size rule. Returns whether the slot is shown nevertheless.
  func shown(_ nodes: [ViewNode], in slot: PresentationSpec) -> Bool {
    let findings = nodes.map { ImageRule.findings(in: $0, slot) }
    findings.flatMap(\.reported).forEach(log.report)
    return settings.oversizedImages != .omit || !findings.contains(where: \.isBroken)
  }

  /// The graph with the marks that the settings ask for.
  func marked(_ node: ViewNode, in slot: PresentationSpec) -> ViewNode {
    guard settings.oversizedImages == .mark else { return node }
    let (context, allowed) = (context, slot.largestImage)
    return node.markingImages(over: slot) { image in context.rootNode(of: OversizedMark(own: image.naturalSize, allowed: allowed)) }
  }

  // MARK: Directions

  private var isMirrored: Bool { settings.layoutDirection == .rightToLeft }

  /// A frame where a right-to-left language has it.
  func directed(_ frame: CGRect, in whole: CGRect) -> CGRect {
    isMirrored ? CGRect(x: whole.minX + whole.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  func directed(_ alignment: Alignment) -> Alignment {
    guard isMirrored else { return alignment }
    return alignment == .leading ? .trailing : .leading
  }

  // MARK: The island

  /// The cut-out between the compact sides.
  var sensor: CGSize { spec.device.island?.sensor.value ?? CGSize(width: 125, height: 36.67) }

  /// The radius of a pill of the island's height (apple-figures §1.3).
  static let pillRadius: CGFloat = 18.33

  /// A black plate with content on the wallpaper. On a dark backdrop an outline 1.667 points outside shows it (apple-figures §1.3).
  func island(_ island: DynamicIsland, plate: CGRect, radius: CGFloat, content: [PlacedNode], slots: [SceneSlot]) -> LaidOutScene {
    let picture = CGRect(x: 0, y: 0, width: plate.width + 2 * Self.surround, height: plate.height + 2 * Self.surround)
    var all: [PlacedNode] = isBare ? [] : [.wallpaper(picture, isDark: outerIsDark)]
    if outerIsDark {
      let tint = (island.keylineTint.map { $0.rgba(in: context.environment) } ?? .white).opacity(island.keylineTint == nil ? 0.18 : 0.35)
      all.append(.shape(plate.insetBy(dx: -1.667, dy: -1.667), radius: radius + 1.667, .solid(tint)))
    }
    all.append(.clipped(plate, radius: radius, [.shape(plate, radius: 0, .solid(.black))] + content))
    return LaidOutScene(tree: .group(picture, all), size: picture.size, slots: slots)
  }

  /// An empty picture for a configuration without an island.
  func missingIsland() -> LaidOutScene {
    log.report(
      Diagnostic(
        "empty-presentation", .error,
        "The configuration has no dynamicIsland closure, so \(spec.presentation.rawValue) stays empty; add one with all its presentations.")
    )
    let size = CGSize(width: spec.maximum.value.width, height: spec.minimum.value.height)
    return LaidOutScene(tree: .group(CGRect(origin: .zero, size: size), []), size: size)
  }
}
