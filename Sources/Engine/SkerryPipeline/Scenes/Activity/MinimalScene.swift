import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryPresentation
import SkerryWidget

/// The minimal island, attached to the camera's pill or on its own, and StandBy's small plate.
@MainActor
struct MinimalScene {
  let stage: SceneContext

  func layout(_ island: DynamicIsland, isAttached: Bool) -> LaidOutScene {
    var standard = stage.spec.contentMargins.value
    let more = isAttached && stage.spec.version < .iOS17 ? CompactIsland.attachedMargin.value : 0
    standard.leading += more
    let margins = island.margins(for: .minimal, default: standard)
    let (least, most, sensor) = (stage.spec.minimum.value, stage.spec.maximum.value, stage.sensor)
    let offer = CGSize(width: max(0, most.width + more - margins.horizontal), height: max(0, most.height - margins.vertical))
    let node = stage.node(of: island.minimal)
    let size = stage.layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    // Beside the sensor there is no minimum width except that of the round end (Figures §8.4).
    let floor = isAttached ? stage.pillRadius : least.width
    let width = min(max((size.width.isFinite ? size.width : offer.width) + margins.horizontal, floor), most.width + more)
    let plate = CGRect(
      x: SceneContext.surround, y: SceneContext.surround, width: isAttached ? width + sensor.width : width, height: most.height)
    let own = stage.directed(CGRect(x: plate.minX, y: plate.minY, width: width, height: plate.height), in: plate)
    let area = stage.directed(
      CGRect(
        x: plate.minX + margins.leading, y: plate.minY + margins.top, width: max(0, width - margins.horizontal), height: offer.height),
      in: plate)
    let (content, _) = stage.layoutEngine.layout(node, proposal: ProposedViewSize(offer), in: area)
    let camera = stage.directed(CGRect(x: plate.maxX - sensor.width, y: plate.minY, width: sensor.width, height: sensor.height), in: plate)
    // Beside the camera wider views are cut where it begins (Figures §9.115).
    let slot = SceneSlot(
      .activity(stage.spec.presentation), plate: own, cornerRadius: stage.pillRadius, area: area, offered: offer, content: content,
      cut: isAttached ? own : nil)
    return stage.island(
      plate: plate, radius: stage.pillRadius, keylineTint: island.keylineTint,
      content: (isAttached ? stage.camera(camera) : []) + [slot.drawn], slots: [slot])
  }

  func layoutInStandby(_ island: DynamicIsland) -> LaidOutScene {
    let frame = CGRect(origin: .zero, size: stage.spec.maximum.value)
    let margins = stage.spec.contentMargins.value
    let area = CGRect(
      x: margins.leading, y: margins.top, width: frame.width - margins.horizontal, height: frame.height - margins.vertical)
    let (content, _) = stage.layoutEngine.layout(stage.node(of: island.minimal), in: area)
    let radius = stage.spec.cornerRadius.value
    let plate = PlacedNode.shape(frame, radius: radius, .solid(RGBA(bytes: 28, 28, 30)))
    let layers = [PlacedNode.shape(frame, radius: 0, .solid(.black)), plate, content]
    return LaidOutScene(
      tree: .group(frame, stage.settings.isNight ? [.night(frame, layers)] : layers), size: frame.size,
      slots: [SceneSlot(.activity(.standbyMinimal), plate: frame, cornerRadius: radius, area: area, content: content)])
  }
}
