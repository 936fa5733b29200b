import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
package import SkerryPresentation
import SkerryUI
package import SkerryWidget

/// Lays the views of one state of an activity out in a presentation and draws the surface around them.
@MainActor
package struct ActivityScene {
  private let engine: Engine
  private let spec: PresentationSpec
  private let settings: RenderSettings
  private let log = DiagnosticLog()
  private let slots = SlotLog()
  /// Points between a surface and the edge of its picture: the inset of the notification list (apple-figures §1.3).
  private static let surround: CGFloat = 11

  package init(engine: Engine, spec: PresentationSpec, settings: RenderSettings) {
    self.engine = engine
    self.spec = spec
    var own = settings
    if spec.isDark == true { own.colorScheme = .dark }
    if spec.isLuminanceReduced { own.isLuminanceReduced = true }
    self.settings = own
    outerIsDark = settings.colorScheme == .dark
  }

  private let outerIsDark: Bool

  /// - Parameter supportsSmall: the configuration lists the small family among its supplemental ones.
  package func layout(_ surfaces: ActivitySurfaces, supportsSmall: Bool) -> LaidOutScene {
    var scene: LaidOutScene
    switch spec.presentation {
    case .lockScreen, .banner, .alwaysOn, .standby: scene = card(surfaces)
    case .small: scene = supportsSmall ? small(surfaces) : smallPair(surfaces)
    case .expanded: scene = surfaces.island.map(expanded) ?? missingIsland()
    case .compact: scene = surfaces.island.map(compact) ?? missingIsland()
    case .compactLeading, .compactTrailing: scene = surfaces.island.map(compactSide) ?? missingIsland()
    case .minimal, .minimalDetached: scene = surfaces.island.map { minimal($0, isAttached: false) } ?? missingIsland()
    case .minimalAttached: scene = surfaces.island.map { minimal($0, isAttached: true) } ?? missingIsland()
    case .standbyMinimal: scene = surfaces.island.map(standbyMinimal) ?? missingIsland()
    }
    scene.diagnostics = log.all
    scene.slots = slots.all
    return scene
  }

  // MARK: Content

  private var context: ResolveContext {
    var environment = engine.environment(settings, log: log)
    environment.activityFamily = spec.isSmallFamily ? .small : .medium
    environment.isActivityFullscreen = spec.isFullscreen
    environment.system.containerSize = spec.maximum.value
    environment.widgetContentMargins = spec.contentMargins.value
    return ResolveContext(environment: environment, services: engine.services(now: settings.now), log: log)
  }

  /// A slot's graph; nothing when an image in it breaks the size rule, as the system leaves such a slot empty.
  private func node(of view: any View) -> ViewNode {
    let node = context.rootNode(of: view)
    let findings = ImageRule.findings(in: node, spec)
    findings.reported.forEach(log.report)
    return findings.isBroken ? .leaf(.blank) : node
  }

  private var layoutEngine: LayoutEngine { LayoutEngine(text: engine.text) }

  private func missingIsland() -> LaidOutScene {
    log.report(
      Diagnostic(
        "empty-presentation", .error,
        "The configuration has no dynamicIsland closure, so \(spec.presentation.rawValue) stays empty; add one with all its presentations."))
    let size = CGSize(width: spec.maximum.value.width, height: spec.minimum.value.height)
    return LaidOutScene(tree: .group(CGRect(origin: .zero, size: size), []), size: size)
  }

  // MARK: Lock Screen

  private func card(_ surfaces: ActivitySurfaces) -> LaidOutScene {
    let node = node(of: surfaces.lockScreen)
    let traits = node.surfaceTraits()
    let room = spec.maximum.value
    let wanted = layoutEngine.size(of: node, proposal: ProposedViewSize(room))
    let height = min(max(wanted.height, spec.minimum.value.height), room.height)
    let isStandby = spec.presentation == .standby
    let inset = isStandby ? 0 : Self.surround
    let frame = CGRect(x: inset, y: inset, width: room.width, height: height)
    let contentHeight = wanted.height.isFinite ? min(max(wanted.height, 0), 4096) : height
    let (content, _) = layoutEngine.layout(
      .annotated(.containerShape(cornerRadius: spec.cornerRadius.value), node), proposal: ProposedViewSize(room), in: frame)
    if contentHeight > room.height + 0.01 {
      log.report(
        Diagnostic(
          "content-clipped", .warning,
          "The Lock Screen content is \(Int(saturating: contentHeight.rounded(.up))) pt high; what is above \(Int(room.height)) pt is cut off."))
    }
    let isDark = settings.colorScheme == .dark
    let background = traits.backgroundTint ?? (isDark ? .black : .white)
    let radius = isStandby ? 0 : spec.cornerRadius.value
    var layers: [PlacedNode] = [.shape(frame, radius: 0, .solid(background))]
    if let views = traits.containerBackground {
      layers.append(layoutEngine.layout(views, in: frame).0)
    }
    layers.append(content)
    slots.add(spec.presentation, frame, radius, frame, content)
    let size = CGSize(width: room.width + 2 * inset, height: height + 2 * inset)
    let picture = CGRect(origin: .zero, size: size)
    var all: [PlacedNode] = []
    if !isStandby {
      all.append(
        spec.presentation == .alwaysOn ? .shape(picture, radius: 0, .solid(.black)) : .wallpaper(picture, isDark: outerIsDark))
    }
    if spec.presentation == .alwaysOn, background == .black {
      // On a black screen the card shows by a faint edge.
      all.append(.shape(frame.insetBy(dx: -0.67, dy: -0.67), radius: radius + 0.67, .solid(RGBA(1, 1, 1, 0.18))))
    }
    all.append(.clipped(frame, radius: radius, layers))
    return LaidOutScene(tree: .group(picture, all), size: size, magnification: spec.magnification)
  }

  // MARK: Small surfaces

  private func small(_ surfaces: ActivitySurfaces) -> LaidOutScene {
    let node = node(of: surfaces.lockScreen)
    let traits = node.surfaceTraits()
    let frame = CGRect(origin: .zero, size: spec.maximum.value)
    let (content, _) = layoutEngine.layout(node, in: frame)
    slots.add(.small, frame, spec.cornerRadius.value, frame, content)
    let back = PlacedNode.shape(frame, radius: 0, .solid(traits.backgroundTint ?? RGBA(bytes: 28, 28, 30)))
    return LaidOutScene(
      tree: .group(frame, [.shape(frame, radius: 0, .solid(.black)), .clipped(frame, radius: spec.cornerRadius.value, [back, content])]),
      size: frame.size)
  }

  /// Without a small family the system sets the compact sides side by side (apple-figures §1.4).
  private func smallPair(_ surfaces: ActivitySurfaces) -> LaidOutScene {
    guard let island = surfaces.island else { return missingIsland() }
    let frame = CGRect(origin: .zero, size: spec.maximum.value)
    let inner = frame.insetBy(dx: 12, dy: 8)
    let half = CGSize(width: (inner.width - 8) / 2, height: inner.height)
    let (leading, _) = layoutEngine.layout(
      node(of: island.compactLeading), in: directed(CGRect(origin: inner.origin, size: half), in: frame), alignment: directed(.leading))
    let (trailing, _) = layoutEngine.layout(
      node(of: island.compactTrailing),
      in: directed(CGRect(x: inner.midX + 4, y: inner.minY, width: half.width, height: half.height), in: frame),
      alignment: directed(.trailing))
    slots.add(.small, frame, spec.cornerRadius.value, directed(CGRect(origin: inner.origin, size: half), in: frame), leading)
    slots.add(
      .small, frame, spec.cornerRadius.value,
      directed(CGRect(x: inner.midX + 4, y: inner.minY, width: half.width, height: half.height), in: frame), trailing)
    let back = PlacedNode.shape(frame, radius: 0, .solid(RGBA(bytes: 28, 28, 30)))
    return LaidOutScene(
      tree: .group(
        frame, [.shape(frame, radius: 0, .solid(.black)), .clipped(frame, radius: spec.cornerRadius.value, [back, leading, trailing])]),
      size: frame.size)
  }

  // MARK: Island

  private var sensor: CGSize { spec.device.island?.sensor.value ?? CGSize(width: 125, height: 36.67) }

  /// The island on the wallpaper, `pieces` black plates with their content.
  private func island(_ size: CGSize, _ pieces: [(frame: CGRect, radius: CGFloat, content: [PlacedNode])]) -> LaidOutScene {
    let pad = Self.surround
    let picture = CGRect(x: 0, y: 0, width: size.width + 2 * pad, height: size.height + 2 * pad)
    var all: [PlacedNode] = [.wallpaper(picture, isDark: outerIsDark)]
    for piece in pieces {
      let frame = piece.frame
      if outerIsDark, let tint = keyline {
        // The outline that shows the island on a dark backdrop: 1.667 points outside it (apple-figures §1.3).
        all.append(.shape(frame.insetBy(dx: -1.667, dy: -1.667), radius: piece.radius + 1.667, .solid(tint)))
      }
      all.append(.clipped(frame, radius: piece.radius, [.shape(frame, radius: 0, .solid(.black))] + piece.content))
    }
    return LaidOutScene(tree: .group(picture, all), size: picture.size)
  }

  /// The slots that have been filled so far.
  private final class SlotLog {
    var all: [SceneSlot] = []
    func add(
      _ presentation: Presentation, _ plate: CGRect, _ radius: CGFloat, _ room: CGRect, offered: CGSize? = nil, _ content: PlacedNode
    ) {
      all.append(SceneSlot(presentation, plate: plate, cornerRadius: radius, room: room, offered: offered, content: content))
    }
  }

  private var keyline: RGBA? { currentKeyline.value }
  private let currentKeyline = KeylineBox()

  /// The tint of the island that is being drawn.
  private final class KeylineBox {
    var value: RGBA?
  }

  private func noteKeyline(_ island: DynamicIsland) {
    let base = island.keylineTint.map { $0.rgba(in: context.environment) } ?? .white
    currentKeyline.value = base.opacity(island.keylineTint == nil ? 0.18 : 0.35)
  }

  /// One compact side: its content and the width it takes, margins included.
  private func side(_ view: any View, _ margins: EdgeInsets) -> (node: ViewNode, offer: CGSize, width: CGFloat) {
    let widest = spec.device.island?.compactSide.value ?? CGSize(width: 52.33, height: 36.67)
    let offer = CGSize(width: max(0, widest.width - margins.horizontal), height: max(0, widest.height - margins.vertical))
    let sideSpec = PresentationSpec(.compactLeading, on: spec.device) ?? spec
    let resolved = context.rootNode(of: view)
    let findings = ImageRule.findings(in: resolved, sideSpec)
    findings.reported.forEach(log.report)
    let node = findings.isBroken ? ViewNode.leaf(.blank) : resolved
    let size = layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    return (node, offer, min(widest.width, (size.width.isFinite ? size.width : offer.width) + margins.horizontal))
  }

  private func compact(_ island: DynamicIsland) -> LaidOutScene {
    noteKeyline(island)
    let leadingMargins = island.margins(for: .compactLeading, default: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 0))
    let trailingMargins = island.margins(for: .compactTrailing, default: EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 7))
    let leading = side(island.compactLeading, leadingMargins)
    let trailing = side(island.compactTrailing, trailingMargins)
    // The island stays symmetrical about the camera: the wider side decides (apple-figures §1.3, compact symmetry).
    let width = max(leading.width, trailing.width, 18.33)
    let height = sensor.height
    let pad = Self.surround
    let pill = CGRect(x: pad, y: pad, width: 2 * width + sensor.width, height: height)
    let left = CGRect(
      x: pill.minX + leadingMargins.leading, y: pill.minY + leadingMargins.top, width: max(0, width - leadingMargins.horizontal),
      height: leading.offer.height)
    let right = CGRect(
      x: pill.maxX - width + trailingMargins.leading, y: pill.minY + trailingMargins.top, width: max(0, width - trailingMargins.horizontal),
      height: trailing.offer.height)
    let (first, _) = layoutEngine.layout(
      leading.node, proposal: ProposedViewSize(leading.offer), in: directed(left, in: pill), alignment: directed(.leading))
    let (second, _) = layoutEngine.layout(
      trailing.node, proposal: ProposedViewSize(trailing.offer), in: directed(right, in: pill), alignment: directed(.trailing))
    slots.add(.compactLeading, pill, 18.33, directed(left, in: pill), offered: leading.offer, first)
    slots.add(.compactTrailing, pill, 18.33, directed(right, in: pill), offered: trailing.offer, second)
    let camera = CGRect(x: pill.midX - sensor.width / 2, y: pill.minY, width: sensor.width, height: height)
    return self.island(pill.size, [(pill, 18.33, PlacedNode.sensor(camera) + [first, second])])
  }

  private var isMirrored: Bool { settings.layoutDirection == .rightToLeft }

  /// A frame where a right-to-left language has it.
  private func directed(_ frame: CGRect, in whole: CGRect) -> CGRect {
    isMirrored ? CGRect(x: whole.minX + whole.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  private func directed(_ alignment: Alignment) -> Alignment {
    guard isMirrored else { return alignment }
    return alignment == .leading ? .trailing : .leading
  }

  private func compactSide(_ island: DynamicIsland) -> LaidOutScene {
    noteKeyline(island)
    let isLeading = spec.presentation == .compactLeading
    let margins = island.margins(for: isLeading ? .compactLeading : .compactTrailing, default: spec.contentMargins.value)
    let own = side(isLeading ? island.compactLeading : island.compactTrailing, margins)
    let pad = Self.surround
    let plate = CGRect(x: pad, y: pad, width: spec.maximum.value.width, height: spec.maximum.value.height)
    let frame = CGRect(
      x: plate.minX + margins.leading, y: plate.minY + margins.top, width: own.offer.width, height: own.offer.height)
    let (content, _) = layoutEngine.layout(
      own.node, proposal: ProposedViewSize(own.offer), in: directed(frame, in: plate), alignment: directed(isLeading ? .leading : .trailing))
    slots.add(spec.presentation, plate, 18.33, directed(frame, in: plate), content)
    return self.island(plate.size, [(plate, 18.33, [content])])
  }

  private func minimal(_ island: DynamicIsland, isAttached: Bool) -> LaidOutScene {
    noteKeyline(island)
    let margins = island.margins(for: .minimal, default: EdgeInsets(7))
    let (least, most) = (spec.minimum.value, spec.maximum.value)
    let offer = CGSize(width: max(0, most.width - margins.horizontal), height: max(0, most.height - margins.vertical))
    let node = node(of: island.minimal)
    let size = layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    let width = min(max((size.width.isFinite ? size.width : offer.width) + margins.horizontal, least.width), most.width)
    let pad = Self.surround
    let plate = CGRect(x: pad, y: pad, width: isAttached ? width + sensor.width : width, height: most.height)
    let frame = CGRect(x: plate.minX + margins.leading, y: plate.minY + margins.top, width: max(0, width - margins.horizontal), height: offer.height)
    let (content, _) = layoutEngine.layout(node, proposal: ProposedViewSize(offer), in: frame)
    slots.add(spec.presentation, CGRect(x: plate.minX, y: plate.minY, width: width, height: plate.height), 18.33, frame, offered: offer, content)
    let camera = CGRect(x: plate.maxX - sensor.width, y: plate.minY, width: sensor.width, height: sensor.height)
    return self.island(plate.size, [(plate, 18.33, (isAttached ? PlacedNode.sensor(camera) : []) + [content])])
  }

  private func standbyMinimal(_ island: DynamicIsland) -> LaidOutScene {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let (content, _) = layoutEngine.layout(node(of: island.minimal), in: frame.insetBy(dx: 5, dy: 5))
    slots.add(.standbyMinimal, frame, 10, frame.insetBy(dx: 5, dy: 5), content)
    return LaidOutScene(
      tree: .group(frame, [.shape(frame, radius: 0, .solid(.black)), .shape(frame, radius: 10, .solid(RGBA(bytes: 28, 28, 30))), content]),
      size: frame.size)
  }

  private func expanded(_ island: DynamicIsland) -> LaidOutScene {
    noteKeyline(island)
    let margins = island.margins(for: .expanded, default: spec.contentMargins.value)
    var members: [IslandExpandedBehavior.Member] = []
    var nodes: [ViewNode] = []
    for region in island.expanded {
      let place: IslandExpandedBehavior.Region =
        switch region.position {
        case .leading: .leading
        case .trailing: .trailing
        case .center: .center
        default: .bottom
        }
      var inner = context
      if place == .bottom { inner.stackAxis = .vertical }
      let resolved = inner.nodes(of: region.content)
      let findings = resolved.map { ImageRule.findings(in: $0, spec) }
      findings.flatMap(\.reported).forEach(log.report)
      for node in findings.contains(where: \.isBroken) ? [] : resolved {
        members.append(IslandExpandedBehavior.Member(region: place, priority: region.priority))
        nodes.append(region.margins.isEmpty ? node : .layout(PaddingBehavior(insets: region.extraMargins(over: margins)), [node]))
      }
    }
    let behavior = IslandExpandedBehavior(members: members, notch: sensor, margins: margins)
    let node = ViewNode.annotated(.containerShape(cornerRadius: spec.cornerRadius.value), .layout(PaddingBehavior(insets: margins), [.layout(behavior, nodes)]))
    let room = spec.maximum.value
    let wanted = layoutEngine.size(of: node, proposal: ProposedViewSize(room))
    let height = min(max(wanted.height, spec.minimum.value.height), room.height)
    if wanted.height > room.height + 0.01 {
      log.report(
        Diagnostic(
          "content-clipped", .warning,
          "The expanded content is \(Int(saturating: wanted.height.rounded(.up))) pt high with its margins; what is above \(Int(room.height)) pt is cut off."))
    }
    let pad = Self.surround
    let plate = CGRect(x: pad, y: pad, width: room.width, height: height)
    let (content, _) = layoutEngine.layout(node, proposal: ProposedViewSize(room), in: plate, alignment: .top)
    slots.add(.expanded, plate, spec.cornerRadius.value, plate, content)
    let camera = CGRect(x: plate.midX - sensor.width / 2, y: plate.minY, width: sensor.width, height: sensor.height)
    return self.island(plate.size, [(plate, spec.cornerRadius.value, PlacedNode.sensor(camera) + [content])])
  }
}

extension IslandRegion {
  /// A region's own margins as padding beyond the island's (apple-figures §2.6, step 13).
  fileprivate func extraMargins(over outer: EdgeInsets) -> EdgeInsets {
    var extra = EdgeInsets()
    for override in margins {
      for edge in Edge.allCases where override.edges.contains(Edge.Set(edge)) { extra[edge] = override.length - outer[edge] }
    }
    return extra
  }
}
