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
  let stage: SceneContext

  /// One side's views, measured.
  private struct Side {
    var isLeading: Bool
    var node: ViewNode
    /// The width of the views.
    var content: CGFloat
    var margins: EdgeInsets
    /// The size proposed to the views.
    var offer: CGSize
    /// The maximum width of the side, margins included.
    var widest: CGFloat
    /// Whether the views would be wider than the side can be, as a running timer or a text that is cut is.
    var wantsMore: Bool
    /// The width that the views would have without a maximum; infinite for those that take any width.
    var ideal: CGFloat
    /// The width of the side, margins included.
    var width: CGFloat { min(widest, content + margins.horizontal) }
    /// The width that the other side is measured by, margins included.
    var wanted: CGFloat { wantsMore ? ideal + margins.horizontal : width }
  }

  private func side(_ island: DynamicIsland, isLeading: Bool) -> Side {
    let mode = isLeading ? DynamicIslandMode.compactLeading : .compactTrailing
    let margins = island.margins(for: mode, default: CompactIsland.margins(isLeading: isLeading, stage.spec.release))
    let widest = stage.spec.device.island?.widestSide.value ?? stage.spec.maximum.value
    let offer = CGSize(width: max(0, widest.width - margins.horizontal), height: max(0, widest.height - margins.vertical))
    let spec = PresentationSpec(.compactLeading, on: stage.spec.device, release: stage.spec.release)
    let node = stage.node(of: isLeading ? island.compactLeading : island.compactTrailing, in: spec)
    let size = stage.layoutEngine.size(of: node, proposal: ProposedViewSize(offer))
    // Content that would be wider by itself takes the whole side, even where it is cut to less (Figures §8.4, P17).
    let own = stage.layoutEngine.size(of: node, proposal: ProposedViewSize(width: nil, height: offer.height))
    let isCut = !(size.width.isFinite && own.width <= offer.width)
    return Side(
      isLeading: isLeading, node: node, content: isCut ? offer.width : min(max(0, size.width), offer.width), margins: margins, offer: offer,
      widest: widest.width, wantsMore: isCut || size.width >= offer.width,
      // Views that take the whole side though they would be narrower by themselves take any width.
      ideal: own.width.isFinite && own.width > offer.width ? own.width : .infinity)
  }

  /// The widths of the sides, each at least as wide as the screen's corners need.
  private func widths(_ leading: Side, _ trailing: Side) -> (leading: CGFloat, trailing: CGFloat) {
    CompactIsland.widths(
      max(leading.width, stage.pillRadius), max(trailing.width, stage.pillRadius), wanted: max(leading.wanted, trailing.wanted),
      widest: max(leading.widest, trailing.widest))
  }

  func layout(_ island: DynamicIsland) -> LaidOutScene {
    let (first, second) = (side(island, isLeading: true), side(island, isLeading: false))
    let widths = widths(first, second)
    let sensor = stage.sensor
    let pill = CGRect(
      x: SceneContext.surround, y: SceneContext.surround, width: widths.leading + sensor.width + widths.trailing, height: sensor.height)
    let left = place(first, .compactLeading, x: pill.minX, width: widths.leading, in: pill)
    let right = place(second, .compactTrailing, x: pill.maxX - widths.trailing, width: widths.trailing, in: pill)
    let camera = stage.directed(
      CGRect(x: pill.minX + widths.leading, y: pill.minY, width: sensor.width, height: sensor.height), in: pill)
    var scene = stage.island(
      plate: pill, radius: stage.pillRadius, keylineTint: island.keylineTint,
      content: stage.camera(camera) + [left.drawn, right.drawn], slots: [left, right])
    scene.cameraX = camera.midX
    return scene
  }

  /// One side alone, as wide as it is in the whole island.
  func layoutSide(_ island: DynamicIsland) -> LaidOutScene {
    let isLeading = stage.spec.presentation == .compactLeading
    let (leading, trailing) = (side(island, isLeading: true), side(island, isLeading: false))
    let widths = widths(leading, trailing)
    let plate = CGRect(
      x: SceneContext.surround, y: SceneContext.surround, width: isLeading ? widths.leading : widths.trailing, height: stage.sensor.height)
    let slot = place(isLeading ? leading : trailing, stage.spec.presentation, x: plate.minX, width: plate.width, in: plate)
    return stage.island(
      plate: plate, radius: stage.pillRadius, keylineTint: island.keylineTint, content: [slot.drawn], slots: [slot])
  }

  /// What is left of a side's views: they are cut where their frame ends toward the camera and nowhere else (exact: P68, a ring; Figures §9.115).
  private func cut(_ frame: CGRect, isLeading: Bool, in plate: CGRect) -> CGRect {
    // Pixels that the frame's end divides stay whole; every display with an island has three for a point.
    let isLeft = isLeading == (stage.directed(.leading) == .leading)
    let start = isLeft ? plate.minX : (frame.minX * 3 + 0.01).rounded(.down) / 3
    let end = isLeft ? (frame.maxX * 3 - 0.01).rounded(.up) / 3 : plate.maxX
    return CGRect(x: start, y: plate.minY, width: max(0, end - start), height: plate.height)
  }

  /// The views are aligned to the outer margin; any spare width is next to the camera.
  private func place(_ side: Side, _ presentation: Presentation, x: CGFloat, width: CGFloat, in plate: CGRect) -> SceneSlot {
    let area = stage.directed(
      CGRect(
        x: x + side.margins.leading, y: plate.minY + side.margins.top, width: max(0, width - side.margins.horizontal),
        height: side.offer.height),
      in: plate)
    let (content, _) = stage.layoutEngine.layout(
      side.node, proposal: ProposedViewSize(side.offer), in: area, alignment: stage.directed(side.isLeading ? .leading : .trailing))
    return SceneSlot(
      .activity(presentation), plate: plate, cornerRadius: stage.pillRadius, area: area, offered: side.offer, content: content,
      cut: cut(content.frame, isLeading: side.isLeading, in: plate))
  }
}
