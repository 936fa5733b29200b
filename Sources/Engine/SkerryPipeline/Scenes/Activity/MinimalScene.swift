import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryPresentation
import SkerryWidget

/// The minimal island, attached to the camera's pill or on its own, and StandBy's small plate.
@MainActor
struct MinimalScene {
  let stage: SceneStage

  func layout(_ island: DynamicIsland, isAttached: Bool) -> LaidOutScene {
    let margins = island.margins(for: .minimal, default: EdgeInsets(7))
    let (least, most, sensor) = (stage.spec.minimum.value, stage.spec.maximum.value, stage.sensor)
    let offer = CGSize(width: max(0, most.width - margins.horizontal), height: max(0, most.height - margins.vertical))
    let node = stage.node(of: island.minimal)
    let size = stage.layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    let width = min(max((size.width.isFinite ? size.width : offer.width) + margins.horizontal, least.width), most.width)
    let plate = CGRect(
      x: SceneStage.surround, y: SceneStage.surround, width: isAttached ? width + sensor.width : width, height: most.height)
    let room = CGRect(
      x: plate.minX + margins.leading, y: plate.minY + margins.top, width: max(0, width - margins.horizontal), height: offer.height)
    let (content, _) = stage.layoutEngine.layout(node, proposal: ProposedViewSize(offer), in: room)
    let camera = CGRect(x: plate.maxX - sensor.width, y: plate.minY, width: sensor.width, height: sensor.height)
    let own = CGRect(x: plate.minX, y: plate.minY, width: width, height: plate.height)
    return stage.island(
      island, plate: plate, radius: SceneStage.pillRadius, content: (isAttached ? PlacedNode.sensor(camera) : []) + [content],
      slots: [
        SceneSlot(
          stage.spec.presentation, plate: own, cornerRadius: SceneStage.pillRadius, room: room, offered: offer, content: content)
      ])
  }

  func layoutInStandby(_ island: DynamicIsland) -> LaidOutScene {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let room = frame.insetBy(dx: 5, dy: 5)
    let (content, _) = stage.layoutEngine.layout(stage.node(of: island.minimal), in: room)
    let plate = PlacedNode.shape(frame, radius: 10, .solid(RGBA(bytes: 28, 28, 30)))
    return LaidOutScene(
      tree: .group(frame, [.shape(frame, radius: 0, .solid(.black)), plate, content]), size: frame.size,
      slots: [SceneSlot(.standbyMinimal, plate: frame, cornerRadius: 10, room: room, content: content)])
  }
}
