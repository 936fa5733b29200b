import Foundation
import SkerryDiagnostics
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation

/// One picture as the rules see it: what was laid out where, and its pixels on demand.
@MainActor
package struct RenderTrace {
  package var device: Device
  package var scene: LaidOutScene
  package var settings: RenderSettings
  private let engine: Engine

  package init(scene: LaidOutScene, device: Device, settings: RenderSettings, engine: Engine) {
    self.scene = scene
    self.device = device
    self.settings = settings
    self.engine = engine
  }

  /// Everything that the views drew, each with what the views around it say.
  package var visits: [Visit] { scene.slots.flatMap { Visit.all(in: $0) } }

  /// Pixels of a tree of this scene at one pixel a point's scale of the device.
  func pixels(of tree: PlacedNode) -> Bitmap { engine.bitmap(of: tree, size: scene.size, scale: settings.scale) }

  /// Whether text is as large as it is unless a person asks for other sizes.
  var isStandardText: Bool { settings.dynamicType == .large }
}
