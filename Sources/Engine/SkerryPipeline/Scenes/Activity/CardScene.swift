import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// The Lock Screen card, also as a banner, dimmed for always-on, and magnified in StandBy.
@MainActor
struct CardScene {
  let stage: SceneContext

  func layout(_ view: any View) -> LaidOutScene {
    let (spec, layoutEngine) = (stage.spec, stage.layoutEngine)
    let (node, traits, plate) = resolved(view)
    let available = spec.maximum.value
    // A card is as tall as its views' ideal height: flexible views do not make it fill 160 points (Figures §8.5, P11).
    let ideal = layoutEngine.size(of: node, proposal: ProposedViewSize(width: available.width, height: nil))
    let wanted = ideal.height > available.height ? layoutEngine.size(of: node, proposal: ProposedViewSize(available)) : ideal
    let height = min(max(wanted.height, spec.minimum.value.height), available.height)
    let proposal = ProposedViewSize(width: available.width, height: height)
    let isStandby = spec.isFullscreen
    let inset = isStandby ? 0 : SceneContext.surround
    let frame = CGRect(x: inset, y: inset, width: available.width, height: height)
    let contentHeight = wanted.height.isFinite ? min(max(wanted.height, 0), 4096) : height
    let (content, _) = layoutEngine.layout(
      .annotated(.containerShape(cornerRadius: spec.cornerRadius.value), node), proposal: proposal, in: frame)
    if contentHeight > available.height + 0.01 {
      stage.log.report(
        Diagnostic(
          .contentClipped,
          "The Lock Screen content is \(Int(saturating: contentHeight.rounded(.up))) pt tall; what exceeds \(Int(available.height)) pt is cut off."
        ))
    }
    let radius = isStandby ? 0 : spec.cornerRadius.value
    var layers = plate.nodes(frame) + plate.rim(frame, radius: radius)
    if let views = traits.containerBackground {
      layers.append(layoutEngine.layout(views, in: frame).0)
    }
    layers.append(content)
    let dimming = spec.isLuminanceReduced ? LockScreenCard.alwaysOnDimming(spec.version).value : 0
    if dimming > 0 { layers.append(.shape(frame, radius: 0, .solid(RGBA(0, 0, 0, dimming)))) }
    let picture = frame.insetBy(dx: -inset, dy: -inset)
    let behind = isStandby ? [] : surroundings(picture)
    let card = [PlacedNode.clipped(frame, radius: radius, layers)]
    let factor = shownScale
    let all = isStandby && stage.settings.isNight ? [PlacedNode.night(picture, card)] : behind + scaled(card, frame, by: factor)
    var scene = LaidOutScene(
      tree: .group(picture, all), size: picture.size, magnification: spec.magnification,
      slots: [SceneSlot(.activity(spec.presentation), plate: frame, cornerRadius: radius, area: frame, content: content)])
    scene.background = plate.color
    scene.contentTransform = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    scene.backdrops = plate.backdrops
    return scene
  }

  /// The views and their settings for the card. Where the background decides the appearance of text, they are resolved for it.
  private func resolved(_ view: any View) -> (node: ViewNode, traits: SurfaceTraits, plate: CardPlate) {
    let first = SceneContext(engine: stage.engine, spec: stage.spec, settings: stage.settings, isBare: stage.isBare)
    let probe = first.node(of: view)
    let traits = probe.surfaceTraits()
    let isDark = stage.settings.colorScheme == .dark
    let behind = stage.wallpaper.color(in: place(height: stage.spec.maximum.value.height / 2))
    let plate = CardPlate(stage.spec, tint: traits.backgroundTint, isDark: isDark, behind: behind)
    guard let scheme = plate.textScheme, scheme != stage.settings.colorScheme else {
      first.log.all.forEach(stage.log.report)
      return (probe, traits, plate)
    }
    // The tint is a colour of the same appearance as the views (Figures §9.112).
    let node = stage.with(scheme).node(of: view)
    let own = node.surfaceTraits()
    return (node, own, CardPlate(stage.spec, tint: own.backgroundTint, isDark: isDark, behind: behind))
  }

  // MARK: Surroundings

  /// The position on the screen of a card of the given height.
  private func place(height: CGFloat) -> CGRect {
    let screen = stage.spec.device.screen.value
    let width = stage.spec.maximum.value.width
    let top: CGFloat
    if stage.spec.presentation == .banner {
      top = stage.spec.device.safeAreaTop
    } else {
      top = screen.height - LockScreenCard.gapBelow(stage.spec.version).value - height
    }
    return CGRect(x: (screen.width - width) / 2, y: top, width: width, height: height)
  }

  private func surroundings(_ picture: CGRect) -> [PlacedNode] {
    let top = place(height: picture.height - 2 * SceneContext.surround).minY - SceneContext.surround
    let wallpaper = stage.surroundings(picture, top: top)
    guard stage.spec.isLuminanceReduced, !wallpaper.isEmpty else { return wallpaper }
    return wallpaper + [.shape(picture, radius: 0, .solid(AlwaysOn.veil))]
  }

  /// A card is drawn a little smaller while the display is always on.
  private var shownScale: CGFloat {
    stage.spec.isLuminanceReduced ? LockScreenCard.alwaysOnScale(stage.spec.version).value : 1
  }

  /// The card as it is drawn: smaller or larger about its middle.
  private func scaled(_ card: [PlacedNode], _ frame: CGRect, by factor: CGFloat) -> [PlacedNode] {
    guard factor != 1 else { return card }
    return [
      PlacedNode(.effect(.scale(CGSize(width: factor, height: factor), anchor: .center)), frame: frame, children: [.group(frame, card)])
    ]
  }
}

/// How the display dims while it is always on.
enum AlwaysOn {
  /// Over the wallpaper, which stays visible. The share is fitted by eye to screenshot P9 (Figures §8.7).
  static let veil = RGBA(0, 0, 0, 0.72)
}
