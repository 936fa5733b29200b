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

  /// Whether text has the default size or a smaller one.
  var isStandardText: Bool { settings.dynamicType == .large }
}
