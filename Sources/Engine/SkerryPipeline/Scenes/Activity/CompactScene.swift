import Foundation
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// The compact island: both sides around the camera, or one of them alone.
@MainActor
struct CompactScene {
  let stage: SceneStage

  private struct Side {
    var node: ViewNode
    var margins: EdgeInsets
    /// What the views are offered.
    var offer: CGSize
    /// What the side takes, margins included.
    var width: CGFloat
  }

  private func side(_ view: any View, _ margins: EdgeInsets) -> Side {
    // A side may grow beyond the size that the HIG names for it, and a text without a bound of its own makes it (apple-figures §1.3).
    let usual = stage.spec.device.island?.compactSide.value ?? CGSize(width: 52.33, height: 36.67)
    let widest = CGSize(width: stage.spec.device.island?.widestSide.value ?? usual.width, height: usual.height)
    let offer = CGSize(width: max(0, widest.width - margins.horizontal), height: max(0, widest.height - margins.vertical))
    let node = stage.node(of: view, in: PresentationSpec(.compactLeading, on: stage.spec.device))
    let size = stage.layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    return Side(
      node: node, margins: margins, offer: offer,
      width: min(widest.width, (size.width.isFinite ? size.width : offer.width) + margins.horizontal))
  }

  private func leading(_ island: DynamicIsland) -> Side {
    side(island.compactLeading, island.margins(for: .compactLeading, default: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 0)))
  }

  private func trailing(_ island: DynamicIsland) -> Side {
    side(island.compactTrailing, island.margins(for: .compactTrailing, default: EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 7)))
  }

  func layout(_ island: DynamicIsland) -> LaidOutScene {
    let (first, second) = (leading(island), trailing(island))
    // The island stays symmetrical about the camera: the wider side decides (apple-figures §1.3, compact symmetry).
    let width = max(first.width, second.width, SceneStage.pillRadius)
    let sensor = stage.sensor
    let pill = CGRect(x: SceneStage.surround, y: SceneStage.surround, width: 2 * width + sensor.width, height: sensor.height)
    let left = place(first, .compactLeading, x: pill.minX, width: width, in: pill, alignment: .leading)
    let right = place(second, .compactTrailing, x: pill.maxX - width, width: width, in: pill, alignment: .trailing)
    let camera = CGRect(x: pill.midX - sensor.width / 2, y: pill.minY, width: sensor.width, height: sensor.height)
    return stage.island(
      island, plate: pill, radius: SceneStage.pillRadius, content: PlacedNode.sensor(camera) + [left.content, right.content],
      slots: [left, right])
  }

  /// One side alone, at its usual width or, where it takes more, at its own.
  func layoutSide(_ island: DynamicIsland) -> LaidOutScene {
    let isLeading = stage.spec.presentation == .compactLeading
    let side = isLeading ? leading(island) : trailing(island)
    let usual = stage.spec.maximum.value
    let plate = CGRect(
      x: SceneStage.surround, y: SceneStage.surround, width: max(usual.width, side.width), height: usual.height)
    let slot = place(
      side, stage.spec.presentation, x: plate.minX, width: plate.width, in: plate,
      alignment: isLeading ? .leading : .trailing)
    return stage.island(island, plate: plate, radius: SceneStage.pillRadius, content: [slot.content], slots: [slot])
  }

  private func place(
    _ side: Side, _ presentation: Presentation, x: CGFloat, width: CGFloat, in plate: CGRect, alignment: Alignment
  ) -> SceneSlot {
    let room = stage.directed(
      CGRect(
        x: x + side.margins.leading, y: plate.minY + side.margins.top, width: max(0, width - side.margins.horizontal),
        height: side.offer.height),
      in: plate)
    let (content, _) = stage.layoutEngine.layout(
      side.node, proposal: ProposedViewSize(side.offer), in: room, alignment: stage.directed(alignment))
    return SceneSlot(presentation, plate: plate, cornerRadius: SceneStage.pillRadius, room: room, offered: side.offer, content: content)
  }
}
