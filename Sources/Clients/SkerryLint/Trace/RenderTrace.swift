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
  /// Everything that the views drew, with the settings of their ancestors.
  package let visits: [Visit]
  /// The look that the views are laid out in.
  package var settings: RenderSettings
  private let engine: Engine

  package init(scene: LaidOutScene, device: Device, settings: RenderSettings, engine: Engine) {
    self.scene = scene
    visits = scene.slots.flatMap { Visit.all(in: $0) }
    self.device = device
    self.settings = settings
    self.engine = engine
  }

  /// Pixels of a tree of this scene.
  func pixels(of tree: PlacedNode, scale: CGFloat) -> Bitmap { engine.bitmap(of: tree, size: scene.size, scale: scale) }

  /// Whether text is as large as it is unless a person asks for other sizes.
  var isStandardText: Bool { settings.dynamicType == .large }
}
