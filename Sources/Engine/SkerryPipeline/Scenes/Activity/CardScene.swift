import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// The Lock Screen's card, also as a banner, dimmed, and magnified in StandBy.
@MainActor
struct CardScene {
  let stage: SceneStage

  func layout(_ view: any View) -> LaidOutScene {
    let (spec, settings, layoutEngine) = (stage.spec, stage.settings, stage.layoutEngine)
    let node = stage.node(of: view)
    let traits = node.surfaceTraits()
    let room = spec.maximum.value
    let wanted = layoutEngine.size(of: node, proposal: ProposedViewSize(room))
    let height = min(max(wanted.height, spec.minimum.value.height), room.height)
    let isStandby = spec.presentation == .standby
    let inset = isStandby ? 0 : SceneStage.surround
    let frame = CGRect(x: inset, y: inset, width: room.width, height: height)
    let contentHeight = wanted.height.isFinite ? min(max(wanted.height, 0), 4096) : height
    let (content, _) = layoutEngine.layout(
      .annotated(.containerShape(cornerRadius: spec.cornerRadius.value), node), proposal: ProposedViewSize(room), in: frame)
    if contentHeight > room.height + 0.01 {
      stage.log.report(
        Diagnostic(
          "content-clipped", .warning,
          "The Lock Screen content is \(Int(saturating: contentHeight.rounded(.up))) pt high; what is above \(Int(room.height)) pt is cut off."
        ))
    }
    let isDark = settings.colorScheme == .dark
    let background = traits.backgroundTint ?? (isDark ? .black : .white)
    let radius = isStandby ? 0 : spec.cornerRadius.value
    var layers: [PlacedNode] = [.shape(frame, radius: 0, .solid(background))]
    if let views = traits.containerBackground {
      layers.append(layoutEngine.layout(views, in: frame).0)
    }
    layers.append(content)
    let size = CGSize(width: room.width + 2 * inset, height: height + 2 * inset)
    let picture = CGRect(origin: .zero, size: size)
    var all: [PlacedNode] = []
    if !isStandby, !stage.isBare {
      all.append(
        spec.presentation == .alwaysOn ? .shape(picture, radius: 0, .solid(.black)) : .wallpaper(picture, isDark: stage.outerIsDark))
    }
    if spec.presentation == .alwaysOn, background == .black {
      // On a black screen the card shows by a faint edge.
      all.append(.shape(frame.insetBy(dx: -0.67, dy: -0.67), radius: radius + 0.67, .solid(RGBA(1, 1, 1, 0.18))))
    }
    all.append(.clipped(frame, radius: radius, layers))
    var scene = LaidOutScene(
      tree: .group(picture, all), size: size, magnification: spec.magnification,
      slots: [SceneSlot(spec.presentation, plate: frame, cornerRadius: radius, room: frame, content: content)])
    scene.background = background
    return scene
  }
}
