import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension RuleExample {
  /// The example drawn in its place, as a trace for rules; `nil` if the device has no such presentation or widget.
  package func trace(on device: Device = Devices.standard, engine: Engine, settings given: RenderSettings = RenderSettings())
    -> RenderTrace?
  {
    var settings = given
    settings.scale = device.scale
    let shown = engine.evaluating(settings) { AnyView(erasing: view()) }
    let scene: LaidOutScene? =
      switch place {
      case .activity(let presentation):
        PresentationSpec(presentation, on: device).map { self.scene(of: shown, in: $0, engine, settings) }
      case .widget(let surface):
        WidgetSurfaceSpec(surface, on: device).map {
          WidgetScene(engine: engine, spec: $0, settings: settings).layout(shown, facts: ConfigurationFacts())
        }
      }
    return scene.map { RenderTrace(scene: $0, device: device, settings: settings, engine: engine) }
  }

  private func scene(of shown: AnyView, in spec: PresentationSpec, _ engine: Engine, _ settings: RenderSettings) -> LaidOutScene {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { shown }
    } compactLeading: {
      shown
    } compactTrailing: {
      if spec.presentation == .compact { Color.green.frame(width: 8, height: 8) } else { shown }
    } minimal: {
      shown
    }
    return ActivityScene(engine: engine, spec: spec, settings: settings)
      .layout(ActivitySurfaces(lockScreen: shown, island: island), supportsSmall: true)
  }
}
