import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// The expanded island: its regions around and below the camera.
@MainActor
struct ExpandedScene {
  let stage: SceneContext

  func layout(_ island: DynamicIsland) -> LaidOutScene {
    let (spec, sensor, layoutEngine) = (stage.spec, stage.sensor, stage.layoutEngine)
    let margins = island.margins(for: .expanded, default: spec.contentMargins.value)
    var members: [IslandExpandedBehavior.Member] = []
    var nodes: [ViewNode] = []
    for region in island.expanded {
      let place = region.position.region
      var inner = stage.context
      if place == .bottom { inner.stackAxis = .vertical }
      let resolved = inner.nodes(of: region.content)
      for node in stage.shown(resolved, in: spec) ? resolved.map({ stage.marked($0, in: spec) }) : [] {
        members.append(IslandExpandedBehavior.Member(region: place, priority: region.priority))
        let padded: ViewNode = region.margins.isEmpty ? node : .layout(PaddingBehavior(insets: region.extraMargins(over: margins)), [node])
        nodes.append(.annotated(.islandRegion(place), padded))
      }
    }
    let behavior = IslandExpandedBehavior(members: members, notch: sensor, margins: margins)
    let regions = ViewNode.annotated(
      .containerShape(cornerRadius: spec.cornerRadius.value), .layout(PaddingBehavior(insets: margins), [.layout(behavior, nodes)]))
    // Regions are laid out as one view: in a right-to-left language the island is mirrored.
    let direction = stage.settings.layoutDirection
    let node = direction == .rightToLeft ? ViewNode.annotated(.layoutDirection(direction), regions) : regions
    let available = spec.maximum.value
    // An island is as tall as its views' ideal height: flexible views do not make it fill the maximum (Figures §8.3, P54).
    let ideal = layoutEngine.size(of: node, proposal: ProposedViewSize(width: available.width, height: nil))
    let wanted = ideal.height > available.height ? layoutEngine.size(of: node, proposal: ProposedViewSize(available)) : ideal
    let height = min(max(wanted.height, spec.minimum.value.height), available.height)
    if wanted.height > available.height + 0.01 {
      stage.log.report(
        Diagnostic(
          .contentClipped,
          "The expanded content is \(Int(saturating: wanted.height.rounded(.up))) pt tall with its margins; what exceeds \(Int(available.height)) pt is cut off."
        ))
    }
    let pad = SceneContext.surround
    let plate = CGRect(x: pad, y: pad, width: available.width, height: height)
    let (content, _) = layoutEngine.layout(node, proposal: ProposedViewSize(plate.size), in: plate, alignment: .top)
    let camera = CGRect(x: plate.midX - sensor.width / 2, y: plate.minY, width: sensor.width, height: sensor.height)
    // The width beside the camera, which a view in a side gets if it takes all it can.
    let beside = max(0, (available.width - margins.leading - margins.trailing - sensor.width) / 2)
    let clipMargin = ExpandedIsland.clipMargin(spec.version).value
    return stage.island(
      plate: plate, radius: spec.cornerRadius.value, keylineTint: island.keylineTint, content: stage.camera(camera) + [content],
      slots: [
        SceneSlot(
          .activity(.expanded), plate: plate, cornerRadius: spec.cornerRadius.value, clipMargin: clipMargin, area: plate,
          offered: CGSize(width: beside, height: available.height), camera: camera, content: content)
      ],
      clipMargin: clipMargin, castsShadow: true)
  }
}

extension IslandRegion {
  /// A region's own margins as padding beyond the island's (Figures §2.6).
  fileprivate func extraMargins(over outer: EdgeInsets) -> EdgeInsets {
    var extra = EdgeInsets()
    for override in margins {
      for edge in Edge.allCases where override.edges.contains(Edge.Set(edge)) { extra[edge] = override.length - outer[edge] }
    }
    return extra
  }
}
