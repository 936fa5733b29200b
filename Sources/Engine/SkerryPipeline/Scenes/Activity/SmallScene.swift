import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// The watch and CarPlay.
@MainActor
struct SmallScene {
  let stage: SceneContext

  func layout(_ view: any View) -> LaidOutScene {
    let node = stage.node(of: view)
    let traits = node.surfaceTraits()
    let frame = CGRect(origin: .zero, size: stage.spec.maximum.value)
    let (content, _) = stage.layoutEngine.layout(node, in: frame)
    let back = PlacedNode.shape(frame, radius: 0, .solid(traits.backgroundTint ?? RGBA(bytes: 28, 28, 30)))
    return LaidOutScene(
      tree: .group(
        frame, [.shape(frame, radius: 0, .solid(.black)), .clipped(frame, radius: stage.spec.cornerRadius.value, [back, content])]),
      size: frame.size,
      slots: [SceneSlot(.activity(.small), plate: frame, cornerRadius: stage.spec.cornerRadius.value, area: frame, content: content)])
  }

  /// Without the small family the system shows the compact sides next to each other (Figures §1.4).
  func layout(_ island: DynamicIsland) -> LaidOutScene {
    let frame = CGRect(origin: .zero, size: stage.spec.maximum.value)
    let inner = frame.insetBy(dx: 12, dy: 8)
    let half = CGSize(width: (inner.width - 8) / 2, height: inner.height)
    let radius = stage.spec.cornerRadius.value
    let left = stage.directed(CGRect(origin: inner.origin, size: half), in: frame)
    let right = stage.directed(CGRect(x: inner.midX + 4, y: inner.minY, width: half.width, height: half.height), in: frame)
    let (leading, _) = stage.layoutEngine.layout(stage.node(of: island.compactLeading), in: left, alignment: stage.directed(.leading))
    let (trailing, _) = stage.layoutEngine.layout(stage.node(of: island.compactTrailing), in: right, alignment: stage.directed(.trailing))
    let back = PlacedNode.shape(frame, radius: 0, .solid(RGBA(bytes: 28, 28, 30)))
    return LaidOutScene(
      tree: .group(frame, [.shape(frame, radius: 0, .solid(.black)), .clipped(frame, radius: radius, [back, leading, trailing])]),
      size: frame.size,
      slots: [(left, leading), (right, trailing)].map { area, content in
        SceneSlot(.activity(.small), plate: frame, cornerRadius: radius, area: area, content: content)
      })
  }
}
