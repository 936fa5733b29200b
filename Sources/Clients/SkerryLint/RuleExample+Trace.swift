import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension RuleExample {
  /// The example drawn in its presentation, as a trace for rules; `nil` if the device has no such presentation.
  package func trace(on device: Device = Devices.standard, engine: Engine, settings given: RenderSettings = RenderSettings())
    -> RenderTrace?
  {
    guard let spec = PresentationSpec(presentation, on: device) else { return nil }
    var settings = given
    settings.scale = device.scale
    let shown = engine.evaluating(settings) { AnyView(erasing: view()) }
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { shown }
    } compactLeading: {
      shown
    } compactTrailing: {
      if presentation == .compact { Color.green.frame(width: 8, height: 8) } else { shown }
    } minimal: {
      shown
    }
    let scene = ActivityScene(engine: engine, spec: spec, settings: settings)
      .layout(ActivitySurfaces(lockScreen: shown, island: island), supportsSmall: true)
    return RenderTrace(scene: scene, device: device, settings: settings, engine: engine)
  }
}
