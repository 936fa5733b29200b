import Foundation
import SkerryDiagnostics
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation

/// One picture for the rules: its layout, and its pixels on demand.
@MainActor
package struct RenderTrace {
  package var device: Device
  /// The presentation, laid out.
  package let scene: LaidOutScene
  /// Everything that the views draw, with the settings of their ancestors.
  package let visits: [VisitedItem]
  /// The look in which the views are laid out.
  package var settings: RenderSettings
  private let engine: Engine

  package init(scene: LaidOutScene, device: Device, settings: RenderSettings, engine: Engine) {
    self.scene = scene
    visits = scene.slots.flatMap { VisitedItem.all(in: $0) }
    self.device = device
    self.settings = settings
    self.engine = engine
  }

  /// Pixels of a tree of this scene.
  func pixels(of tree: PlacedNode, scale: CGFloat) -> Bitmap { engine.bitmap(of: tree, size: scene.size, scale: scale) }

  /// The areas where something other than letters is drawn over an item, in the slots' points.
  func itemsAbove(_ index: Int) -> [CGRect] {
    let frame = visits[index].seenFrame
    return visits[(index + 1)...].filter { $0.isVisible && $0.text == nil && $0.seenFrame.intersects(frame) }.map(\.seenFrame)
  }

  /// Whether text has the default size or a smaller one.
  var isStandardText: Bool { settings.dynamicType == .large }
}
